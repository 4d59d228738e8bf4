// SPDX-License-Identifier: MIT
// A plain list as a model: its items stay when the list is another, and only what differs changes.
// A Repeater over the list itself, or over a number, would make every item anew.
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
    /// Rows keep their place: more are added at the end, and fewer taken away there.
    void setList(const QVariantList& list);

    [[nodiscard]] int length() const { return static_cast<int>(m_list.size()); }
    /// Instead of a list: so many rows, for items that need only their index; less than 0 is 0.
    void setLength(int length);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override; ///< modelData
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void listChanged();

private:
    QVariantList m_list;
};

} // namespace taletop::app
