// SPDX-License-Identifier: MIT
// Narrates the automatic phases. Groups the notes of an entry into beats, and lists the parts of each number.
// Wars have a beat for each border; income, construction and aging have one for each seat.
#include "core/games/papertales/rules/rules.h"
#include "core/games/papertales/words/words.h"

#include <map>

namespace taletop::papertales {

namespace {

using Parts = std::vector<scene::SumPart>;

struct Chapter {
    const char* key;
    const char* title;
};
constexpr Chapter turnChapter{"turn", TALETOP_TEXT("papertales", "A new turn")};
constexpr Chapter pileChapter{"pile", TALETOP_TEXT("papertales", "A new draw pile")};
constexpr Chapter revealChapter{"deployment", TALETOP_TEXT("papertales", "The reveal")};
constexpr Chapter abilityChapter{"deployment", TALETOP_TEXT("papertales", "Deployment")};
constexpr Chapter warChapter{"wars", TALETOP_TEXT("papertales", "Wars")};
constexpr Chapter incomeChapter{"income", TALETOP_TEXT("papertales", "Income")};
constexpr Chapter buildChapter{"construction", TALETOP_TEXT("papertales", "Construction")};
constexpr Chapter agingChapter{"aging", TALETOP_TEXT("papertales", "Aging")};
constexpr Chapter endChapter{"over", TALETOP_TEXT("papertales", "End of the game")};

/// Combines a total and its parts from the notes; tests check that they add up.
scene::Sum sumOf(kit::Seat seat, const char* what, const char* label, int total, Parts parts) {
    return {.seat = seat, .what = what, .label = text(label), .total = total, .parts = std::move(parts)};
}

/// Combines parts that have no total in the notes.
scene::Sum listOf(kit::Seat seat, const char* what, const char* label, Parts parts) {
    int total = 0;
    for (const scene::SumPart& part : parts)
        total += part.amount;
    return sumOf(seat, what, label, total, std::move(parts));
}

scene::SumPart partOf(int amount, int face, const char* otherwise) {
    return {.text = text(face > 0 ? nameOf(face) : otherwise), .amount = amount, .face = face};
}

/// The effects of aging on one seat.
struct Aging {
    std::vector<int> dead;
    Parts tokens;
    Parts points;
    int allPoints = 0;
    Parts gold;
    int older = 0;
};

class Teller {
public:
    explicit Teller(std::span<const kit::Fact> facts) : m_facts(facts) {}

    std::vector<scene::Beat> tell() {
        for (m_at = 0; m_at < m_facts.size(); ++m_at)
            if (m_facts[m_at].kind == kit::Fact::Kind::Note)
                hear(static_cast<Note>(m_facts[m_at].key), m_facts[m_at]);
        endSeat();
        if (m_idle && !m_built)
            add(buildChapter, text(TALETOP_TEXT("papertales", "Nobody builds.")), m_idleAt);
        return timed();
    }

private:
    /// A beat and its first fact.
    struct Told {
        scene::Beat beat;
        std::size_t first = 0;
        bool ahead = false; ///< narrated before its facts are applied, not after
    };

    scene::Beat& add(const Chapter& chapter, kit::Text caption, std::size_t first,
                     kit::Seat seat = kit::spectator) {
        Told told{.beat = {.chapter = chapter.key,
                           .title = text(chapter.title),
                           .text = caption,
                           .seats = {},
                           .winners = {},
                           .sums = {}},
                  .first = first};
        if (seat != kit::spectator)
            told.beat.seats.push_back(seat);
        m_told.push_back(std::move(told));
        return m_told.back().beat;
    }

    /// Sets the number of facts applied before each beat. A beat narrated ahead comes before its own facts,
    /// any other beat after them.
    std::vector<scene::Beat> timed() {
        std::vector<scene::Beat> beats;
        for (std::size_t i = 0; i < m_told.size(); ++i) {
            scene::Beat& beat = m_told[i].beat;
            beat.facts = m_told[i].ahead         ? m_told[i].first
                         : i + 1 < m_told.size() ? m_told[i + 1].first
                                                 : m_facts.size();
            beats.push_back(std::move(beat));
        }
        return beats;
    }

