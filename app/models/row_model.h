// SPDX-License-Identifier: MIT
// Turns the rows of a model into the wanted rows with few row operations, so that an item on the screen stays
// the same item when its row moves or changes.
#pragma once

#include <QAbstractListModel>
#include <QVariantMap>
#include <QVector>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

/// The base class of models that change by row operations.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QAbstractListModel::QAbstractListModel;

    /// Returns all roles of a row by name, or an empty map if there is no such row. Tables use this to lay
    /// out rows in JavaScript.
    Q_INVOKABLE QVariantMap at(int row) const {
        QVariantMap values;
        const QHash<int, QByteArray> names = roleNames();
        for (auto name = names.begin(); row >= 0 && row < rowCount() && name != names.end(); ++name)
            values.insert(QString::fromUtf8(name.value()), data(index(row), name.key()));
        return values;
    }

protected:
    /// Makes `rows` equal to `wanted`. `sameThing(a, b)` says whether both are versions of one thing, and
    /// `changedRoles(a, b)` returns the roles in which they differ.
    template <class Row, class SameThing, class ChangedRoles>
    void syncRows(std::vector<Row>& rows, const std::vector<Row>& wanted, SameThing sameThing,
                  ChangedRoles changedRoles) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            bringThing(rows, wanted, i, sameThing);
            const QVector<int> roles = changedRoles(rows[i], wanted[i]);
            if (roles.isEmpty())
                continue;
            rows[i] = wanted[i];
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, roles);
        }
        if (rows.size() > wanted.size()) {
            beginRemoveRows({}, static_cast<int>(wanted.size()), static_cast<int>(rows.size()) - 1);
            rows.resize(wanted.size());
            endRemoveRows();
        }
    }

    template <class Row>
    void insertRow(std::vector<Row>& rows, std::size_t at, const Row& row) {
        beginInsertRows({}, static_cast<int>(at), static_cast<int>(at));
        rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at), row);
        endInsertRows();
    }
    template <class Row>
    Row takeRow(std::vector<Row>& rows, std::size_t at) {
        beginRemoveRows({}, static_cast<int>(at), static_cast<int>(at));
        Row row = std::move(rows[at]);
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(at));
        endRemoveRows();
        return row;
    }
    /// Moves a row so that it ends up at `to`.
    template <class Row>
    void moveRow(std::vector<Row>& rows, std::size_t from, std::size_t to) {
        if (from == to)
            return;
        const int before = static_cast<int>(to > from ? to + 1 : to);
        beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, before);
        Row row = std::move(rows[from]);
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(from));
        rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(to), std::move(row));
        endMoveRows();
    }

private:
    /// Moves or inserts a version of wanted[at] so that it is rows[at].
    template <class Row, class SameThing>
    void bringThing(std::vector<Row>& rows, const std::vector<Row>& wanted, std::size_t at,
                    SameThing sameThing) {
        const auto find = [&](const std::vector<Row>& list, std::size_t first, const Row& thing) {
            while (first < list.size() && !sameThing(list[first], thing))
                ++first;
            return first;
        };
        while (at < rows.size() && find(wanted, at, rows[at]) == wanted.size())
            takeRow(rows, at);
        const std::size_t found = find(rows, at, wanted[at]);
        if (found < rows.size())
            moveRow(rows, found, at);
        else
            insertRow(rows, at, wanted[at]);
    }
};

} // namespace taletop::app
