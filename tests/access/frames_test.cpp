// SPDX-License-Identifier: MIT
// Plays whole games of three and four people at one screen, with random presses on seats' names, hands, keys,
// cards and buttons. Every frame must be public, or be for a seat that has opened its hand with its own press
// since the last public frame. Checks the faces of all visible cards in the frame's items and in the models
// of the zones. To play N games of one kind:
//     TALETOP_EVENINGS=N access_tests FramesTest "everyFrameIsForAllOrForOneSeat:papertales, 3"
#include "core/contract/registry.h"
#include "core/kit/rng.h"
#include "core/kit/view.h"
#include "tests/access/friends.h"
#include "tests/qt_main.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>

using namespace taletop;
using namespace taletop::app;

namespace {

using Faces = QSet<QString>; // names instead of numbers, because equal cards share a picture

void forEachSeen(QQuickItem* item, const std::function<void(QQuickItem*)>& look) {
    if (item == nullptr || !item->isVisible() || item->opacity() < 0.01)
        return;
    look(item);
    for (QQuickItem* child : item->childItems())
        forEachSeen(child, look);
}

QString nameOf(const contract::Game& game, int face) {
    return QString::fromStdString(kit::english(game.cardFacts(face).name));
}

/// The faces of all cards in the frame.
Faces facesOf(const contract::Game& game, QQuickItem* root) {
    static QHash<const QMetaObject*, int> known;
    Faces faces;
    forEachSeen(root, [&](QQuickItem* item) {
        const QMetaObject* type = item->metaObject();
        auto at = known.constFind(type);
        if (at == known.constEnd())
            at = known.insert(type, type->indexOfProperty("face"));
        if (*at < 0 || item->width() < 1)
            return;
        if (const int face = type->property(*at).read(item).toInt(); face > 0)
            faces.insert(nameOf(game, face));
    });
    return faces;
}

Faces facesOf(const contract::Game& game, const contract::AnyState& view, kit::Seat viewer) {
    Faces faces;
    for (const scene::Zone& zone : game.scene(view, viewer).zones)
        for (const scene::Card& card : zone.cards)
            if (card.face > 0)
                faces.insert(nameOf(game, card.face));
    return faces;
}

/// Checks each frame, and records which seat's press opened a hand.
class Onlooker : public QObject {
public:
    explicit Onlooker(Friends& friends) : m_friends(&friends) {
        const QQuickWindow* window = friends.table().window().panel()->quickWindow();
        connect(window, &QQuickWindow::afterRendering, this, &Onlooker::look, Qt::DirectConnection);
    }

    [[nodiscard]] const QString& complaint() const { return m_complaint; }
    [[nodiscard]] int frames() const { return m_frames; }
    [[nodiscard]] int ofOne() const { return m_ofOne; } ///< number of frames that are not public
    /// Records a press on this seat, or on something else if `seat` is -1. While a hand is open, presses only
    /// close it.
    void pressed(int seat) {
        if (m_open || m_friends->curtain().seated() >= 0 || seat < 0)
            return;
        m_opener = seat;
        m_pressing = true;
    }
    void released() { m_pressing = false; }

private:
    void look() {
        if (m_friends->table().app().session() == nullptr || !m_complaint.isEmpty())
            return;
        MatchSession& session = m_friends->session();
        if (session.match().over())
            return;
        learn(session.match());
        ++m_frames;
        const contract::Game& game = session.match().game();
        Faces faces = facesOf(game, m_friends->table().window().panel()->rootObject());
        for (const scene::Zone& zone :
             session.match().game().scene(session.match().view(kit::spectator), kit::spectator).zones) {
            const ZoneModel* model = session.zone(QString::fromUtf8(zone.kind), zone.owner);
            for (int row = 0; row < model->rowCount(); ++row)
                if (const int face = model->index(row).data(ZoneModel::FaceRole).toInt(); face > 0)
                    faces.insert(nameOf(game, face));
        }
        faces -= m_public;
        m_open = !faces.isEmpty();
        if (m_open)
            return judge(session, faces);
        // A narration is for everyone, even while someone is seated, so the next hand needs a new press.
        if ((session.curtain()->seated() < 0 || session.events()->telling()) && !m_pressing)
            m_opener = -1;
    }

    void judge(MatchSession& session, Faces faces) {
        ++m_ofOne;
        const match::Match& match = session.match();
        if (m_opener >= 0) {
            const auto opener = static_cast<kit::Seat>(m_opener);
            faces -= m_own[static_cast<std::size_t>(m_opener)];
            faces -= facesOf(match.game(), match.view(opener), opener);
        }
        if (faces.isEmpty())
            return;
        m_complaint = QStringLiteral("%1 lies open; opened by a press: %2, sits: %3, %4 entries")
                          .arg(faces.values().join(QStringLiteral(", ")))
                          .arg(m_opener)
                          .arg(session.curtain()->seated())
                          .arg(match.journal().entries.size());
    }

