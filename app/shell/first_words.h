// SPDX-License-Identifier: MIT
// Explanations shown once, when a thing first occurs: a step, or a chapter of the narration. They disappear
// with it, after some seconds at the latest.
#pragma once

#include "app/session/match_session.h"
#include "core/contract/first_words.h"

#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class FirstWords : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has them")
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString entry READ entry NOTIFY changed)

public:
    /// Remembers in `file`, which must outlive this, what was shown.
    explicit FirstWords(QSettings& file, QObject* parent = nullptr);

    [[nodiscard]] QString text() const;  ///< one or two sentences; "" if nothing is new
    [[nodiscard]] QString entry() const; ///< the rule with the details: "PT-52"

    // ---- not for QML

    /// Listens to the table of `session`; nullptr for none.
    void follow(MatchSession* session);
    void setWanted(bool wanted); ///< are explanations shown at all?
    void forget();               ///< forgets which explanations were shown
    /// Sets how long an explanation stays at most, in milliseconds.
    void setLongest(int time) { m_time.setInterval(time); }

signals:
    void changed();

private:
    void look();
    void end();
    [[nodiscard]] QString happening() const;
    [[nodiscard]] const contract::FirstWord* wordFor(const QString& key) const;
    [[nodiscard]] QString noteOf(const contract::FirstWord& word) const;

    QSettings& m_file;
    bool m_wanted = true;
    QPointer<MatchSession> m_session;
    QString m_happening; ///< the last step or chapter looked at
    int m_viewer = -1;   ///< seat that the explanation is for
    const contract::FirstWord* m_word = nullptr;
    QTimer m_time; ///< runs while it is shown
};

} // namespace taletop::app
