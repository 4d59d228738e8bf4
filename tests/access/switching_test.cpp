// SPDX-License-Identifier: MIT
// Tests that a change of language rebuilds the window with the same things open, as if it always had the new
// language, and that the match continues. TALETOP_SWITCHES=N sets the number of changes. TALETOP_LONG tests
// every game's pages. TALETOP_PAGES=NAME tests pages with this text in their names.
#include "app/text/translation.h"
#include "core/contract/registry.h"
#include "tests/access/pages.h"
#include "tests/access/what_is_shown.h"
#include "tests/models/disk_troubles.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QQuickItem>
#include <QTest>

#include <algorithm>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace taletop;
using namespace taletop::app;

namespace {

const QString english = QStringLiteral("en");
const QString german = QStringLiteral("de");

constexpr int fewSwitches = 10;
/// Bytes that may stay allocated for permanent caches, in total and for each change of language. A leaked
/// window would take about ten megabytes.
constexpr qint64 once = 1 << 20;
constexpr qint64 each = 1 << 18;

/// Adds the visible words of an item and of all its descendants.
void addWords(QQuickItem* item, const QRectF& sight, QStringList& all) {
    const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    if (!item->isVisible() || (item->clip() && !place.intersects(sight)))
        return;
    const QRectF inner = item->clip() ? place.intersected(sight) : sight;
    // Ignores texts that are scrolled out of view.
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
        QMenu* below = action->menu();
        if (below == nullptr)
            continue;
        if (below->parent() != &menu || !menu.inherits("QMenuBar"))
            emit below->aboutToShow(); // some menus are filled only on this signal
        addWords(*below, all);
    }
}

/// All words of the window, in order.
QStringList wordsOf(TableWindow& table) {
    waitForRest(table);
    QStringList all{table.window().windowTitle()};
    addWords(*table.window().menuBar(), all);
    addWords(table.window().panel()->rootObject(), QRectF(QPointF(0, 0), table.window().panel()->size()),
             all);
    all.removeAll(QString());
    return all;
}

/// Describes the words that are missing or unexpected, or says that only the order differs.
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

/// The number of allocated bytes, according to the system.
qint64 memory() {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    const auto used = ::mallinfo2();
    return static_cast<qint64>(used.uordblks + used.hblkhd);
#else
    return 0;
#endif
}

/// The state that must survive a change of language.
struct Standing {
    QString page;
    QString game;
    std::vector<match::Entry> entries; ///< each entry has the hash of the state after it
    match::Header header;
    QString file;
    QByteArray saved; ///< the content of the file
    QString privacy;
    int seated = -1;
    int viewer = -1;
    int actor = -1;
    bool canUndo = false;
    qsizetype lines = 0; ///< the number of lines in the log
    int reviewed = -1;
    int reviewer = 0;
    int lesson = -1;
    QString example;
    QString waiting; ///< the file of the match that waits behind the practice table

    friend bool operator==(const Standing&, const Standing&) = default;
};

Standing standing(TableWindow& table) {
    App& app = table.app();
    Standing now;
    now.page = app.page();
    const Practice& practice = *app.practice();
    if (MatchSession* waiting = app.practice()->waiting())
        now.waiting = waiting->saveFile().file();
    now.example = practice.entry();
    now.lesson = practice.lesson() != nullptr ? practice.lesson()->place() : -1;
    if (app.page() != QLatin1String("table"))
        return now;
    MatchSession& session = table.session();
    now.game = session.gameId();
    now.entries = session.match().journal().entries;
    now.header = session.match().header();
    now.file = session.saveFile().file();
    if (QFile file(now.file); !now.file.isEmpty() && file.open(QIODevice::ReadOnly))
        now.saved = file.readAll();
    now.privacy = session.curtain()->mode();
    now.seated = session.curtain()->seated();
    now.viewer = session.viewer();
    now.actor = session.actor();
    now.canUndo = session.undo()->possible();
    now.lines = session.log()->rowCount();
    now.reviewed = session.review()->active() ? session.review()->position() : -1;
    now.reviewer = session.review()->viewer();
    return now;
}

/// Does this page open again after a change of language?
bool comesBack(const QString& page) {
    static const QStringList kinds{QStringLiteral("seats"),        QStringLiteral("middle"),
                                   QStringLiteral("curtain"),      QStringLiteral("sitting"),
                                   QStringLiteral("log"),          QStringLiteral("rules"),
                                   QStringLiteral("cards"),        QStringLiteral("overview"),
                                   QStringLiteral("example"),      QStringLiteral("keys"),
                                   QStringLiteral("looking back"), QStringLiteral("end"),
                                   QStringLiteral("book"),         QStringLiteral("postcard"),
                                   QStringLiteral("lesson 5"),     QStringLiteral("looking back, over")};
    const QString kind = page.section(QStringLiteral(", "), 1);
    if (page.startsWith(QLatin1String("home")))
        return kind.isEmpty() || kind == QLatin1String("keys") || kind == QLatin1String("games played");
    if (page.startsWith(QLatin1String("preferences")))
        return kind == QLatin1String("language");
    return kinds.contains(kind);
}

