// SPDX-License-Identifier: MIT
#include "app/models/log_model.h"

#include <algorithm>

namespace taletop::app {

namespace {

QVariantList listOf(const std::vector<LogModel::Place>& places) {
    QVariantList list;
    for (const LogModel::Place& place : places)
        list.append(QVariantMap{{QStringLiteral("kind"), place.kind},
                                {QStringLiteral("owner"), place.owner},
                                {QStringLiteral("face"), place.face}});
    return list;
}

} // namespace

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NumberRole:
        return row.number;
    case TextRole:
        return row.text;
    case SeatRole:
        return row.seat;
    case LedgerRole:
        return row.ledger;
    case PlacesRole:
        return listOf(row.places);
    case ScoredRole:
        return row.scored;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const {
    return {{NumberRole, "number"}, {TextRole, "text"},     {SeatRole, "seat"},
            {LedgerRole, "ledger"}, {PlacesRole, "places"}, {ScoredRole, "scored"}};
}

void LogModel::point(const QVariantList& places) {
    if (m_pointed == places)
        return;
    m_pointed = places;
    emit pointedChanged();
}

int LogModel::rowAt(int number) const {
    int found = -1;
    for (int row = 0; row < rowCount(); ++row)
        if (m_rows[static_cast<std::size_t>(row)].number <= number)
            found = row;
    return found;
}

void LogModel::append(const std::vector<Row>& rows) {
    if (rows.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    endInsertRows();
    emit countChanged();
}

void LogModel::sync(const std::vector<Row>& wanted) {
    const int before = count();
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.text == b.text && a.seat == b.seat; },
        [](const Row& a, const Row& b) {
            QVector<int> roles;
            if (a.number != b.number)
                roles.append(NumberRole);
            if (a.ledger != b.ledger)
                roles.append(LedgerRole);
            if (a.places != b.places)
                roles.append(PlacesRole);
            if (a.scored != b.scored)
                roles.append(ScoredRole);
            return roles;
        });
    if (before != count())
        emit countChanged();
}

} // namespace taletop::app
