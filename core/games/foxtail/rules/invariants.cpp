// SPDX-License-Identifier: MIT
// Checks the ledger's invariants on a full state. Messages name the invariant or the ledger entry. (Tests
// check 5, 11, 15 and 16, which compare several states.)
#include "core/games/foxtail/rules/deck_parts.h"
#include "core/games/foxtail/rules/rules.h"
#include "core/games/foxtail/rules/table_points.h"
#include "core/games/foxtail/rules/tokens.h"
#include "core/kit/at.h"

#include <cstdlib>

namespace taletop::foxtail {

namespace {

using Cards = std::span<const kit::Card>;

/// Checks a state and keeps the message about the first problem.
class Inspection {
public:
    explicit Inspection(const State& state) : m_state(state), m_seats(state.seats()) {}

    [[nodiscard]] std::string brokenInvariant() {
        checkNumbers();
        if (m_broken.empty())
            checkCards();
        if (m_broken.empty() && m_state.phase() >= Phase::Choose) {
            checkDeck();
            // Each check may rely on the previous checks.
            for (kit::Seat seat = 0; seat < m_seats && m_broken.empty(); ++seat)
                checkSeat(seat);
            if (m_broken.empty())
                checkTable();
        }
        return m_broken;
    }

private:
    void expect(bool holds, const char* sentence, kit::Seat seat = kit::spectator) {
        if (holds || !m_broken.empty())
            return;
        m_broken =
            seat == kit::spectator ? sentence : "seat " + std::to_string(seat) + ": " + std::string(sentence);
    }
    [[nodiscard]] int get(Number number, kit::Seat seat = 0) const { return m_state.number(number, seat); }
    [[nodiscard]] Cards cards(ZoneKind zone, kit::Seat seat) const { return m_state.cards(zone, seat); }
    [[nodiscard]] int bits(kit::Seat seat) const { return bitCount(m_state, seat); }
    [[nodiscard]] int finishedSeats() const {
        int count = 0;
        for (kit::Seat seat = 0; seat < m_seats; ++seat)
            count += isFinished(m_state, seat) ? 1 : 0;
        return count;
    }
    [[nodiscard]] int deckSize() const { return m_state.count(deckZone); }
    [[nodiscard]] bool playing() const { return m_state.phase() < Phase::Vote; }

    void checkNumbers() {
        expect(m_seats >= 1 && m_seats <= mostSeats, "FT-1: there are one to four seats");
        expect(get(Number::Solo) == (m_seats == 1 ? 1 : 0), "FT-66: one seat alone is solo practice");
        expect(get(Number::Phase) >= 0 && m_state.phase() <= Phase::Over, "FT-18: there is no such phase");
        for (kit::Seat seat = 0; seat < m_seats && m_broken.empty(); ++seat)
            for (const Number flag : {Number::MustDraw, Number::Brushing, Number::Done})
                expect(get(flag, seat) == 0 || get(flag, seat) == 1, "FT-18: a flag is neither 0 nor 1",
                       seat);
        for (auto seat = kit::seatAt(m_seats); seat < mostSeats && m_broken.empty(); ++seat)
            for (kit::Zone zone = 0; zone < zones.size(); ++zone)
                expect(zones.ownerOf(zone) != seat || m_state.empty(zone), "FT-1: an empty seat has cards",
                       seat);
    }

    void count(Cards zone) {
        for (const kit::Card& card : zone)
            if (card.face < faceCount)
                ++m_count[card.face];
            else
                expect(false, "FT-4: there is no such card");
    }
    /// Invariant 1: every card exists once, and each zone has the right number of cards.
    void checkCards() {
        count(m_state.cards(deckZone));
        for (kit::Seat seat = 0; seat < m_seats; ++seat) {
            count(cards(ZoneKind::Bits, seat));
            count(cards(ZoneKind::Drawn, seat));
        }
        int inPlay = 0;
        int tips = 0;
        for (std::uint8_t face = 0; face < faceCount; ++face)
            (isBit(face) ? inPlay : tips) += m_count[face];
        const int dealt = m_state.phase() == Phase::Deal ? 0 : bitsInPlay(m_seats);
        expect(inPlay == dealt, "invariant 1: there must be ten bits in play for each seat");
        expect(tips == m_seats, "invariant 1: there must be one tip for each seat");
        expect(m_state.count(asideZone) == lastBit - dealt, "invariant 1: the other bits must be set aside");
        count(m_state.cards(asideZone));
        for (std::uint8_t face = 0; face < faceCount; ++face) {
            const bool used = isBit(face) || (face >= firstTip && face < firstTip + m_seats);
            expect(m_count[face] == (used ? 1 : 0), "invariant 1: every card must be there once");
        }
    }