    /// Records the faces that the public and each seat saw in the latest entries, because these cards may
    /// still be moving.
    void learn(const match::Match& match) {
        constexpr std::size_t lately = 12; // more entries than one press can make
        const auto& entries = match.journal().entries;
        if (m_known == entries)
            return;
        m_known = entries;
        const contract::Game& game = match.game();
        const auto seats = static_cast<kit::Seat>(match.header().options.seats);
        m_public = {};
        m_own.assign(static_cast<std::size_t>(seats), {});
        std::size_t entry = 0;
        match.retrace(
            [&](const match::Entry&, std::span<const kit::Fact> facts, const contract::AnyState& after) {
                if (++entry + lately < entries.size())
                    return;
                for (kit::Seat seat = kit::spectator; seat < seats; ++seat) {
                    Faces& faces = seat < 0 ? m_public : m_own[static_cast<std::size_t>(seat)];
                    faces += facesOf(game, game.view(after, seat), seat);
                    for (const kit::Fact& fact : facts)
                        if (const auto seen = kit::redact(fact, game.visibility(seat));
                            seen && seen->card.face > 0)
                            faces.insert(nameOf(game, seen->card.face));
                }
            });
    }

    Friends* m_friends;
    std::vector<match::Entry> m_known;
    Faces m_public;
    std::vector<Faces> m_own; ///< the faces that each seat may see
    int m_opener = -1;        ///< the seat whose press has opened or may open its hand, or -1
    bool m_pressing = false;  ///< is this press in progress?
    bool m_open = false;      ///< was the last frame for one seat only?
    int m_frames = 0;
    int m_ofOne = 0;
    QString m_complaint;
};

/// A hasty player who presses anything, but prefers presses that continue the game.
class Hasty {
public:
    Hasty(Friends& friends, Onlooker& onlooker, int seed)
        : m_friends(&friends), m_onlooker(&onlooker),
          m_chance(kit::Rng::forOrdinal(static_cast<std::uint64_t>(seed), 5)) {}

    void press() {
        MatchSession& session = m_friends->session();
        m_friends->setPause(chance(15) ? 600 : 75);
        if (!inFront(m_friends->table()).isEmpty())
            key(Qt::Key_Escape);
        else if (session.events()->telling() && chance(60))
            key(Qt::Key_Return);
        else if (m_friends->curtain().down() && chance(50))
            lift();
        else if (session.reactions()->active() && chance(60))
            answer();
        else if (session.choices()->rowCount() > 0 && chance(70))
            choose();
        else
            pressAnything();
    }

private:
    [[nodiscard]] int below(qsizetype bound) {
        return static_cast<int>(m_chance.below(static_cast<unsigned>(bound)));
    }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }

    void key(Qt::Key key) {
        const int seat = key >= Qt::Key_F2 && key <= Qt::Key_F6 ? key - Qt::Key_F2 : -1;
        m_onlooker->pressed(seat);
        m_friends->key(key);
        m_onlooker->released();
    }
    void click(const QString& name, QPoint at) {
        m_onlooker->pressed(seatAt(at));
        m_friends->click(name, at);
        m_onlooker->released();
    }
    void click(QQuickItem* item) { click(item->objectName(), m_friends->table().middle(item)); }

    /// The seat whose name, portrait, hand or curtain button is at this point, or -1.
    [[nodiscard]] int seatAt(QPoint at) {
        int seat = -1;
        forEachSeen(m_friends->table().window().panel()->rootObject(), [&](QQuickItem* item) {
            if (!item->mapRectToScene(QRectF(0, 0, item->width(), item->height())).contains(at))
                return;
            const QString name = item->objectName();
            if (item->property("answers").toBool())
                seat = item->property("seat").toInt();
            else if (name == QLatin1String("curtainLift"))
                seat = m_friends->curtain().seat();
            else if (name.startsWith(QLatin1String("curtain-")))
                seat = name.section(u'-', 1).toInt();
        });
        return seat;
    }
    [[nodiscard]] QList<QQuickItem*> named(const QStringList& beginnings) {
        QList<QQuickItem*> found;
        forEachSeen(m_friends->table().window().panel()->rootObject(), [&](QQuickItem* item) {
            for (const QString& beginning : beginnings)
                if (item->objectName().startsWith(beginning) && item->width() > 0)
                    found.append(item);
        });
        return found;
    }

