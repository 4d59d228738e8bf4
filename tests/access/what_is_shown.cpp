// SPDX-License-Identifier: MIT
#include "tests/access/what_is_shown.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QHash>
#include <QMetaProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

namespace taletop::app {

namespace {

void speak(QAccessibleInterface* thing, int depth, QStringList& lines) {
    constexpr int deepest = 60;
    if (thing == nullptr || depth > deepest)
        return;
    const QAccessible::State state = thing->state();
    const QRect place = thing->rect();
    lines.append(QString(depth, u' ') +
                 QStringLiteral("%1 | %2 | %3 | %4 | %5%6%7%8%9")
                     .arg(static_cast<int>(thing->role()))
                     .arg(thing->text(QAccessible::Name), thing->text(QAccessible::Description),
                          thing->text(QAccessible::Value), state.disabled ? u"disabled " : u"",
                          state.invisible ? u"invisible " : u"", state.focusable ? u"focusable " : u"",
                          state.focused ? u"focused " : u"", state.selected ? u"selected " : u"") +
                 QStringLiteral(" | %1,%2 %3x%4")
                     .arg(place.x())
                     .arg(place.y())
                     .arg(place.width())
                     .arg(place.height()));
    for (int child = 0; child < thing->childCount(); ++child)
        speak(thing->child(child), depth + 1, lines);
}

struct NameKind {
    bool passing = false; ///< does its value depend on the pointer, on times of presses or on changes?
    bool place = false;   ///< is its value a position, a size or a count that depends on the layout?
};

/// The kind of a property name. Caches results, because this is called for every property of every item.
NameKind kindOf(const char* name) {
    static const QRegularExpression passing(QStringLiteral("^(mouse.*|pressedAt|tappedAt|revision)$"));
    static const QRegularExpression places(
        QStringLiteral("^([xyz]|.*(width|height|size|offset|count)|lines|truncated)$"),
        QRegularExpression::CaseInsensitiveOption);
    static QHash<QByteArray, NameKind> known;
    const QByteArray key = QByteArray::fromRawData(name, qsizetype(qstrlen(name)));
    if (const auto found = known.constFind(key); found != known.constEnd())
        return *found;
    const QString text = QString::fromLatin1(key);
    return *known.insert(QByteArray(name), {passing.match(text).hasMatch(), places.match(text).hasMatch()});
}

/// The item's properties with simple values. Leaves out the layout of invisible items, which may be outdated.
QString valuesOf(const QQuickItem& object) {
    QStringList values;
    const QMetaObject& type = *object.metaObject();
    for (int i = 0; i < type.propertyCount(); ++i) {
        const QMetaProperty property = type.property(i);
        if (!property.isReadable())
            continue;
        const NameKind kind = kindOf(property.name());
        if (kind.passing || (kind.place && !object.isVisible()))
            continue;
        const QVariant value = property.read(&object);
        switch (value.typeId()) {
        case QMetaType::QString:
        case QMetaType::QUrl:
        case QMetaType::Int:
        case QMetaType::Bool:
        case QMetaType::Double:
        case QMetaType::QColor:
            values.append(QLatin1String(property.name()) + u'=' + value.toString());
            break;
        case QMetaType::QStringList:
            values.append(QLatin1String(property.name()) + u'=' + value.toStringList().join(u'|'));
            break;
        default:
            break;
        }
    }
    return values.join(QStringLiteral("; "));
}

void itemize(const QQuickItem* item, int depth, QStringList& lines) {
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    lines.append(QString(depth, u' ') + type + QStringLiteral(": ") + valuesOf(*item));
    for (const QQuickItem* child : item->childItems())
        itemize(child, depth + 1, lines);
}

QString firstDifference(const QString& what, const QStringList& one, const QStringList& other) {
    if (one == other)
        return {};
    qsizetype line = 0;
    while (line < one.size() && line < other.size() && one[line] == other[line])
        ++line;
    const QStringList values = one.value(line).trimmed().split(QStringLiteral("; "));
    const QStringList others = other.value(line).trimmed().split(QStringLiteral("; "));
    QStringList differing{values.value(0)};
    for (qsizetype i = 0; i < std::max(values.size(), others.size()); ++i)
        if (values.value(i) != others.value(i))
            differing.append(values.value(i) + QStringLiteral(" and ") + others.value(i));
    return QStringLiteral("%1, line %2: %3").arg(what).arg(line).arg(differing.join(QStringLiteral("; ")));
}

} // namespace

bool stillLoads(const QQuickItem& item) {
    static QHash<const QMetaObject*, bool> known; // a cache, because this is called for every item
    auto loads = known.constFind(item.metaObject());
    if (loads == known.constEnd())
        loads = known.insert(item.metaObject(),
                             item.inherits("QQuickImageBase") || item.inherits("QQuickLoader"));
    if (*loads && item.property("status").toInt() == 2) // 2 is Loading in both types
        return true;
    const QList<QQuickItem*> children = item.childItems();
    return std::any_of(children.begin(), children.end(),
                       [](const QQuickItem* child) { return stillLoads(*child); });
}

void waitForRest(TableWindow& table) {
    constexpr int quiet = 8; // rounds of the event loop, which may be slow on a busy machine
    constexpr int patience = 10'000;
    QuickPanel* panel = table.window().panel();
    int rounds = 0; // the number of rounds since the last frame
    QElapsedTimer all;
    all.start();
    const auto painted = QObject::connect(panel->quickWindow(), &QQuickWindow::afterRendering, panel,
                                          [&rounds] { rounds = 0; });
    while ((rounds < quiet || stillLoads(*panel->rootObject())) && all.elapsed() < patience) {
        ++rounds;
        QTest::qWait(10);
    }
    QObject::disconnect(painted);
}

QStringList spokenTree(QObject* root) {
    QAccessible::setActive(true);
    QStringList lines;
    speak(QAccessible::queryAccessibleInterface(root), 0, lines);
    return lines;
}

WhatIsShown whatIsShown(TableWindow& table) {
    waitForRest(table);
    WhatIsShown shown;
    shown.frame = table.window().grab().toImage();
    shown.spoken = spokenTree(&table.window());
    itemize(table.window().panel()->rootObject(), 0, shown.items);
    shown.title = table.window().windowTitle();
    for (const QWidget* widget : table.window().findChildren<QWidget*>())
        shown.toolTips.append(widget->toolTip() + widget->statusTip() + widget->whatsThis());
    return shown;
}

QString frameDifference(const QImage& one, const QImage& other) {
    if (one == other)
        return {};
    QRect area;
    for (int y = 0; y < std::min(one.height(), other.height()); ++y)
        for (int x = 0; x < std::min(one.width(), other.width()); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                area |= QRect(x, y, 1, 1);
    return QStringLiteral("the frame at %1,%2 %3x%4")
        .arg(area.x())
        .arg(area.y())
        .arg(area.width())
        .arg(area.height());
}

QString difference(const WhatIsShown& one, const WhatIsShown& other) {
    if (one.title != other.title)
        return QStringLiteral("the title: %1 and %2").arg(one.title, other.title);
    for (const QString& found : {firstDifference(QStringLiteral("tool tips"), one.toolTips, other.toolTips),
                                 firstDifference(QStringLiteral("spoken"), one.spoken, other.spoken),
                                 firstDifference(QStringLiteral("items"), one.items, other.items)})
        if (!found.isEmpty())
            return found;
    return frameDifference(one.frame, other.frame);
}

} // namespace taletop::app
