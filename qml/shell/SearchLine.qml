// SPDX-License-Identifier: MIT
// A line to search with; Enter goes to what was found.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: line

    property string placeholder: qsTr("Search")

    signal edited(words: string)
    signal entered

    function clear(): void {
        if (input.text === "")
            return;
        input.text = "";
        line.edited("");
    }

    implicitHeight: Math.max(Theme.target, Theme.type(17) * 1.9)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.paper
        border.width: 1
        border.color: Theme.inkSoft
    }
    FocusRing {
        radius: height / 2
        visible: input.activeFocus
    }
    Item { // a lens: a ring and its handle
        id: lens
        x: Theme.px(18)
        width: Theme.px(20)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        Rectangle {
            width: Theme.px(14)
            height: width
            radius: width / 2
            color: Theme.clear
            border.width: Math.max(2, Theme.px(2))
            border.color: Theme.inkSoft
        }
        Rectangle {
            x: Theme.px(11)
            y: Theme.px(13)
            width: Theme.px(8)
            height: Math.max(2, Theme.px(2))
            radius: height / 2
            rotation: 45
            color: Theme.inkSoft
            antialiasing: true
        }
    }
    TextInput {
        id: input
        objectName: "search"
        anchors.left: lens.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        height: parent.height
        verticalAlignment: TextInput.AlignVCenter
        focus: true
        activeFocusOnTab: true
        clip: true
        maximumLength: 40
        color: Theme.ink
        selectionColor: Theme.gold
        selectedTextColor: Theme.ink
        selectByMouse: true
        font.family: Theme.plainFont
        font.pixelSize: Theme.type(17)
        cursorDelegate: Rectangle {
            width: 2
            color: Theme.ink
            visible: input.activeFocus
        }
        Accessible.role: Accessible.EditableText
        Accessible.searchEdit: true
        Accessible.name: line.placeholder
        Keys.onDownPressed: line.entered()
        onTextEdited: line.edited(text)
        onAccepted: line.entered()
    }
    Words {
        anchors.left: input.left
        anchors.verticalCenter: parent.verticalCenter
        visible: input.text === ""
        text: line.placeholder
        size: 17
        color: Theme.inkSoft
    }
}
