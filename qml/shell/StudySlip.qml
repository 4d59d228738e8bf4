// SPDX-License-Identifier: MIT
// What was tried at a turning point and how it compares, on a slip of paper: it lies where it hides no card and
// no words; by mouse or by the arrow keys it is moved aside, and stays there.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: slip

    required property string text
    required property Item home // near this, if there is room
    property rect room // where it may be moved
    property bool moved: false // by hand: it stays there
    property bool laid: false // it has a place; before that it would hide whatever lies in the corner
    readonly property int revision: App.session?.revision ?? 0
    readonly property var widths: [520, 400, 300] // of the 1440 x 900 drawing

    signal closed
    signal crowded // there is no place for it where it hides nothing

    function wide(wanted: real): real {
        return Math.min(Theme.px(wanted), slip.room.width - Theme.px(56));
    }
    function layBack(): void {
        slip.moved = false;
        settling.restart();
    }
    // As wide as reads best; where that would hide something, narrower; where all would, not here.
    function settle(): void {
        if (slip.moved || !slip.visible)
            return;
        const inner = Qt.rect(slip.room.x + Theme.px(10), slip.room.y + Theme.px(8), slip.room.width - Theme.px(20), slip.room.height - Theme.px(16));
        const found = slip.widths.some(wanted => {
            slip.width = slip.wide(wanted);
            const at = FreeGround.placeFor(slip, home, inner, FreeGround.Seen);
            if (at.covered !== 0)
                return false;
            slip.x = at.x;
            slip.y = at.y;
            return true;
        });
        slip.laid = found;
        if (!found)
            slip.crowded();
    }
    function move(across: real, down: real): void {
        slip.moved = true;
        slip.x = Math.max(slip.room.x, Math.min(slip.room.x + slip.room.width - slip.width, slip.x + across));
        slip.y = Math.max(slip.room.y, Math.min(slip.room.y + slip.room.height - slip.height, slip.y + down));
    }

    opacity: laid ? 1 : 0
    width: wide(520)
    height: Math.max(words.height, away.height) + Theme.px(28)
    activeFocusOnTab: true
    Accessible.role: Accessible.Note
    Accessible.name: slip.text
    Accessible.description: qsTr("The arrow keys move this slip, Esc puts it away.")
    Accessible.focusable: true
    Keys.onLeftPressed: move(-Theme.px(40), 0)
    Keys.onRightPressed: move(Theme.px(40), 0)
    Keys.onUpPressed: move(0, -Theme.px(40))
    Keys.onDownPressed: move(0, Theme.px(40))
    Keys.onEscapePressed: closed()
    onTextChanged: settling.restart()
    onRoomChanged: settling.restart()
    onRevisionChanged: settling.restart() // what lies below it may be another thing now
    onVisibleChanged: settling.restart()

    Timer { // when the table has come to rest
        id: settling
        interval: Motion.rest
        onTriggered: slip.settle()
    }
    Paper {
        anchors.fill: parent
        radius: Theme.px(8)
        depth: 1.5
    }
    Rectangle {
        x: Theme.px(8)
        y: Theme.px(10)
        width: Theme.px(4)
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.gold
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        cursorShape: Qt.SizeAllCursor
        drag.target: slip
        drag.onActiveChanged: slip.moved = true
        drag.minimumX: slip.room.x
        drag.maximumX: slip.room.x + slip.room.width - slip.width
        drag.minimumY: slip.room.y
        drag.maximumY: slip.room.y + slip.room.height - slip.height
    }
    Words {
        id: words
        x: Theme.px(26)
        y: Theme.px(14)
        width: away.x - x - Theme.px(6)
        text: slip.text
        size: 17
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
        lineHeight: Theme.leading(1.12)
    }
    PaperButton {
        id: away
        objectName: "closeStudySlip"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(8)
        text: qsTr("Close")
        quiet: true
        size: 14
        bringsKeys: false
        onClicked: slip.closed()
    }
    FocusRing {
        visible: slip.activeFocus
        radius: Theme.px(8)
    }
}
