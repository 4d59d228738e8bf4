// SPDX-License-Identifier: MIT
// The lesson at the table: the current step, which the strip above the table shows, and its effects on the
// session.
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
    /// Guides `session`, which owns this object and shows the match that `run` has opened.
    LessonGuide(MatchSession& session, match::LessonRun run);

    [[nodiscard]] int number() const; ///< number of the step, from 1; at the end, the last
    [[nodiscard]] int count() const { return static_cast<int>(m_run.size()); }
    [[nodiscard]] int chapter() const { return static_cast<int>(m_run.chapterOf(m_run.number())); }
    [[nodiscard]] QStringList chapters() const;
    /// Returns the text of the step, or a text about the others' moves while they are moving.
    [[nodiscard]] QString text() const;
    /// Returns a comment on the previous step, or "".
    [[nodiscard]] QString praise() const;
    [[nodiscard]] QString entry() const override;
    /// Returns the touch target to highlight, or "".
    [[nodiscard]] QString look() const;
    [[nodiscard]] bool tells() const; ///< does this step only explain, until Next is pressed?
    [[nodiscard]] bool asks() const;  ///< must the learner move?
    [[nodiscard]] bool done() const { return m_run.done(); }
    [[nodiscard]] bool showing() const { return m_shown >= 0; } ///< is the step being played for the learner?

    Q_INVOKABLE void next();
    /// Plays the step for the learner: a move now, then one after the other until the step is done or the
    /// learner touches something. Another call makes the next move at once.
    Q_INVOKABLE void show();
    Q_INVOKABLE void stopShowing();

    // ---- for C++ only

    [[nodiscard]] const match::LessonRun& run() const { return m_run; }
    /// Returns the index of the step, from 0, or the number of steps after the end.
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
    [[nodiscard]] QString nextPart() const;

    MatchSession& m_session;
    match::LessonRun m_run;
    kit::Text m_praise;
    QString m_said;   ///< text last announced to screen readers
    int m_shown = -1; ///< step being played for the learner, or -1
    QTimer m_pace;    ///< time until the next move of that step
};

} // namespace taletop::app