    void hear(Note note, const kit::Fact& fact) {
        switch (note) {
        case Note::TurnBegins:
            endSeat();
            add(turnChapter, Words::factText(fact), m_at);
            return;
        case Note::Refills:
            add(pileChapter, Words::factText(fact), m_at);
            return;
        case Note::PlansOpen:
            add(revealChapter, Words::factText(fact), m_at);
            return;
        case Note::Deploys:
            if (const int cost = unitOf(fact.arguments[0]).cost; cost != 0)
                m_parts[fact.seat].push_back(partOf(cost, fact.arguments[0], ""));
            return;
        case Note::CannotPay:
            std::erase_if(m_parts[fact.seat],
                          [&](const scene::SumPart& part) { return part.face == fact.arguments[0]; });
            return;
        case Note::Pays:
            return pay(fact);
        case Note::GetsTokens:
            return getTokens(fact);
        case Note::SearchPasses:
        case Note::Shifts:
        case Note::SearchFails:
        case Note::Raises:
        case Note::LosesPoints:
            add(abilityChapter, Words::factText(fact), m_at, fact.seat);
            return;
        case Note::GameEnds:
            endSeat();
            add(endChapter, Words::factText(fact), m_at);
            return;
        case Note::FinalPart:
            m_parts[fact.seat].push_back(partOf(fact.arguments[0], fact.arguments[1], ""));
            return;
        case Note::Final:
            return endGame(fact);
        default:
            break;
        }
        if (note >= Note::StrengthPart && note <= Note::WarPoints)
            fight(note, fact);
        else if (note == Note::IncomePart || note == Note::Income)
            receive(note, fact);
        else if (note >= Note::Builds && note <= Note::BuildsNothing)
            build(note, fact);
        else if (note >= Note::Saves && note <= Note::GrowOlder)
            age(note, fact);
    }

    // ---- phase 2

    void pay(const kit::Fact& fact) {
        Parts parts = std::move(m_parts[fact.seat]);
        m_parts[fact.seat].clear();
        if (!m_told.empty() && !parts.empty())
            m_told.back().beat.sums.push_back(sumOf(fact.seat, "cost",
                                                    TALETOP_TEXT("papertales", "Gold for new Units"),
                                                    fact.arguments[0], std::move(parts)));
    }

    /// Tokens from one cause for several Units share a beat.
    void getTokens(const kit::Fact& fact) {
        const auto& [unit, tokens, cause] = fact.arguments;
        if (m_tokens.seat != fact.seat || m_tokens.cause != cause || m_tokens.beat != m_told.size()) {
            add(abilityChapter, Words::factText(fact), m_at, fact.seat)
                .sums.push_back(listOf(fact.seat, "age", TALETOP_TEXT("papertales", "Age tokens"),
                                       {partOf(tokens, unit, "")}));
            m_tokens = {fact.seat, cause, m_told.size()};
            return;
        }
        scene::Beat& beat = m_told.back().beat;
        scene::Sum& sum = beat.sums.back();
        sum.parts.push_back(partOf(tokens, unit, ""));
        sum.total += tokens;
        beat.text = text(TALETOP_PLURAL("papertales", "%1: %2 gives %3 Age tokens to %n Unit(s)."))
                        .seat(fact.seat)
                        .word(nameOf(cause))
                        .number(sum.total)
                        .plural(static_cast<int>(sum.parts.size()));
    }

    // ---- phase 3

