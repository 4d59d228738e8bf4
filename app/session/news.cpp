// SPDX-License-Identifier: MIT
#include "app/session/news.h"

#include "app/text/translation.h"
#include "core/table/playback.h"

#include <algorithm>

namespace taletop::app {

namespace {

/// Enough lines to read before a turn. The log has all of them.
constexpr qsizetype mostLinesOfNews = 6;

} // namespace

News::News(const match::Match& match) : m_seen(match.header().seats.size(), 0) {
    const auto& entries = match.journal().entries;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].who >= 0)
            m_seen[static_cast<std::size_t>(entries[i].who)] = i + 1;
}

void News::saw(kit::Seat seat, const match::Match& match) {
    m_seen[static_cast<std::size_t>(seat)] = match.journal().entries.size();
}

void News::forget(std::size_t entry, std::size_t left) {
    for (std::size_t& seen : m_seen)
        seen = std::min(seen > entry ? seen - 1 : seen, left);
}

News::Span News::unseen(kit::Seat seat, const match::Match& match) const {
    return {m_seen[static_cast<std::size_t>(seat)], match.journal().entries.size()}; // fewer after an undo
}

News::Told News::tell(Span span, const match::Match& match, const QStringList& seatNames) {
    const contract::Game& game = match.game();
    const auto visibility = game.visibility(kit::spectator);
    std::size_t entries = 0;
    QStringList lines;
    if (span.from >= span.to)
        return {};
    match.retrace([&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState&) {
        if (++entries <= span.from || entries > span.to)
            return;
        for (const kit::Fact& fact : table::redacted(facts, visibility))
            if (const kit::Text text = game.factText(fact); !text.empty())
                lines.append(translated(text, seatNames));
    });
    const qsizetype before = std::max<qsizetype>(0, lines.size() - mostLinesOfNews);
    return {lines.mid(before), static_cast<int>(before)};
}

} // namespace taletop::app
