// SPDX-License-Identifier: MIT
#include "tests/access/measured.h"

#include "app/shell/fonts.h"
#include "tests/access/closely.h"
#include "tests/access/covered.h"
#include "tests/access/findings.h"
#include "tests/access/printed.h"
#include "tests/access/what_is_shown.h"

#include <QFont>
#include <QJSValue>
#include <QQuickItem>

#include <algorithm>
#include <cmath>

namespace taletop::app {

namespace {

/// Rounds to a thousandth of a pixel, because a rotated card has no exact width.
qreal widthOf(const QQuickItem* item) {
    const QPointF side = item->mapToScene(QPointF(item->width(), 0)) - item->mapToScene(QPointF(0, 0));
    return std::round(std::hypot(side.x(), side.y()) * 1000) / 1000;
}

/// Texts that do not fit into their items.
QStringList overflowing(const QList<SeenText>& texts) {
    QStringList found;
    for (const SeenText& text : texts) {
        // FitWords ignores the empty space above the first row and below the last when it fits texts.
        const bool byInk =
            QLatin1String(text.item->metaObject()->className()).startsWith(QLatin1String("FitWords_"));
        const qreal slack =
            byInk ? lettersOf(text) : lettersOf(text) / 2; // the empty space below the last row
        const bool fitted = byInk || text.item->property("fontSizeMode").toInt() != 0; // 0: a fixed size
        if (fitted && text.item->property("contentHeight").toReal() > text.item->height() + slack)
            found.append(QStringLiteral("“%1” is %2 px high in a place of %3")
                             .arg(text.text.left(60))
                             .arg(text.item->property("contentHeight").toReal())
                             .arg(text.item->height()));
    }
    return found;
}

/// Texts with digits in the title font, in which "turn 11" looks like "turn II".
QStringList lowFigures(const QList<SeenText>& texts) {
    QStringList found;
    for (const SeenText& text : texts)
        if (text.item->property("font").value<QFont>().family() == fonts::title &&
            std::ranges::any_of(text.text, [](QChar letter) { return letter >= u'0' && letter <= u'9'; }))
            found.append(QStringLiteral("“%1” (%2) has figures that look like letters")
                             .arg(text.text.left(60), nameOf(text.item)));
    return found;
}

} // namespace

qreal lettersOf(const SeenText& text) {
    qreal pixels = text.item->property("font").value<QFont>().pixelSize();
    const int fitted = text.item->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
    if (fitted > 0)
        pixels = fitted;
    return pixels * widthOf(text.item) / std::max(1.0, text.item->width());
}

Figures measured(TableWindow& table, bool words) {
    waitForRest(table);
    Figures figures;
    const QList<QQuickItem*> cards = cardsOfTheChoice(table);
    figures.cards = static_cast<int>(cards.size());
    for (const QQuickItem* card : cards)
        figures.narrowest =
            figures.narrowest == 0 ? widthOf(card) : std::min(figures.narrowest, widthOf(card));
    const QList<SeenText> texts = seenTexts(table);
    for (const SeenText& text : texts)
        if (const qreal letters = lettersOf(text); figures.smallest.isEmpty() || letters < figures.letters) {
            figures.letters = letters;
            figures.smallest = text.text.left(40);
        }
    figures.broken = brokenTexts(table, texts) + overflowing(texts) + lowFigures(texts);
    figures.covered = coveredThings(table);
    figures.unread = unreadCards(table, cards, texts, words && cards.size() <= fewCards);
    figures.overlapping = overlappingCards(table);
    return figures;
}

QStringList smallLetters(const QList<SeenText>& texts) {
    QStringList found;
    for (const SeenText& text : texts)
        if (const qreal letters = lettersOf(text); letters < leastLetters)
            found.append(QStringLiteral("“%1” (%2) is written in %3 px")
                             .arg(text.text.left(60), nameOf(text.item))
                             .arg(letters));
    return found;
}

} // namespace taletop::app