    void fight(Note note, const kit::Fact& fact) {
        switch (note) {
        case Note::StrengthPart:
            m_parts[fact.seat].push_back(partOf(fact.arguments[0], fact.arguments[1], ""));
            return;
        case Note::Strength:
            m_strengths[fact.seat] = sumOf(fact.seat, "strength", TALETOP_TEXT("papertales", "Strength"),
                                           fact.arguments[0], std::move(m_parts[fact.seat]));
            m_parts[fact.seat].clear();
            return;
        case Note::WarWon:
        case Note::WarTied:
        case Note::WarWonTwice:
            return meet(note, fact);
        case Note::WarPointsPart:
            m_parts[fact.seat].push_back(
                partOf(fact.arguments[0], fact.arguments[1], TALETOP_TEXT("papertales", "for Wars won")));
            return;
        case Note::WarGoldPart:
            m_gold.push_back(partOf(fact.arguments[0], fact.arguments[1], ""));
            return;
        default:
            return gainPoints(fact);
        }
    }

    /// Adds the War at one border.
    void meet(Note note, const kit::Fact& fact) {
        const auto other = static_cast<kit::Seat>(fact.arguments[0]);
        scene::Beat& beat = add(warChapter, Words::factText(fact), m_at, fact.seat);
        m_told.back().ahead = true; // the points come after all fights (PT-60)
        beat.seats.push_back(other);
        beat.winners = {fact.seat};
        if (note == Note::WarTied)
            beat.winners.push_back(other);
        beat.sums = {m_strengths[fact.seat], m_strengths[other]};
    }

    void gainPoints(const kit::Fact& fact) {
        if (m_told.empty() || m_told.back().ahead)
            add(warChapter, text(TALETOP_TEXT("papertales", "Rewards for the Wars.")), m_at);
        scene::Beat& beat = m_told.back().beat;
        Parts parts = std::move(m_parts[fact.seat]);
        m_parts[fact.seat].clear();
        if (!parts.empty())
            beat.sums.push_back(sumOf(fact.seat, "points", TALETOP_TEXT("papertales", "Legend Points"),
                                      fact.arguments[0], std::move(parts)));
        if (!m_gold.empty())
            beat.sums.push_back(
                listOf(fact.seat, "gold", TALETOP_TEXT("papertales", "Gold"), std::move(m_gold)));
        m_gold.clear();
        beat.seats.push_back(fact.seat);
    }

    // ---- phases 4 and 5

    void receive(Note note, const kit::Fact& fact) {
        if (note == Note::IncomePart) {
            if (m_gold.empty())
                m_first = m_at;
            m_gold.push_back(
                partOf(fact.arguments[0], fact.arguments[1], TALETOP_TEXT("papertales", "every Kingdom")));
            return;
        }
        add(incomeChapter, Words::factText(fact), m_first, fact.seat)
            .sums.push_back(sumOf(fact.seat, "gold", TALETOP_TEXT("papertales", "Income"), fact.arguments[0],
                                  std::move(m_gold)));
        m_gold.clear();
    }

    void build(Note note, const kit::Fact& fact) {
        if (note == Note::BuildsNothing) {
            m_idleAt = m_idle ? m_idleAt : m_at;
            m_idle = true;
            return;
        }
        m_built = true;
        add(buildChapter, Words::factText(fact), m_at, fact.seat);
    }

    // ---- phase 6 and the end

    void age(Note note, const kit::Fact& fact) {
        if (m_aging && m_agingSeat != fact.seat)
            endSeat();
        if (note == Note::Saves) {
            add(agingChapter, Words::factText(fact), m_at, fact.seat);
            return;
        }
        if (!m_aging) {
            m_first = m_at;
            m_agingSeat = fact.seat;
            m_aging.emplace();
        }
        const auto& [first, second, third] = fact.arguments;
        if (note == Note::Dies) {
            m_aging->dead.push_back(first);
            m_aging->tokens.push_back(partOf(second, first, ""));
        } else if (note == Note::DeathPointsPart) {
            m_aging->points.push_back(partOf(first, second, ""));
        } else if (note == Note::DeathPoints) {
            m_aging->allPoints = first;
        } else if (note == Note::DeathGoldPart) {
            m_aging->gold.push_back(partOf(first, second, ""));
        } else if (note == Note::GrowOlder) {
            m_aging->older = first;
        }
    }

