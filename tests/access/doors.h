// SPDX-License-Identifier: MIT
// Everything that somebody can press at a table which several share, and what is shown after each.
#pragma once

#include "core/match/match.h"
#include "tests/access/what_is_shown.h"

#include <QPoint>
#include <QSet>
#include <QStringList>

#include <memory>

namespace taletop::app {

/// After one press, or at first.
struct Look {
    QByteArray told;     ///< what everybody may know of the match, and the log
    int seated = -1;     ///< who has lifted the curtain
    quint64 shown = 0;   ///< sum over the items, what screen readers get, the frame if asked for
    quint64 shared = 0;  ///< sum over the zones that lie open to all, as the models have them
    WhatIsShown inWords; ///< where the sums do not tell enough
    QStringList zones;   ///< the same of `shared`
    QString door;
};

/// How closely one looks.
enum class Closely { Items, Frames, InWords };

/// One window, kept, on which many matches of one game and number of seats are laid.
class DoorTable {
public:
    /// The persons have all the seats of the match.
    explicit DoorTable(const match::Match& match);

    [[nodiscard]] int doorCount() const { return static_cast<int>(m_doors.size()); }
    [[nodiscard]] QString nameOf(int door) const { return m_doors[door].name; }

    /// Lays a match on the table and goes through doors one after the other. Where a door is the n-th
    /// thing that can be clicked, `clicks` has the places, or gets them if it is empty: two walks do
    /// the same. Ends early where a door leads away from the table.
    [[nodiscard]] QList<Look> walk(const match::Match& match, const QList<int>& doors, Closely closely,
                                   QList<QPoint>& clicks);
    /// Opens the page anew with this match: nothing is left of what was done at the table before.
    void openAnew(const match::Match& match);

    /// What has been clicked so far, by name.
    [[nodiscard]] const QSet<QString>& clicked() const { return m_clicked; }

private:
    struct Door {
        enum class Kind { Tap, Hold, Key, Click, Menu };
        Kind kind;
        int number; ///< of the seat, key, control or menu
        QString name;
    };

    void makeDoors(int seats);
    void go(const Door& door, QList<Look>& looks, QList<QPoint>& clicks, int& click, Closely closely);
    void clickOn(int number, QList<QPoint>& clicks, int& click);
    void openMenu(int number);
    void send(QEvent::Type type, int key);
    void settle();
    void putAway();
    [[nodiscard]] bool atTable();
    [[nodiscard]] Look look(const QString& door, Closely closely);

    TableWindow m_table;
    QList<Door> m_doors;
    QSet<QString> m_clicked;
    quint64 m_time = 100'000; ///< of key events, in milliseconds
};

/// What two looks at worlds that are publicly the same differ in, as far as nobody may see it: with
/// nobody seated, in anything; else in what lies open to all. "" if there is nothing.
[[nodiscard]] QString leakOf(const Look& one, const Look& other);

} // namespace taletop::app
