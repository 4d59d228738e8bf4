// SPDX-License-Identifier: MIT
// The legal moves of the viewer, as the table offers them.
#pragma once

#include "app/models/row_model.h"
#include "core/scene/scene.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace taletop::app {

class ChoiceModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the session has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        MoveRole = Qt::UserRole + 1, ///< string: what to submit
        LabelRole,                   ///< string: "Over, tops together"
        ConsequenceRole,             ///< string: what it would do, or ""
        WarningRole,                 ///< string: what it would spoil, or ""
        GainRole,                    ///< int: points won or lost by it
        GainPartsRole,               ///< string: where more changes than that, the whole; or ""
        HasGhostRole,                ///< bool: shows where the card would lie
        GhostXRole,                  ///< real: pose of the ghost, in card units of its zone
        GhostYRole,                  ///< real
        GhostAngleRole,              ///< real: degrees, clockwise
        GhostLayerRole,              ///< int
        GhostZoneRole,               ///< string: "store/0", the zone that it would lie in
        JoinsRole,                   ///< list of {index, spot} of what would meet
        SpotRole,                    ///< int: the drop target it is made by, -1: none
        SeatRole,                    ///< int: the seat to touch, -1: none
        ButtonRole,                  ///< string: the button to press, "": none
        HintedRole,                  ///< bool: one of the hints names it
        GestureRole,                 ///< list of string: what to touch in turn, as "card/hand/0/2"
    };

    struct Row {
        scene::Choice choice;
        QString label;
        QString consequence;
        QString warning;
        QString gainParts;
        bool hinted = false;
        QStringList gesture; ///< "zone/F1/0", "card/hand/0/2", "seat/1", "button/commit", "spot/3"
        QString ghostZone;   ///< "store/0"; "" without a ghost

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// The moves that begin with touching this ("card/hand/0/2"): {move, label, consequence, warning}.
    Q_INVOKABLE QVariantList beginningWith(const QString& touch) const;
    /// Where the keyboard begins (scene::firstTouch): "card/hand/0/2"; "": nowhere.
    Q_INVOKABLE QString firstTouch() const { return m_first; }

    /// `zones` tell what the zones of the gestures are called.
    void sync(const std::vector<scene::Choice>& choices, const std::vector<scene::Zone>& zones,
              const QStringList& seatNames, const QStringList& hints);

signals:
    void countChanged();

private:
    [[nodiscard]] static QVariant gestureData(const scene::Choice& choice, int role);
    [[nodiscard]] static QVariant ghostData(const scene::Choice& choice, int role);

    std::vector<Row> m_rows;
    QString m_first;
};

} // namespace taletop::app
