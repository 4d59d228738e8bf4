// SPDX-License-Identifier: MIT
// The words above the table: who must do what now, what is told, or which moment is looked back at.
#pragma once

#include "app/session/match_log.h"
#include "app/session/session_table.h"

#include <QCoreApplication>
#include <QString>

namespace taletop::app {

class TablePrompt {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::TablePrompt)

public:
    /// All must outlive this.
    TablePrompt(const SessionTable& table, const MatchLog& log) : m_table(&table), m_log(&log) {}

    [[nodiscard]] QString text() const;   ///< one sentence
    [[nodiscard]] QString detail() const; ///< what more is to be said of it, or ""
    [[nodiscard]] QString step() const;   ///< the key of what is asked, "over" at the end

private:
    [[nodiscard]] QString ofReview() const;

    const SessionTable* m_table;
    const MatchLog* m_log;
};

} // namespace taletop::app
