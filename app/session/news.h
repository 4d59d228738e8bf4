// SPDX-License-Identifier: MIT
// The log lines about everything that has happened since a seat last looked.
#pragma once

#include "core/match/match.h"

#include <QStringList>

#include <vector>

namespace taletop::app {

class News {
public:
    /// Assumes that every seat has seen everything up to its own last move.
    explicit News(const match::Match& match);

    /// A range of journal entries.
    struct Span {
        std::size_t from = 0;
        std::size_t to = 0;
    };

    /// Records that the seat has now seen everything.
    void saw(kit::Seat seat, const match::Match& match);
    /// Forgets an entry that was taken back. `left` entries remain.
    void forget(std::size_t entry, std::size_t left);
    /// Returns the entries that the seat has not seen yet.
    [[nodiscard]] Span unseen(kit::Seat seat, const match::Match& match) const;
    /// The last lines about some entries, newest last, and the number of lines before them.
    struct Told {
        QStringList lines;
        int before = 0;
    };
    /// Describes the entries with public knowledge only.
    [[nodiscard]] static Told tell(Span span, const match::Match& match, const QStringList& seatNames);

private:
    std::vector<std::size_t> m_seen; ///< number of entries seen, by seat
};

} // namespace taletop::app
