// SPDX-License-Identifier: MIT
// Tests Tail Story's table in small windows, with large letters and in high contrast: texts next to the hand
// are readable, empty space is used, and panels have a visible edge.
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

constexpr int leastCaption = 13; ///< the minimum size of letters next to a character, in pixels

/// The QML type of an item, such as "StackPanel".
QString typeOf(const QQuickItem* item) {
    return QString::fromLatin1(item->metaObject()->className()).section(QStringLiteral("_QML"), 0, 0);
}

/// Is this a panel that is as dark as the table below it?
bool isDarkPanel(const QQuickItem* item) {
    return item->inherits("QQuickRectangle") && item->width() >= 100 && item->height() >= 60 &&
           item->property("color").value<QColor>() == QColor(Qt::black) &&
           item->property("radius").toReal() >= 1;
}

/// Does the rectangle have an edge that is visible on black? The default edge is one pixel wide and black.
bool hasALightEdge(const QQuickItem* item) {
    const QObject* edge = item->property("border").value<QObject*>();
    return edge->property("width").toReal() >= 1 &&
           edge->property("color").value<QColor>().lightnessF() > 0.4;
}

/// Adds the dark panels in an item, including invisible ones.
void addDarkPanels(const QQuickItem* item, QList<const QQuickItem*>& found) {
    if (isDarkPanel(item))
        found.append(item);
    const QList<QQuickItem*> children = item->childItems();
    for (const QQuickItem* child : children)
        addDarkPanels(child, found);
}

/// The requested pixel size of a text's letters.
int lettersOf(const QQuickItem* text) { return text->property("font").value<QFont>().pixelSize(); }

} // namespace

class TailstoryShownTest : public QObject {
    Q_OBJECT

private slots:
    /// The remaining uses of an ability are shown next to the hand, and its first card does not cover them.
    void remainingUsesOfAnAbilityAreReadable() {
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
    /// While the stack is empty, the actions use its space, so that large descriptions are readable, too.
    void actionsUseTheSpaceOfAnEmptyStack() {
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
    /// The captions show whose turn it is and what is left, and are readable even in a small window.
    void captionsBesideACharacterAreReadable() {
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
        QCOMPARE(seen.size(), 2); // there are captions of both kinds
        QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
    }
    /// A reaction window says at whom the play is aimed and what "Stop!" will ask. The main button's key does
    /// not pass, because the same key ends a turn.
    void aReactionWindowSaysWhatItIsAbout() {
        TableWindow table;
        openStep(table, 7);
        const QString question = table.need(QStringLiteral("reactionQuestion"))->property("text").toString();
        QVERIFY2(question.endsWith(QStringLiteral("It targets Marie.")), qPrintable(question));
        const auto prompt = [&] {
            return table.need(QStringLiteral("promptBar"))->property("prompt").toString();
        };
        QVERIFY2(prompt().startsWith(QStringLiteral("If nobody does")), qPrintable(prompt()));
        QCOMPARE(table.need(QStringLiteral("primary"))->property("keys").toString(), QStringLiteral("P"));
        table.key(Qt::Key_C);
        QCOMPARE(table.session().step(), QStringLiteral("respond"));
        QCOMPARE(table.session().refusal()->text(), QString());
        table.click(QStringLiteral("stop-0"));
        QCOMPARE(prompt(), QStringLiteral("Choose a Stopping card, or let it go."));
    }
    /// An ability on the stack has its character's text, and a pile shows how many of its cards are in play.
    void theStackAndPilesDescribeTheirCards() {
        TableWindow table;
        openStep(table, 11);
        int counted = 0;
        forEachVisible(table.need(QStringLiteral("tailstoryTable")), [&](QQuickItem* item) {
            counted += item->property("text").toString() == QLatin1String("2+1") ? 1 : 0;
        });
        QCOMPARE(counted, 1);
        openStep(table, 14);
        QVERIFY(table.session().submit(QStringLiteral("ability at 1")));
        int told = 0;
        forEachVisible(table.need(QStringLiteral("stack-0")), [&](QQuickItem* item) {
            told += item->property("text").toString().contains(QLatin1String("only 1 action point")) ? 1 : 0;
        });
        QCOMPARE(told, 1);
    }
    /// In high contrast panels are as dark as the table, so they need an edge. Checks invisible panels, too.
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

private:
    /// Opens the lesson at a step, counted from 0.
    static void openStep(TableWindow& table, int step) {
        table.window().resize(1440, 900);
        table.app().openLesson(QStringLiteral("tailstory"), step);
        table.waitForPerson();
        waitForRest(table);
    }
};

TALETOP_TEST(TailstoryShownTest)

#include "tailstory_shown_test.moc"
