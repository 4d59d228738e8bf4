// SPDX-License-Identifier: MIT
// The log beside the table: what has been told of the match, and which moment each of its lines tells of.
#pragma once

#include "app/models/log_model.h"
#include "app/session/log_writer.h"
#include "app/session/session_table.h"

namespace taletop::app {

// Qt 6.4 finds the base of a type for QML by its whole name alone.
class MatchLog : public taletop::app::LogModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")

public:
    /// `table` must outlive this.
    explicit MatchLog(const SessionTable& table) : m_table(&table), m_writer(table.match) {}

    /// Where lines with this number lead: a position of the review.
    Q_INVOKABLE int positionOf(int number) const { return m_writer.entryOf(number); }
    /// The number of the last lines at a position of the review; 0: none.
    Q_INVOKABLE int numberAt(int position) const { return m_writer.numberAt(position); }
    /// Looking back: do they tell of the moment that is shown?
    Q_INVOKABLE bool tellsThen(int number) const;

    // ---- not for QML

    /// The entry, from 1, has been carried out.
    void follow(std::size_t entry, const contract::AnyState& after) { m_writer.follow(entry, after); }
    /// Facts of an entry that has been followed are told.
    void add(const std::vector<kit::Fact>& facts, std::size_t entry);
    /// Writes the whole log anew, but for what is still to be told.
    void write();

    /// All lines that tell of the moment that is shown.
    [[nodiscard]] QStringList saidThen() const;

private:
    const SessionTable* m_table;
    LogWriter m_writer;
};

} // namespace taletop::app