    void lift() {
        const QList<QQuickItem*> lifts = named({"curtainLift", "curtain-"});
        if (lifts.isEmpty() || chance(40))
            key(static_cast<Qt::Key>(Qt::Key_F2 + m_friends->curtain().seat()));
        else
            click(lifts[below(lifts.size())]);
    }
    void answer() {
        const QList<QQuickItem*> answers = named({"stop-", "fine-", "nobodyStops"});
        if (answers.isEmpty())
            key(Qt::Key_P);
        else
            click(answers[below(answers.size())]);
    }
    /// Touches everything that makes up one of the offered moves, one after another.
    void choose() {
        const ChoiceModel* choices = m_friends->session().choices();
        const QVariantMap choice = choices->at(below(choices->rowCount()));
        for (const QString& touch : choice.value(QStringLiteral("gesture")).toStringList()) {
            const std::vector<Thing> things = thingsToPress(m_friends->table());
            const auto thing = std::ranges::find_if(things, [&](const Thing& each) {
                return each.touch == touch ||
                       (each.touch == QLatin1String("button/") && touch.startsWith(each.touch));
            });
            if (thing != things.end())
                click(thing->name, thing->place.center());
        }
        if (m_friends->table().app().session() != nullptr && m_friends->session().choices()->rowCount() > 0)
            key(chance(50) ? Qt::Key_Return : Qt::Key_C);
    }
    void pressAnything() {
        if (chance(30))
            return key(static_cast<Qt::Key>(Qt::Key_F2 + below(m_friends->session().seatCount())));
        if (chance(50))
            return key(anyKeys[static_cast<std::size_t>(below(anyKeys.size()))]);
        std::vector<Thing> things = thingsToPress(m_friends->table());
        std::erase_if(things, [](const Thing& thing) { return thing.name.contains(QLatin1String("Menu")); });
        if (things.empty())
            return;
        const Thing& thing = things[static_cast<std::size_t>(below(static_cast<qsizetype>(things.size())))];
        click(thing.name, thing.place.center());
    }

    static constexpr std::array anyKeys{Qt::Key_1,     Qt::Key_2,      Qt::Key_3, Qt::Key_4,     Qt::Key_Left,
                                        Qt::Key_Right, Qt::Key_Return, Qt::Key_C, Qt::Key_Space, Qt::Key_U,
                                        Qt::Key_E,     Qt::Key_P,      Qt::Key_D, Qt::Key_N};

    Friends* m_friends;
    Onlooker* m_onlooker;
    kit::Rng m_chance;
};

int evenings() {
    const int wanted = qEnvironmentVariableIntValue("TALETOP_EVENINGS");
    return std::max(1, wanted);
}

} // namespace

class FramesTest : public QObject {
    Q_OBJECT

private slots:
    void everyFrameIsForAllOrForOneSeat_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("people");
        for (const contract::Game* game : contract::games())
            for (const int people : {3, 4})
                QTest::addRow("%s, %d", game->info().id, people)
                    << QString::fromUtf8(game->info().id) << people;
    }
    void everyFrameIsForAllOrForOneSeat() {
        QFETCH(QString, game);
        QFETCH(int, people);
        constexpr int mostPresses = 6000;
        for (int seed = 1; seed <= evenings(); ++seed) {
            Friends friends(game, people, seed);
            QVERIFY2(friends.isClockUsed(), "the test clock is not in use");
            Onlooker onlooker(friends);
            Hasty hasty(friends, onlooker, seed);
            const auto plays = [&] {
                return friends.table().app().session() != nullptr && !friends.session().match().over();
            };
            while (plays() && onlooker.complaint().isEmpty() && friends.presses() < mostPresses)
                hasty.press();
            const qsizetype done = friends.done().size();
            const QString how = friends.done().mid(std::max<qsizetype>(0, done - 30)).join(u'\n') + u'\n' +
                                standing(friends.table());
            QVERIFY2(onlooker.complaint().isEmpty(), qPrintable(onlooker.complaint() + u'\n' + how));
            QVERIFY2(!plays(), qPrintable(QStringLiteral("no end\n") + how));
            qInfo("%d presses, %d hands opened, %d frames, %d of them one person's own", friends.presses(),
                  friends.lifts(), onlooker.frames(), onlooker.ofOne());
            QVERIFY(onlooker.frames() > friends.presses());
            QVERIFY(friends.lifts() > 0);
        }
    }

    /// The onlooker reports a hand that opens without a press.
    void itBites_data() {
        QTest::addColumn<QString>("game");
        for (const contract::Game* game : contract::games())
            if (game->info().id != std::string_view("foxtail")) // Foxtail hides no cards
                QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    void itBites() {
        QFETCH(QString, game);
        constexpr int mostPresses = 2000;
        Friends friends(game, 3, 1);
        QVERIFY2(friends.isClockUsed(), "the test clock is not in use");
        Onlooker onlooker(friends);
        Hasty hasty(friends, onlooker, 1);
        const auto called = [&] {
            return friends.curtain().down() && friends.curtain().seated() < 0 &&
                   !friends.session().events()->telling();
        };
        while (!called() && friends.presses() < mostPresses)
            hasty.press();
        QVERIFY(called());
        QCOMPARE(onlooker.complaint(), QString());
        friends.curtain().sit(friends.curtain().seat()); // sits down without a press
        for (int tries = 0; tries < 20 && onlooker.complaint().isEmpty(); ++tries)
            friends.pass(600);
        QVERIFY(onlooker.complaint().contains(QStringLiteral("lies open")));
    }
};

TALETOP_TEST(FramesTest)
#include "frames_test.moc"
