// SPDX-License-Identifier: MIT
// Writes the log of a match: lines for those who may read all of it, with the cards that they are
// about, what the table has agreed to, and who has taken over a seat.
#pragma once

#include "app/models/log_model.h"
#include "core/match/match.h"

#include <map>
#include <vector>

namespace taletop::app {

class LogWriter {
public:
    /// `match` must outlive this.
    explicit LogWriter(const match::Match& match) : m_match(&match) {}

    /// The journal is gone through anew, for these readers.
    void restart(kit::Seat eyes);
    /// An entry, from 1, has been carried out: what it did to the score by the state after it. That
    /// is the sum of the score sheet as the readers would have to count it now.
    void follow(std::size_t entry, const contract::AnyState& after);
    /// The lines of facts of an entry that has been followed, as the readers learn them. Entries in
    /// order.
    [[nodiscard]] std::vector<LogModel::Row> rows(std::size_t entry, const std::vector<kit::Fact>& facts);
    /// What the table agreed to after that entry, and what became of its seats; 0: before the first.
    [[nodiscard]] std::vector<LogModel::Row> agreed(std::size_t entry);

    /// The entry that lines of this number tell of. The numbers themselves count what is told alone,
    /// else the gaps would tell how many small moves somebody has made in secret.
    [[nodiscard]] int entryOf(int number) const;
    /// The number of the last lines up to an entry; 0: none.
    [[nodiscard]] int numberAt(int entry) const;

private:
    void addPlace(const kit::Fact& fact, std::vector<LogModel::Place>& places) const;
    [[nodiscard]] QStringList namesAt(std::size_t entry) const;
    [[nodiscard]] QString wordsOf(const match::Agreement& agreement) const;
    [[nodiscard]] static QString wordsOf(const match::SeatRecord& before, const match::SeatRecord& now);
    [[nodiscard]] std::vector<int> totals(const contract::AnyState& state) const;

    const match::Match* m_match;
    kit::Seat m_eyes = kit::spectator;
    std::map<int, std::pair<QString, int>> m_zones; ///< kind and owner by number
    std::vector<int> m_totals;
    std::vector<bool> m_scored;         ///< by entry
    std::vector<std::size_t> m_entries; ///< by number of lines, from 1
};

} // namespace taletop::app
