// SPDX-License-Identifier: MIT
// A token: its back while secret, and its face at The End, where it turns over.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: disc

    // Meanings of a token's mark at The End: how a number is covered or placed, and how the Bones fell.
    enum Lies { Freely, UnderGrave, OnHat, UnderGraveOnHat }
    enum Fell { NotYet, SkullUp, SkullDown }

    property int face: 0 // 0 if face down
    property int mark: 0
    property int delay: 0 // milliseconds until the token turns
    property bool pointed: false
    readonly property var facts: Cards.facts("storyline", face)
    readonly property bool bones: facts.numbers?.bones === 1
    readonly property bool number: facts.numbers?.points !== undefined
    readonly property bool covered: number && (mark === TokenDisc.UnderGrave || mark === TokenDisc.UnderGraveOnHat)
    readonly property bool doubled: number && (mark === TokenDisc.OnHat || mark === TokenDisc.UnderGraveOnHat)
    readonly property bool turnedDown: bones && mark === TokenDisc.SkullDown
    property int shown: 0

    implicitWidth: Theme.px(40)
    width: implicitWidth
    height: width
    onFaceChanged: show()
    Component.onCompleted: show()

    function turned(): void {
        disc.shown = disc.face;
    }
    function show(): void {
        if (disc.shown === disc.face)
            return;
        if (Motion.turn > 0 && disc.face > 0)
            turning.restart();
        else
            disc.shown = disc.face;
    }

    Image {
        id: picture
        anchors.fill: parent
        source: disc.shown > 0 ? Cards.facts("storyline", disc.shown).pictures[0] : Look.tokenBack
        opacity: disc.covered || disc.turnedDown ? 0.45 : 1
        sourceSize.width: Math.ceil(disc.width * Screen.devicePixelRatio)
        smooth: true
        transform: Scale {
            id: flip
            origin.x: picture.width / 2
        }
    }
    Image { // the Grave on top of a covered token
        visible: disc.covered
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -disc.width * 0.12
        width: Math.round(disc.width * 0.62)
        height: width
        source: visible ? Look.grave : ""
        sourceSize.width: Math.ceil(disc.width * 0.62 * Screen.devicePixelRatio)
    }
    Rectangle {
        id: plate
        visible: disc.doubled || disc.turnedDown || disc.bones && disc.mark === TokenDisc.SkullUp
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.px(5)
        width: sign.implicitWidth + Theme.px(10)
        height: sign.implicitHeight
        radius: height / 2
        color: disc.doubled ? Theme.gold : Theme.paper
        border.width: 1
        border.color: Theme.ink
        Words {
            id: sign
            anchors.centerIn: parent
            text: !plate.visible ? "" : disc.doubled ? qsTr("×2") : disc.turnedDown ? "0" : "3"
            size: 12
            font.bold: true
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        radius: width / 2
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        visible: disc.pointed
    }
    SequentialAnimation {
        id: turning
        PauseAnimation {
            duration: disc.delay
        }
        NumberAnimation { target: flip; property: "xScale"; to: 0.05; duration: Motion.turn / 2 }
        ScriptAction {
            script: disc.turned()
        }
        NumberAnimation { target: flip; property: "xScale"; to: 1; duration: Motion.turn / 2 }
    }
}
