// SPDX-License-Identifier: MIT
// The right page of the seat sheet: options with one line of explanation each, practice, the deal.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Flickable {
    id: view

    required property SeatSheet sheet

    contentHeight: lines.height
    interactive: contentHeight > height
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds

    Column {
        id: lines
        width: view.width
        spacing: Theme.px(18)

        Words {
            text: qsTr("How we play")
            size: 24
            font.family: Theme.titleFont
            font.bold: true
        }
        Repeater {
            model: view.sheet.options
            delegate: OptionLine {
                id: option
                required property int index
                width: lines.width
                onChosen: value => view.sheet.setOption(option.index, value)
            }
        }
        OptionLine {
            objectName: "practice"
            width: lines.width
            key: "practice"
            label: qsTr("Practice")
            explanation: qsTr("Hints and undo whenever you like, and every “no” tells its reason.")
            value: view.sheet.practice ? 1 : 0
            least: 0
            most: 1
            isSwitch: true
            valueTexts: []
            onChosen: value => view.sheet.practice = value === 1
        }
        OptionLine {
            objectName: "privacy"
            width: lines.width
            visible: view.sheet.people > 1
            key: "privacy"
            label: qsTr("Hands")
            explanation: qsTr("Behind a curtain, each looks alone at what is secret. Open: for learning, the one who acts is seen by all.")
            value: view.sheet.privacy === "open" ? 1 : 0
            least: 0
            most: 1
            isSwitch: false
            valueTexts: [qsTr("Curtain"), qsTr("Open")]
            onChosen: value => view.sheet.privacy = value === 1 ? "open" : "curtain"
        }
        StorybookChoice {
            width: lines.width
            visible: view.sheet.storybooks.offered
            storybooks: view.sheet.storybooks
        }
        Column {
            width: parent.width
            spacing: Theme.px(6)
            Words {
                text: qsTr("The deal")
                size: 17
                font.bold: true
            }
            Words {
                width: parent.width
                text: qsTr("Write a number to get the same deal again; leave it empty and chance deals.")
                size: 15
                color: Theme.inkSoft
                wrapMode: Text.WordWrap
            }
            PaperInput {
                objectName: "seed"
                width: parent.width
                label: qsTr("Number of the deal")
                placeholder: qsTr("by chance")
                text: view.sheet.seedText
                onEdited: words => view.sheet.seedText = words
            }
        }
        Image { // fills the page's end where there is room
            readonly property real free: view.height - y - Theme.px(10)
            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.min(free, Theme.px(300), view.width * 265 / 310)
            width: height * 310 / 265
            visible: free > Theme.px(130) && view.sheet.problem === ""
            source: visible ? "qrc:/art/home/" + view.sheet.gameId + ".svg" : ""
            sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
        }
        Words {
            width: parent.width
            visible: view.sheet.problem !== ""
            text: view.sheet.problem
            size: 16
            color: Theme.refuse
            wrapMode: Text.WordWrap
            Accessible.ignored: false
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
}
