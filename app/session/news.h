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

    /// The seat has seen everything up to now.
    void saw(kit::Seat seat, const match::Match& match);
    /// The last lines since then, as `seat` knows them, newest last.
    [[nodiscard]] QStringList since(kit::Seat seat, const match::Match& match,
                                    const QStringList& seatNames) const;

private:
    std::vector<std::size_t> m_seen; ///< entries, by seat
};

} // namespace taletop::app
