// SPDX-License-Identifier: MIT
// A game's box on the shelf: a small pop-up scene with the game's name, and two buttons below the shelf.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: box

    required property string gameId
    required property string title
    required property string tagline
    required property string players
    required property string minutes
    property real boxHeight: height
    property bool chosen: false
    readonly property bool lifted: face.activeFocus || face.hovered

    signal play
    signal learn
    signal taken

    function take(): void {
        face.forceActiveFocus(Qt.TabFocusReason);
    }
    BareButton {
        id: face
        width: parent.width
        height: box.boxHeight
        objectName: "box-" + box.gameId
        Accessible.name: Phrases.fill(qsTr("%1, %2, %3. %4"), [box.title, box.players, box.minutes, box.tagline])
        onClicked: box.play()
        onActiveFocusChanged: {
            if (activeFocus)
                box.taken();
        }
        transform: Translate {
            y: box.lifted ? -Theme.px(6) : 0
            Behavior on y {
                NumberAnimation {
                    duration: Motion.lift
                    easing.type: Easing.OutCubic
                }
            }
        }

        SoftShadow {
            depth: box.lifted ? 1.6 : 1.0
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(12)
            color: Theme.table(box.gameId)
        }
        Image { // the picture has its own frame; a taller box cuts off its sides
            x: Theme.px(4)
            y: Theme.px(4)
            width: parent.width - 2 * x
            height: label.y - y
            fillMode: Image.PreserveAspectCrop
            source: App.games.picture(box.gameId, "box.svg")
            sourceSize.width: Math.ceil(Math.max(width, height * 310 / 265) * Screen.devicePixelRatio / 8) * 8
            asynchronous: true
        }
        Rectangle {
            id: label
            width: parent.width
            height: texts.height + Theme.px(30)
            anchors.bottom: parent.bottom
            color: Theme.paper
        }
        Image {
            width: parent.width
            height: width * 24 / 310
            anchors.bottom: label.top
            anchors.bottomMargin: -Theme.px(3)
            visible: !Theme.contrast
            source: "qrc:/art/table/cut.svg"
            sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        }
        Column {
            id: texts
            x: Theme.px(22)
            width: parent.width - 2 * x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(16)
            spacing: Theme.px(2)
            Words {
                width: parent.width
                text: box.title
                size: 26
                font.family: Theme.titleFont
                font.bold: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
            }
            Words {
                width: parent.width
                text: Phrases.fill(qsTr("%1 · %2"), [box.players, box.minutes])
                size: 15
                color: Theme.inkSoft
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
            }
            Words {
                width: parent.width
                visible: box.boxHeight > Theme.type(26) * 8.2
                height: Theme.type(16) * 2.75
                fontSizeMode: Text.Fit
                minimumPixelSize: 12
                text: box.tagline
                size: 16
                font.family: Theme.storyFont
                wrapMode: Text.WordWrap
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(5)
            radius: Theme.px(16)
            color: Theme.clear
            border.width: Math.max(3, Theme.px(5))
            border.color: Theme.gold
            visible: box.chosen
        }
        FocusRing {
            radius: Theme.px(12)
            space: Theme.px(6)
            visible: face.activeFocus
        }
    }
    Row {
        id: buttons
        width: parent.width
        y: box.boxHeight + Theme.px(44)
        spacing: Theme.px(12)
        PaperButton {
            id: playButton
            objectName: "play-" + box.gameId
            width: (buttons.width - buttons.spacing) / 2
            text: qsTr("Play")
            description: box.title
            accent: Theme.accent(box.gameId)
            primary: true
            onClicked: box.play()
        }
        PaperButton {
            objectName: "learn-" + box.gameId
            width: playButton.width
            text: qsTr("Learn")
            description: box.title
            onClicked: box.learn()
        }
    }
}
