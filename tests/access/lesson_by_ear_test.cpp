// SPDX-License-Identifier: MIT
// Tests that a blind player can finish each lesson. The simulated player knows only the text on the lesson's
// slip, the announcements, and the names of controls that a screen reader can find and press. The player
// never presses "Show me".
#include "app/shell/table_words.h"
#include "tests/access/what_is_shown.h"
#include "tests/e2e/lesson_hands.h"
#include "tests/qt_main.h"

#include <QAccessible>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

using namespace taletop;
using namespace taletop::app;

namespace {

struct Found {
    QString name;
    QString whole; ///< the name and the description
    QAccessibleInterface* thing = nullptr;
    QString place; ///< the name of the container, which screen readers announce when they enter it
};

void forEachFound(QAccessibleInterface* thing, const std::function<void(QAccessibleInterface*)>& look) {
    if (thing == nullptr || !thing->isValid() || thing->state().invisible)
        return;
    look(thing);
    for (int child = 0; child < thing->childCount(); ++child)
        forEachFound(thing->child(child), look);
}

/// A player who listens to announcements and presses controls.
class Listener {
public:
    explicit Listener(TableWindow& table) : m_table(table) {
        for (auto* announcement : table.window().findChildren<Announcement*>())
            QObject::connect(announcement, &Announcement::said, announcement, [this, announcement] {
                const QString heard =
                    QAccessible::queryAccessibleInterface(announcement)->text(QAccessible::Name);
                if (heard != touchedWords(m_table.session())) // ignores feedback on its own press
                    m_heard = heard;
            });
    }

    [[nodiscard]] const QString& heard() const { return m_heard; }

