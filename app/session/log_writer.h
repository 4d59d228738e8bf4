// SPDX-License-Identifier: MIT
// Writes the log of a match: lines for those who may read all of it, with the cards that they are
// about, and what the table has agreed to take back.
#pragma once

#include "app/models/log_model.h"
#include "core/match/match.h"

#include <map>
#include <vector>

namespace taletop::app {

class LogWriter {
public:
    /// `match` must outlive this.
    explicit LogWriter(const match::Match& match);

    /// The journal is gone through anew, for these readers.
    void restart(kit::Seat eyes);
    /// An entry, from 1, has been carried out: what it did to the score by the state after it. That
    /// is the sum of the score sheet as the readers would have to count it now.
    void follow(std::size_t entry, const ruleset::AnyState& after);
    /// The lines of facts of an entry that has been followed, as the readers learn them.
    [[nodiscard]] std::vector<LogModel::Row> rows(std::size_t entry,
                                                  const std::vector<kit::Fact>& facts) const;
    /// What was taken back after that entry; 0: before the first.
    [[nodiscard]] std::vector<LogModel::Row> takenBack(std::size_t entry) const;

private:
    void addPlace(const kit::Fact& fact, std::vector<LogModel::Place>& places) const;
    [[nodiscard]] std::vector<int> totals(const ruleset::AnyState& state) const;

    const match::Match* m_match;
    QStringList m_names;
    kit::Seat m_eyes = kit::spectator;
    std::map<int, std::pair<QString, int>> m_zones; ///< kind and owner by number
    std::vector<int> m_totals;
    std::vector<bool> m_scored; ///< by entry
};

} // namespace taletop::app
