// SPDX-License-Identifier: MIT
#include "app/models/choice_model.h"

#include "app/models/spots.h"
#include "app/text/touches.h"
#include "app/text/translation.h"
#include "core/scene/warned.h"

#include <algorithm>

namespace taletop::app {

namespace {

using Role = ChoiceModel::Role;

const scene::Pick* pickOf(const scene::Choice& choice, scene::Pick::Kind kind) {
    for (const scene::Pick& pick : choice.gesture)
        if (pick.kind == kind)
            return &pick;
    return nullptr;
}

QVector<int> changedChoiceRoles(const ChoiceModel::Row& a, const ChoiceModel::Row& b) {
    if (a == b)
        return {};
    QVector<int> roles;
    if (a.label != b.label)
        roles.append(Role::LabelRole);
    if (a.consequence != b.consequence)
        roles.append(Role::ConsequenceRole);
    if (a.warning != b.warning)
        roles.append(Role::WarningRole);
    if (a.hinted != b.hinted)
        roles.append(Role::HintedRole);
    if (a.choice.gain != b.choice.gain)
        roles.append(Role::GainRole);
    if (a.gainParts != b.gainParts)
        roles.append(Role::GainPartsRole);
    if (a.choice.hasGhost != b.choice.hasGhost || !(a.choice.ghost == b.choice.ghost) ||
        a.ghostZone != b.ghostZone)
        roles.append({Role::HasGhostRole, Role::GhostXRole, Role::GhostYRole, Role::GhostAngleRole,
                      Role::GhostLayerRole, Role::GhostZoneRole});
    if (a.choice.joins != b.choice.joins)
        roles.append(Role::JoinsRole);
    if (!(a.choice.gesture == b.choice.gesture) || a.gesture != b.gesture)
        roles.append({Role::SpotRole, Role::SeatRole, Role::ButtonRole, Role::GestureRole});
    return roles.isEmpty() ? QVector<int>{Role::MoveRole} : roles;
}

} // namespace

int ChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case MoveRole:
        return QString::fromStdString(row.choice.move);
    case LabelRole:
        return row.label;
    case ConsequenceRole:
        return row.consequence;
    case WarningRole:
        return row.warning;
    case GainRole:
        return row.choice.gain;
    case GainPartsRole:
        return row.gainParts;
    case HintedRole:
        return row.hinted;
    case GestureRole:
        return row.gesture;
    case GhostZoneRole:
        return row.ghostZone;
    case SpotRole:
    case SeatRole:
    case ButtonRole:
        return gestureData(row.choice, role);
    default:
        return ghostData(row.choice, role);
    }
}

QVariant ChoiceModel::gestureData(const scene::Choice& choice, int role) {
    if (role == ButtonRole) {
        const scene::Pick* button = pickOf(choice, scene::Pick::Kind::Button);
        return button != nullptr ? QString::fromUtf8(button->key) : QString();
    }
    const auto kind = role == SpotRole ? scene::Pick::Kind::Spot : scene::Pick::Kind::Seat;
    const scene::Pick* pick = pickOf(choice, kind);
    return pick != nullptr ? pick->index : -1;
}

QVariant ChoiceModel::ghostData(const scene::Choice& choice, int role) {
    switch (role) {
    case HasGhostRole:
        return choice.hasGhost;
    case GhostXRole:
        return choice.ghost.x;
    case GhostYRole:
        return choice.ghost.y;
    case GhostAngleRole:
        return choice.ghost.angle;
    case GhostLayerRole:
        return choice.ghost.layer;
    case JoinsRole:
        return listOfSpots(choice.joins);
    default:
        return {};
    }
}

QVariantList ChoiceModel::beginningWith(const QString& touch) const {
    QVariantList moves;
    for (const Row& row : m_rows)
        if (!row.gesture.isEmpty() && row.gesture.front() == touch)
            moves.append(QVariantMap{{QStringLiteral("move"), QString::fromStdString(row.choice.move)},
                                     {QStringLiteral("label"), row.label},
                                     {QStringLiteral("consequence"), row.consequence},
                                     {QStringLiteral("warning"), row.warning}});
    return moves;
}

QHash<int, QByteArray> ChoiceModel::roleNames() const {
    return {{MoveRole, "move"},
            {LabelRole, "label"},
            {ConsequenceRole, "consequence"},
            {WarningRole, "warning"},
            {GainRole, "gain"},
            {GainPartsRole, "gainParts"},
            {HasGhostRole, "hasGhost"},
            {GhostXRole, "ghostX"},
            {GhostYRole, "ghostY"},
            {GhostAngleRole, "ghostAngle"},
            {GhostLayerRole, "ghostLayer"},
            {GhostZoneRole, "ghostZone"},
            {JoinsRole, "joins"},
            {SpotRole, "spot"},
            {SeatRole, "seat"},
            {ButtonRole, "button"},
            {HintedRole, "hinted"},
            {GestureRole, "gesture"}};
}

void ChoiceModel::sync(const std::vector<scene::Choice>& choices, const std::vector<scene::Zone>& zones,
                       const QStringList& seatNames, const QStringList& hints) {
    std::vector<Row> wanted;
    wanted.reserve(choices.size());
    for (const scene::Choice& choice : choices)
        wanted.push_back({choice, translated(choice.label, seatNames),
                          translated(choice.consequence, seatNames), translated(choice.warning, seatNames),
                          translated(choice.gainParts, seatNames),
                          hints.contains(QString::fromStdString(choice.move)), gestureOf(choice, zones),
                          choice.hasGhost ? placeOf(choice.ghostZone, zones) : QString()});
    const scene::Pick* first = scene::firstTouch(choices);
    m_first = first != nullptr ? touchOf(*first, zones) : QString();
    const int before = count();
    syncRows(
        m_rows, wanted, [](const Row& a, const Row& b) { return a.choice.move == b.choice.move; },
        changedChoiceRoles);
    if (before != count())
        emit countChanged();
}

} // namespace taletop::app
