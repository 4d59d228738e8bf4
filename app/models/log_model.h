// SPDX-License-Identifier: MIT
// What happened so far, in words, newest last.
#pragma once

#include "app/models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class LogModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int: the journal entry it belongs to, from 1
        TextRole,                      ///< string
        SeatRole,                      ///< int: whom it is about, -1: nobody
        LedgerRole,                    ///< string: an entry of the rules, or ""
    };

    struct Row {
        int number = 0;
        QString text;
        int seat = -1;
        QString ledger;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    void append(const std::vector<Row>& rows);
    /// Makes the lines these, after entries were taken back.
    void sync(const std::vector<Row>& wanted);

signals:
    void countChanged();

private:
    std::vector<Row> m_rows;
};

} // namespace taletop::app
