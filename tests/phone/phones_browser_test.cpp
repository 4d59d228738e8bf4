// SPDX-License-Identifier: MIT
// The page in a real browser: it pairs, plays by pressing visible items, and fits small screens with large
// text. TALETOP_PICTURES=FOLDER saves pictures of the page.
#include "app/phone/phones.h"
#include "core/kit/rng.h"
#include "tests/models/matches.h"
#include "tests/phone/browser.h"
#include "tests/qt_main.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace taletop;
using namespace taletop::app;

namespace {

/// A script that lists everything on the page that does not fit or cannot be used.
const QString faults = QStringLiteral(R"js((() => {
    const found = [];
    const light = colour => {
        const [red, green, blue] = colour.map(part => part / 255)
            .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const parts = colour => colour.match(/[\d.]+/g).map(Number);
    const behind = element => {
        for (let each = element; each; each = each.parentElement) {
            const colour = parts(getComputedStyle(each).backgroundColor);
            if (colour.length < 4 || colour[3] > 0) return colour;
        }
        return [255, 255, 255];
    };
    for (const element of document.querySelectorAll('body *')) {
        const said = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        if (!said || element.closest('.face') || !element.getClientRects().length) continue;
        const [one, other] = [parts(getComputedStyle(element).color), behind(element)].map(colour =>
            light(colour.slice(0, 3))).sort((a, b) => b - a);
        if ((one + 0.05) / (other + 0.05) < 4.5) found.push('pale: ' + element.textContent);
    }
    if (document.documentElement.scrollWidth > innerWidth)
        found.push('wider than the screen: ' + document.documentElement.scrollWidth);
    for (const button of document.querySelectorAll('button, summary')) {
        const place = button.getBoundingClientRect();
        if (!place.width) continue;
        if (place.width < 44 || place.height < 44) found.push('small: ' + button.textContent);
        if (!(button.getAttribute('aria-label') || button.textContent).trim()) found.push('no name');
        if (place.left < 0 || place.right > innerWidth + 1) found.push('beside the screen: ' + button.textContent);
    }
    if (!document.getElementById('prompt').textContent) found.push('no prompt');
    return found.join(', ');
})())js");

} // namespace

class PhonesBrowserTest : public QObject {
    Q_OBJECT

    void look(Browser& browser, const QString& name) {
        struct Look {
            const char* name;
            QSize size;
            bool dark;
            const char* letters;
        };
        const QString folder = qEnvironmentVariable("TALETOP_PICTURES");
        for (const Look& each :
             {Look{"portrait", {390, 844}, false, "100%"}, Look{"landscape", {844, 390}, false, "100%"},
              Look{"narrow", {320, 640}, false, "100%"}, Look{"dark", {390, 844}, true, "100%"},
              Look{"whole", {390, 3000}, false, "100%"}, Look{"large", {320, 640}, false, "200%"}}) {
            browser.resize(each.size, each.dark);
            browser.value(QStringLiteral("document.documentElement.style.fontSize = '%1'")
                              .arg(QLatin1String(each.letters)));
            QTest::qWait(100);
            const QString fault = browser.value(faults).toString();
            if (!folder.isEmpty())
                QVERIFY(browser.savePicture(
                    QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(name, QLatin1String(each.name)))));
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("%1, %2: %3").arg(name, QLatin1String(each.name), fault)));
        }
        browser.value(QStringLiteral("document.documentElement.style.fontSize = ''"));
        browser.resize({390, 844});
    }

    /// Checks each kind of question when it first appears, and the first card that it offers.
    void lookAtNewQuestions(Browser& browser, const MatchSession& session, QSet<QString>& seen) {
        const scene::Scene scene = table::ownScene(session.match(), 0);
        const QString step = QString::fromUtf8(scene.step);
        if (step.isEmpty() || scene.choices.empty() || seen.contains(step) ||
            browser.value(QStringLiteral("document.getElementById('card').open")).toBool())
            return;
        seen.insert(step);
        const QString name = QStringLiteral("%1-%2").arg(session.gameId(), step);
        look(browser, name);
        lookAtHint(browser, name + QStringLiteral("-hint"));
        if (!browser
                 .value(QStringLiteral("(button => (button?.click(), !!button))"
                                       "(document.querySelector('button.may'))"))
                 .toBool())
            return;
        look(browser, name + QStringLiteral("-card"));
        browser.value(QStringLiteral("closeCard()"));
    }

    /// Asks for the whole hint, looks at it, and closes it.
    void lookAtHint(Browser& browser, const QString& name) {
        const QString rows = QStringLiteral("JSON.stringify(hand.hint ?? [])");
        const auto press = [&] {
            const QString before = browser.value(rows).toString();
            browser.value(QStringLiteral("say({press: 'hint'})"));
            QVERIFY2(browser.waitFor(QStringLiteral("%1 !== %2").arg(rows, quoted(before))),
                     qPrintable(name));
        };
        for (int rung = 0; rung < 3; ++rung)
            press();
        look(browser, name);
        press();
    }
    static QString quoted(const QString& text) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact))
            .chopped(1)
            .mid(1);
    }

private slots:
    void aGameIsPlayedOnThePage_data() {
        QTest::addColumn<std::string>("id");
        for (const contract::Game* game : contract::games())
            QTest::newRow(game->info().id) << std::string(game->info().id);
    }
    void aGameIsPlayedOnThePage() {
        QFETCH(std::string, id);
        const contract::Game& game = *contract::findGame(id);
        const int seats = std::max(game.info().seatsLeast, std::min(3, game.info().seatsMost));
        QStringList kinds(seats, QStringLiteral("casual"));
        kinds[0] = QStringLiteral("human");
        const auto session = sessionOf(game, kinds, 5);
        Phones phones;
        phones.setNetworks({QHostAddress(QHostAddress::LocalHost)});
        phones.setSession(session.get());
        phones.offer(0);
        Browser browser;
        QVERIFY(browser.open(phones.address()));
        browser.resize({390, 844});
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('prompt').textContent !== ''")));
        QVERIFY(browser.waitFor(QStringLiteral("location.hash === ''"))); // the history doesn't keep the code
        session->begin();
        int presses = 0;
        int quiet = 0;
        constexpr int enough = 60;
        QSet<QString> seen;
        while (presses < enough && !session->over() && quiet < 200) {
            const bool pressed = browser.pressSomething();
            presses += pressed ? 1 : 0;
            quiet = pressed ? 0 : quiet + 1;
            QTest::qWait(30);
            lookAtNewQuestions(browser, *session, seen);
        }
        QVERIFY2(presses >= enough || session->over(),
                 qPrintable(browser.value(QStringLiteral("document.body.innerText")).toString()));
        const auto& entries = session->match().journal().entries;
        QVERIFY(std::ranges::count(entries, kit::Seat(0), &match::Entry::who) > 3);
        browser.value(QStringLiteral("location.reload()"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('name').textContent === 'Seat 1'")));
        QCOMPARE(browser.value(QStringLiteral("document.getElementById('state').textContent")).toString(),
                 QString());
        phones.takeBack(0);
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('prompt').textContent.includes('back at the table')")));
        look(browser, QStringLiteral("%1-back").arg(QString::fromStdString(id)));
        phones.setSession(nullptr);
    }
};

TALETOP_TEST(PhonesBrowserTest)

#include "phones_browser_test.moc"
