// SPDX-License-Identifier: MIT
// The chronicle of the four turns: the score of each turn, and its events.
#include "core/games/papertales/rules/score.h"
#include "core/games/papertales/words/words.h"
#include "core/kit/at.h"

#include <algorithm>

namespace taletop::papertales {

namespace {

using contract::ChronicleRow;
using Numbers = std::array<int, mostSeats>;
using Sentences = std::array<std::vector<kit::Text>, mostSeats>;

/// The events of one turn, for every seat.
struct Turn {
    Numbers points{}; ///< change of the seat's points on the track
    Numbers wars{};   ///< points from phase 3
    Numbers deaths{}; ///< points from phase 6
    Numbers lost{};   ///< points from phase 2 (PT-93)
    Numbers gold{};   ///< received: wars, income, deaths
    Sentences battles;
    Sentences built;
    Sentences dead;
};

class Reader {
public:
    void read(const kit::Fact& fact) {
        if (fact.kind == kit::Fact::Kind::Scalar)
            return readNumber(fact);
        const auto note = static_cast<Note>(fact.key);
        if (note == Note::TurnBegins)
            m_turns.emplace_back();
        if (!m_turns.empty() && fact.seat >= 0 && fact.seat < mostSeats) {
            readGain(note, fact);
            readDeed(note, fact);
        }
    }
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }

private:
    void readNumber(const kit::Fact& fact) {
        if (fact.key == static_cast<std::uint8_t>(Number::Step))
            m_phase = phaseOf(static_cast<Step>(fact.value));
        const int seat = static_cast<int>(fact.key) - static_cast<int>(Number::Points);
        if (seat < 0 || seat >= mostSeats || m_turns.empty())
            return;
        int& now = kit::at(m_points, seat);
        const int change = fact.value - now;
        now = fact.value;
        Turn& turn = m_turns.back();
        kit::at(turn.points, seat) += change;
        if (m_phase != Phase::Wars) // WarPoints has the sum of the points from Wars
            kit::at((m_phase == Phase::Deployment ? turn.lost : turn.deaths), seat) += change;
    }
    void readGain(Note note, const kit::Fact& fact) {
        const auto seat = static_cast<std::size_t>(int{fact.seat});
        const int amount = fact.arguments[0];
        if (note == Note::WarPoints) {
            m_turns.back().wars[seat] += amount;
            if (const int won = fact.arguments[1]; won > 0)
                m_turns.back().battles[seat].push_back(
                    text(TALETOP_PLURAL("papertales", "%n War(s) won")).plural(won));
        }
        if (note == Note::WarGoldPart || note == Note::Income || note == Note::DeathGoldPart)
            m_turns.back().gold[seat] += amount;
    }
    void readDeed(Note note, const kit::Fact& fact) {
        const auto seat = static_cast<std::size_t>(int{fact.seat});
        const auto named = [&](const char* source) { return text(source).word(nameOf(fact.arguments[0])); };
        if (note == Note::Builds)
            m_turns.back().built[seat].push_back(
                named(TALETOP_TEXT("papertales", "%1 %2")).number(fact.arguments[1]));
        if (note == Note::Upgrades || note == Note::Raises)
            m_turns.back().built[seat].push_back(named(TALETOP_TEXT("papertales", "%1 2")));
        if (note == Note::Dies)
            m_turns.back().dead[seat].push_back(named(TALETOP_TEXT("papertales", "%1")));
    }

    std::vector<Turn> m_turns;
    Numbers m_points{};
    Phase m_phase = Phase::Recruitment;
};

class Writer {
public:
    explicit Writer(kit::Seat seats) : m_seats(static_cast<std::size_t>(seats)) {}

    void write(int number, const Turn& turn) {
        add("turn", text(TALETOP_TEXT("papertales", "Turn %1")).number(number), &turn.points);
        rows.back().heading = true;
        add("wars", text(TALETOP_TEXT("papertales", "Wars")), &turn.wars, &turn.battles);
        if (any(turn.lost))
            add("lost", text(TALETOP_TEXT("papertales", "Lost to Units")), &turn.lost);
        if (any(turn.deaths))
            add("deaths", text(TALETOP_TEXT("papertales", "Deaths")), &turn.deaths);
        add("gold", text(TALETOP_TEXT("papertales", "Gold received")), &turn.gold);
        add("built", text(TALETOP_TEXT("papertales", "Built")), nullptr, &turn.built);
        add("dead", text(TALETOP_TEXT("papertales", "Died")), nullptr, &turn.dead);
    }

    std::vector<ChronicleRow> rows;

private:
    static bool any(const Numbers& numbers) {
        return std::ranges::any_of(numbers, [](int number) { return number != 0; });
    }
    void add(const char* key, kit::Text label, const Numbers* numbers, const Sentences* words = nullptr) {
        ChronicleRow& row = rows.emplace_back();
        row.key = key;
        row.label = label;
        for (std::size_t seat = 0; seat < m_seats; ++seat) {
            if (numbers != nullptr)
                row.numbers.push_back((*numbers)[seat]);
            if (words != nullptr)
                row.words.push_back((*words)[seat]);
        }
    }

    std::size_t m_seats;
};

} // namespace

std::vector<contract::ChronicleRow> Words::chronicle(std::span<const kit::Fact> open, kit::Seat seats) {
    Reader reader;
    for (const kit::Fact& fact : open)
        reader.read(fact);
    Writer writer(seats);
    for (std::size_t turn = 0; turn < reader.turns().size(); ++turn)
        writer.write(static_cast<int>(turn) + 1, reader.turns()[turn]);
    return writer.rows;
}

} // namespace taletop::papertales
