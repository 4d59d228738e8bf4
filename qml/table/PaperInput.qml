// SPDX-License-Identifier: MIT
// A line for typing text or searching.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

FocusScope {
    id: line

    property string text
    property string label
    property string placeholder
    property real size: 18
    property int longest: 24 // in code points
    property bool hand: false // slanted like handwriting
    property bool searches: false // round, with a lens; Enter and Down move to the results
    property bool submits: searches // Enter emits accepted() instead of moving to the next item
    readonly property real corner: searches ? height / 2 : Theme.px(8)

    signal edited(words: string)
    signal accepted

    function clear(): void {
        if (input.text === "")
            return;
        input.text = "";
        line.edited("");
    }

    implicitHeight: Math.max(Theme.target, Theme.type(size) * 1.9)
    implicitWidth: Theme.px(200)
    onTextChanged: {
        if (input.text !== text)
            input.text = text;
    }

    Rectangle {
        anchors.fill: parent
        radius: line.corner
        color: Theme.paper
        border.width: 1
        border.color: Theme.inkSoft
    }
    FocusRing {
        radius: line.corner
        visible: input.activeFocus
    }
    Item { // a magnifying glass: a ring and its handle
        id: lens
        visible: line.searches
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
    WritingLine {
        id: input
        anchors.fill: parent
        anchors.leftMargin: line.searches ? lens.x + lens.width + Theme.px(10) : Theme.px(14)
        anchors.rightMargin: line.searches ? Theme.px(20) : Theme.px(14)
        text: line.text
        longest: line.longest
        font.family: line.searches ? Theme.plainFont : Theme.storyFont
        font.italic: line.hand
        font.pixelSize: Theme.type(line.size)
        Accessible.searchEdit: line.searches
        Accessible.name: line.label
        Keys.onDownPressed: event => {
            event.accepted = line.searches;
            if (line.searches)
                line.accepted();
        }
        onTextChanged: {
            if (!activeFocus) // shows the beginning of a text that is too long
                cursorPosition = 0;
        }
        onTextEdited: {
            if (activeFocus) // cutting a preset text to its limit is not an edit
                line.edited(text);
        }
        onEntered: {
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
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        font.family: input.font.family
        font.italic: !line.searches
        color: Theme.inkSoft
    }
}
