// SPDX-License-Identifier: MIT
// The running score pads of all seats, line by line.
#pragma once

#include "app/models/row_model.h"
#include "core/scene/scene.h"

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class PadModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int: the owner of the pad
        LabelRole,                   ///< string: "Variety"
        PointsRole,                  ///< int
        SettledRole,                 ///< bool: false while the points may still change hands
        /// list of {label, spots}: the cards that it counts, spots as {index, spot}
        GroupsRole,
    };

    struct Row {
        int seat = 0;
        QString label;
        int points = 0;
        bool settled = true;
        QVariantList groups{};

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Returns one seat's lines as {label, points, settled, groups}. Read them again when session.revision
    /// changes.
    Q_INVOKABLE QVariantList forSeat(int seat) const;

    void sync(const std::vector<scene::PadLine>& lines, const QStringList& seatNames);

private:
    std::vector<Row> m_rows;
};

} // namespace taletop::app