/// All pages of one game, and for each other game its special pages and the table with someone seated.
std::vector<Page> pagesToSwitchOn() {
    const QString asked = qEnvironmentVariable("TALETOP_PAGES");
    const bool all = qEnvironmentVariableIsSet("TALETOP_LONG") || !asked.isEmpty();
    std::vector<Page> pages = everyPage();
    std::erase_if(pages, [&](const Page& page) {
        const bool ofOthers =
            std::ranges::any_of(contract::games().subspan(1), [&](const contract::Game* game) {
                return page.name.startsWith(QLatin1String(game->info().id));
            });
        const bool always = page.name.endsWith(QLatin1String(", sitting")) ||
                            page.name.endsWith(QLatin1String(", lesson 5")) ||
                            page.name.endsWith(QLatin1String(", book"));
        return !page.name.contains(asked) || !comesBack(page.name) || (!all && ofOthers && !always);
    });
    return pages;
}

/// Presses a key, because a new window shows badges such as numbers on cards only after the first key.
void useKeys(TableWindow& table) {
    table.key(Qt::Key_Shift);
    waitForRest(table);
}

void showPage(TableWindow& table, const Page& page) {
    page.open(table);
    QTest::mouseMove(table.window().panel(), QPoint(2, 2));
    waitForRest(table);
    useKeys(table);
}

QString focusOf(TableWindow& table) {
    const QQuickItem* item = table.window().panel()->quickWindow()->activeFocusItem();
    while (item != nullptr && item->objectName().isEmpty())
        item = item->parentItem();
    return item != nullptr ? item->objectName() : QString();
}

} // namespace

class SwitchingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QAccessible::setActive(true); }

    void anOpenPageComesBackInTheNewLanguage_data() {
        QTest::addColumn<int>("at");
        const std::vector<Page> pages = pagesToSwitchOn();
        for (std::size_t i = 0; i < pages.size(); ++i)
            QTest::newRow(qPrintable(pages[i].name)) << static_cast<int>(i);
    }
    void anOpenPageComesBackInTheNewLanguage() {
        QFETCH(int, at);
        const Page page = pagesToSwitchOn()[static_cast<std::size_t>(at)];
        QStringList wanted;
        {
            TableWindow fresh(german);
            showPage(fresh, page);
            QVERIFY(!QTest::currentTestFailed());
            wanted = wordsOf(fresh);
        }
        TableWindow table(english);
        showPage(table, page);
        QVERIFY(!QTest::currentTestFailed());
        const Standing before = standing(table);
        const QStringList first = wordsOf(table);
        const QString focus = focusOf(table);
        const QSize size = table.window().size();
        QVERIFY(first != wanted);

        QElapsedTimer clock;
        clock.start();
        table.speak(german);
        qInfo("%lld ms", clock.elapsed());
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(standing(table) == before);
        QCOMPARE(table.window().size(), size);
        useKeys(table);
        const QStringList said = wordsOf(table);
        QVERIFY2(said == wanted, qPrintable(difference(said, wanted)));
        qInfo("focus: %s, %s", qPrintable(focus), qPrintable(focusOf(table)));
        QVERIFY(!focusOf(table).isEmpty());

        table.speak(english);
        QVERIFY(standing(table) == before);
        useKeys(table);
        const QStringList again = wordsOf(table);
        QVERIFY2(again == first, qPrintable(difference(again, first)));
    }

    /// If a person changes the language in the preferences, the sheet stays open at this setting.
    void theLanguageIsChosenInThePreferences() {
        TableWindow table(german);
        table.speak(english);
        open(table, matchOf(*contract::games().front(), 2, 0.5));
        table.session().curtain()->press(table.session().curtain()->seat());
        const int seated = table.session().curtain()->seated();
        QVERIFY(seated >= 0);
        table.key(Qt::Key_Comma, Qt::ControlModifier);
        table.click(QStringLiteral("group-language"));
        QVERIFY(table.tabTo(QStringLiteral("set-language-1")));
        const auto spoken = [&] { return table.app().settings()->value("language").toString(); };
        table.key(Qt::Key_Right);
        QTRY_VERIFY(QLocale().language() != QLocale::English && table.window().isActiveWindow());
        const QString second = spoken();
        QVERIFY(second != english);
        QCOMPARE(focusOf(table), QStringLiteral("set-language-2"));
        QCOMPARE(table.session().curtain()->seated(), seated);
        table.key(Qt::Key_Left);
        QTRY_VERIFY(QLocale().language() == QLocale::English && table.window().isActiveWindow());
        QCOMPARE(spoken(), english);
        QCOMPARE(focusOf(table), QStringLiteral("set-language-1"));
        table.key(Qt::Key_Escape);
        QTRY_VERIFY(table.find(QStringLiteral("closeSettings")) == nullptr);
        table.key(Qt::Key_L); // the table has the focus
        QVERIFY(table.need(QStringLiteral("closeLog")) != nullptr);
    }

    /// The seat sheet keeps everything that was entered, including the deal.
    void theSeatSheetStaysFilledIn() {
        TableWindow table(english);
        table.app().openSeats(QStringLiteral("papertales"));
        SeatSheet* sheet = table.app().seatSheet();
        sheet->setSeatCount(3);
        sheet->setName(1, QStringLiteral("Zoë"));
        sheet->setKind(1, QStringLiteral("human"));
        sheet->setEmblem(0, 5);
        sheet->setSeedText(QStringLiteral("4711"));
        sheet->setPrivacy(QStringLiteral("open"));
        sheet->setPractice(!sheet->practice());
        const bool practice = sheet->practice();
        const auto seats = sheet->seats()->seats();
        table.speak(german);
        sheet = table.app().seatSheet();
        QVERIFY(sheet->seats()->seats() == seats);
        QCOMPARE(sheet->seedText(), QStringLiteral("4711"));
        QCOMPARE(sheet->privacy(), QStringLiteral("open"));
        QCOMPARE(sheet->practice(), practice);
        table.click(QStringLiteral("startButton"));
        table.need(QStringLiteral("papertalesTable"));
        QCOMPARE(table.session().match().header().seed, 4711U);
    }

    void practiceStillLeadsBackToTheMatch() {
        TableWindow table(english);
        open(table, matchOf(*contract::games().front(), 2, 0.5));
        const Standing before = standing(table);
        table.app().openLesson(before.game, 5);
        table.need(QStringLiteral("lessonBar"));
        table.speak(german);
        QCOMPARE(table.app().practice()->lesson()->place(), 5);
        table.key(Qt::Key_Escape);
        table.need(before.game + QStringLiteral("Table"));
        QTRY_VERIFY(!table.app().practice()->active());
        QVERIFY(standing(table) == before);
    }

    void aMoveCanBeTakenBackAfterwards() {
        TableWindow table(english);
        const contract::Game& game = *contract::games().front();
        open(table, matchOf(game, 2, 0.5));
        table.session().curtain()->setMode(QStringLiteral("open"));
        constexpr int patience = 10;
        for (int move = 0; move < patience && !table.session().undo()->possible(); ++move)
            table.session().submit(table.session().choices()->at(0).value(QStringLiteral("move")).toString());
        QVERIFY(table.session().undo()->possible());
        const std::size_t entries = table.session().match().journal().entries.size();
        table.speak(german);
        QVERIFY(table.session().undo()->possible());
        table.session().undo()->take();
        QVERIFY(table.session().match().journal().entries.size() < entries);
    }

    /// The match continues without a save, and the error message appears in the new language.
    void aMatchThatCannotBeSavedIsKeptToo() {
        TableWindow table(english);
        constexpr qint64 room = 2048;
        open(table, matchOf(*contract::games().front(), 3, 0.8));
        QVERIFY(QFileInfo(table.session().saveFile().file()).size() > room);
        table.session().curtain()->setMode(QStringLiteral("open"));
        const QString move = table.session().choices()->at(0).value(QStringLiteral("move")).toString();
        match::Journal journal;
        {
            const FullDisk full(room);
            QVERIFY(table.session().submit(move));
            const QString trouble = table.session().saveFile().problem();
            QVERIFY(!trouble.isEmpty());
            journal = table.session().match().journal();
            table.speak(german);
            QVERIFY(table.session().match().journal() == journal);
            QVERIFY(!table.session().saveFile().problem().isEmpty());
            QVERIFY(table.session().saveFile().problem() != trouble);
            QCOMPARE(table.app().notice(), table.session().saveFile().problem());
        }
        table.speak(english); // another change tries to save again
        QCOMPARE(table.session().saveFile().problem(), QString());
        QVERIFY(table.session().match().journal() == journal);
    }

    /// A deleted window leaves only permanent caches, such as glyphs.
    void aReplacedWindowLeaksNoMemory() {
        const QStringList languages = availableLanguages();
        TableWindow table(languages.last());
        open(table, matchOf(*contract::games().front(), 3, 0.5));
        const auto rounds = [&](int switches) {
            for (int i = 0; i < switches; ++i) {
                table.speak(languages[i % languages.size()]);
                waitForRest(table);
            }
        };
        rounds(static_cast<int>(2 * languages.size()));
        const qint64 before = memory();
        const int asked = qEnvironmentVariableIntValue("TALETOP_SWITCHES");
        const int switches = asked > 0 ? asked : fewSwitches;
        rounds(switches - switches % static_cast<int>(languages.size())); // ends with the first language
        const qint64 grown = memory() - before;
        qInfo("%lld bytes for each of %d windows", grown / switches, switches);
        QVERIFY2(grown < once + each * switches, qPrintable(QString::number(grown)));
    }
};

TALETOP_TEST(SwitchingTest)

#include "switching_test.moc"
