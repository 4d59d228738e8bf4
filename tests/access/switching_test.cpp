// SPDX-License-Identifier: MIT
// The language changes again and again in mid-game: afterwards all that is written, heard or offered is what
// a window says that never spoke another one, and nothing was kept of those before. TALETOP_SWITCHES=N
// switches as often as that; TALETOP_LONG looks at the pages of every game, TALETOP_PAGES=NAME at those with
// this in their names.
#include "app/shell/table_words.h"
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QMenu>
#include <QMenuBar>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>

#include <algorithm>
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

/// Also of what is scrolled out of sight.
void addAllWords(QQuickItem* item, QStringList& all) {
    if (item->inherits("QQuickText"))
        all.append(item->property("text").toString());
    if (const QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(item))
        all.append(thing->text(QAccessible::Name));
    for (QQuickItem* child : item->childItems())
        addAllWords(child, all);
}

void addWords(const QWidget& menu, QStringList& all) {
    for (const QAction* action : menu.actions()) {
        all.append(action->text());
        QMenu* below = action->menu();
        if (below == nullptr)
            continue;
        if (below->parent() != &menu || !menu.inherits("QMenuBar"))
            emit below->aboutToShow(); // some are filled only then
        addWords(*below, all);
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

/// Not what rests on numbers that are thought out for as long as there is time, which may come otherwise;
/// what names the folder of a test; and the key that was tried, which is asked for again.
bool differsByItself(const QString& page) {
    for (const char* part : {"late", "hint, ", "played on", "turning points", "decks", "taken key"})
        if (page.contains(QLatin1String(part)))
            return true;
    return false;
}

/// Those that are looked at: of one game, and what there is in one alone, unless there is time for all.
std::vector<Page> pagesToSwitchOn() {
    const QString asked = qEnvironmentVariable("TALETOP_PAGES");
    const bool all = qEnvironmentVariableIsSet("TALETOP_LONG") || !asked.isEmpty();
    std::vector<Page> pages = everyPage();
    std::erase_if(pages, [&](const Page& page) {
        const bool ofOthers =
            std::ranges::any_of(contract::games().subspan(1), [&](const contract::Game* game) {
                return page.name.startsWith(QLatin1String(game->info().id));
            });
        const bool alone = page.name.endsWith(QLatin1String(", book")) ||
                           page.name.endsWith(QLatin1String(
                               ", inspector")); // what may be done with a card is told in some games
        return !page.name.contains(asked) || differsByItself(page.name) || (!all && ofOthers && !alone);
    });
    return pages;
}

/// All that is announced from now on, in the order in which it is said.
void listen(TableWindow& table, QStringList& heard) {
    for (auto* announcement : table.window().findChildren<Announcement*>())
        QObject::connect(announcement, &Announcement::said, announcement,
                         [&heard](const QString& words) { heard.append(words); });
}

/// What a screen reader finds of it that comes to it only now.
QStringList stillHeard(TableWindow& table) {
    QStringList names;
    for (const auto* announcement : table.window().findChildren<Announcement*>())
        names.append(announcement->words());
    names.removeAll(QString());
    return names;
}

void showPage(TableWindow& table, const Page& page) {
    putAway(table);
    page.open(table);
    QTest::mouseMove(table.window().panel(), QPoint(2, 2));
    waitForRest(table);
}

/// What is said as before the change, and not by a window that never spoke another language. What comes to
/// another place with the change, as in a long list, is neither.
QStringList stale(const QStringList& before, const QStringList& now, const QStringList& wanted) {
    QStringList words;
    std::ranges::copy_if(now, std::back_inserter(words), [&](const QString& said) {
        return before.contains(said) && !wanted.contains(said);
    });
    return words;
}

/// What the table asks now must have been announced in the language of now; what else was is gone, or was
/// said or shown so to whoever never heard another language.
QString wronglyHeard(TableWindow& table, const QStringList& saidFresh) {
    const QStringList now = stillHeard(table);
    for (const QString& words : now)
        if (saidFresh.filter(words).isEmpty())
            return QStringLiteral("“%1” can still be heard").arg(words);
    const bool asks = table.app().page() == QLatin1String("table") && !table.session().over();
    const QString asked = asks ? askedWords(table.session()) : QString();
    return now.contains(asked) || asked.isEmpty() ? QString()
                                                  : QStringLiteral("“%1” was not said again").arg(asked);
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
    for (int turn = 0; turn < 2; ++turn) { // what is freed lets go of more
        qmlEngine(table.window().panel()->rootObject())->collectGarbage();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
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

    /// It is longer than its page, so that most of it is scrolled out of sight.
    void howToPlayIsSaidAnewToItsEnd_data() { nothingStaysOfALanguage_data(); }
    void howToPlayIsSaidAnewToItsEnd() {
        QFETCH(QString, id);
        QAccessible::setActive(true);
        const auto overview = [&id](TableWindow& table) {
            open(table, matchOf(*contract::findGame(id.toStdString()), 3, 0.5));
            table.key(Qt::Key_F1);
            table.click(QStringLiteral("rulesTab-0"));
            waitForRest(table);
        };
        const auto words = [](TableWindow& table) {
            waitForRest(table);
            QStringList all;
            addAllWords(table.need(QStringLiteral("rulesOverview")), all);
            all.removeAll(QString());
            return all;
        };
        const QStringList languages = availableLanguages();
        std::map<QString, QStringList> fresh;
        for (const QString& language : languages) {
            TableWindow table(language);
            overview(table);
            QVERIFY(!QTest::currentTestFailed());
            fresh[language] = words(table);
            QVERIFY2(fresh[language].size() > 60, qPrintable(QString::number(fresh[language].size())));
        }
        TableWindow table(languages.last());
        overview(table);
        for (const QString& language : languages) {
            speak(table, language);
            const QStringList said = words(table);
            QVERIFY2(said == fresh[language],
                     qPrintable(language + QStringLiteral(": ") + difference(said, fresh[language])));
        }
    }

    /// One change in ./check, each language once in the long run.
    void everyPageIsSaidAnew_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("language");
        const QStringList languages = availableLanguages();
        const bool all = qEnvironmentVariableIsSet("TALETOP_LONG");
        for (qsizetype i = 0; i < (all ? languages.size() : 1); ++i)
            QTest::addRow("%s", qPrintable(languages[i]))
                << languages[(i + 1) % languages.size()] << languages[i];
    }
    /// Whatever lies open: notices, slips, questions, sheets, the log, the news, the menus, what is
    /// announced.
    void everyPageIsSaidAnew() {
        QFETCH(QString, before);
        QFETCH(QString, language);
        QAccessible::setActive(true);
        const std::vector<Page> pages = pagesToSwitchOn();
        std::map<QString, QStringList> fresh;
        std::map<QString, QStringList> heardFresh; // by then
        {
            TableWindow table(language);
            QStringList heard;
            listen(table, heard);
            for (const Page& page : pages) {
                showPage(table, page);
                QVERIFY2(!QTest::currentTestFailed(), qPrintable(page.name));
                fresh[page.name] = wordsOf(table);
                heardFresh[page.name] = heard;
            }
        }
        TableWindow table(before);
        QStringList wrong;
        for (const Page& page : pages) {
            showPage(table, page);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(page.name));
            const QStringList saidBefore = wordsOf(table);
            speak(table, language);
            if (const QStringList words = stale(saidBefore, wordsOf(table), fresh[page.name]);
                !words.isEmpty())
                wrong.append(page.name + QStringLiteral(": ") + words.join(QStringLiteral(" / ")));
            const QString heard = wronglyHeard(table, heardFresh[page.name] + fresh[page.name]);
            if (!heard.isEmpty())
                wrong.append(page.name + QStringLiteral(": ") + heard);
            speak(table, before);
        }
        for (const QString& each : wrong)
            qInfo("%s", qPrintable(each));
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("%1 pages say something else").arg(wrong.size())));
    }
};

TALETOP_TEST(SwitchingTest)

#include "switching_test.moc"
