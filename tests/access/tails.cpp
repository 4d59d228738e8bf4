// SPDX-License-Identifier: MIT
#include "tests/access/tails.h"

#include "core/contract/registry.h"
#include "tests/access/closely.h"

#include <QQuickItem>

#include <cmath>

namespace taletop::app {

match::Match longTails(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                       std::size_t bits) {
    const contract::Game& game = *contract::findGame("foxtail");
    match::Header header;
    header.options = contract::standardOptions(game.info(), seats);
    header.seed = seed;
    for (int seat = 0; seat < seats; ++seat)
        header.seats.push_back({.name = "Wilhelmina Würzburg-Wonne", .emblem = seat});
    match::Match match(game, header);
    std::size_t laid = 0;
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        const kit::Seat seat = match.pending().seats.first();
        const scene::Scene scene = game.scene(match.view(seat), seat);
        const bool places = kit::sameWords(scene.step, "place");
        if (kit::sameWords(scene.step, "vote") || (places && seat == 0 && ++laid == bits))
            break;
        const auto move = game.parseMove(places ? links[laid % links.size()] : "draw");
        if (!move || match.submit(seat, *move))
            break;
    }
    return match;
}

match::Match brushedTail(int seats, std::uint64_t seed, const std::vector<std::string>& links,
                         std::size_t bits) {
    match::Match match = longTails(seats, seed, links, bits);
    bool brushes = false;
    while (match.pending().kind == contract::Pending::Kind::Seats) {
        kit::Seat seat = 0; // of the pending seats, the first seat moves last
        while (seat + 1 < seats && !match.pending().seats.contains(++seat)) {
        }
        if (!match.pending().seats.contains(seat))
            seat = 0;
        const scene::Scene scene = match.game().scene(match.view(seat), seat);
        if (seat == 0 && kit::sameWords(scene.step, "brush"))
            break;
        const bool asked = kit::sameWords(scene.step, "draw");
        const bool now = asked && seat == 0 && !brushes;
        brushes = brushes || now;
        const auto move = match.game().parseMove(!asked ? links.front() : now ? "brush" : "draw");
        if (!move || match.submit(seat, *move))
            break;
    }
    return match;
}

QList<QQuickItem*> itemsOf(QQuickItem* below, const char* type) {
    QList<QQuickItem*> items;
    forEachVisible(below, [&](QQuickItem* item) {
        if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String(type)))
            items.append(item);
    });
    return items;
}

double widthOf(const QQuickItem* item) {
    const QPointF side = item->mapToScene(QPointF(item->width(), 0)) - item->mapToScene(QPointF(0, 0));
    return std::hypot(side.x(), side.y());
}

} // namespace taletop::app
