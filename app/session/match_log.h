// SPDX-License-Identifier: MIT
// The log beside the table: everything narrated so far, and the moment that each line belongs to.
#pragma once

#include "app/models/log_model.h"
#include "app/session/log_writer.h"
#include "app/session/session_table.h"

namespace taletop::app {

// Uses the full name of the base class, because Qt 6.4 does not find it in QML otherwise.
class MatchLog : public taletop::app::LogModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")

public:
    /// `table` must outlive this.
    explicit MatchLog(const SessionTable& table) : m_table(&table), m_writer(table.match) {}

    /// Returns the review position of the lines with this number.
    Q_INVOKABLE int positionOf(int number) const { return m_writer.entryOf(number); }
    /// Returns the number of the last lines up to a review position, or 0 if there are none.
    Q_INVOKABLE int numberAt(int position) const { return m_writer.numberAt(position); }
    /// Do these lines belong to the moment shown in the review?
    Q_INVOKABLE bool tellsThen(int number) const;

    // ---- for C++ only

    /// Passes an entry of the match (from 1) to the log writer.
    void follow(std::size_t entry, const contract::AnyState& after) { m_writer.follow(entry, after); }
    /// Adds the narrated facts of an entry that was passed to follow().
    void add(const std::vector<kit::Fact>& facts, std::size_t entry);
    /// Writes the whole log again, except for what is still to be narrated.
    void write();

    /// Returns all lines of the moment shown in the review.
    [[nodiscard]] QStringList saidThen() const;

private:
    const SessionTable* m_table;
    LogWriter m_writer;
};

} // namespace taletop::app
