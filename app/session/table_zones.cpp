// SPDX-License-Identifier: MIT
#include "app/session/table_zones.h"

#include "app/text/translation.h"

#include <algorithm>

namespace taletop::app {

TableZones::TableZones(QSizeF cardSize, QObject* parent) : QObject(parent), m_cardSize(cardSize) {}

ZoneModel* TableZones::zone(const QString& kind, int owner) {
    ZoneModel*& model = m_models[{kind, owner}];
    if (model == nullptr)
        model = new ZoneModel(kind, owner, m_cardSize, this);
    return model;
}

int TableZones::numberOf(const QString& kind, int owner) const {
    for (const auto& [number, key] : m_keys)
        if (key == Key(kind, owner))
            return number;
    return -1;
}

std::vector<TableZones::Spot> TableZones::find(const QString& kind, int owner, int face) const {
    if (face == 0)
        return {{kind, owner, 0}};
    std::vector<Spot> here;
    std::vector<Spot> anywhere;
    for (const auto& [key, model] : m_models)
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row).data(ZoneModel::FaceRole).toInt() == face)
                (key == Key(kind, owner) ? here : anywhere).push_back({key.first, key.second, row});
    if (here.empty() && anywhere.size() == 1)
        return anywhere;
    return here;
}

TableZones::Place TableZones::placeOf(kit::Zone zone, std::uint8_t index, kit::Visibility seen,
                                      const scene::Scene& after) const {
    const auto known = m_keys.find(zone);
    if (known == m_keys.end())
        return {};
    const auto shown =
        std::ranges::find_if(after.zones, [&](const scene::Zone& each) { return each.zone == zone; });
    return {known->second, seen <= kit::Visibility::Count ? -1 : index,
            shown == after.zones.end() ? nullptr : &*shown};
}

void TableZones::play(const std::vector<kit::Fact>& facts, const std::vector<kit::Visibility>& visibility,
                      const scene::Scene& after, const QStringList& seatNames) {
    using Kind = kit::Fact::Kind;
    for (const kit::Fact& fact : facts) {
        if (fact.kind != Kind::Move && fact.kind != Kind::Add && fact.kind != Kind::Remove)
            continue;
        Place from;
        Place to;
        if (fact.kind != Kind::Add)
            from = placeOf(fact.from, fact.fromIndex, visibility[fact.from], after);
        if (fact.kind != Kind::Remove)
            to = placeOf(fact.to, fact.toIndex, visibility[fact.to], after);
        if (from.key.first.isEmpty() && to.key.first.isEmpty())
            continue;
        emit cardMoved(from.key.first, from.key.second, from.index, to.key.first, to.key.second, to.index,
                       fact.card.face);
        if (from.key == to.key) {
            zone(from.key.first, from.key.second)->move(from.index, to.index);
            continue;
        }
        ZoneModel::Row row{fact.card.face, fact.card.mark, {}, {}};
        if (!from.key.first.isEmpty())
            row = zone(from.key.first, from.key.second)->take(from.index).value_or(row);
        if (!to.key.first.isEmpty())
            arrive(to, row, seatNames);
    }
}

void TableZones::arrive(const Place& place, ZoneModel::Row row, const QStringList& seatNames) {
    // Add no rows to zones that show only a number.
    if (place.after == nullptr || place.after->cards.empty())
        return;
    const auto& cards = place.after->cards;
    const auto index = static_cast<std::size_t>(std::max(place.index, 0));
    auto card = std::ranges::find_if(cards, [&](const scene::Card& each) { return each.face == row.face; });
    if (index < cards.size() && (card == cards.end() || cards[index].face == row.face))
        card = cards.begin() + static_cast<std::ptrdiff_t>(index);
    if (card != cards.end())
        row = {card->face, card->mark, card->pose, translated(card->name, seatNames)};
    zone(place.key.first, place.key.second)->put(place.index, row);
}

void TableZones::sync(const scene::Scene& scene, const QStringList& seatNames) {
    for (const scene::Zone& each : scene.zones) {
        const Key key{QString::fromUtf8(each.kind), each.owner};
        m_keys[each.zone] = key;
        zone(key.first, key.second)->sync(each, seatNames);
    }
}

} // namespace taletop::app
