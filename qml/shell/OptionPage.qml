// SPDX-License-Identifier: MIT
// The right page of the seat sheet: practice, and options with one line of explanation each. “More” unfolds rarely
// needed options and the deal.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Flickable {
    id: view

    required property SeatSheet sheet
    property ChoiceList list: null
    readonly property real gutter: Theme.px(12) // room for focus rings and the scroll bar
    property bool more: false
    readonly property bool moreChanged: sheet.options.asideChanged || sheet.seedText !== ""

    contentHeight: lines.height
    interactive: contentHeight > height
    clip: interactive
    boundsBehavior: Flickable.StopAtBounds

    FocusInSight {
        view: view
        content: lines
    }
    Column {
        id: lines
        x: Theme.px(4)
        width: view.width - x - view.gutter
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
                list: view.list
                required property int index
                required property bool aside
                width: lines.width
                visible: !aside
                onChosen: value => view.sheet.setOption(option.index, value)
            }
        }
        OptionLine {
            objectName: "practice"
            width: lines.width
            key: "practice"
            label: qsTr("Practice")
            explanation: (view.sheet.firstGame ? qsTr("On because nobody here has finished this game yet.") + " "
                    : "") + qsTr("Hints and undo whenever you like, and every refused move is explained.")
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
            explanation: qsTr("Curtain: each player looks and chooses in private. Open (for learning): everyone sees the hand and choices of the player whose turn it is.")
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
            list: view.list
        }
        Item {
            width: lines.width
            height: unfold.height
            PaperButton {
                id: unfold
                objectName: "moreOptions"
                text: view.more ? qsTr("Less") : qsTr("More")
                description: qsTr("Options you’ll rarely need, and the deal number.")
                quiet: true
                size: 16
                Accessible.name: changed.visible ? Phrases.fill(qsTr("%1: %2"), [text, changed.text]) : text
                onClicked: view.more = !view.more
            }
            Row { // shows that a hidden option was changed
                anchors.left: unfold.right
                anchors.leftMargin: Theme.px(12)
                anchors.verticalCenter: unfold.verticalCenter
                spacing: Theme.px(6)
                visible: view.moreChanged
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(12)
                    height: width
                    radius: width / 2
                    color: Theme.gold
                    border.width: 1
                    border.color: Theme.ink
                }
                Words {
                    id: changed
                    objectName: "moreChanged"
                    text: qsTr("some options changed")
                    size: 15
                    color: Theme.inkSoft
                }
            }
        }
        Repeater {
            model: view.more && view.sheet.options.asides > 0 ? view.sheet.options : null
            delegate: OptionLine {
                id: rare
                list: view.list
                required property int index
                required property bool aside
                width: lines.width
                visible: aside
                onChosen: value => view.sheet.setOption(rare.index, value)
            }
        }
        Column {
            width: parent.width
            visible: view.more
            spacing: Theme.px(6)
            Words {
                text: qsTr("The deal")
                size: 17
                font.bold: true
            }
            Words {
                width: parent.width
                text: qsTr("Enter a number to play the same deal again, or leave it empty for a random one.")
                size: 15
                color: Theme.inkSoft
                wrapMode: Text.WordWrap
            }
            PaperInput {
                objectName: "seed"
                width: parent.width
                label: qsTr("Deal number")
                placeholder: qsTr("random")
                text: view.sheet.seedText
                onEdited: words => view.sheet.seedText = words
            }
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
    Rectangle {
        parent: view
        visible: view.interactive
        anchors.right: parent.right
        y: view.height * view.visibleArea.yPosition
        width: Theme.px(6)
        height: view.height * view.visibleArea.heightRatio
        radius: width / 2
        color: Theme.paperEdge
    }
}
