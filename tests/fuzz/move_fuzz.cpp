// SPDX-License-Identifier: MIT
// Reads any bytes as moves. The first four choose the game, the seats, the seed and the number of random
// moves to play first. Each line after them is a move that every seat tries.
#include "tests/fuzz/require.h"
#include "tests/fuzz/start.h"

#include <cstdint>
#include <map>
#include <vector>

using namespace taletop;
using taletop::tests::require;
using taletop::tests::Start;

namespace {

/// Returns the match for the start of an input. It is cached, because most inputs share few starts, and
/// playing up to a start takes most of the time.
const match::Match& somewhere(const Start& any) {
    static std::map<Start, match::Match> known;
    const Start start = tests::usual(any);
    const auto found = known.find(start);
    return found != known.end() ? found->second : known.emplace(start, tests::played(start)).first->second;
}

/// A match with the views of all seats, which are computed again only after a move.
class Attempts {
public:
    explicit Attempts(const match::Match& start) : m_match(start) { look(); }

    void tryMove(std::string_view text) {
        const contract::Game& game = m_match.game();
        const auto move = game.parseMove(text);
        const auto outcome = contract::parseChance(text);
        require(!outcome || contract::parseChance(contract::chanceText(*outcome)) == outcome,
                "chance round trip");
        if (!move)
            return;
        const auto again = game.parseMove(game.moveText(*move));
        require(again.has_value() && game.sameMove(*again, *move),
                "a parsed move is written and parsed again");
        for (kit::Seat seat = 0; seat < m_match.header().options.seats; ++seat)
            tryFor(seat, *move);
    }

private:
    void look() {
        m_views.clear();
        for (kit::Seat seat = 0; seat < m_match.header().options.seats; ++seat)
            m_views.push_back(m_match.view(seat));
    }

    void tryFor(kit::Seat seat, const contract::AnyMove& move) {
        const contract::Game& game = m_match.game();
        const auto refusal = game.whyNot(m_match.state(), seat, move);
        require(refusal == game.whyNot(m_views[static_cast<std::size_t>(seat)], seat, move),
                "a refusal knows what the seat knows");
        require(!refusal || !game.refusalText(*refusal).empty(), "a refusal has a sentence");
        require(refusal || m_match.pending().seats.contains(seat), "only pending seats move");
        require(m_match.submit(seat, move) == refusal, "submit refuses what whyNot refuses");
        if (refusal)
            return;
        require(game.brokenInvariant(m_match.state()).empty(), "the state stays a legal one");
        look();
    }

    match::Match m_match;
    std::vector<contract::AnyState> m_views;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t head = std::tuple_size_v<Start>;
    if (size < head)
        return 0;
    Attempts attempts(somewhere({data[0], data[1], data[2], data[3]}));
    std::string_view rest(reinterpret_cast<const char*>(data) + head, size - head);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        attempts.tryMove(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return 0;
}
