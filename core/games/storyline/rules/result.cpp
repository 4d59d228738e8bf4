// SPDX-License-Identifier: MIT
// The score sheet and the winners (SL-69 to SL-75).
#include "core/games/storyline/rules/rules.h"
#include "core/games/storyline/rules/score.h"
#include "core/kit/at.h"

namespace taletop::storyline {

namespace {

contract::ScoreLine emptyLine(const State& view, const char* key, const char* label) {
    return {.key = key,
            .label = text(label),
            .points = std::vector<int>(static_cast<std::size_t>(view.seats())),
            .earned = {}};
}

/// SL-74: every token counts as one, whatever it shows.
contract::ScoreLine tokenLine(const State& view) {
    auto line = emptyLine(view, "tokens", TALETOP_TEXT("storyline", "Tokens"));
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        const kit::Zone zone = zoneOf(ZoneKind::Tokens, seat);
        kit::at(line.points, seat) = view.count(zone);
        for (int i = 0; i < view.count(zone); ++i)
            line.earned.push_back({.seat = seat,
                                   .what = text(TALETOP_TEXT("storyline", "A token, face down")),
                                   .points = 1,
                                   .cards = {{.zone = zone, .index = i}}});
    }
    return line;
}

kit::Text whatOf(kit::Card token) {
    if (token.face == faceOf(Token::Bones))
        return text(token.mark == skullUp ? TALETOP_TEXT("storyline", "The Bones, skull up")
                                          : TALETOP_TEXT("storyline", "The Bones, skull down"));
    if ((token.mark & covered) != 0)
        return text(TALETOP_TEXT("storyline", "A %1 under the Grave")).number(numberOn(token.face));
    if ((token.mark & doubled) != 0)
        return text(TALETOP_TEXT("storyline", "A %1 on the Hat")).number(numberOn(token.face));
    return text(TALETOP_TEXT("storyline", "A %1")).number(numberOn(token.face));
}

/// SL-69: the points of numbers, of the number on the Hat, and of the Bones.
std::vector<contract::ScoreLine> pointLines(const State& view) {
    std::vector<contract::ScoreLine> lines{
        emptyLine(view, "numbers", TALETOP_TEXT("storyline", "Numbers")),
        emptyLine(view, "hat", TALETOP_TEXT("storyline", "On the Magic Hat")),
        emptyLine(view, "bones", TALETOP_TEXT("storyline", "The Bones"))};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        const kit::Zone zone = zoneOf(ZoneKind::Turned, seat);
        for (int i = 0; i < view.count(zone); ++i) {
            const kit::Card token = kit::at(view.cards(zone), i);
            const bool bones = token.face == faceOf(Token::Bones);
            if (numberOn(token.face) == 0 && !(bones && token.mark != 0))
                continue;
            auto& line = lines[bones ? 2 : (token.mark & doubled) != 0 ? 1 : 0];
            kit::at(line.points, seat) += pointsOf(token);
            line.earned.push_back({.seat = seat,
                                   .what = whatOf(token),
                                   .points = pointsOf(token),
                                   .cards = {{.zone = zone, .index = i}}});
        }
    }
    return lines;
}

bool hasRose(const State& view, kit::Seat seat) {
    return view.indexOf(zoneOf(ZoneKind::Turned, seat), faceOf(Token::Rose)) >= 0;
}

/// The seats of `among` with the highest number.
template <class NumberOf>
kit::SeatSet best(const State& view, kit::SeatSet among, NumberOf numberOf) {
    kit::SeatSet found;
    int most = -1;
    for (kit::Seat seat = 0; seat < view.seats(); ++seat) {
        if (!among.contains(seat) || numberOf(seat) < most)
            continue;
        if (numberOf(seat) > most)
            found = {};
        most = numberOf(seat);
        found.insert(seat);
    }
    return found;
}

} // namespace

Verdict verdictOf(const State& view) {
    const auto tokens = [&](kit::Seat seat) { return tokensOf(view, seat); };
    const auto points = [&](kit::Seat seat) { return pointsOf(view, seat); };
    const auto everybody = kit::SeatSet::firstOf(view.seats());
    if (view.family()) { // SL-74; SL-75: ties are shared, and the Rose does not matter
        const auto most = best(view, everybody, tokens);
        return {most, most.size() == 1 ? Note::WinsFamily : Note::SharesFamily, tokens(most.first())};
    }
    const auto first = best(view, everybody, points); // SL-70; SL-02: points alone decide
    const int most = points(first.first());
    if (first.size() == 1)
        return {first, Note::Wins, most};
    for (kit::Seat seat = 0; seat < view.seats(); ++seat)
        if (hasRose(view, seat)) { // SL-71: the Rose decides even if its owner is not tied
            kit::SeatSet owner;
            owner.insert(seat);
            return {owner, Note::WinsByRose, most};
        }
    const auto richest = best(view, first, tokens); // SL-72, SL-73
    return {richest, richest.size() == 1 ? Note::WinsByTokens : Note::Shares, most};
}

contract::Result Rules::result(const State& view) {
    contract::Result sheet;
    sheet.lines = view.family() ? std::vector{tokenLine(view)} : pointLines(view);
    sheet.totals.resize(static_cast<std::size_t>(view.seats()));
    for (const contract::ScoreLine& line : sheet.lines)
        for (std::size_t seat = 0; seat < sheet.totals.size(); ++seat)
            sheet.totals[seat] += line.points[seat];
    if (view.phase() == Phase::Over) {
        const Verdict verdict = verdictOf(view);
        for (kit::Seat seat = 0; seat < view.seats(); ++seat)
            if (verdict.winners.contains(seat))
                sheet.winners.push_back(seat);
    }
    return sheet;
}

} // namespace taletop::storyline
