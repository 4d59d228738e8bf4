// SPDX-License-Identifier: MIT
#include "core/contract/chance.h"

#include <array>
#include <charconv>
#include <numeric>
#include <span>

namespace taletop::contract {

namespace {
constexpr std::string_view verb = "draw";
} // namespace

ChanceOutcome drawOutcome(ChanceRequest request, kit::Rng& rng) {
    std::array<std::uint8_t, ChanceOutcome::capacity()> numbers{};
    std::iota(numbers.begin(), numbers.end(), std::uint8_t{0});
    kit::drawToFront(std::span(numbers).first(request.from), request.drawn, rng);
    ChanceOutcome outcome;
    for (std::size_t i = 0; i < request.drawn; ++i)
        outcome.push_back(numbers[i]);
    return outcome;
}

bool fits(const ChanceOutcome& outcome, ChanceRequest request) {
    std::array<bool, 256> seen{};
    for (const std::uint8_t number : outcome) {
        if (number >= request.from || seen[number])
            return false;
        seen[number] = true;
    }
    return outcome.size() == request.drawn;
}

std::string chanceText(const ChanceOutcome& outcome) {
    std::string text(verb);
    for (const std::uint8_t number : outcome)
        text += ' ' + std::to_string(number);
    return text;
}

std::optional<ChanceOutcome> parseChance(std::string_view text) {
    const std::string_view whole = text;
    if (!text.starts_with(verb))
        return std::nullopt;
    text.remove_prefix(verb.size());
    ChanceOutcome outcome;
    while (!text.empty()) {
        if (text.front() != ' ' || outcome.size() == ChanceOutcome::capacity())
            return std::nullopt;
        text.remove_prefix(1);
        std::uint8_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{})
            return std::nullopt;
        outcome.push_back(number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    // Each outcome has exactly one text, so "draw 01" is refused.
    return outcome.empty() || chanceText(outcome) != whole ? std::nullopt : std::optional(outcome);
}

} // namespace taletop::contract
