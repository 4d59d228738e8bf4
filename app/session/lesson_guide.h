// SPDX-License-Identifier: MIT
// The lesson at the table: the step that is taught, as the strip above the table shows it, and what follows
// from it for the session.
#pragma once

#include "app/session/guide.h"
#include "app/session/match_session.h"
#include "core/match/lesson_run.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class LessonGuide : public QObject, public Guide {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the practice has one")
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QStringList chapters READ chapters CONSTANT)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString praise READ praise NOTIFY changed)
    Q_PROPERTY(QString entry READ entry NOTIFY changed)
    Q_PROPERTY(QString look READ look NOTIFY changed)
    Q_PROPERTY(bool tells READ tells NOTIFY changed)
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    Q_PROPERTY(bool done READ done NOTIFY changed)
    Q_PROPERTY(bool showing READ showing NOTIFY changed)

public:
    /// Belongs to `session`, which shows the match that `run` has opened.
    LessonGuide(MatchSession& session, match::LessonRun run);

    [[nodiscard]] int number() const; ///< of the step, from 1; at the end the last one's
    [[nodiscard]] int count() const { return static_cast<int>(m_run.size()); }
    [[nodiscard]] int chapter() const { return static_cast<int>(m_run.chapterOf(m_run.number())); }
    [[nodiscard]] QStringList chapters() const;
    /// What is said now; while the others move, that they do.
    [[nodiscard]] QString text() const;
    /// A word about the step before, or "".
    [[nodiscard]] QString praise() const;
    [[nodiscard]] QString entry() const override;
    /// What is golden, as touches are called, or "".
    [[nodiscard]] QString look() const;
    [[nodiscard]] bool tells() const; ///< Next goes on
    [[nodiscard]] bool asks() const;  ///< the learner is to move
    [[nodiscard]] bool done() const { return m_run.done(); }
    [[nodiscard]] bool showing() const { return m_shown >= 0; } ///< until the step is done

    Q_INVOKABLE void next();
    /// Does for the learner what the step asks for: a move now, and one after the other until the step is
    /// done or the learner touches something. Asked again meanwhile, the next move comes at once.
    Q_INVOKABLE void show();
    Q_INVOKABLE void stopShowing();

    // ---- not for QML

    [[nodiscard]] const match::LessonRun& run() const { return m_run; }
    /// The step, from 0; of the end the number of steps.
    [[nodiscard]] int place() const { return static_cast<int>(m_run.number()); }
    [[nodiscard]] QString putsOff(const contract::AnyMove& move) const override;
    [[nodiscard]] std::optional<contract::AnyMove> moveOf(kit::Seat seat) const override;
    [[nodiscard]] bool holds() const override { return tells(); }

signals:
    void changed();

private:
    void follow();
    void tell();
    void showMove();
    void showOn();
    [[nodiscard]] bool isTold() const;

    MatchSession& m_session;
    match::LessonRun m_run;
    kit::Text m_praise;
    QString m_said;   ///< to screen readers, last
    int m_shown = -1; ///< the step that is done for the learner, or -1
    QTimer m_pace;    ///< to the next move of it
};

} // namespace taletop::app
