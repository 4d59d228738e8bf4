// SPDX-License-Identifier: MIT
// The lines about what has happened since a seat's last move, as the seat knows it. Keeps the facts of the
// match, so that nobody has to play it again for every line.
#pragma once

#include "core/match/match.h"
#include "core/table/playback.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

class HandNews {
public:
    /// Takes in the last entries of the match; needed only for speed.
    void follow(const match::Match& match, const std::vector<table::Played>& played);
    /// The last lines, newest last; at most `mostLines`.
    [[nodiscard]] QStringList lines(const match::Match& match, kit::Seat seat, const QStringList& names);

    static constexpr qsizetype mostLines = 8;

private:
    void catchUp(const match::Match& match);

    std::vector<std::vector<kit::Fact>> m_facts; ///< facts of each entry, unredacted
    std::uint64_t m_hash = 0;                    ///< hash of the last entry
};

} // namespace taletop::app
