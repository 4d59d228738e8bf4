// SPDX-License-Identifier: MIT
// The log beside the table: what has been told of the match, and which moment each of its lines tells of.
#pragma once

#include "app/models/log_model.h"
#include "app/session/log_writer.h"
#include "app/session/session_table.h"

namespace taletop::app {

class LogKeeper {
public:
    /// `table` must outlive this.
    explicit LogKeeper(const SessionTable& table) : m_table(&table), m_writer(table.match) {}

    [[nodiscard]] LogModel& model() { return m_model; }
    /// The entry, from 1, has been carried out.
    void follow(std::size_t entry, const contract::AnyState& after) { m_writer.follow(entry, after); }
    /// Facts of an entry that has been followed are told.
    void add(const std::vector<kit::Fact>& facts, std::size_t entry);
    /// Writes the whole log anew, but for what is still to be told.
    void write();

    /// Where lines with this number lead: a position of the review.
    [[nodiscard]] int positionOf(int number) const { return m_writer.entryOf(number); }
    /// The number of the last lines at a position of the review; 0: none.
    [[nodiscard]] int numberAt(int position) const { return m_writer.numberAt(position); }
    /// Looking back: do they tell of the moment that is shown?
    [[nodiscard]] bool tellsThen(int number) const;
    /// All lines that do.
    [[nodiscard]] QStringList saidThen() const;

private:
    const SessionTable* m_table;
    LogModel m_model;
    LogWriter m_writer;
};

} // namespace taletop::app
