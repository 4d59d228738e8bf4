// SPDX-License-Identifier: MIT
// The reasons for refusing a move: the ledger's why-not catalogue.
#pragma once

#include "core/kit/refusal.h"
#include "core/kit/text.h"

namespace taletop::templategame {

enum class RefusalCode : std::uint16_t {
    NotYourTurn,
    WrongStep,
    NotInHand,
    TooFar,
    StoreFull,
    StoreNothing,
    MottoTooLong,
    MottoUnreadable,
};

struct RefusalRow {
    RefusalCode code;
    std::uint16_t ledger;
    const char* source;
};

inline constexpr auto refusals = kit::catalogue<RefusalRow>({
    {RefusalCode::NotYourTurn, 4, TALETOP_TEXT("template", "It is not your turn.")},
    {RefusalCode::WrongStep, 4, TALETOP_TEXT("template", "That is not what you need to do now.")},
    {RefusalCode::NotInHand, 4, TALETOP_TEXT("template", "You do not hold the %1.")},
    {RefusalCode::TooFar, 6,
     TALETOP_TEXT("template", "The %1 is more than three away from the leader's %2.")},
    {RefusalCode::StoreFull, 7, TALETOP_TEXT("template", "You have stored two cards in this round.")},
    {RefusalCode::StoreNothing, 7, TALETOP_TEXT("template", "Store at least one card first.")},
    {RefusalCode::MottoTooLong, 11,
     TALETOP_TEXT("template", "The motto has %1 characters; at most %2 are possible.")},
    {RefusalCode::MottoUnreadable, 11,
     TALETOP_TEXT("template", "The motto holds characters that cannot be printed.")},
});

/// Makes a refusal with the ledger entry of its reason.
[[nodiscard]] constexpr kit::Refusal refusal(RefusalCode reason, kit::Argument first = {},
                                             kit::Argument second = {}) {
    return kit::refuse(refusals, reason, first, second);
}

} // namespace taletop::templategame
