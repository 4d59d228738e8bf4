// SPDX-License-Identifier: MIT
// Durations in milliseconds, scaled by the player's chosen speed. With reduced motion only fades remain.
pragma Singleton
import QtQuick
import Taletop.App

QtObject {
    id: motion

    readonly property real pace: [0, 0.5, 1, 1.7][Math.max(0, Math.min(3, App.speed))]
    readonly property bool travels: !App.appearance.reducedMotion && pace > 0
    readonly property int flight: travel(260)
    readonly property int turn: travel(220)
    readonly property int landing: travel(90) // bounce of a landing card
    readonly property int stagger: travel(60)
    readonly property int refit: travel(220)
    readonly property int lift: travel(110)
    readonly property int shake: travel(120)
    readonly property int unfold: travel(240)
    readonly property int pop: travel(180)
    readonly property int spotlight: 700 // length of the spotlight before the answering sound, at every speed
    readonly property int fade: Math.round((App.appearance.reducedMotion ? 100 : 120) * pace)
    readonly property int moment: pace > 0 ? 2500 : 0 // how long the winner is shown unless someone continues
    readonly property int counting: travel(900) // time for counting up to a total
    readonly property int breath: travel(1000)
    readonly property int rest: 350 // delay at every speed before a card under a resting pointer opens in the inspector
    readonly property int linger: 300 // delay before the inspector closes, enough to move the pointer onto the slip
    readonly property int breaths: 3 // number of pulses before a rim stays lit, which saves repaints

    // Returns a duration that players depend on, which no setting shortens.
    function clock(milliseconds: real): int {
        return Math.max(1, Math.round(milliseconds));
    }
    function travel(base: int): int {
        return motion.travels ? Math.round(base * motion.pace) : 0;
    }
}
