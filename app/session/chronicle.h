// SPDX-License-Identifier: MIT
// A record of each seat's game, which the score sheet shows after the match.
#pragma once

#include "app/session/match_session.h"
#include "core/contract/chronicle.h"

#include <QPointer>

#include <vector>

namespace taletop::app {

class Chronicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(taletop::app::MatchSession* session READ session WRITE setSession NOTIFY changed)
    /// List of maps {key, label, heading, cells: [{text, words}] by seat}. Empty until the match is over, and
    /// in games without a chronicle.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] MatchSession* session() const { return m_session; }
    void setSession(MatchSession* session);
    [[nodiscard]] QVariantList rows() const { return m_rows; }

signals:
    void changed();

private:
    void write();

    QPointer<MatchSession> m_session;
    QVariantList m_rows;
};

} // namespace taletop::app
