// SPDX-License-Identifier: MIT
// What a thing is, said once to whoever meets it first: the step that is asked for, the chapter that is told.
// It stays until it is put away or the person plays on, and counts as said only if there was time to read it.
#pragma once

#include "app/session/match_session.h"
#include "core/contract/first_words.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class FirstWords : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has them")
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString entry READ entry NOTIFY changed)
    Q_PROPERTY(bool seen READ seen WRITE setSeen NOTIFY seenChanged)

public:
    /// What was said is kept in `file`, which must outlive this.
    explicit FirstWords(QSettings& file, QObject* parent = nullptr) : QObject(parent), m_file(file) {}

    [[nodiscard]] QString text() const;  ///< one sentence or two; "": there is nothing new
    [[nodiscard]] QString entry() const; ///< of the rules, that tells more of it: "PT-52"
    /// There is room for it on the table: what nobody could see is said another time.
    [[nodiscard]] bool seen() const { return m_shown.isValid(); }
    void setSeen(bool seen);

    /// It has been read.
    Q_INVOKABLE void putAway();

    // ---- not for QML

    /// Listens to the table of `session`; nullptr: there is none.
    void follow(MatchSession* session);
    /// Whether anything is said at all. Once it is wanted again, everything is new again.
    void setWanted(bool wanted);
    /// How long a letter takes to be read, in milliseconds.
    void setReadingTime(int letter) { m_readingTime = letter; }

signals:
    void changed();
    void seenChanged();

private:
    void look();
    void notePlayed();
    void drop(bool read);
    [[nodiscard]] QString happening() const;
    [[nodiscard]] const contract::FirstWord* wordFor(const QString& key) const;
    [[nodiscard]] QString noteOf(const contract::FirstWord& word) const;

    QSettings& m_file;
    int m_readingTime = 40; // for quick readers
    bool m_wanted = true;
    QPointer<MatchSession> m_session;
    QString m_happening; ///< as it was looked at last
    int m_viewer = -1;   ///< to whom the word is said
    const contract::FirstWord* m_word = nullptr;
    QElapsedTimer m_shown; ///< since it can be seen
};

} // namespace taletop::app
