// SPDX-License-Identifier: MIT
// What happened since a seat looked last, in the words of the log.
#pragma once

#include "core/match/match.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

class News {
public:
    /// Everybody has seen all up to their own last move.
    explicit News(const match::Match& match);

    /// What has been played between two moments, in entries of the journal.
    struct Span {
        std::size_t from = 0;
        std::size_t to = 0;
    };

    /// The seat has seen everything up to now.
    void saw(kit::Seat seat, const match::Match& match);
    /// This entry is gone, or it and all after it; so many are left.
    void forget(std::size_t entry, std::size_t left);
    /// What the seat has not seen yet.
    [[nodiscard]] Span unseen(kit::Seat seat, const match::Match& match) const;
    /// The last lines about it, newest last, and how many came before them.
    struct Told {
        QStringList lines;
        int before = 0;
    };
    /// As `seat` knows it.
    [[nodiscard]] static Told tell(Span span, kit::Seat seat, const match::Match& match,
                                   const QStringList& seatNames);

private:
    std::vector<std::size_t> m_seen; ///< entries, by seat
};

} // namespace taletop::app
