// SPDX-License-Identifier: MIT
// The saved games, newest first. Each can be renamed or removed, and the last removal can be undone.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: row

    required property var model
    property string removedFile // the game that was just removed
    readonly property bool canUndo: App.saves.canUndoRemove
    readonly property real third: (width - 2 * list.spacing) / 3
    readonly property real leastLine: 182 // width of two 12-pixel lines: winner and date, then the players
    readonly property real least: Math.max(Theme.type(15) * 27, 2 * Theme.target + Theme.px(144) + leastLine)
    // If there is no room for three cards, shows two and part of the third.
    readonly property real cardWidth: Math.min(width,
        third >= least ? third : Math.max(least, (width - 2 * list.spacing - Theme.px(60)) / 2))

    signal emptied // emitted when no item here can have the focus any more

    // Focuses the card of this file, or moves the focus elsewhere if there is none.
    function show(file: string): void {
        const at = App.saves.rowOf(file);
        list.positionViewAtIndex(at, ListView.Contain);
        list.forceLayout();
        const card = list.itemAtIndex(at) as SaveCard;
        if (!card)
            return row.emptied();
        list.currentIndex = at;
        card.take();
    }
    function rename(file: string, name: string): void {
        row.show(App.saves.rename(file, name));
    }
    function remove(file: string): void {
        row.removedFile = file;
        App.saves.remove(file);
        if (App.saves.rowOf(file) >= 0)
            row.show(file);
        else
            back.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: title.height + Theme.px(14) + list.cardHeight

    Words {
        id: title
        text: qsTr("Continue")
        size: 24
        font.family: Theme.titleFont
        font.bold: true
        Accessible.ignored: false
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    PaperButton {
        id: back
        objectName: "undoRemove"
        anchors.right: parent.right
        anchors.verticalCenter: title.verticalCenter
        visible: row.canUndo && row.removedFile !== ""
        text: qsTr("Restore “%1”").arg(App.saves.removedName)
        size: 15
        quiet: true
        onClicked: {
            const file = row.removedFile;
            App.saves.undoRemove();
            row.removedFile = "";
            row.show(file);
        }
    }
    ListView {
        id: list
        readonly property real around: Theme.px(14) // margin for focus rings and shadows
        readonly property real cardHeight: count > 0
            ? Math.max(Theme.vh(13), Theme.type(18) * 1.5 + Theme.type(15) * 1.6 + Theme.px(34))
            : none.height
        x: -around
        y: title.height + Theme.px(14) - around
        width: parent.width + 2 * around
        height: cardHeight + 2 * around
        leftMargin: around
        rightMargin: around
        clip: interactive
        orientation: ListView.Horizontal
        spacing: Theme.px(22)
        model: row.model
        focus: true
        interactive: contentWidth > width - 2 * around
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: Theme.px(400)
        highlightMoveDuration: Motion.unfold
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Unfinished games")
        delegate: SaveCard {
            id: card
            y: list.around
            width: row.cardWidth
            height: list.cardHeight
            onActiveFocusChanged: { // also for a focused button of the card
                if (!card.activeFocus)
                    return;
                list.currentIndex = card.index;
                list.positionViewAtIndex(card.index, ListView.Contain);
            }
            onRemoved: row.remove(card.file)
            onNamed: name => row.rename(card.file, name)
        }
    }
    Words {
        id: none
        anchors.verticalCenter: list.verticalCenter
        visible: list.count === 0
        text: qsTr("Games you leave will wait here.")
        size: 18
        font.family: Theme.storyFont
        font.italic: true
        color: Theme.inkSoft
    }
}
