// SPDX-License-Identifier: MIT
#include "tests/newcomers/in_front.h"

#include <QApplication>
#include <QHash>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <functional>

namespace taletop::app {

namespace {

/// Is the item of one of these types? The answer for each type is cached, because a table has thousands of
/// items.
template <int Question>
bool isOne(const QObject& thing, std::initializer_list<const char*> types) {
    static QHash<const QMetaObject*, bool> known;
    const auto told = known.constFind(thing.metaObject());
    if (told != known.constEnd())
        return *told;
    const bool one =
        std::any_of(types.begin(), types.end(), [&](const char* type) { return thing.inherits(type); });
    known.insert(thing.metaObject(), one);
    return one;
}

bool isArea(const QObject& thing) { return isOne<0>(thing, {"QQuickMouseArea", "QQuickControl"}); }
bool isHandler(const QObject& thing) { return isOne<1>(thing, {"QQuickTapHandler", "QQuickDragHandler"}); }

void forEachSeen(QQuickItem* item, const std::function<void(QQuickItem*)>& look) {
    if (item == nullptr || !item->isVisible() || item->opacity() < 0.05)
        return;
    look(item);
    for (QQuickItem* child : item->childItems())
        forEachSeen(child, look);
}

/// An item that exists only while a layer is open in front of the page, and a word for that layer.
struct Mark {
    QLatin1String item;
    QLatin1String word;
};
constexpr std::array marks{Mark{QLatin1String("closeRules"), QLatin1String("rules")},
                           Mark{QLatin1String("closeLog"), QLatin1String("log")},
                           Mark{QLatin1String("closeKeys"), QLatin1String("keys")},
                           Mark{QLatin1String("closeSettings"), QLatin1String("preferences")},
                           Mark{QLatin1String("bookSheet"), QLatin1String("book")},
                           Mark{QLatin1String("stayHere"), QLatin1String("leaving?")},
                           Mark{QLatin1String("voteSlip"), QLatin1String("vote")},
                           Mark{QLatin1String("thoughtSlip"), QLatin1String("really?")},
                           Mark{QLatin1String("closeInspector"), QLatin1String("pinned card")},
                           Mark{QLatin1String("winMoment"), QLatin1String("who has won")},
                           Mark{QLatin1String("timelineClose"), QLatin1String("looking back")}};

bool isButton(const QQuickItem* item) {
    return QByteArrayView(item->metaObject()->className()).startsWith("PaperButton");
}

bool says(const QQuickItem* item, const char* property) { return item->property(property).toBool(); }

/// Returns how inviting the item looks (Thing::invites), judged by the nearest ancestor that decides this.
int invitationOf(const QQuickItem* item) {
    constexpr int nearest = 4;
    for (int step = 0; item != nullptr && step < nearest; ++step, item = item->parentItem()) {
        if (isButton(item))
            return says(item, "blocked") ? 0 : says(item, "primary") || says(item, "gold") ? 2 : 1;
        if (item->property("legal").isValid())
            return says(item, "legal") ? 2 : 0;
        if (item->objectName().startsWith(QLatin1String("ghost-")))
            return 2;
    }
    return 0;
}

QString touchOf(const QQuickItem* item) {
    constexpr int nearest = 4;
    for (int step = 0; item != nullptr && step < nearest; ++step, item = item->parentItem()) {
        for (const char* property : {"touch", "dropTouch"}) // a press here places the selected thing
            if (const QString touch = item->property(property).toString(); !touch.isEmpty())
                return touch;
        if (isButton(item) && says(item, "primary"))
            return QStringLiteral("button/");
    }
    return {};
}

QString nameOf(const QQuickItem* item) {
    QStringList names;
    for (; item != nullptr && names.size() < 2; item = item->parentItem())
        if (!item->objectName().isEmpty())
            names.append(item->objectName());
    return names.isEmpty() ? QStringLiteral("something") : names.join(QStringLiteral(" in "));
}

QString typeOf(const QQuickItem* item) {
    return QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
}

} // namespace

QStringList inFront(TableWindow& table) {
    QStringList words;
    if (QApplication::activeModalWidget() != nullptr)
        words.append(QStringLiteral("dialog"));
    if (QApplication::activePopupWidget() != nullptr)
        words.append(QStringLiteral("menu"));
    if (table.app().question()->open())
        words.append(QStringLiteral("question"));
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->windowType() == Qt::Dialog && !widget->isModal())
            words.append(QStringLiteral("dialog beside"));
    forEachSeen(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        const QString name = item->objectName();
        for (const Mark& mark : marks)
            if (item->width() > 0 && name == mark.item)
                words.append(mark.word);
    });
    return words;
}

std::vector<Thing> thingsToPress(TableWindow& table) {
    std::vector<Thing> things;
    // The mouse cannot reach items that a small window has scrolled out of view.
    const QRectF panel(table.window().panel()->visibleRegion().boundingRect());
    forEachSeen(table.window().panel()->rootObject(), [&](QQuickItem* item) {
        bool takes = isArea(*item) && item->acceptedMouseButtons() != Qt::NoButton;
        for (const QObject* child : item->children())
            takes = takes || isHandler(*child);
        if (!takes || !item->isEnabled())
            return;
        const QRect place =
            item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).intersected(panel).toRect();
        if (place.width() > 2 && place.height() > 2)
            things.push_back({nameOf(item), touchOf(item), place, invitationOf(item)});
    });
    return things;
}

QString standing(TableWindow& table) {
    QString line = QStringLiteral("page \"%1\"").arg(table.app().page());
    if (table.app().session() != nullptr) {
        MatchSession& session = table.session();
        const Curtain& curtain = *session.curtain();
        line += QStringLiteral(", %1, %2 entries, step \"%3\", %4 choices, asked %5, acts %6, sits %7%8, "
                               "prompt \"%9\"")
                    .arg(session.gameId())
                    .arg(session.match().journal().entries.size())
                    .arg(session.step())
                    .arg(session.choices()->rowCount())
                    .arg(curtain.seat())
                    .arg(session.actor())
                    .arg(curtain.seated())
                    .arg(curtain.down() ? QStringLiteral(", curtain down") : QString(), session.prompt());
        QStringList moves;
        for (int row = 0; row < session.choices()->rowCount(); ++row)
            moves.append(session.choices()->at(row).value(QStringLiteral("move")).toString());
        line += QStringLiteral(", offered: “%1”, refused last: “%2”, taken back %3")
                    .arg(moves.join(QStringLiteral("”, “")), session.refusal()->text(),
                         session.undo()->possible() ? QStringLiteral("could be")
                                                    : QStringLiteral("can nothing be"));
        if (session.reactions()->active())
            line += QStringLiteral(", to be answered");
    }
    const QWidget* widget = QApplication::focusWidget();
    const QQuickItem* focused = table.window().panel()->quickWindow()->activeFocusItem();
    line +=
        QStringLiteral(", keys go to %1, %2")
            .arg(widget != nullptr ? QString::fromLatin1(widget->metaObject()->className())
                                   : QStringLiteral("no widget"),
                 focused != nullptr ? typeOf(focused) + u' ' + nameOf(focused) : QStringLiteral("no item"));
    const QStringList front = inFront(table);
    return front.isEmpty() ? line : line + QStringLiteral(", in front: ") + front.join(QStringLiteral(", "));
}

} // namespace taletop::app
