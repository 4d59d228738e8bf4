// SPDX-License-Identifier: MIT
#include "app/models/seat_sheet_model.h"

#include "app/models/seat_model.h"

namespace taletop::app {

namespace {

QVector<int> changedRoles(const match::SeatRecord& a, const match::SeatRecord& b) {
    QVector<int> roles;
    if (a.name != b.name)
        roles.append(SeatSheetModel::NameRole);
    if (a.kind != b.kind)
        roles.append({SeatSheetModel::KindRole, SeatSheetModel::KindTextRole, SeatSheetModel::KindHelpRole});
    if (a.emblem != b.emblem)
        roles.append({SeatSheetModel::EmblemRole, SeatSheetModel::EmblemNameRole});
    return roles;
}

} // namespace

int SeatSheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_seats.size());
}

QVariant SeatSheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const match::SeatRecord& seat = m_seats[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole:
        return index.row();
    case NameRole:
        return QString::fromStdString(seat.name);
    case KindRole:
        return QString::fromStdString(seat.kind);
    case KindTextRole:
        return seatKindText(QString::fromStdString(seat.kind));
    case KindHelpRole:
        return seatKindHelp(QString::fromStdString(seat.kind), m_thoughtPays);
    case EmblemRole:
        return seat.emblem;
    case EmblemNameRole:
        return emblemName(seat.emblem);
    default:
        return {};
    }
}

bool SeatSheetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    match::SeatRecord& seat = m_seats[static_cast<std::size_t>(index.row())];
    match::SeatRecord wanted = seat;
    if (role == NameRole)
        wanted.name = value.toString().toStdString();
    else if (role == KindRole)
        wanted.kind = value.toString().toStdString();
    else if (role == EmblemRole)
        wanted.emblem = value.toInt();
    else
        return false;
    const QVector<int> roles = changedRoles(seat, wanted);
    if (roles.isEmpty())
        return true;
    seat = wanted;
    emit dataChanged(index, index, roles);
    emit edited();
    return true;
}

Qt::ItemFlags SeatSheetModel::flags(const QModelIndex& index) const {
    return RowModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QHash<int, QByteArray> SeatSheetModel::roleNames() const {
    return {{SeatRole, "seat"},
            {NameRole, "name"},
            {KindRole, "kind"},
            {KindTextRole, "kindText"},
            {KindHelpRole, "kindHelp"},
            {EmblemRole, "emblem"},
            {EmblemNameRole, "emblemName"}};
}

void SeatSheetModel::setThoughtPays(bool pays) {
    if (pays == m_thoughtPays)
        return;
    m_thoughtPays = pays;
    if (!m_seats.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {KindHelpRole});
}

void SeatSheetModel::setSeats(const std::vector<match::SeatRecord>& seats) {
    while (m_seats.size() > seats.size())
        takeRow(m_seats, m_seats.size() - 1);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (i == m_seats.size()) {
            insertRow(m_seats, i, seats[i]);
            continue;
        }
        const QVector<int> roles = changedRoles(m_seats[i], seats[i]);
        m_seats[i] = seats[i];
        if (!roles.isEmpty())
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)), roles);
    }
    emit edited();
}

} // namespace taletop::app
