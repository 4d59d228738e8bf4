// SPDX-License-Identifier: MIT
#include "tests/access/printed.h"

#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/what_is_shown.h"

#include <QPolygonF>
#include <QQuickItem>
#include <QTest>

#include <algorithm>

namespace taletop::app {

namespace {

void collect(QQuickItem* item, QList<QQuickItem*>& cards) {
    if (!item->isVisible() || item->opacity() < 0.05)
        return;
    if (item->property("ofTheChoice").toBool())
        cards.append(item);
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* one, const QQuickItem* other) { return one->z() < other->z(); });
    for (QQuickItem* child : children)
        collect(child, cards);
}

/// The text without marks for line breaks.
QString plain(QString text) { return text.remove(QChar(0x200b)).remove(QChar(0x00ad)).simplified(); }

struct Print {
    QString name;
    QStringList words;
};

/// The text printed on a card, which is empty for Foxtail's cards.
Print printOf(TableWindow& table, int face) {
    const std::string id = table.session().gameId().toStdString();
    if (id == "foxtail" || face <= 0)
        return {};
    const scene::CardFacts facts = contract::findGame(id)->cardFacts(face);
    Print print{plain(translated(facts.name)), {}};
    if (id == "storyline")
        print.name = plain(translated(contract::findGame(id)->cardText(face).name));
    for (const scene::CardFacts::Line& line : facts.lines)
        print.words.append(plain(translated(line.text)));
    // Keeps only the necessary texts. A character lists its bonus, the name and the ability of its other
    // form, and its type. An Event lists its effect and then a joke.
    constexpr int ofACharacter = 4;
    if (id == "tailstory" && print.words.size() == ofACharacter)
        print.words = {print.words[3], print.words[0]};
    else if (id == "tailstory")
        print.words = print.words.mid(0, 1);
    return print;
}

bool isWhole(const SeenText& text) {
    return !text.item->property("truncated").toBool() && text.sight.contains(text.painted.center());
}

/// The area that a card covers in the scene, without its rim.
QPolygonF groundOf(const QQuickItem* card) {
    constexpr qreal rim = 3;
    QPolygonF ground;
    for (const QPointF corner :
         {QPointF(rim, rim), QPointF(card->width() - rim, rim),
          QPointF(card->width() - rim, card->height() - rim), QPointF(rim, card->height() - rim)})
        ground.append(card->mapToScene(corner));
    ground.append(ground.first());
    return ground;
}

bool meet(const QQuickItem* one, const QQuickItem* other) {
    return one != other && !one->isAncestorOf(other) && !other->isAncestorOf(one) &&
           !groundOf(one).intersected(groundOf(other)).isEmpty();
}

/// The cards that cover a card even while the pointer is on its visible part.
QStringList coveredUnderPointer(TableWindow& table, QQuickItem* card) {
    moveTo(table, card->mapToScene(QPointF(card->width() * 0.08, card->height() * 0.3)));
    waitForRest(table);
    const QList<QQuickItem*> cards = cardsOfTheChoice(table);
    QStringList found;
    for (qsizetype at = cards.indexOf(card) + 1; at < cards.size(); ++at)
        if (meet(card, cards[at]))
            found.append(QStringLiteral("%1 lies over %2, on which the pointer is")
                             .arg(nameOf(cards[at]), nameOf(card)));
    return found;
}

} // namespace

QList<QQuickItem*> cardsOfTheChoice(TableWindow& table) {
    QList<QQuickItem*> cards;
    collect(table.window().panel()->rootObject(), cards);
    return cards;
}

QStringList unreadCards(TableWindow& table, const QList<QQuickItem*>& cards, const QList<SeenText>& texts,
                        bool words) {
    QStringList found;
    for (qsizetype at = 0; at < cards.size(); ++at) {
        const QQuickItem* card = cards[at];
        const Print print = printOf(table, card->property("face").toInt());
        const auto written = std::ranges::find_if(texts, [&](const SeenText& text) {
            return card->isAncestorOf(text.item) && plain(text.text) == print.name && isWhole(text);
        });
        if (!print.name.isEmpty() && written == texts.end())
            found.append(QStringLiteral("“%1” is not on its card (%2)").arg(print.name, nameOf(card)));
        for (qsizetype above = at + 1; written != texts.end() && above < cards.size(); ++above)
            if (!groundOf(cards[above]).intersected(QPolygonF(written->painted)).isEmpty() &&
                meet(card, cards[above]))
                found.append(
                    QStringLiteral("%1 hides the name of “%2”").arg(nameOf(cards[above]), print.name));
        for (const QString& each : words ? print.words : QStringList())
            if (!std::ranges::any_of(texts, [&](const SeenText& text) {
                    return isWhole(text) && plain(text.text).contains(each);
                }))
                found.append(QStringLiteral("what “%1” does is not told: %2").arg(print.name, each));
    }
    return found;
}

QStringList overlappingCards(TableWindow& table) {
    const QList<QQuickItem*> cards = cardsOfTheChoice(table);
    QStringList found;
    if (cards.size() > fewCards) {
        for (QQuickItem* card : {cards.first(), cards[cards.size() / 2]})
            found += coveredUnderPointer(table, card);
        moveTo(table, QPointF(2, 2));
        waitForRest(table);
        return found;
    }
    for (qsizetype below = 0; below < cards.size(); ++below)
        for (qsizetype above = below + 1; above < cards.size(); ++above)
            if (meet(cards[below], cards[above]))
                found.append(QStringLiteral("%1 lies over %2, of %3 cards")
                                 .arg(nameOf(cards[above]), nameOf(cards[below]))
                                 .arg(cards.size()));
    return found;
}

} // namespace taletop::app
