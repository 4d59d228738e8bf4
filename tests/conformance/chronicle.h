// SPDX-License-Identifier: MIT
// A finished game and, for each of its moments, other games with the same public history but different hidden
// cards and secret moves.
#pragma once

#include "tests/conformance/worlds.h"

#include <map>
#include <string>
#include <vector>

namespace taletop::conformance {

class Chronicle {
public:
    /// Plays a game with `seed`, mostly with casual moves and sometimes with random ones. The game ends early
    /// after `longest` entries. In all worlds, bots see the same, and so does `knower` if it is a seat.
    Chronicle(const contract::Game& game, match::Header header, std::size_t longest,
              kit::Seat knower = kit::spectator);

    /// For each kind of moment at which someone is asked, the numbers of entries before such moments.
    [[nodiscard]] const std::map<std::string, std::vector<std::size_t>>& moments() const { return m_moments; }

    /// Returns the match after this many entries, and another match with the same public history. They are
    /// equal if no secret can differ.
    [[nodiscard]] Worlds worldsAt(std::size_t length, kit::Rng& rng) const;

private:
    /// A move, a chance outcome or an automatic step, ready to be played.
    struct Step {
        kit::Seat who = kit::chanceSeat;
        contract::AnyMove move{};
        contract::ChanceOutcome chance{}; ///< empty for an automatic step
        std::string text = {};            ///< the move's text
    };
    /// The steps of a game or of its beginning. states[i] is the state before step i.
    struct Way {
        std::vector<Step> steps;
        std::vector<contract::AnyState> states;
    };
    /// Two cards that swap places.
    struct Exchange {
        int face = 0;
        int other = 0;
    };

    void playOn(kit::Rng& rng);
    [[nodiscard]] std::vector<kit::Fact> toldOf(const std::vector<kit::Fact>& facts) const;
    void keep(Step step);
    void carryOut(contract::AnyState& state, const Step& step, kit::Facts& facts) const;
    [[nodiscard]] bool isDue(const contract::AnyState& state, const Step& step) const;
    /// Returns the state after the step if the step is legal in `state` and looks the same as the step at
    /// `place` to all viewers in m_knowing.
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
    std::vector<kit::Visibility> m_everybody; ///< a spectator's visibility of each zone
    Way m_way;
    /// The visibilities of viewers whose knowledge is the same in all worlds: the public, the knower, and the
    /// bots, which would otherwise play differently.
    std::vector<std::vector<kit::Visibility>> m_knowing;
    std::vector<std::vector<kit::Fact>> m_told; ///< the facts that these viewers get, by place
    std::map<std::string, std::vector<std::size_t>> m_moments;
    /// The number of each card in a shuffle, by the shuffle's place and then by face.
    std::map<std::size_t, std::map<int, std::uint8_t>> m_deals;
    std::map<std::string, int> m_faces; ///< faces by name
};

/// Returns the chronicle of a game with up to three people and its default options.
[[nodiscard]] Chronicle chronicleOf(const contract::Game& game, std::uint64_t seed);

/// The game's name for the moment: the decision, the step or the phase.
[[nodiscard]] std::string momentOf(const contract::Game& game, const contract::AnyState& state);

} // namespace taletop::conformance