    /// A caption such as "Ana: Knight and Cook die; one more Age token on 2 Units."
    [[nodiscard]] static kit::Text agingText(kit::Seat seat, const Aging& aging) {
        constexpr std::array sources{
            TALETOP_PLURAL("papertales", "%1: one more Age token on %n Unit(s)."),
            TALETOP_PLURAL("papertales", "%1: %2 dies; one more Age token on %n Unit(s)."),
            TALETOP_PLURAL("papertales", "%1: %2 and %3 die; one more Age token on %n Unit(s)."),
            TALETOP_PLURAL("papertales", "%1: %2 Units die; one more Age token on %n Unit(s)."),
        };
        constexpr std::array noSurvivors{
            sources[0],
            TALETOP_TEXT("papertales", "%1: %2 dies."),
            TALETOP_TEXT("papertales", "%1: %2 and %3 die."),
            TALETOP_TEXT("papertales", "%1: %2 Units die."),
        };
        const std::size_t kind = std::min<std::size_t>(aging.dead.size(), 3);
        kit::Text words = text(aging.older > 0 ? sources[kind] : noSurvivors[kind]).seat(seat);
        if (kind == 3)
            words.number(static_cast<int>(aging.dead.size()));
        for (std::size_t i = 0; i < kind && kind < 3; ++i)
            words.word(nameOf(aging.dead[i]));
        return aging.older > 0 ? words.plural(aging.older) : words;
    }

    void endSeat() {
        if (!m_aging)
            return;
        Aging aging = std::move(*m_aging);
        m_aging.reset();
        scene::Beat& beat = add(agingChapter, agingText(m_agingSeat, aging), m_first, m_agingSeat);
        const auto list = [&](const char* what, const char* label, Parts& parts) {
            if (!parts.empty())
                beat.sums.push_back(listOf(m_agingSeat, what, label, std::move(parts)));
        };
        list("age", TALETOP_TEXT("papertales", "Age tokens of the dead"), aging.tokens);
        if (!aging.points.empty())
            beat.sums.push_back(sumOf(m_agingSeat, "points", TALETOP_TEXT("papertales", "Legend Points"),
                                      aging.allPoints, std::move(aging.points)));
        list("gold", TALETOP_TEXT("papertales", "Gold"), aging.gold);
    }

    /// Adds the final score of a seat (PT-120).
    void endGame(const kit::Fact& fact) {
        Parts parts = std::move(m_parts[fact.seat]);
        int before = fact.arguments[0];
        for (const scene::SumPart& part : parts)
            before -= part.amount;
        parts.insert(parts.begin(), partOf(before, 0, TALETOP_TEXT("papertales", "on the Score track")));
        m_told.back().beat.sums.push_back(sumOf(fact.seat, "points",
                                                TALETOP_TEXT("papertales", "Legend Points"),
                                                fact.arguments[0], std::move(parts)));
    }

    /// The cause of the latest tokens, and their beat.
    struct Tokens {
        kit::Seat seat = kit::spectator;
        int cause = 0;
        std::size_t beat = 0;
    };

    std::span<const kit::Fact> m_facts;
    std::vector<Told> m_told;
    std::size_t m_at = 0;
    std::size_t m_first = 0; ///< the first fact of the beat being collected
    std::map<kit::Seat, Parts> m_parts;
    std::map<kit::Seat, scene::Sum> m_strengths;
    Parts m_gold;
    Tokens m_tokens;
    std::optional<Aging> m_aging;
    kit::Seat m_agingSeat = kit::spectator;
    std::size_t m_idleAt = 0;
    bool m_idle = false;
    bool m_built = false;
};

} // namespace

std::vector<scene::Beat> Words::story(std::span<const kit::Fact> seen) { return Teller(seen).tell(); }

} // namespace taletop::papertales
