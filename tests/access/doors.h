// SPDX-License-Identifier: MIT
// A "door" is anything that someone can press at a shared table. A walk presses some doors and records what
// the table shows after each of them.
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
        Tap,   ///< taps a seat's key
        Hold,  ///< holds a seat's key; the test looks while the key is down and after its release
        Twice, ///< taps a seat's key twice in a row
        Key,
        Chord, ///< a key with Ctrl, which requests an announcement
        Click,
        RightClick, ///< inspects a card
        Hover,      ///< rests the pointer somewhere
        Menu
    };
    Kind kind = Kind::Tap;
    int number = 0; ///< the index of the seat, control or menu, or the key
    QString name;
};

/// All doors. The list begins with three doors for each seat.
[[nodiscard]] QList<Door> doorsFor(int seats);

/// The situation at the table before anything is pressed.
enum class Before {
    Nothing,
    HandedOver,   ///< a hand was opened and closed again
    LogOpen,      ///< the log is open and gets the keys
    CardPinned,   ///< a card is pinned in the inspector
    RulesOpen,    ///< the rules are open over the table
    AskedToLeave, ///< a question is open over the table
    VoteOpen,     ///< the table votes on open hands
    LookingBack,
    SlowMachine, ///< presses come before the effects of earlier presses are visible
};
inline constexpr int befores = 9;

/// A walk at a table, which is the same in both worlds.
struct Way {
    Before before = Before::Nothing;
    QList<int> doors = {}; ///< indices into doorsFor()
    int knower = -1;       ///< a seat with the same knowledge in both worlds, which sits down first, or -1
    bool everyControl = false; ///< ignores `doors` and clicks every control
};

/// The places that the first walk clicked and pointed at, which the second walk repeats.
struct Clicks {
    QList<QPoint> places;         ///< the places, in order; `away` means that Esc was pressed
    bool first = true;            ///< is this the first walk of the two?
    std::map<QString, int> often; ///< number of uses in all walks, by moment, manner and the control's name
    std::set<QString> done;       ///< the names of the controls that were clicked
    static constexpr QPoint away{-1, -1};
};

/// A new window with one match and no traces of earlier walks. Only the walk moves the clock, so that walks
/// in both worlds take the same time.
class DoorTable {
public:
    DoorTable(StandingClock& clock, const match::Match& match);

    /// Takes the walk and returns the looks. Ends early if a door leads away from the table. May be called
    /// only once.
    [[nodiscard]] QList<Look> walk(const Way& way, Clicks& clicks, Closely closely);

    /// A function that leaks a secret, so that a test can check that leaks are found. Called before each look
    /// with the number of looks so far.
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
    std::vector<match::Entry> m_entries; ///< the entries that m_told includes
    QByteArray m_told;
    std::string m_moment;
    int m_knower = -1;
    std::set<QString> m_behind; ///< the controls of the table without anything open in front of it
    int m_escapes = 0;          ///< the number of presses of Esc in a row
    qsizetype m_click = 0;      ///< the index of the next place to click
    int m_menu = 0;             ///< the index of the next menu to open
    bool m_slow = false;
    bool m_moved = false; ///< has the walk moved the focus or clicked anything?
    int m_tapped = -1;    ///< the seat whose key was tapped while nobody was seated, or -1
};

} // namespace taletop::app
