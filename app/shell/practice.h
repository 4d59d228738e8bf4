// SPDX-License-Identifier: MIT
// The practice table: an example of the rulebook, set up to be played, and the way back to where
// one came from.
#pragma once

#include "app/session/match_session.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <variant>

namespace taletop::app {

/// An example as it lies in the resources.
struct Example {
    match::Match match;
    QString entry;   ///< "FT-45"
    QString title;   ///< of the entry
    QString caption; ///< what it shows and what to try
    QString notice;  ///< as loading a save gives it
};

/// The example of this entry below `folder`/<game>/examples; or a sentence on why there is none.
[[nodiscard]] std::variant<Example, QString>
readExample(const QString& entry, const QString& folder = QStringLiteral(":/art/games"));

class Practice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App has one")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString entry READ entry NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString caption READ caption NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] bool active() const { return m_session != nullptr; }
    [[nodiscard]] QString entry() const { return m_entry; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString caption() const { return m_caption; }

    // ---- not for QML

    /// `session` shows the example now.
    void begin(const Example& example, MatchSession* session);
    /// Whoever goes to practise comes from this page; from a table, with the match that waits there:
    /// it is held as it is until takeBack() or end().
    void comeFrom(const QString& page, MatchSession* waiting);
    [[nodiscard]] QString page() const { return m_page; }
    [[nodiscard]] MatchSession* waiting() const { return m_waiting.get(); }
    /// The match that waited, no longer kept here; nullptr if one came from elsewhere.
    [[nodiscard]] MatchSession* takeBack(QObject* owner);
    /// Another match is on the table, or none; what waited is not needed any more.
    void end();
    [[nodiscard]] bool shows(const MatchSession* session) const { return m_session == session; }

signals:
    void changed();

private:
    const MatchSession* m_session = nullptr;
    std::unique_ptr<MatchSession> m_waiting;
    QString m_page;
    QString m_entry;
    QString m_title;
    QString m_caption;
};

} // namespace taletop::app
