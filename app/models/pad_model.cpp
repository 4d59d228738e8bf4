// SPDX-License-Identifier: MIT
#include "app/models/pad_model.h"

#include "app/models/spots.h"
#include "app/text/translation.h"

#include <QVariantMap>

namespace taletop::app {

namespace {

QVector<int> changedPadRoles(const PadModel::Row& a, const PadModel::Row& b) {
    QVector<int> roles;
    if (a.seat != b.seat)
        roles.append(PadModel::SeatRole);
    if (a.label != b.label)
        roles.append(PadModel::LabelRole);
    if (a.points != b.points)
        roles.append(PadModel::PointsRole);
    if (a.settled != b.settled)
        roles.append(PadModel::SettledRole);
    if (a.groups != b.groups)
        roles.append(PadModel::GroupsRole);
    return roles;
}

QVariantList groupsOf(const scene::PadLine& line, const QStringList& seatNames) {
    QVariantList groups;
    for (const scene::PadGroup& group : line.groups) {
        groups.append(
            QVariantMap{{"label", translated(group.label, seatNames)}, {"spots", listOfSpots(group.spots)}});
    }
    return groups;
}

} // namespace

int PadModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PadModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole:
        return row.seat;
    case LabelRole:
        return row.label;
    case PointsRole:
        return row.points;
    case SettledRole:
        return row.settled;
    case GroupsRole:
        return row.groups;
    default:
        return {};
    }
}

QHash<int, QByteArray> PadModel::roleNames() const {
    return {{SeatRole, "seat"},
            {LabelRole, "label"},
            {PointsRole, "points"},
            {SettledRole, "settled"},
            {GroupsRole, "groups"}};
}

QVariantList PadModel::forSeat(int seat) const {
    QVariantList lines;
    for (const Row& row : m_rows)
        if (row.seat == seat)
            lines.append(QVariantMap{{"label", row.label},
                                     {"points", row.points},
                                     {"settled", row.settled},
                                     {"groups", row.groups}});
    return lines;
}

void PadModel::sync(const std::vector<scene::PadLine>& lines, const QStringList& seatNames) {
    std::vector<Row> wanted;
    wanted.reserve(lines.size());
    for (const scene::PadLine& line : lines)
        wanted.push_back({line.seat, translated(line.label, seatNames), line.points, line.settled,
                          groupsOf(line, seatNames)});
    // Match lines by seat and position, because labels change with their contents.
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.seat == b.seat; }, changedPadRoles);
}

} // namespace taletop::app
