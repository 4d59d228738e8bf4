// SPDX-License-Identifier: MIT
// The keys of the review. Without a review they are only listed.
import QtQuick
import Taletop.App

KeyMap {
    id: map

    property Review review: null

    signal playOnAsked
    signal playAsked
    signal viewerAsked

    title: qsTr("Looking back")

    KeyBinding {
        keys: [Qt.Key_Left]
        text: qsTr("One move back")
        onTriggered: map.review.step(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right]
        text: qsTr("One move forward")
        onTriggered: map.review.step(1)
    }
    KeyBinding {
        keys: [Qt.Key_PageUp]
        text: qsTr("To the previous turn")
        onTriggered: map.review.turn(-1)
    }
    KeyBinding {
        keys: [Qt.Key_PageDown]
        text: qsTr("To the next turn")
        onTriggered: map.review.turn(1)
    }
    KeyBinding {
        keys: [Qt.Key_M]
        text: qsTr("To the next turning point")
        onTriggered: map.review.toMark()
    }
    KeyBinding {
        keys: [Qt.Key_P]
        text: qsTr("Play on from here")
        onTriggered: map.playOnAsked()
    }
    KeyBinding {
        keys: [Qt.Key_Home]
        text: qsTr("To the start")
        onTriggered: map.review.goTo(0)
    }
    KeyBinding {
        keys: [Qt.Key_End]
        text: qsTr("To the last move")
        onTriggered: map.review.goTo(map.review.places)
    }
    KeyBinding {
        keys: [Qt.Key_Space]
        text: qsTr("Play or stop")
        onTriggered: map.playAsked()
    }
    KeyBinding {
        keys: [Qt.Key_V]
        text: qsTr("Choose whose cards to show")
        onTriggered: map.viewerAsked()
    }
    KeyBinding {
        keys: [Qt.Key_Escape]
        text: qsTr("Back to now")
        onTriggered: map.review.leave()
    }
}
