// SPDX-License-Identifier: MIT
#include "app/models/zone_model.h"

#include "app/text/translation.h"

#include <cmath>
#include <numbers>

namespace taletop::app {

namespace {

QVector<int> changedCardRoles(const ZoneModel::Row& a, const ZoneModel::Row& b) {
    QVector<int> roles;
    const auto note = [&](bool same, int role) {
        if (!same)
            roles.append(role);
    };
    const auto sameNumber = [](double p, double q) { return std::abs(p - q) < 1e-9; };
    note(a.face == b.face, ZoneModel::FaceRole);
    note(a.mark == b.mark, ZoneModel::MarkRole);
    note(sameNumber(a.pose.x, b.pose.x), ZoneModel::PoseXRole);
    note(sameNumber(a.pose.y, b.pose.y), ZoneModel::PoseYRole);
    note(sameNumber(a.pose.angle, b.pose.angle), ZoneModel::PoseAngleRole);
    note(a.pose.layer == b.pose.layer, ZoneModel::LayerRole);
    note(a.name == b.name, ZoneModel::NameRole);
    return roles;
}

} // namespace

QRectF boundsOf(const std::vector<ZoneModel::Row>& rows, QSizeF cardSize) {
    QRectF bounds;
    for (const auto& row : rows) {
        const double turn = row.pose.angle * std::numbers::pi / 180;
        const double c = std::abs(std::cos(turn));
        const double s = std::abs(std::sin(turn));
        const double width = cardSize.width() * c + cardSize.height() * s;
        const double height = cardSize.width() * s + cardSize.height() * c;
        bounds |= QRectF(row.pose.x - width / 2, row.pose.y - height / 2, width, height);
    }
    return bounds;
}

ZoneModel::ZoneModel(QString kind, int owner, QSizeF cardSize, QObject* parent)
    : RowModel(parent), m_kind(std::move(kind)), m_owner(owner), m_cardSize(cardSize) {}

int ZoneModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ZoneModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case FaceRole:
        return row.face;
    case MarkRole:
        return row.mark;
    case CardIndexRole:
        return index.row();
    case PoseXRole:
        return row.pose.x;
    case PoseYRole:
        return row.pose.y;
    case PoseAngleRole:
        return row.pose.angle;
    case LayerRole:
        return row.pose.layer;
    case NameRole:
        return row.name;
    default:
        return {};
    }
}

QHash<int, QByteArray> ZoneModel::roleNames() const {
    return {{FaceRole, "face"},   {MarkRole, "mark"},   {CardIndexRole, "cardIndex"},
            {PoseXRole, "poseX"}, {PoseYRole, "poseY"}, {PoseAngleRole, "poseAngle"},
            {LayerRole, "layer"}, {NameRole, "name"}};
}

std::optional<ZoneModel::Row> ZoneModel::take(int at) {
    if (at < 0 || at >= rowCount())
        return std::nullopt;
    Row row = takeRow(m_rows, static_cast<std::size_t>(at));
    indexChangedFrom(at);
    return row;
}

void ZoneModel::put(int at, const Row& row) {
    if (at < 0 || at > rowCount())
        return;
    insertRow(m_rows, static_cast<std::size_t>(at), row);
    indexChangedFrom(at + 1);
}

void ZoneModel::move(int from, int to) {
    if (from < 0 || from >= rowCount() || to < 0 || to >= rowCount())
        return;
    moveRow(m_rows, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    indexChangedFrom(std::min(from, to));
}

void ZoneModel::sync(const scene::Zone& zone, const QStringList& seatNames) {
    std::vector<Row> wanted;
    wanted.reserve(zone.cards.size());
    for (const scene::Card& card : zone.cards)
        wanted.push_back({card.face, card.mark, card.pose, translated(card.name, seatNames)});
    const auto sameThing = [](const Row& a, const Row& b) { return a.face == b.face; };
    std::size_t kept = 0;
    while (kept < m_rows.size() && kept < wanted.size() && sameThing(m_rows[kept], wanted[kept]))
        ++kept;
    const bool sameOrder = m_rows.size() == wanted.size() && kept == wanted.size();
    // A card that stays in place remains the same card when its face becomes known or unknown.
    if (m_rows.size() == wanted.size())
        syncRows(
            m_rows, wanted,
            [&](const Row& a, const Row& b) { return a.face == b.face || a.face == 0 || b.face == 0; },
            changedCardRoles);
    else
        syncRows(m_rows, wanted, sameThing, changedCardRoles);
    if (!sameOrder)
        indexChangedFrom(static_cast<int>(kept));
    if (m_count != zone.count || m_known != zone.known) {
        m_count = zone.count;
        m_known = zone.known;
        emit countChanged();
    }
    if (const QString title = translated(zone.title, seatNames); m_title != title) {
        m_title = title;
        emit titleChanged();
    }
    setBounds(boundsOf(m_rows, m_cardSize));
}

void ZoneModel::indexChangedFrom(int first) {
    if (first < rowCount())
        emit dataChanged(index(first), index(rowCount() - 1), {CardIndexRole});
}

void ZoneModel::setBounds(const QRectF& bounds) {
    if (m_bounds == bounds)
        return;
    m_bounds = bounds;
    emit boundsChanged();
}

} // namespace taletop::app