    /// Presses the control that matches the text best. Controls pressed since the last success score lower.
    bool press() {
        const QString told = lesson() + u' ' + m_heard;
        if (m_heard != m_heardBefore &&
            m_pressed.size() > 1) // a refusal, but the previous press may have been right
            m_tried[m_first] = 0;
        m_heardBefore = m_heard;
        std::vector<Found> things = pressable();
        QSet<QString> names;
        for (const Found& each : things)
            names.insert(each.whole);
        QString held; // the selected controls, because they change the meaning of other controls
        for (const Found& each : things)
            if (each.thing->state().selected)
                held += each.name + u'|';
        const auto keyOf = [&](const Found& each) { return held + each.whole; };
        const auto worthOf = [&](const Found& each) {
            const int isNew =
                m_known.isEmpty() || m_known.contains(each.whole) ? 0 : 200; // new since the last press
            const int others = each.place.contains(QLatin1String(" bot,")) ? 2000 : 0; // of another seat
            const int chosen = each.thing->state().selected ? 5000 : 0;
            return worth(each, told) + isNew - chosen - others - 1000 * m_tried.value(keyOf(each));
        };
        const auto best = std::ranges::max_element(things, {}, worthOf);
        m_known = names;
        if (best == things.end())
            return false;
        if (const QString meant = partOf(best->name, told).first; !meant.isEmpty())
            m_meant.insert(meant);
        ++m_tried[keyOf(*best)];
        m_first = m_last;
        m_last = keyOf(*best);
        m_pressed.append(best->name);
        best->thing->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        return true;
    }
    [[nodiscard]] QString pressed() const {
        return m_pressed.mid(m_pressed.size() - 12).join(QStringLiteral(" | "));
    }
    /// Forgets all presses, so that the player can try everything again.
    void forget() {
        m_tried.clear();
        m_done.clear();
        m_meant.clear();
    }
    /// Records a success. The parts of the text that the pressed controls matched are done in this step.
    void succeed(int step) {
        if (step == m_step)
            m_done.unite(m_meant);
        else
            m_done.clear();
        m_step = step;
        m_meant.clear();
        m_tried.clear();
    }

private:
    [[nodiscard]] QAccessibleInterface* root() const {
        QAccessible::setActive(true);
        return QAccessible::queryAccessibleInterface(m_table.window().panel());
    }
    /// The text on the lesson's slip.
    [[nodiscard]] QString lesson() const {
        QString words;
        forEachFound(root(), [&](QAccessibleInterface* thing) {
            if (thing->role() == QAccessible::Note && words.isEmpty())
                words = thing->text(QAccessible::Name);
        });
        return words;
    }
    [[nodiscard]] static QString placeOf(QAccessibleInterface* thing) {
        for (QAccessibleInterface* around = thing->parent(); around != nullptr; around = around->parent())
            if (const QString name = around->text(QAccessible::Name); !name.isEmpty())
                return name;
        return {};
    }
    /// The named controls, except those that leave the lesson or play it automatically.
    [[nodiscard]] std::vector<Found> pressable() const {
        static const QSet<QString> away{QStringLiteral("Show me"),       QStringLiteral("Stop"),
                                        QStringLiteral("Back"),          QStringLiteral("Chapters"),
                                        QStringLiteral("Hide the note"), QStringLiteral("Log"),
                                        QStringLiteral("All rules"),     QStringLiteral("Menu"),
                                        QStringLiteral("Hint"),          QStringLiteral("Rules")};
        std::vector<Found> found;
        forEachFound(root(), [&](QAccessibleInterface* thing) {
            const QString name = thing->text(QAccessible::Name);
            if (name == QLatin1String("Undo") && !lesson().contains(QLatin1String("back")))
                return; // the lesson has not mentioned taking moves back
            if (name.isEmpty() || away.contains(name) || thing->state().disabled ||
                thing->role() == QAccessible::Link)
                return;
            auto* actions = thing->actionInterface();
            if (actions != nullptr &&
                actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
                found.push_back(
                    {name, name + u' ' + thing->text(QAccessible::Description), thing, placeOf(thing)});
        });
        return found;
    }
    /// The best part of the name that occurs in the text, with its score. Longer and earlier parts score
    /// higher, and parts that are done do not count.
    [[nodiscard]] std::pair<QString, int> partOf(const QString& name, const QString& told) const {
        static const QRegularExpression parts(QStringLiteral("[,.:;()]"));
        std::pair<QString, int> best;
        for (const QString& part : name.split(parts, Qt::SkipEmptyParts)) {
            const QString words = part.trimmed();
            const auto at =
                static_cast<int>(words.size() > 2 ? told.indexOf(words, 0, Qt::CaseInsensitive) : -1);
            if (at < 0 || m_done.contains(words))
                continue;
            const int worth = 500 + 20 * std::min(static_cast<int>(words.size()), 20) - 4 * std::min(at, 110);
            if (worth > best.second)
                best = {words, worth};
        }
        return best;
    }
    /// A score for how well the control matches the text, by its best part and by words in common.
    [[nodiscard]] int worth(const Found& thing, const QString& told) const {
        if (thing.name == QLatin1String("Next"))
            return 100'000;
        static const QRegularExpression word(QStringLiteral("[A-Za-z]{4,}|[0-9]+"));
        int common = 0;
        for (auto match = word.globalMatch(thing.whole); match.hasNext();)
            common += told.contains(match.next().captured(), Qt::CaseInsensitive) ? 30 : 0;
        return partOf(thing.name, told).second + std::min(common, 300);
    }

    TableWindow& m_table;
    QString m_heard;
    QString m_heardBefore; ///< the last announcement before the last press
    QString m_first;       ///< the control that was pressed before the last one
    QString m_last;
    QHash<QString, int> m_tried; ///< number of presses, by control and selection
    QSet<QString> m_known;       ///< the controls before the last press
    QSet<QString> m_meant;       ///< the matched parts since the last success
    QSet<QString> m_done;        ///< the parts that led to a success in this step
    int m_step = -1;
    QStringList m_pressed;
};

/// The number of entries that the learner has made.
std::ptrdiff_t ownEntries(TableWindow& table) {
    const match::Match& match = table.session().match();
    return std::ranges::count_if(match.journal().entries, [&](const match::Entry& entry) {
        return entry.who >= 0 &&
               match.header().seats[static_cast<std::size_t>(entry.who)].kind == match::personKind;
    });
}

} // namespace

class LessonByEarTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsPlayedByEar_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : gamesWithLessons())
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void everyLessonIsPlayedByEar() {
        QFETCH(QString, game);
        constexpr int mostPresses = 600;
        TableWindow table;
        table.app().openLesson(game);
        Listener listener(table);
        int presses = 0;
        auto entries = ownEntries(table);
        for (; presses < mostPresses && !lessonOf(table).done(); ++presses) {
            waitForStep(table);
            if (lessonOf(table).done())
                break;
            if (!listener.press())
                listener.forget();
            QTest::qWait(60);
            if (const auto now = ownEntries(table); now != entries) {
                entries = now; // a new entry counts as a success, too
                listener.succeed(lessonOf(table).number());
            }
            QVERIFY2(table.app().practice()->lesson() != nullptr, qPrintable(listener.pressed()));
        }
        qInfo("%s: %d presses", qPrintable(game), presses);
        QVERIFY2(lessonOf(table).done(), qPrintable(QStringLiteral("step %1, heard: %2; pressed: %3")
                                                        .arg(lessonOf(table).number())
                                                        .arg(listener.heard(), listener.pressed())));
    }
};

TALETOP_TEST(LessonByEarTest)

#include "lesson_by_ear_test.moc"
