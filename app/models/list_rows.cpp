// SPDX-License-Identifier: MIT
#include "app/models/list_rows.h"

#include <algorithm>

namespace taletop::app {

void ListRows::setList(const QVariantList& list) {
    if (m_list == list)
        return;
    const auto had = m_list.size();
    const auto both = std::min(had, list.size());
    if (had > both) {
        beginRemoveRows({}, static_cast<int>(both), static_cast<int>(had) - 1);
        m_list.resize(both);
        endRemoveRows();
    }
    for (qsizetype row = 0; row < both; ++row) {
        if (m_list[row] == list[row])
            continue;
        m_list[row] = list[row];
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed);
    }
    if (list.size() > both) {
        beginInsertRows({}, static_cast<int>(both), static_cast<int>(list.size()) - 1);
        m_list.append(list.mid(both));
        endInsertRows();
    }
    emit listChanged();
}

void ListRows::setLength(int length) { setList(QVariantList(std::max(0, length))); }

int ListRows::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

QVariant ListRows::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) ||
        role != Qt::UserRole + 1)
        return {};
    return m_list[index.row()];
}

QHash<int, QByteArray> ListRows::roleNames() const { return {{Qt::UserRole + 1, "modelData"}}; }

} // namespace taletop::app
