// SPDX-License-Identifier: MIT
// Everything that someone can press at a shared table, and what the table shows after each press.
#pragma once

#include "core/match/match.h"
#include "tests/access/looks.h"
#include "tests/test_clock.h"

#include <QPoint>

#include <functional>
#include <map>
#include <set>

class QEvent;

namespace taletop::app {

struct Door {
    enum class Kind {
        Tap,   ///< a seat's key
        Hold,  ///< a seat's key: the test looks once while it is down and once after its release
        Twice, ///< a seat's key, twice in a row
        Key,
        Chord, ///< the key with Ctrl: for announcements
        Click,
        RightClick, ///< inspects a card
        Hover,      ///< rests the pointer somewhere
        Menu
    };
    Kind kind = Kind::Tap;
    int number = 0; ///< index of the seat, key, control or menu
    QString name;
};

/// All doors, starting with three for each seat.
[[nodiscard]] QList<Door> doorsFor(int seats);

/// The situation at the table before anything is pressed.
enum class Before {
    Nothing,
    HandedOver,   ///< a hand was opened and closed again
    LogOpen,      ///< so keys go to the log
    CardPinned,   ///< a card is pinned in the inspector
    RulesOpen,    ///< the rules are open over the table
    AskedToLeave, ///< a question is open over the table
    VoteOpen,     ///< the table votes on open hands
    LookingBack,
    SlowMachine, ///< presses come before earlier ones have been shown
};
inline constexpr int befores = 9;

/// The walk that both worlds take.
struct Way {
    Before before = Before::Nothing;
    QList<int> doors = {}; ///< numbers as in doorsFor()
    int knower = -1;       ///< a seat with the same knowledge in both worlds, which sits down first; -1: none
    bool everyControl = false; ///< instead of doors, point at and click every control
};

/// The places clicked and pointed at: the second walk repeats those of the first.
struct Clicks {
    QList<QPoint> places;         ///< of this walk; `away`: Esc was pressed
    bool first = true;            ///< is this the first of both walks?
    std::map<QString, int> often; ///< by moment, manner and name, over all walks
    std::set<QString> done;       ///< names of the controls that were clicked
    static constexpr QPoint away{-1, -1};
};

/// A new window with one match, so that nothing of earlier walks is left. Its clock advances only by the
/// walk, so that both walks take the same time.
class DoorTable {
public:
    DoorTable(StandingClock& clock, const match::Match& match);

    /// Call it once. Ends early if a door leads away from the table. Moves of bots wait to be read.
    [[nodiscard]] QList<Look> walk(const Way& way, Clicks& clicks, Closely closely);

    /// Called before each look, with the number of looks so far: plants leaks for tests of this test.
    using Leak = std::function<void(TableWindow&, qsizetype)>;
    void plant(Leak leak) { m_leak = std::move(leak); }

private:
    void begin(Before before);
    void go(const Door& door, Clicks& clicks, Closely closely);
    void goByKey(const Door& door, Closely closely);
    [[nodiscard]] QString wrongAfter(const Door& door, int seatedBefore);
    void pressEverything(Clicks& clicks, Closely closely);
    [[nodiscard]] bool findNext(Clicks& clicks);
    void clickOn(const Door& door, Clicks& clicks);
    [[nodiscard]] QPoint placeOf(const Door& door, Clicks& clicks);
    void openMenu(int number);
    void press(int key);
    void send(QEvent::Type type, int key);
    void pass(int milliseconds);
    void settle();
    [[nodiscard]] bool thinks(); ///< is the program thinking about a move or a hint?
    [[nodiscard]] bool atTable();
    void look(const QString& door, Closely closely);
    [[nodiscard]] const QByteArray& told();

    StandingClock& m_clock;
    QList<Heard> m_heard; ///< announcements since the last look
    TableWindow m_table;
    Leak m_leak;
    QList<Look> m_looks;
    std::vector<match::Entry> m_entries; ///< the entries covered by m_told
    QByteArray m_told;
    std::string m_moment;
    int m_knower = -1;
    std::set<QString> m_behind; ///< the controls present when nothing was open in front
    int m_escapes = 0;          ///< times in a row that Esc was pressed
    qsizetype m_click = 0;      ///< the next place to click
    int m_menu = 0;             ///< the next menu to open
    bool m_slow = false;
    bool m_moved = false; ///< the focus was moved on purpose, or something was clicked
    int m_tapped = -1;    ///< the seat whose key was tapped while nobody sat, until events are handled
};

} // namespace taletop::app
