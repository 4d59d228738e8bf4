// SPDX-License-Identifier: MIT
// The input for a save's name. Enter or losing the focus accepts the name, Esc cancels.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: line

    required property string words
    property bool over: true // was the name accepted or cancelled? Then losing the focus has no effect

    signal kept(words: string)
    signal dropped

    function keep(): void {
        if (line.over)
            return;
        line.over = true;
        line.kept(input.text);
    }

    implicitHeight: Math.max(Theme.target, Theme.type(17) * 1.9)
    onVisibleChanged: {
        if (!visible)
            return;
        line.over = false;
        input.text = line.words;
        input.selectAll();
        input.forceActiveFocus(Qt.TabFocusReason);
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
    WritingLine {
        id: input
        objectName: "saveName"
        anchors.fill: parent
        anchors.leftMargin: Theme.px(10)
        anchors.rightMargin: Theme.px(10)
        longest: 80
        takesEscape: true
        font.family: Theme.storyFont
        font.pixelSize: Theme.type(17)
        Accessible.name: qsTr("Name of the saved game")
        onEntered: line.keep()
        onActiveFocusChanged: {
            if (!activeFocus)
                line.keep();
        }
        onEscaped: {
            line.over = true;
            line.dropped();
        }
    }
}
