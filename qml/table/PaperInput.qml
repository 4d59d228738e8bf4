// SPDX-License-Identifier: MIT
// A line to write on.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

FocusScope {
    id: line

    property string text
    property string label
    property string placeholder
    property real size: 18
    property int longest: 24 // characters, of which a rare letter may be two
    property bool hand: false // written by hand, in italics
    property bool submits: false // Enter tells accepted() and does not go on to the next thing

    signal edited(words: string)
    signal accepted

    implicitHeight: Math.max(Theme.target, Theme.type(size) * 1.9)
    implicitWidth: Theme.px(200)
    onTextChanged: {
        if (input.text !== text)
            input.text = text;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: Theme.paper
        border.width: 1
        border.color: Theme.inkSoft
    }
    FocusRing {
        radius: Theme.px(8)
        visible: input.activeFocus
    }
    TextInput {
        id: input
        anchors.fill: parent
        anchors.leftMargin: Theme.px(14)
        anchors.rightMargin: Theme.px(14)
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
        font.italic: line.hand
        font.pixelSize: Theme.type(line.size)
        cursorDelegate: Rectangle {
            width: 2
            color: Theme.ink
            visible: input.activeFocus
        }
        Accessible.role: Accessible.EditableText
        Accessible.name: line.label
        onTextEdited: line.edited(text)
        onAccepted: {
            if (line.submits)
                line.accepted();
            else
                nextItemInFocusChain()?.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Words {
        anchors.left: input.left
        anchors.right: input.right
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        visible: input.text === ""
        text: line.placeholder
        size: line.size
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.inkSoft
    }
}
