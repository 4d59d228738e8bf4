// SPDX-License-Identifier: MIT
// The review's controls: position and navigation. Left and Right: one entry; Page Up and Page Down: one turn; Home and
// End; Space: playback; V: viewer; Esc: back to the present.
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: bar

    required property Review review
    property color accent: Theme.accent("")
    readonly property list<string> paces: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast")]
    readonly property var viewers: review.viewers
    readonly property var mark: review.mark // the mark at the current moment, or an empty map
    readonly property bool canPlayOn: (mark.index ?? -1) >= 0 // can the player continue from this turning point?
    readonly property string viewerName: viewers.find(each => each.viewer === review.viewer)?.name ?? ""

    function nextViewer(): void {
        const all = bar.viewers;
        const now = all.findIndex(each => each.viewer === bar.review.viewer);
        if (all.length > 0)
            bar.review.viewer = all[(now + 1) % all.length].viewer;
    }
    function playOn(): void {
        if (bar.canPlayOn)
            App.playOnFrom(bar.mark.index);
    }
    function playOrPause(): void {
        if (bar.review.playing)
            bar.review.pause();
        else
            bar.review.play();
    }

    objectName: "timeline"
    focus: true
    implicitHeight: Theme.target + Theme.px(16)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Looking back")
    Keys.onPressed: event => {
        if (keyMap.isPlain(event))
            keyMap.press(event);
    }

    TimelineKeys {
        id: keyMap
        review: bar.review
        onPlayOnAsked: bar.playOn()
        onPlayAsked: bar.playOrPause()
        onViewerAsked: bar.nextViewer()
    }
    Paper {
        anchors.fill: parent
        radius: Theme.px(16)
        depth: 1.1
    }
    MouseArea { // keeps presses from the items below
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => bar.review.step(wheel.angleDelta.y > 0 ? -1 : 1)
    }
    Row {
        id: buttons
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)

        TimelineButton {
            objectName: "timelineFirst"
            name: qsTr("To the start")
            picture: "qrc:/art/table/first.svg"
            onClicked: bar.review.goTo(0)
        }
        TimelineButton {
            objectName: "timelineBack"
            name: qsTr("One move back")
            picture: "qrc:/art/table/back.svg"
            onClicked: bar.review.step(-1)
        }
        TimelineButton {
            objectName: "timelinePlay"
            name: bar.review.playing ? qsTr("Stop") : qsTr("Play")
            picture: bar.review.playing ? "qrc:/art/table/pause.svg" : "qrc:/art/table/play.svg"
            onClicked: bar.playOrPause()
        }
        TimelineButton {
            objectName: "timelineForward"
            name: qsTr("One move forward")
            picture: "qrc:/art/table/forward.svg"
            onClicked: bar.review.step(1)
        }
        TimelineButton {
            objectName: "timelineLast"
            name: qsTr("To the last move")
            picture: "qrc:/art/table/last.svg"
            onClicked: bar.review.goTo(bar.review.places)
        }
    }
    TimelineSlider {
        objectName: "timelineSlider"
        anchors.left: buttons.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: choices.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        height: implicitHeight
        focus: true
        Keys.forwardTo: [bar] // the bar's keys do more than a slider's
        review: bar.review
        accent: bar.accent
    }
    Row {
        id: choices
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PaperButton {
            objectName: "timelinePlayOn"
            visible: bar.canPlayOn
            text: qsTr("Play on from here")
            keys: "P"
            description: qsTr("A practice game that isn’t saved.")
            size: 15
            onClicked: bar.playOn()
        }
        PaperButton {
            objectName: "timelineSpeed"
            text: bar.paces[bar.review.speed]
            description: qsTr("Playback speed")
            quiet: true
            size: 15
            onClicked: bar.review.speed = (bar.review.speed + 1) % bar.paces.length
        }
        PaperButton {
            objectName: "timelineViewer"
            visible: bar.viewers.length > 0
            text: bar.viewerName
            keys: "V"
            description: qsTr("Choose whose cards to show")
            quiet: true
            size: 15
            onClicked: bar.nextViewer()
        }
        PaperButton {
            objectName: "timelineClose"
            text: qsTr("Back to now")
            keys: qsTr("Esc")
            size: 15
            primary: true
            accent: bar.accent
            onClicked: bar.review.leave()
        }
    }
}
