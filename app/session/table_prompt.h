// SPDX-License-Identifier: MIT
// The words in the bar at the bottom: the current question, the narration, or the moment shown in the review.
#pragma once

#include "app/session/match_log.h"
#include "app/session/session_table.h"

#include <QCoreApplication>
#include <QString>

namespace taletop::app {

class TablePrompt {
    Q_DECLARE_TR_FUNCTIONS(taletop::app::TablePrompt)

public:
    /// All arguments must outlive this.
    TablePrompt(const SessionTable& table, const MatchLog& log) : m_table(&table), m_log(&log) {}

    [[nodiscard]] QString text() const;   ///< one sentence
    [[nodiscard]] QString detail() const; ///< additional text, or ""
    [[nodiscard]] QString step() const;   ///< key of the question; "over" at the end
    /// Returns a sentence about the people who must answer on their phones while the screen asks nobody, or
    /// "".
    [[nodiscard]] QString awaitedOnPhones() const;

private:
    [[nodiscard]] QString ofReview() const;

    const SessionTable* m_table;
    const MatchLog* m_log;
};

} // namespace taletop::app
