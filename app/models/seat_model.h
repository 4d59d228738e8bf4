// SPDX-License-Identifier: MIT
// The seats of a match: their players and standings.
#pragma once

#include "app/models/row_model.h"

#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

/// Returns the name of a seat's kind: "" for "human", "casual bot" for "casual".
[[nodiscard]] QString seatKindText(const QString& kind);
/// Describes how well a seat's bot plays and that it does not peek, or returns "" for a person. `thoughtPays`
/// is the value in the game's Aim.
[[nodiscard]] QString seatKindHelp(const QString& kind, bool thoughtPays);
/// Returns the name of an emblem's animal, 0 to 7.
[[nodiscard]] QString emblemName(int emblem);
inline constexpr int emblemCount = 8;

class SeatModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int: its number in table order, from 0
        NameRole,                    ///< string
        KindRole,                    ///< string: "human" or the kind of a bot
        KindTextRole,                ///< string: "casual bot"
        EmblemRole,                  ///< int: 0 to 7
        EmblemNameRole,              ///< string: "fox"
        IsViewerRole,                ///< bool: does the table show what this seat knows?
        PendingRole,                 ///< bool: must the seat act now?
        DoneRole,                    ///< bool: has the seat already done what is asked for now?
        CountersRole,                ///< map: the seat's public numbers by key
        CounterTextsRole,            ///< map: the same numbers in words, by key
        SummaryRole,                 ///< string: one sentence for screen readers
    };

    struct Row {
        int seat = 0;
        QString name;
        QString kind;
        int emblem = 0;
        bool isViewer = false;
        bool pending = false;
        bool done = false;
        QVariantMap counters;
        QVariantMap counterTexts;
        QString summary;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void sync(const std::vector<Row>& wanted);

private:
    std::vector<Row> m_rows;
};

} // namespace taletop::app
