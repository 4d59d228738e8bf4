// SPDX-License-Identifier: MIT
// A row of a hint, with its rule. Pressing the row marks its move on the table without making it. If the hint names no
// move yet, a press asks for the next hint.
import QtQuick
import Taletop.App
import Taletop.Theme

BareButton {
    id: row

    required property var modelData
    required property int index
    property bool brief: false
    property bool close: false // does the row show its short text, because it is below other rows?
    property bool alike: false // is its rule the one that the first row links to?

    signal ruleAsked(entry: string)

    // Does the move have several steps that can be placed at once?
    readonly property bool whole: index === 0 && modelData.whole === true

    implicitHeight: Math.max(Theme.target, said.height + Theme.px(8), whole ? beside.height : 0)
    bringsKeys: false // keeps the focus on the cards when pressed
    text: qsTr("Hint: %1").arg(modelData.text)
    description: modelData.more
    onClicked: {
        if (row.modelData.move !== "")
            App.session.hints.point(row.modelData.move);
        else
            App.session.hints.ask();
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: row.hovered ? Theme.paperEdge : Theme.clear
        border.width: row.modelData.pointed ? Theme.ring : 1
        border.color: Theme.gold
    }
    FocusRing {
        radius: Theme.px(8)
        visible: row.activeFocus
    }
    Column {
        id: said
        x: Theme.px(10)
        width: beside.x - x - Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter

        Words {
            width: parent.width
            text: row.brief || row.close || row.whole ? row.modelData.brief : row.modelData.text
            size: 16
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
        }
        Words {
            width: parent.width
            visible: text !== "" && !row.brief
            text: row.modelData.more
            size: 13
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
        }
    }
    Grid { // a narrow row needs its width for its words
        id: beside
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        columns: row.width > Theme.type(16) * 42 ? 2 : 1
        spacing: Theme.px(8)
        horizontalItemAlignment: Grid.AlignRight
        verticalItemAlignment: Grid.AlignVCenter

        PaperButton {
            objectName: "layIt-" + row.index
            visible: row.whole
            quiet: true
            size: 14
            text: qsTr("Place it this way")
            onClicked: App.session.hints.lay(row.modelData.move)
        }
        EntryLink {
            entry: row.brief || row.alike ? "" : row.modelData.entry
            keys: row.index === 0 ? "F1" : ""
            onFollowed: entry => row.ruleAsked(entry)
        }
    }
}
