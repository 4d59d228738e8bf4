// SPDX-License-Identifier: MIT
// What a thing is, said once when it comes first: the step that is asked for, the chapter that is told. It
// ends with that, and after some seconds at the latest.
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
    /// What was said is kept in `file`, which must outlive this.
    explicit FirstWords(QSettings& file, QObject* parent = nullptr);

    [[nodiscard]] QString text() const;  ///< one sentence or two; "": there is nothing new
    [[nodiscard]] QString entry() const; ///< of the rules, that tells more of it: "PT-52"

    // ---- not for QML

    /// Listens to the table of `session`; nullptr: there is none.
    void follow(MatchSession* session);
    void setWanted(bool wanted); ///< whether anything is said at all
    void forget();               ///< what was said: everything is new again
    /// How long a word stays at most, in milliseconds.
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
    QString m_happening; ///< as it was looked at last
    int m_viewer = -1;   ///< to whom the word is said
    const contract::FirstWord* m_word = nullptr;
    QTimer m_time; ///< runs while it is said
};

} // namespace taletop::app
