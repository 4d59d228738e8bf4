// SPDX-License-Identifier: MIT
// Describes what has happened since a seat's last move, as far as the seat may know it. Caches the facts of
// the match, so that it does not have to be replayed for every line.
#pragma once

#include "core/match/match.h"
#include "core/table/playback.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

class HandNews {
public:
    /// Adds the match's latest entries to the cache. This is optional but saves time.
    void follow(const match::Match& match, const std::vector<table::Played>& played);
    /// Returns the lines, newest last, at most `mostLines`.
    [[nodiscard]] QStringList lines(const match::Match& match, kit::Seat seat, const QStringList& names);

    static constexpr qsizetype mostLines = 8;

private:
    void catchUp(const match::Match& match);

    std::vector<std::vector<kit::Fact>> m_facts; ///< unredacted facts of each entry
    std::uint64_t m_hash = 0;                    ///< hash of the last entry
};

} // namespace taletop::app