    void checkDeck() {
        int tips = 0;
        int highestTip = -1;
        for (int place = 0; place < deckSize(); ++place)
            if (isTip(kit::at(m_state.cards(deckZone), place).face)) {
                ++tips;
                highestTip = place;
            }
        const int unfinished = m_seats - finishedSeats();
        expect(tips == unfinished, "invariant 2: the deck must hold a tip for each unfinished seat");
        expect(deckSize() >= unfinished, "invariant 2: the deck must hold a card for each unfinished seat");
        expect(highestTip < lowerCards(m_seats), "FT-13: a tip lies in the upper part of the deck");
        expect(deckCards(m_seats) - deckSize() >= upperBits(m_seats) || unfinished == m_seats,
               "invariant 3: a tail is complete before the upper part of the deck is used up");
    }

    void checkSeat(kit::Seat seat) {
        checkTail(seat);
        if (!m_broken.empty())
            return;
        checkTurns(seat);
        checkSealed(seat);
        checkPoints(seat);
    }

    /// Checks invariant 4 and the structure of a tail.
    void checkTail(kit::Seat seat) {
        const Cards tail = cards(ZoneKind::Bits, seat);
        expect(!isFinished(m_state, seat) || (!tail.empty() && isTip(tail.back().face)),
               "FT-24: a finished tail must end with its tip", seat);
        if (!m_broken.empty())
            return;
        expect(bits(seat) <= longestTail, "FT-70: the tail is too long", seat);
        for (int place = 0; place < std::ssize(tail); ++place) {
            const bool tip = place == bits(seat);
            expect(isTip(kit::at(tail, place).face) == tip, "FT-24: a tip lies within the tail", seat);
            const int mark = kit::at(tail, place).mark;
            expect(place == 0 || tip ? mark == 0 : mark >= 1 && mark <= 4,
                   "invariant 4: every bit after the first must have one of the four links", seat);
        }
    }

    void checkTurns(kit::Seat seat) {
        const int finished = get(Number::Finished, seat);
        const int brushes = get(Number::Brushes, seat);
        const int turn = get(Number::Turn);
        expect(bits(seat) + brushes == (finished != 0 ? finished : turn) - 1,
               "invariant 6: bits and brushes must add up to the turns played", seat);
        expect(brushes <= std::max(0, bits(seat) - 1), "invariant 7: it has brushed too often", seat);
        if (get(Number::Brushing, seat) != 0)
            expect(bits(seat) >= 2 && finished == 0 && get(Number::MustDraw, seat) == 0,
                   "invariant 7: it may not brush", seat);
        expect(finished == 0 || (finished >= 9 && finished <= mostTurns(m_seats) && finished <= turn),
               "invariant 14: the finishing turn is out of bounds", seat);
        constexpr std::array fewestBits{8, 6, 5, 5};
        expect(finished == 0 || bits(seat) >= kit::at(fewestBits, m_seats - 1),
               "invariant 14: the finished tail is too short", seat);
    }

