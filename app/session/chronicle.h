// SPDX-License-Identifier: MIT
// What each seat did in a match that is over, for the score sheet.
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
    /// {key, label, heading, cells: [{text, words}] by seat}; none while the match goes on, and of games
    /// without a chronicle.
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
