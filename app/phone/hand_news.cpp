// SPDX-License-Identifier: MIT
#include "app/phone/hand_news.h"

#include "app/text/translation.h"

namespace taletop::app {

void HandNews::follow(const match::Match& match, const std::vector<table::Played>& played) {
    const auto& entries = match.journal().entries;
    if (m_facts.size() + played.size() != entries.size() || entries.empty())
        return;
    for (const table::Played& each : played)
        m_facts.push_back(each.facts);
    m_hash = entries.back().hash;
}

/// Replays the match unless the cache is up to date.
void HandNews::catchUp(const match::Match& match) {
    const auto& entries = match.journal().entries;
    const std::uint64_t hash = entries.empty() ? 0 : entries.back().hash;
    if (m_facts.size() == entries.size() && m_hash == hash)
        return;
    m_facts.clear();
    m_hash = hash;
    match.retrace([this](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState&) {
        m_facts.emplace_back(facts.begin(), facts.end());
    });
}

QStringList HandNews::lines(const match::Match& match, kit::Seat seat, const QStringList& names) {
    catchUp(match);
    const contract::Game& game = match.game();
    const auto visibility = game.visibility(seat);
    const auto& entries = match.journal().entries;
    QStringList lines;
    for (std::size_t entry = entries.size(); entry > 0 && entries[entry - 1].who != seat; --entry) {
        QStringList now;
        for (const kit::Fact& fact : table::redacted(m_facts[entry - 1], visibility))
            if (const kit::Text text = game.factText(fact); !text.empty())
                now.append(translated(text, names));
        lines = now + lines;
        if (lines.size() >= mostLines)
            break;
    }
    return lines.mid(std::max<qsizetype>(0, lines.size() - mostLines));
}

} // namespace taletop::app
