// SPDX-License-Identifier: MIT
// Tail Story's table in small windows, in large letters and in high contrast: what is beside the hand is
// read, the room of what waits is given away, and panels are told from the table.
#include "core/contract/registry.h"
#include "tests/access/closely.h"
#include "tests/access/findings.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QColor>
#include <QFont>
#include <QMap>
#include <QQuickItem>
#include <QSet>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int leastCaption = 13; ///< pixels of letters beside a character

/// The QML type of an item: "StackPanel".
QString typeOf(const QQuickItem* item) {
    return QString::fromLatin1(item->metaObject()->className()).section(QStringLiteral("_QML"), 0, 0);
}

/// A panel that is as dark as the table below it, as far as one sees.
bool isDarkPanel(const QQuickItem* item) {
    return item->inherits("QQuickRectangle") && item->width() >= 100 && item->height() >= 60 &&
           item->property("color").value<QColor>() == QColor(Qt::black) &&
           item->property("radius").toReal() >= 1;
}

/// Has a rectangle an edge that is seen on black? Where none was asked for it is said to be one pixel wide,
/// and black.
bool hasALightEdge(const QQuickItem* item) {
    const QObject* edge = item->property("border").value<QObject*>();
    return edge->property("width").toReal() >= 1 &&
           edge->property("color").value<QColor>().lightnessF() > 0.4;
}

/// The dark panels in an item; those too that are not asked for now.
void addDarkPanels(const QQuickItem* item, QList<const QQuickItem*>& found) {
    if (isDarkPanel(item))
        found.append(item);
    const QList<QQuickItem*> children = item->childItems();
    for (const QQuickItem* child : children)
        addDarkPanels(child, found);
}

/// Pixels of the letters of a text, as they are wanted.
int lettersOf(const QQuickItem* text) { return text->property("font").value<QFont>().pixelSize(); }

} // namespace

class TailstoryShownTest : public QObject {
    Q_OBJECT

private slots:
    /// What is left of an ability is written beside the hand, and not under its first card.
    void whatIsLeftOfAnAbilityIsRead() {
        int seen = 0;
        for (const char* language : {"de", "fr", "ja", "th"}) {
            TableWindow table(QString::fromLatin1(language));
            table.window().resize(1024, 640);
            for (const double part : {0.6, 0.75, 0.9}) {
                open(table, matchOf(*contract::findGame("tailstory"), 3, part));
                table.session().curtain()->setMode(QStringLiteral("open"));
                waitForRest(table);
                forEachVisible(table.window().panel()->rootObject(), [&](QQuickItem* item) {
                    if (!QLatin1String(item->metaObject()->className()).startsWith(QLatin1String("UseTag")))
                        return;
                    for (const QQuickItem* label : item->childItems())
                        if (label->isVisible() && label->inherits("QQuickText")) {
                            ++seen;
                            const QString words = label->property("text").toString();
                            QVERIFY2(label->property("contentWidth").toReal() <= label->width() + 0.5,
                                     qPrintable(words));
                        }
                });
            }
        }
        QVERIFY(seen > 0);
    }
    /// While nothing waits to be carried out the actions have its room: what they do is read in large letters
    /// too.
    void anEmptyStackGivesItsRoom() {
        TableWindow table;
        table.window().resize(1024, 640);
        table.app().appearance()->setTextScale(1.5);
        int seen = 0;
        for (double part = 0.2; part < 0.9; part += 0.05) {
            open(table, matchOf(*contract::findGame("tailstory"), 4, part));
            table.session().curtain()->setMode(QStringLiteral("open"));
            if (table.session().step() != QLatin1String("action"))
                continue;
            waitForRest(table);
            ++seen;
            QVERIFY2(table.need(QStringLiteral("action-swap"))->property("wordy").toBool(),
                     qPrintable(QString::number(part)));
            QVERIFY(table.need(QStringLiteral("stack"))->width() < table.window().width() * 0.15);
        }
        QVERIFY(seen > 0);
    }
    /// What stands beside a character is written in letters that are read, in a small window too: whether it
    /// has the turn, and what one has left.
    void captionsBesideACharacterAreRead() {
        TableWindow table;
        table.window().resize(1024, 640);
        QMap<QString, int> seen;
        QStringList small;
        for (const double part : {0.3, 0.6, 0.9}) {
            open(table, matchOf(*contract::findGame("tailstory"), 3, part));
            table.session().curtain()->setMode(QStringLiteral("open"));
            waitForRest(table);
            forEachVisible(table.need(QStringLiteral("tailstoryTable")), [&](QQuickItem* item) {
                const QString where = typeOf(item->parentItem());
                if (!item->inherits("QQuickText") ||
                    (where != QLatin1String("UseTag") &&
                     typeOf(item->parentItem()->parentItem()) != QLatin1String("MatSide")))
                    return;
                ++seen[where];
                if (lettersOf(item) < leastCaption)
                    small.append(QStringLiteral("%1: %2").arg(nameOf(item)).arg(lettersOf(item)));
            });
        }
        QCOMPARE(seen.size(), 2); // of both kinds
        QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
    }
    /// In high contrast panels are as dark as the table: an edge tells them from it. What is not asked for
    /// now lies there unseen, as it will be seen.
    void darkPanelsHaveAnEdge() {
        TableWindow table;
        table.window().resize(1440, 900);
        table.app().appearance()->setHighContrast(true);
        QSet<QString> panels;
        QStringList bare;
        for (const double part : {0.0, 0.3, 0.45, 0.6, 1.0}) {
            open(table, matchOf(*contract::findGame("tailstory"), 3, part));
            table.session().curtain()->setMode(QStringLiteral("open"));
            waitForRest(table);
            QList<const QQuickItem*> dark;
            addDarkPanels(table.need(QStringLiteral("tailstoryTable")), dark);
            for (const QQuickItem* panel : dark) {
                panels << typeOf(panel->parentItem()) << typeOf(panel->parentItem()->parentItem());
                if (!hasALightEdge(panel))
                    bare.append(nameOf(panel));
            }
        }
        QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u'\n')));
        for (const char* panel :
             {"AnswerPanel", "CharacterChoice", "Finale", "PickPanel", "Spotlight", "StackPanel"})
            QVERIFY2(panels.contains(QLatin1String(panel)), panel);
    }
};

TALETOP_TEST(TailstoryShownTest)

#include "tailstory_shown_test.moc"
