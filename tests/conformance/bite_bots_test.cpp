// SPDX-License-Identifier: MIT
// Tests that the checks find broken bots and broken advice in the template game.
#include "tests/conformance/bites.h"

using namespace taletop;
using namespace taletop::contract;
using conformance::bites;
using conformance::OtherGame;

namespace {

struct FoolishBot : OtherGame {
    using OtherGame::OtherGame;
    AnyMove casualMove(const AnyState&, kit::Seat, kit::Rng&) const override {
        return *m_game.parseMove("lay 1");
    }
};

struct FoolishPlayout : OtherGame {
    using OtherGame::OtherGame;
    AnyMove playout(const AnyState&, kit::Seat, kit::Rng&) const override {
        return *m_game.parseMove("lay 1");
    }
};

struct PeepingPlayout : OtherGame {
    using OtherGame::OtherGame;
    AnyMove playout(const AnyState& view, kit::Seat seat, kit::Rng&) const override {
        AnyMoves moves;
        m_game.legalMoves(view, seat, moves);
        return moves[static_cast<std::size_t>(conformance::topOfDeck(m_game, view)) % moves.size()];
    }
};

struct NoDecisions : OtherGame {
    using OtherGame::OtherGame;
    std::vector<AnyDecision> decisions(const AnyState&, kit::Seat) const override { return {}; }
};

struct DecisionsTwice : OtherGame {
    using OtherGame::OtherGame;
    std::vector<AnyDecision> decisions(const AnyState& view, kit::Seat seat) const override {
        auto list = m_game.decisions(view, seat);
        list.push_back(list.front());
        return list;
    }
};

struct SpeechlessAdvice : OtherGame {
    using OtherGame::OtherGame;
    AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        auto list = m_game.advise(view, seat);
        list.back().why = {};
        return list;
    }
};

struct NoAdvice : OtherGame {
    using OtherGame::OtherGame;
    AdviceList<AnyMove> advise(const AnyState&, kit::Seat) const override { return {}; }
};

struct StubbornAdvice : OtherGame {
    using OtherGame::OtherGame;
    AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        const auto best = m_game.advise(view, seat)[0];
        AdviceList<AnyMove> list;
        list.push_back(best);
        list.push_back(best);
        return list;
    }
};

struct ClairvoyantAdvice : OtherGame {
    using OtherGame::OtherGame;
    AdviceList<AnyMove> advise(const AnyState& view, kit::Seat seat) const override {
        AnyMoves moves;
        m_game.legalMoves(view, seat, moves);
        auto advice = m_game.advise(view, seat);
        advice.back().move =
            moves[static_cast<std::size_t>(conformance::topOfDeck(m_game, view)) % moves.size()];
        return advice;
    }
};

} // namespace

TEST_CASE("checks of bots and advice find the faults of broken games") {
    using namespace conformance;
    bites<FoolishBot>(botsPlayLegally);
    bites<FoolishPlayout>(botsPlayLegally);
    bites<PeepingPlayout>(hiddenCardsDoNotMatter);
    bites<NoDecisions>(botsPlayLegally);
    bites<DecisionsTwice>(botsPlayLegally);
    bites<SpeechlessAdvice>(botsPlayLegally);
    bites<NoAdvice>(botsPlayLegally);
    bites<StubbornAdvice>(botsPlayLegally);
    bites<ClairvoyantAdvice>(viewsAnswerLikeStates);
}
