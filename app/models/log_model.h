// SPDX-License-Identifier: MIT
// The match so far, in words, newest line last.
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
    Q_PROPERTY(QVariantList pointed READ pointed WRITE point NOTIFY pointedChanged)

public:
    enum Role {
        NumberRole = Qt::UserRole + 1, ///< int: from 1, counting only narrated entries
        TextRole,                      ///< string
        SeatRole,                      ///< int: the seat it is about, or -1
        LedgerRole,                    ///< string: an entry of the rules, or ""
        /// list of maps {kind, owner, face}: where its cards went; face 0 stands for the whole zone
        PlacesRole,
        ScoredRole, ///< bool: did points change?
    };

    /// The place where a line's card went, as the log's readers may know it.
    struct Place {
        QString kind;
        int owner = -1;
        int face = 0; ///< 0 if the readers may not know it

        friend bool operator==(const Place&, const Place&) = default;
    };

    struct Row {
        int number = 0;
        QString text;
        int seat = -1;
        QString ledger;
        std::vector<Place> places = {};
        bool scored = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    /// Returns the places of the line that someone points at. The table marks them.
    [[nodiscard]] QVariantList pointed() const { return m_pointed; }
    void point(const QVariantList& places);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// Returns the last row with this number or a lower one, or -1.
    Q_INVOKABLE [[nodiscard]] int rowAt(int number) const;
    void append(const std::vector<Row>& rows);
    /// Makes the lines equal to `wanted`, for example after an undo.
    void sync(const std::vector<Row>& wanted);

signals:
    void countChanged();
    void pointedChanged();

private:
    std::vector<Row> m_rows;
    QVariantList m_pointed;
};

} // namespace taletop::app
