// SPDX-License-Identifier: MIT
// The viewer's legal moves, as the table offers them.
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
        MoveRole = Qt::UserRole + 1, ///< string: the move to submit
        LabelRole,                   ///< string: "Over, tops together"
        ConsequenceRole,             ///< string: its consequence, or ""
        WarningRole,                 ///< string: a drawback of the move, or ""
        GainRole,                    ///< int: points won or lost
        GainPartsRole,               ///< string: the whole effect if more than these points changes, or ""
        HasGhostRole,                ///< bool: does it show where the card would go?
        GhostXRole,                  ///< real: pose of the ghost, in card units of its zone
        GhostYRole,                  ///< real
        GhostAngleRole,              ///< real: degrees, clockwise
        GhostLayerRole,              ///< int
        GhostZoneRole,               ///< string: "store/0", the zone of the ghost
        JoinsRole,                   ///< list of {index, spot}: the cards that it would join
        SpotRole,                    ///< int: its drop target (spot), or -1
        SeatRole,                    ///< int: the seat to touch, or -1
        ButtonRole,                  ///< string: the button to press, or ""
        HintedRole,                  ///< bool: does a hint name it?
        GestureRole,                 ///< list of string: the touches in order, such as "card/hand/0/2"
    };

    struct Row {
        scene::Choice choice;
        QString label;
        QString consequence;
        QString warning;
        QString gainParts;
        bool hinted = false;
        QStringList gesture; ///< touches, such as "card/hand/0/2", "seat/1", "button/commit"
        QString ghostZone;   ///< such as "store/0"; "" without a ghost

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowModel::RowModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    /// Returns the moves that begin with this touch ("card/hand/0/2"): {move, label, consequence, warning}.
    Q_INVOKABLE QVariantList beginningWith(const QString& touch) const;
    /// Returns the touch that first has the keyboard focus (scene::firstTouch), such as "card/hand/0/2", or
    /// "".
    Q_INVOKABLE QString firstTouch() const { return m_first; }

    /// Adopts the choices; `zones` name the zones in gestures.
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
