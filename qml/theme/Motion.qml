// SPDX-License-Identifier: MIT
// Durations in milliseconds, by the player's speed; with reduced motion only fades are left.
pragma Singleton
import QtQuick
import Taletop.App

QtObject {
    id: motion

    readonly property real pace: [0, 0.5, 1, 1.7][Math.max(0, Math.min(3, App.speed))]
    readonly property bool travels: !App.appearance.reducedMotion && pace > 0
    readonly property int flight: travel(260)
    readonly property int turn: travel(220)
    readonly property int landing: travel(90) // a card that comes down gives a little
    readonly property int stagger: travel(60)
    readonly property int refit: travel(220)
    readonly property int lift: travel(110)
    readonly property int shake: travel(120)
    readonly property int unfold: travel(240)
    readonly property int pop: travel(180)
    readonly property int spotlight: 700 // until the sound is heard, at every speed
    readonly property int fade: Math.round((App.appearance.reducedMotion ? 100 : 120) * pace)
    readonly property int moment: pace > 0 ? 2500 : 0 // who has won, unless somebody goes on
    readonly property int counting: travel(900) // up to a sum
    readonly property int breath: travel(1000)
    readonly property int rest: 350 // the pointer rests on a card before it is shown closely, at any speed
    readonly property int linger: 300 // and leaves it before it is put away: time to reach what has come up
    readonly property int breaths: 3 // then the rim stays lit, and nothing repaints

    // A clock that people play by: no setting makes it faster.
    function clock(milliseconds: real): int {
        return Math.max(1, Math.round(milliseconds));
    }
    function travel(base: int): int {
        return motion.travels ? Math.round(base * motion.pace) : 0;
    }
}
