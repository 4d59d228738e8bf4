// SPDX-License-Identifier: MIT
// Writes the log of a match: lines with the cards that they are about, table agreements and changes of
// players. Includes only what the log's readers may know.
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

    /// Starts the log again from the first entry. `eyes` is the viewer, whose knowledge limits the log.
    void restart(kit::Seat eyes);
    /// Adds an entry (from 1), and notes whether it changed the score in the state after it. The score is the
    /// total that these readers can count.
    void follow(std::size_t entry, const contract::AnyState& after);
    /// Returns the log lines for the facts of an entry that was passed to follow(), as these readers see
    /// them. Must be called in the order of the entries.
    [[nodiscard]] std::vector<LogModel::Row> rows(std::size_t entry, const std::vector<kit::Fact>& facts);
    /// Returns the lines for agreements and seat changes after this entry; 0 means before the first entry.
    [[nodiscard]] std::vector<LogModel::Row> agreed(std::size_t entry);

    /// Returns the entry of the lines with this number. Numbers count only narrated entries, because gaps
    /// would reveal how many small moves a seat has made in secret.
    [[nodiscard]] int entryOf(int number) const;
    /// Returns the number of the last lines up to an entry, or 0 if there are none.
    [[nodiscard]] int numberAt(int entry) const;

private:
    void addPlace(const kit::Fact& fact, std::vector<LogModel::Place>& places) const;
    [[nodiscard]] QStringList namesAt(std::size_t entry) const;
    [[nodiscard]] QString wordsOf(const match::Agreement& agreement) const;
    [[nodiscard]] static QString wordsOf(const match::SeatRecord& before, const match::SeatRecord& now);
    [[nodiscard]] std::vector<int> totals(const contract::AnyState& state) const;

    const match::Match* m_match;
    kit::Seat m_eyes = kit::spectator;
    std::map<int, std::pair<QString, int>> m_zones; ///< kind and owner by zone number
    std::vector<int> m_totals;
    std::vector<bool> m_scored;         ///< did the entry change the score? (by entry)
    std::vector<std::size_t> m_entries; ///< entries by line number, from 1
};

} // namespace taletop::app
