// SPDX-License-Identifier: MIT
// Explanations that are shown once, when a step or a chapter of the narration first occurs. They disappear
// with it, or after some seconds.
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
    /// Records in `file`, which must outlive this, which explanations were shown.
    explicit FirstWords(QSettings& file, QObject* parent = nullptr);

    [[nodiscard]] QString text() const;  ///< one or two sentences; "" if nothing is new
    [[nodiscard]] QString entry() const; ///< rule with the details, such as "PT-52"

    // ---- for C++ only

    /// Listens to the table of `session`, or to none if it is nullptr.
    void follow(MatchSession* session);
    void setWanted(bool wanted); ///< are explanations shown at all?
    void forget();               ///< allows all explanations to be shown again
    /// Sets the longest time that an explanation is shown, in milliseconds.
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
    QString m_happening; ///< step or chapter last looked at
    int m_viewer = -1;   ///< seat that the explanation is for
    const contract::FirstWord* m_word = nullptr;
    QTimer m_time; ///< runs while an explanation is shown
};

} // namespace taletop::app
