// SPDX-License-Identifier: MIT
#include "app/text/phrases.h"
#include "tests/access/closely.h"
#include "tests/access/findings.h"

#include <QFont>
#include <QFontMetricsF>
#include <QQuickItem>

#include <algorithm>

namespace taletop::app {

namespace {

bool isButton(const QQuickItem* item) {
    return QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("PaperButton"));
}

const QQuickItem* buttonOf(const QQuickItem* item) {
    while (item != nullptr && !isButton(item))
        item = item->parentItem();
    return item;
}

/// The closest parent that has paper as its background, or nullptr.
const QQuickItem* paperBelow(const QQuickItem* item) {
    for (const QQuickItem* above = item->parentItem(); above != nullptr; above = above->parentItem())
        for (const QQuickItem* beside : above->childItems())
            if (QLatin1String(beside->metaObject()->className()).startsWith(QLatin1String("Paper_")) &&
                beside->width() >= above->width() - 1 && beside->height() >= above->height() - 1)
                return above;
    return nullptr;
}

/// Does each part fit in one line, at least with the smallest letters?
bool haveRoom(const QStringList& parts, const QQuickItem* item) {
    constexpr int smallest = 11;
    auto font = item->property("font").value<QFont>();
    font.setPixelSize(smallest);
    return std::ranges::all_of(parts,
                               [width = item->width(), letters = QFontMetricsF(font)](const QString& part) {
                                   return letters.horizontalAdvance(part.trimmed()) <= width;
                               });
}

/// The area of an item, without parts that scroll areas clip.
QRectF sightOf(const QQuickItem* item) {
    QRectF sight = inScene(item);
    for (const QQuickItem* above = item->parentItem(); above != nullptr; above = above->parentItem())
        if (above->clip())
            sight = sight.intersected(inScene(above));
    return sight;
}

/// Is the item on a page that a sheet covers?
bool isOutOfUse(const QQuickItem* item) {
    for (const QQuickItem* above = item; above != nullptr; above = above->parentItem())
        if (waitsUnderASheet(above))
            return true;
    return false;
}

} // namespace

QStringList partedNames(const QList<SeenText>& texts) {
    QStringList found;
    for (const SeenText& text : texts) {
        const bool named = text.item->objectName() == QLatin1String("cardName") ||
                           text.item->objectName() == QLatin1String("unitName");
        if ((named || buttonOf(text.item) != nullptr) && text.item->property("lineCount").toInt() > 1 &&
            text.text != Phrases::unbroken(text.text) && haveRoom(Phrases::parts(text.text), text.item))
            found.append(QStringLiteral("“%1” (%2) may end a line inside a word")
                             .arg(text.text.left(60), nameOf(text.item)));
    }
    return found;
}

QStringList wordsOnButtons(TableWindow& table, const QList<SeenText>& texts) {
    QList<QQuickItem*> buttons;
    forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        if (isButton(item) && !isOutOfUse(item))
            buttons.append(item);
    });
    QStringList found;
    for (const SeenText& text : texts)
        for (const QQuickItem* button : buttons) {
            const QRectF common = sightOf(button).intersected(text.painted).intersected(text.sight);
            constexpr qreal rim = 3; // the empty margin around letters and at the round ends of buttons
            if (common.width() > 2 * rim && common.height() > rim && buttonOf(text.item) == nullptr &&
                paperBelow(text.item) == paperBelow(button))
                found.append(QStringLiteral("“%1” (%2) lies on %3")
                                 .arg(text.text.left(60), nameOf(text.item), nameOf(button)));
        }
    return found;
}

} // namespace taletop::app
