// SPDX-License-Identifier: MIT
// Turns a plain list into a model whose items survive changes of the list, because only differing rows
// change. A Repeater over the list itself, or over a number, would create every item again.
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace taletop::app {

class ListRows : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList list READ list WRITE setList NOTIFY listChanged)
    Q_PROPERTY(int length READ length WRITE setLength NOTIFY listChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] QVariantList list() const { return m_list; }
    /// Sets the list. Kept rows don't move, because rows are added and removed only at the end.
    void setList(const QVariantList& list);

    [[nodiscard]] int length() const { return static_cast<int>(m_list.size()); }
    /// Sets the number of rows instead of a list, for items that need only their index. A negative number
    /// counts as 0.
    void setLength(int length);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index,
                                int role) const override; ///< value of the only role, modelData
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void listChanged();

private:
    QVariantList m_list;
};

} // namespace taletop::app
