// SPDX-License-Identifier: MIT
// A game played to its end, and for each moment of it other games which everybody at the table would
// tell in the same words: whatever is hidden at that moment, or was done in secret, is another thing.
#pragma once

#include "tests/conformance/worlds.h"

#include <map>
#include <string>
#include <vector>

namespace taletop::conformance {

class Chronicle {
public:
    /// Plays a game by `seed`, mostly as casual players do and now and then at random. It ends early
    /// after `longest` entries. Bots, and `knower` if it is a seat, are told the same in all worlds.
    Chronicle(const contract::Game& game, match::Header header, std::size_t longest,
              kit::Seat knower = kit::spectator);

    /// How many entries lead to each moment at which somebody is asked, by what is asked there.
    [[nodiscard]] const std::map<std::string, std::vector<std::size_t>>& moments() const { return m_moments; }

    /// The match after so many entries, and another that is publicly the same all the way there; equal
    /// to it only where everything is known to all.
    [[nodiscard]] Worlds worldsAt(std::size_t length, kit::Rng& rng) const;

private:
    /// A move, chance or what the game does by itself, ready to be played.
    struct Step {
        kit::Seat who = kit::chanceSeat;
        contract::AnyMove move{};
        contract::ChanceOutcome chance{}; ///< none in a step that the game takes by itself
        std::string text = {};            ///< of the move
    };
    /// A way through the whole game or its beginning; states[i] is before step i.
    struct Way {
        std::vector<Step> steps;
        std::vector<contract::AnyState> states;
    };
    /// Two cards that take each other's places.
    struct Exchange {
        int face = 0;
        int other = 0;
    };

    void playOn(kit::Rng& rng);
    [[nodiscard]] std::vector<kit::Fact> toldOf(const std::vector<kit::Fact>& facts) const;
    void keep(Step step);
    void carryOut(contract::AnyState& state, const Step& step, kit::Facts& facts) const;
    [[nodiscard]] bool isDue(const contract::AnyState& state, const Step& step) const;
    /// The step may be taken in `state` and everybody is told what is told at `place`: the state after.
    [[nodiscard]] std::optional<contract::AnyState> after(const contract::AnyState& state, const Step& step,
                                                          std::size_t place) const;
    [[nodiscard]] Step renamed(const Step& step, Exchange exchange) const;
    [[nodiscard]] bool goOn(Way& way, std::size_t from, std::size_t length, Exchange exchange) const;
    [[nodiscard]] std::optional<Way> exchanged(const Way& way, std::size_t length, Exchange exchange) const;
    [[nodiscard]] std::optional<Way> decidedAnew(const Way& way, std::size_t length, std::size_t place,
                                                 kit::Rng& rng) const;
    [[nodiscard]] std::vector<int> facesHidden(const contract::AnyState& state) const;
    [[nodiscard]] std::vector<int> facesNamedLately(const Way& way, std::size_t length) const;
    [[nodiscard]] int faceIn(const std::string& text) const;
    [[nodiscard]] match::Match matchOf(const Way& way, std::size_t length) const;
    void learnDeal(std::size_t place);

    const contract::Game* m_game;
    match::Header m_header;
    std::vector<kit::Visibility> m_everybody; ///< what a spectator sees of each zone
    Way m_way;
    /// Whoever knows the same in all worlds: everybody, the bots, who would play otherwise, the knower.
    std::vector<std::vector<kit::Visibility>> m_knowing;
    std::vector<std::vector<kit::Fact>> m_told; ///< to them, by place
    std::map<std::string, std::vector<std::size_t>> m_moments;
    /// By place of a shuffle: which number of it a card is.
    std::map<std::size_t, std::map<int, std::uint8_t>> m_deals;
    std::map<std::string, int> m_faces; ///< by name
};

/// Of a game among up to three people, with its standard options.
[[nodiscard]] Chronicle chronicleOf(const contract::Game& game, std::uint64_t seed);

/// What the game calls the moment: the decision, the step or the phase.
[[nodiscard]] std::string momentOf(const contract::Game& game, const contract::AnyState& state);

} // namespace taletop::conformance
