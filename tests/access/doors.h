// SPDX-License-Identifier: MIT
// Everything that somebody can press at a table which several share, and what is shown after each.
#pragma once

#include "core/match/match.h"
#include "tests/access/looks.h"
#include "tests/newcomers/standing_clock.h"

#include <QPoint>

#include <functional>
#include <map>
#include <set>

class QEvent;

namespace taletop::app {

struct Door {
    enum class Kind {
        Tap,   ///< of a seat's key
        Hold,  ///< of a seat's key: a look while it is down, and one after it was let go
        Twice, ///< two taps of it in a row
        Key,
        Chord, ///< the key with Ctrl: to hear something
        Click,
        RightClick, ///< looks closely at a card
        Hover,      ///< the pointer rests somewhere
        Menu
    };
    Kind kind = Kind::Tap;
    int number = 0; ///< of the seat, key, control or menu
    QString name;
};

/// All of them: three for each seat first.
[[nodiscard]] QList<Door> doorsFor(int seats);

/// What goes on at the table before anything is pressed.
enum class Before {
    Nothing,
    HandedOver,   ///< a hand has been opened and closed again
    LogOpen,      ///< and so the keys go to it
    CardPinned,   ///< in the inspector
    RulesOpen,    ///< over the table
    AskedToLeave, ///< a question lies over the table
    VoteOpen,     ///< the table is asked to agree to open hands
    LookingBack,
    SlowMachine, ///< what is pressed comes before what was pressed before has been shown
};
inline constexpr int befores = 9;

/// Which way both worlds go.
struct Way {
    Before before = Before::Nothing;
    QList<int> doors = {}; ///< as doorsFor() counts them
    int knower = -1;       ///< the seat that knows the same in both worlds sits down before; -1: none does
    bool everyControl = false; ///< instead of doors, whatever can be pressed is pointed at and clicked
};

/// Where was clicked or pointed: where the first walk did, the second does too.
struct Clicks {
    QList<QPoint> places;         ///< on this walk; `away`: Esc was pressed
    bool first = true;            ///< of both walks
    std::map<QString, int> often; ///< by moment, manner and name, on all walks
    std::set<QString> done;       ///< what has been clicked of every control, by name
    static constexpr QPoint away{-1, -1};
};

/// A window of its own, in which one match is opened; so nothing is left of what was done before. Time
/// stands but for what a walk takes, so that both walks take the same.
class DoorTable {
public:
    DoorTable(StandingClock& clock, const match::Match& match);

    /// Once. Ends early where a door leads away from the table. What bots do waits to be read.
    [[nodiscard]] QList<Look> walk(const Way& way, Clicks& clicks, Closely closely);

    /// Is called before each look, with how many there were: for tests of this test.
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
    [[nodiscard]] bool thinks(); ///< about a move or a hint
    [[nodiscard]] bool atTable();
    void look(const QString& door, Closely closely);
    [[nodiscard]] const QByteArray& told();

    StandingClock& m_clock;
    QList<Heard> m_heard; ///< since the last look
    TableWindow m_table;
    Leak m_leak;
    QList<Look> m_looks;
    std::vector<match::Entry> m_entries; ///< that m_told tells of
    QByteArray m_told;
    std::string m_moment;
    int m_knower = -1;
    std::set<QString> m_behind; ///< what could be pressed when nothing lay in front
    int m_escapes = 0;          ///< in a row
    qsizetype m_click = 0;      ///< made next
    int m_menu = 0;             ///< opened next
    bool m_slow = false;
    bool m_moved = false; ///< the focus was moved on purpose, or something was clicked
    int m_tapped = -1;    ///< the seat whose key was tapped while nobody sat, until events are handled
};

} // namespace taletop::app
