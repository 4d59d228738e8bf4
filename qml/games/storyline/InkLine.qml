// SPDX-License-Identifier: MIT
// A line on the page to write on, in the Narrator's own hand.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: line

    property string label
    property string placeholder
    property string text
    property int longest: 32 // code points; a letter of two units counts as two here, the rules count right

    signal edited(words: string)
    signal accepted

    implicitHeight: Theme.px(30)
    onTextChanged: {
        if (input.text !== text)
            input.text = text;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: Theme.paper
        border.width: 1
        border.color: Theme.inkSoft
    }
    FocusRing {
        radius: Theme.px(6)
        visible: input.activeFocus
    }
    TextInput {
        id: input
        anchors.fill: parent
        anchors.leftMargin: Theme.px(10)
        anchors.rightMargin: Theme.px(10)
        verticalAlignment: TextInput.AlignVCenter
        focus: true
        activeFocusOnTab: true
        clip: true
        text: line.text
        color: Theme.ink
        selectionColor: Theme.gold
        selectedTextColor: Theme.ink
        selectByMouse: true
        maximumLength: line.longest
        font.family: Theme.storyFont
        font.italic: true
        font.pixelSize: Math.max(11, Math.round(line.height / 1.75))
        cursorDelegate: Rectangle {
            width: 2
            color: Theme.ink
            visible: input.activeFocus
        }
        Accessible.role: Accessible.EditableText
        Accessible.name: line.label
        onTextEdited: line.edited(text)
        onAccepted: line.accepted()
    }
    Words {
        anchors.left: input.left
        anchors.right: input.right
        anchors.verticalCenter: parent.verticalCenter
        visible: input.text === ""
        text: line.placeholder
        font.pixelSize: Math.max(10, Math.round(line.height / 1.95))
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.inkSoft
        elide: Text.ElideRight
    }
}
