// SPDX-License-Identifier: MIT
// The rows of a setup sheet: the player of each seat.
#pragma once

#include "app/models/row_model.h"
#include "core/match/journal.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class SeatSheetModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the seat sheet has one")

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int: its number in table order, from 0
        NameRole,                    ///< string, writable
        KindRole,                    ///< string, writable: "human" or the kind of a bot
        KindTextRole,                ///< string: "casual bot"
        KindHelpRole,                ///< string: how well a bot plays; "" for a person
        EmblemRole,                  ///< int, writable: 0 to 7
        EmblemNameRole,              ///< string: "fox"
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const std::vector<match::SeatRecord>& seats() const { return m_seats; }
    void setSeats(const std::vector<match::SeatRecord>& seats);
    /// Sets whether thinking ahead helps in the game (contract::Aim).
    void setThoughtPays(bool pays);

signals:
    void edited();

private:
    std::vector<match::SeatRecord> m_seats;
    bool m_thoughtPays = true;
};

} // namespace taletop::app
