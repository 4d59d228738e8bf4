// SPDX-License-Identifier: MIT
#include "tests/access/sums.h"

#include "tests/access/what_is_shown.h"

#include <QApplication>
#include <QHash>
#include <QMenu>
#include <QMetaProperty>
#include <QQuickItem>

#include <algorithm>
#include <array>
#include <unordered_map>
#include <vector>

namespace taletop::app {

namespace {

void add(quint64& sum, quint64 part) { sum = (sum ^ part) * 0x100000001b3U + 0x9e3779b97f4a7c15U; }

/// The plain properties of a type. What cannot be seen is as it was when it last could, at this table
/// or at the one before: of it only what it says and which card it is counts.
struct Plain {
    std::vector<QMetaProperty> always;
    std::vector<QMetaProperty> seen;
};

bool saysWhat(const QMetaProperty& property) {
    const int type = property.metaType().id();
    return type == QMetaType::QString || type == QMetaType::QUrl || type == QMetaType::QStringList ||
           qstrcmp(property.name(), "face") == 0;
}

bool isPlain(int type) {
    constexpr std::array plain{QMetaType::QString,     QMetaType::QUrl,    QMetaType::Int,
                               QMetaType::Bool,        QMetaType::Double,  QMetaType::QColor,
                               QMetaType::QStringList, QMetaType::QVariant};
    return std::ranges::find(plain, type) != plain.end();
}

const Plain& plainOf(const QMetaObject& type) {
    static std::unordered_map<const QMetaObject*, Plain> known;
    const auto [found, isNew] = known.try_emplace(&type);
    for (int i = 0; isNew && i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        if (mayBePlain(property) && isPlain(property.metaType().id()))
            (saysWhat(property) ? found->second.always : found->second.seen).push_back(property);
    }
    return found->second;
}

void addValue(quint64& sum, const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::QString:
        return add(sum, qHash(*static_cast<const QString*>(value.constData())));
    case QMetaType::Double:
        return add(sum, qHash(value.toDouble()));
    case QMetaType::Int:
    case QMetaType::Bool:
        return add(sum, static_cast<quint64>(value.toInt()));
    case QMetaType::QUrl:
    case QMetaType::QColor:
        return add(sum, qHash(value.toString()));
    case QMetaType::QStringList:
        return add(sum, qHash(value.toStringList().join(u'|')));
    default: // a variant that holds something else
        return;
    }
}

void addItem(quint64& sum, const QQuickItem& item) {
    const Plain& plain = plainOf(*item.metaObject());
    for (const QMetaProperty& property : plain.always)
        addValue(sum, property.read(&item));
    if (item.isVisible())
        for (const QMetaProperty& property : plain.seen)
            addValue(sum, property.read(&item));
    const QList<QQuickItem*> children = item.childItems();
    add(sum, static_cast<quint64>(children.size()));
    for (const QQuickItem* child : children)
        addItem(sum, *child);
}

} // namespace

quint64 sumOf(TableWindow& table, bool withFrame) {
    quint64 sum = 0;
    addItem(sum, *table.window().panel()->rootObject());
    for (const QString& line : spokenTree(table.window().panel()))
        add(sum, qHash(line));
    add(sum, qHash(table.window().windowTitle()));
    if (const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        for (const QAction* action : menu->actions()) {
            add(sum, qHash(action->text() + action->toolTip() + action->statusTip()));
            add(sum, (action->isEnabled() ? 1U : 0U) + (action->isChecked() ? 2U : 0U));
        }
    if (withFrame) {
        const QImage frame = table.window().panel()->grabFramebuffer();
        add(sum, qHashBits(frame.constBits(), static_cast<size_t>(frame.sizeInBytes())));
    }
    return sum;
}

QByteArray toldOf(MatchSession& session) {
    const contract::AnyState view = session.match().view(kit::spectator);
    const auto bytes = view.bytes();
    QByteArray told(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    for (const LogModel::Row& row : session.log()->rows())
        told.append(row.text.toUtf8()).append('\n');
    return told;
}

QStringList zonesOpenToAll(MatchSession& session) {
    const contract::Game& game = session.match().game();
    const auto seen = game.visibility(kit::spectator);
    QStringList cards;
    for (const scene::Zone& zone : game.scene(session.match().view(kit::spectator), kit::spectator).zones) {
        if (seen[zone.zone] != kit::Visibility::Face)
            continue;
        ZoneModel* model = session.zone(QString::fromUtf8(zone.kind), zone.owner);
        for (int row = 0; row < model->rowCount(); ++row)
            cards.append(QStringLiteral("%1 of %2: face %3, mark %4, %5")
                             .arg(model->kind())
                             .arg(zone.owner)
                             .arg(model->index(row).data(ZoneModel::FaceRole).toInt())
                             .arg(model->index(row).data(ZoneModel::MarkRole).toInt())
                             .arg(model->index(row).data(ZoneModel::NameRole).toString()));
    }
    return cards;
}

} // namespace taletop::app
