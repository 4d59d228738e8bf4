// SPDX-License-Identifier: MIT
#include "tests/access/closely.h"

#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QQuickItem>
#include <QTest>

namespace taletop::app {

void forEachVisible(QQuickItem* item, const std::function<void(QQuickItem*)>& look) {
    if (!item->isVisible() || item->opacity() < 0.05)
        return;
    look(item);
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        forEachVisible(child, look);
}

bool waitsUnderASheet(const QQuickItem* page) {
    const QQuickItem* above = page->parentItem();
    return !page->isEnabled() && page->inherits("QQuickLoader") && above != nullptr &&
           page->width() >= above->width() && page->height() >= above->height();
}

QRectF inScene(const QQuickItem* item) {
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

QList<QQuickItem*> cardsOf(TableWindow& table) {
    QList<QQuickItem*> cards;
    const QRectF page(QPointF(0, 0), table.window().panel()->size());
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("InspectPoint")) &&
            item->property("face").toInt() > 0 && page.contains(inScene(item).center()))
            cards.append(item);
    });
    return cards;
}

QQuickItem* slipOf(TableWindow& table) { return table.find(QStringLiteral("inspectorSlip")); }
QQuickItem* sheetOf(TableWindow& table) { return table.find(QStringLiteral("inspector")); }

void moveTo(TableWindow& table, const QPointF& at) { QTest::mouseMove(table.window().panel(), at.toPoint()); }

/// Finds the table's CardInspector by its QML type.
QQuickItem* inspectorOf(TableWindow& table) {
    QQuickItem* found = nullptr;
    const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
        if (QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("CardInspector_")))
            found = item;
        const QList<QQuickItem*> children = item->childItems();
        for (QQuickItem* child : children)
            look(child);
    };
    look(table.window().panel()->rootObject());
    return found;
}

QQuickItem* pointOf(TableWindow& table, const char* property) {
    return qobject_cast<QQuickItem*>(inspectorOf(table)->property(property).value<QObject*>());
}

/// Moves the pointer to several points until it is on this card and not on something above the card.
std::optional<QPointF> spotOn(TableWindow& table, QQuickItem* card) {
    for (const double across : {0.12, 0.5, 0.85})
        for (const double down : {0.5, 0.2, 0.8}) {
            const QPointF at = card->mapToScene(QPointF(card->width() * across, card->height() * down));
            moveTo(table, at);
            if (pointOf(table, "pointed") == card)
                return at;
        }
    return std::nullopt;
}

/// Finds a card with space for a slip and opens the slip.
Spot openSlip(TableWindow& table) {
    const QList<QQuickItem*> cards = cardsOf(table);
    for (QQuickItem* card : cards) {
        const std::optional<QPointF> at = spotOn(table, card);
        if (!at)
            continue;
        moveTo(table, *at + QPointF(1, 0));
        if (QTest::qWaitFor([&] { return slipOf(table) != nullptr; }, longerThanARest))
            return {card, *at};
    }
    return {};
}

void atTable(TableWindow& table, const QString& id, double part, const char* hands) {
    constexpr int seats = 3;
    const contract::Game& game = *contract::findGame(id.toStdString());
    open(table, matchOf(game, seats, part));
    if (QTest::currentTestFailed())
        return;
    table.session().curtain()->setMode(QString::fromLatin1(hands));
    waitForRest(table);
}

} // namespace taletop::app
