// SPDX-License-Identifier: MIT
#include "app/phone/pairings.h"

#include <utility>

namespace taletop::phone {

namespace {

/// Compares both in a time that does not reveal how much of the guess is right.
bool same(std::string_view secret, std::string_view guess) {
    if (secret.empty() || secret.size() != guess.size())
        return false;
    int difference = 0;
    for (std::size_t i = 0; i < secret.size(); ++i)
        difference |= secret[i] ^ guess[i];
    return difference == 0;
}

} // namespace

void Pairings::offer(kit::Seat seat, std::string code, Moment now) {
    m_offer = Offer{seat, std::move(code), now + codeLasts};
}

std::optional<kit::Seat> Pairings::offered(Moment now) const {
    return m_offer && now < m_offer->until ? std::optional(m_offer->seat) : std::nullopt;
}

std::optional<kit::Seat> Pairings::take(std::string_view code, std::string key, Moment now) {
    if (!offered(now) || !same(m_offer->code, code))
        return std::nullopt;
    const kit::Seat seat = m_offer->seat;
    m_offer.reset();
    m_keys[seat] = std::move(key);
    return seat;
}

std::optional<kit::Seat> Pairings::seatOf(std::string_view key) const {
    for (const auto& [seat, own] : m_keys)
        if (same(own, key))
            return seat;
    return std::nullopt;
}

kit::SeatSet Pairings::seats() const {
    kit::SeatSet seats;
    for (const auto& [seat, key] : m_keys)
        seats.insert(seat);
    return seats;
}

} // namespace taletop::phone
