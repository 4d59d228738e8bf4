// SPDX-License-Identifier: MIT
#include "app/models/score_model.h"

#include "app/text/translation.h"

#include <QVariantMap>

#include <algorithm>

namespace taletop::app {

namespace {

QVariantMap placeOf(const contract::CardSpot& spot, const std::vector<scene::Zone>& zones) {
    const auto zone =
        std::ranges::find_if(zones, [&](const scene::Zone& each) { return each.zone == spot.zone; });
    const bool shown = zone != zones.end();
    return {{"kind", shown ? QString::fromUtf8(zone->kind) : QString()},
            {"owner", shown ? int(zone->owner) : -1},
            {"index", spot.index},
            {"spot", spot.spot}};
}

QVariantList earnedOf(const contract::ScoreLine& line, const std::vector<scene::Zone>& zones,
                      const QStringList& seatNames) {
    QVariantList list;
    for (const contract::Earned& earned : line.earned) {
        QVariantList cards;
        for (const contract::CardSpot& spot : earned.cards)
            cards.append(placeOf(spot, zones));
        list.append(QVariantMap{{"seat", int(earned.seat)},
                                {"what", translated(earned.what, seatNames)},
                                {"points", earned.points},
                                {"cards", cards}});
    }
    return list;
}

QVector<int> changedScoreRoles(const ScoreModel::Row& a, const ScoreModel::Row& b) {
    QVector<int> roles;
    if (a.label != b.label)
        roles.append(ScoreModel::LabelRole);
    if (a.points != b.points)
        roles.append(ScoreModel::PointsRole);
    if (a.earned != b.earned)
        roles.append(ScoreModel::EarnedRole);
    return roles;
}

} // namespace

int ScoreModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KeyRole:
        return row.key;
    case LabelRole:
        return row.label;
    case PointsRole:
        return row.points;
    case EarnedRole:
        return row.earned;
    default:
        return {};
    }
}

QHash<int, QByteArray> ScoreModel::roleNames() const {
    return {{KeyRole, "key"}, {LabelRole, "label"}, {PointsRole, "points"}, {EarnedRole, "earned"}};
}

void ScoreModel::sync(const std::vector<contract::ScoreLine>& lines, const std::vector<scene::Zone>& zones,
                      const QStringList& seatNames) {
    std::vector<Row> wanted;
    for (const contract::ScoreLine& line : lines) {
        QVariantList points;
        for (const int each : line.points)
            points.append(each);
        wanted.push_back({QString::fromUtf8(line.key), translated(line.label, seatNames), points,
                          earnedOf(line, zones, seatNames)});
    }
    const int before = count();
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.key == b.key; }, changedScoreRoles);
    if (before != count())
        emit countChanged();
}

void ScoreModel::conclude(const contract::Result& result, const QString& winnerText) {
    QVariantList totals;
    QVariantList winners;
    for (const int total : result.totals)
        totals.append(total);
    for (const kit::Seat seat : result.winners)
        winners.append(int(seat));
    if (totals == m_totals && winners == m_winners && winnerText == m_winnerText)
        return;
    m_totals = totals;
    m_winners = winners;
    m_winnerText = winnerText;
    emit resultChanged();
}

} // namespace taletop::app
