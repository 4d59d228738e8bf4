// SPDX-License-Identifier: MIT
// The chronicle of a finished game: the deeds of each seat, from the notes that everyone could read.
#include "core/games/tailstory/words/words.h"

#include <algorithm>

namespace taletop::tailstory {

namespace {

using contract::ChronicleRow;

class Reader {
public:
    explicit Reader(kit::Seat seats) {
        const auto count = static_cast<std::size_t>(int{seats});
        for (Deed& deed : m_deeds)
            deed.numbers.assign(count, 0);
        m_achieved.resize(count);
    }
    void read(const kit::Fact& fact) {
        const auto note = static_cast<Note>(fact.key);
        if (note == Note::TurnBegins)
            m_turn = fact.arguments[0];
        if (fact.seat < 0 || static_cast<std::size_t>(int{fact.seat}) >= m_achieved.size())
            return;
        const auto seat = static_cast<std::size_t>(int{fact.seat});
        if (note == Note::Stops)
            m_chain.push_back(seat);
        if (note == Note::IsStopped)
            creditStop();
        for (Deed& deed : m_deeds)
            for (const Note counted : deed.notes)
                if (note == counted)
                    deed.numbers[seat] += note == Note::Steals ? fact.arguments[0] : 1;
        if (note == Note::Achieves)
            m_achieved[seat].push_back(text(TALETOP_TEXT("tailstory", "%1")).number(m_turn));
    }
    [[nodiscard]] std::vector<ChronicleRow> rows() const {
        std::vector<ChronicleRow> rows;
        rows.push_back({.key = "achievements",
                        .label = text(TALETOP_TEXT("tailstory", "Achievements on turn")),
                        .words = m_achieved});
        for (const Deed& deed : m_deeds)
            rows.push_back({.key = deed.key, .label = text(deed.label), .numbers = deed.numbers});
        return rows;
    }

private:
    /// Counts a successful stop, which is the last one of the chain. The newest item resolves first (TS-48,
    /// TS-49), so this stop and the item below it are both finished.
    void creditStop() {
        if (m_chain.empty())
            return;
        ++m_deeds[stops].numbers[m_chain.back()];
        m_chain.resize(m_chain.size() - std::min<std::size_t>(m_chain.size(), 2));
    }

    struct Deed {
        const char* key;
        const char* label;
        std::vector<Note> notes; ///< the notes that count as this deed
        std::vector<int> numbers = {};
    };

    static constexpr std::size_t stops = 2; ///< index in `m_deeds`
    int m_turn = 0;
    std::vector<std::size_t> m_chain; ///< the owners of the chain's Stopping cards
    std::vector<std::vector<kit::Text>> m_achieved;
    std::array<Deed, 6> m_deeds{
        {{"plays", TALETOP_TEXT("tailstory", "Cards played"), {Note::Plays, Note::PlaysAt, Note::Acts}},
         {"abilities", TALETOP_TEXT("tailstory", "Abilities used"), {Note::UsesAbility}},
         {"stops", TALETOP_TEXT("tailstory", "Stops made"), {}},
         {"stopped", TALETOP_TEXT("tailstory", "Times stopped"), {Note::IsStopped}},
         {"taken",
          TALETOP_TEXT("tailstory", "Cards taken from others"),
          {Note::Steals, Note::Takes, Note::Messes}},
         {"bonuses",
          TALETOP_TEXT("tailstory", "Bonuses used"),
          {Note::BonusDraw, Note::Messes, Note::Digs}}}};
};

} // namespace

std::vector<contract::ChronicleRow> Words::chronicle(std::span<const kit::Fact> open, kit::Seat seats) {
    Reader reader(seats);
    for (const kit::Fact& fact : open)
        if (fact.kind == kit::Fact::Kind::Note)
            reader.read(fact);
    return reader.rows();
}

} // namespace taletop::tailstory
