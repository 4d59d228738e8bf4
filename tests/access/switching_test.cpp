// SPDX-License-Identifier: MIT
// The language changes again and again in mid-game: afterwards all that is written, heard or offered is what
// a window says that never spoke another one, and nothing was kept of those before. TALETOP_SWITCHES=N
// switches as often as that.
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"

#include <QAccessible>
#include <QMenu>
#include <QMenuBar>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>

#include <map>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace taletop;
using namespace taletop::app;

namespace {

constexpr int fewSwitches = 20;
/// Bytes that may be kept: what is remembered for good, such as sizes that were tried for words, comes once;
/// a set of menus that nobody deletes is some 30 KB each time.
constexpr qint64 once = 1 << 20;
constexpr qint64 each = 4096;

/// Of an item and all below it, as far as it is in sight.
void addWords(QQuickItem* item, const QRectF& sight, QStringList& all) {
    const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    if (!item->isVisible() || (item->clip() && !place.intersects(sight)))
        return;
    const QRectF inner = item->clip() ? place.intersected(sight) : sight;
    // What is scrolled out of sight is there or not.
    if (inner.contains(place.center())) {
        if (item->inherits("QQuickText"))
            all.append(item->property("text").toString());
        if (const QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(item))
            for (const auto part : {QAccessible::Name, QAccessible::Description})
                all.append(thing->text(part));
    }
    for (QQuickItem* child : item->childItems())
        addWords(child, inner, all);
}

void addWords(const QWidget& menu, QStringList& all) {
    for (const QAction* action : menu.actions()) {
        all.append(action->text());
        if (action->menu() != nullptr)
            addWords(*action->menu(), all);
    }
}

/// All that the window says, in its order.
QStringList wordsOf(TableWindow& table) {
    waitForRest(table);
    QStringList all{table.window().windowTitle()};
    addWords(*table.window().menuBar(), all);
    addWords(table.window().panel()->rootObject(), QRectF(QPointF(0, 0), table.window().panel()->size()),
             all);
    all.removeAll(QString());
    return all;
}

/// The table in mid-game, with its log open.
void openTable(TableWindow& table, const contract::Game& game) {
    QAccessible::setActive(true);
    open(table, matchOf(game, 3, 0.5));
    if (QTest::currentTestFailed())
        return;
    table.session().curtain()->setMode(QStringLiteral("open"));
    table.key(Qt::Key_L);
}

/// Of the table, and of the rules that lie over it.
QList<QStringList> pagesOf(TableWindow& table) {
    QList<QStringList> pages{wordsOf(table)};
    table.key(Qt::Key_F1);
    pages.append(wordsOf(table));
    putAway(table);
    return pages;
}

/// What is said and should not be, and the other way round; else what comes at another place.
QString difference(QStringList found, QStringList wanted) {
    const QStringList place = found;
    for (const QString& words : wanted)
        found.removeOne(words);
    for (const QString& words : place)
        wanted.removeOne(words);
    if (found.isEmpty() && wanted.isEmpty())
        return QStringLiteral("in another order");
    return QStringLiteral("“%1” instead of “%2”")
        .arg(found.join(QLatin1String("”, “")), wanted.join(QLatin1String("”, “")));
}

void speak(TableWindow& table, const QString& language) {
    table.app().settings()->set("language", language);
    QCoreApplication::processEvents(); // the window hears of it
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

qsizetype itemsBelow(const QQuickItem* item) {
    qsizetype count = 1;
    for (const QQuickItem* child : item->childItems())
        count += itemsBelow(child);
    return count;
}

/// What there is of the window: objects of its menus, and items of its page.
std::pair<qsizetype, qsizetype> thingsOf(TableWindow& table) {
    return {table.window().menuBar()->findChildren<QObject*>().size(),
            itemsBelow(table.window().panel()->rootObject())};
}

/// Bytes in use, as far as the system tells.
qint64 memory(TableWindow& table) {
    qmlEngine(table.window().panel()->rootObject())->collectGarbage();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    const auto used = ::mallinfo2();
    return static_cast<qint64>(used.uordblks + used.hblkhd);
#else
    return 0;
#endif
}

} // namespace

class SwitchingTest : public QObject {
    Q_OBJECT

private slots:
    void nothingStaysOfALanguage_data() {
        QTest::addColumn<QString>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void nothingStaysOfALanguage() {
        QFETCH(QString, id);
        const contract::Game& game = *contract::findGame(id.toStdString());
        const QStringList languages = availableLanguages();
        std::map<QString, QList<QStringList>> fresh;
        for (const QString& language : languages) {
            TableWindow table(language);
            openTable(table, game);
            fresh[language] = pagesOf(table);
            QVERIFY(!QTest::currentTestFailed());
        }
        TableWindow table(languages.last());
        openTable(table, game);
        const auto rounds = [&](int switches) {
            for (int i = 0; i < switches; ++i)
                speak(table, languages[i % languages.size()]);
        };
        // Each language has laid out its own letters by then.
        rounds(static_cast<int>(2 * languages.size()));
        const auto things = thingsOf(table);
        const qint64 before = memory(table);
        const int asked = qEnvironmentVariableIntValue("TALETOP_SWITCHES");
        const int switches = asked > 0 ? asked : fewSwitches;
        rounds(switches - switches % static_cast<int>(languages.size())); // in the language as before
        const qint64 grown = memory(table) - before;
        qInfo("%s: %lld bytes for each of %d switches", qPrintable(id), grown / switches, switches);
        QCOMPARE(thingsOf(table), things);
        QVERIFY2(grown < once + each * switches, qPrintable(QString::number(grown)));
        for (const QString& language : languages) {
            speak(table, language);
            const QList<QStringList> pages = pagesOf(table);
            for (qsizetype page = 0; page < pages.size(); ++page)
                QVERIFY2(pages[page] == fresh[language][page],
                         qPrintable(language + QStringLiteral(": ") +
                                    difference(pages[page], fresh[language][page])));
        }
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    SwitchingTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "switching_test.moc"