    /// Checks that the sealed tokens fit the phase and the public numbers (FT-17, FT-18, FT-62).
    void checkSealed(kit::Seat seat) {
        const Phase phase = m_state.phase();
        const bool done = get(Number::Done, seat) != 0;
        const bool unfinished = !isFinished(m_state, seat);
        const std::size_t choices = cards(ZoneKind::Choice, seat).size();
        const std::size_t drawn = cards(ZoneKind::Drawn, seat).size();
        const int links = m_state.count(ZoneKind::Links, seat);
        const std::size_t votes = cards(ZoneKind::Vote, seat).size();
        const bool brushing = get(Number::Brushing, seat) != 0;
        expect(choices == (phase == Phase::Choose && done && unfinished ? 1U : 0U),
               "FT-17: one sealed choice belongs to each seat that has chosen", seat);
        expect(drawn == (phase == Phase::Place && unfinished && !brushing ? 1U : 0U),
               "FT-18: one drawn bit belongs to each seat that has drawn one this turn", seat);
        int most = 0;
        if (phase == Phase::Place && unfinished)
            most = brushing ? bits(seat) - 1 : done ? 1 : 0;
        expect(links <= most && (!done || links == most), "FT-18: the sealed links do not fit the turn",
               seat);
        expect(votes == (phase == Phase::Vote && done ? 1U : 0U),
               "FT-62: one sealed vote belongs to each seat that has voted", seat);
    }

    /// Invariants 8, 9 and 10: the relations between points. FT-36 and FT-65 explain them.
    void checkPoints(kit::Seat seat) {
        const Tail tail = tailOf(m_state, seat);
        const int size = static_cast<int>(tail.size());
        if (size == 0)
            return;
        std::array<std::array<bool, kindCount>, longestTail> hidden{};
        int hiddenCorners = 0;
        int lost = 0;
        for (std::size_t place = 1; place < tail.size(); ++place) {
            // FT-29: a link A hides corner B of the previous bit, and a link B hides corner A of its own bit.
            // C and D work in the same way.
            const auto kind = static_cast<std::size_t>(joinedKind(tail[place].link));
            const bool over = kind % 2 == 0;
            bool& corner = hidden[over ? place - 1 : place][over ? kind + 1 : kind - 1];
            expect(!corner, "invariant 8: a corner is hidden twice", seat);
            corner = true;
            ++hiddenCorners;
            lost += joinStands(tail, place) ? 0 : 1;
        }
        expect(hiddenCorners == size - 1, "invariant 8: each link must hide one corner", seat);
        expect(lost % 2 == 0, "invariant 9: lost joins must come in pairs", seat);
        const OwnPoints own = ownPoints(tail);
        const int sets = own.match + own.chain;
        expect(sets <= 2 * (size - 1) && sets != 1, "invariant 10: the set points are out of bounds", seat);
        expect((own.variety == 0) == (sets == 0) && own.variety <= kindCount,
               "invariant 10: variety does not fit the sets", seat);
        expect(own.total() == 0 || own.total() >= 3, "invariant 10: own points are 0 or at least 3", seat);
    }

    /// Invariants 12 to 14: comparisons, the end of play, and votes.
    void checkTable() {
        const TablePoints table = tablePoints(m_state);
        int chains = 0;
        int first = 0;
        int votes = 0;
        int longest = 0;
        for (const SeatPoints& points : table) {
            for (const int line : {points.longestChain, points.biggestMatch, points.first})
                expect(line == 0 || line == 2, "invariant 12: a comparison scores 0 or 2");
            chains += points.longestChain;
            first += points.first;
            votes += points.prettiest;
            longest = std::max(longest, points.own.longestChain);
        }
        expect(m_seats == 1 || longest == 0 || chains > 0, "invariant 12: somebody has the longest chain");
        expect(playing() == (finishedSeats() < m_seats), "FT-27: play ends when all tails are complete");
        expect(playing() || m_seats == 1 || first > 0, "invariant 12: somebody was first to finish");
        const bool voted = m_state.phase() == Phase::Over && m_seats > 1;
        expect(votes == (voted ? m_seats : 0),
               "invariant 13: each seat gives one vote, after the end of play");
        for (kit::Seat seat = 0; seat < m_seats; ++seat)
            for (const kit::Card& token : cards(ZoneKind::Ballot, seat))
                expect(seatOfToken(token.face) == seat && voterOfMark(token.mark) != seat,
                       "invariant 13: a vote is for somebody else", seat);
    }

    const State& m_state;
    int m_seats;
    std::array<int, faceCount> m_count{};
    std::string m_broken;
};

} // namespace

std::string Rules::brokenInvariant(const State& state) { return Inspection(state).brokenInvariant(); }

} // namespace taletop::foxtail
