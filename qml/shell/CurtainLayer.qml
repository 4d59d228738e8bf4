// SPDX-License-Identifier: MIT
// Handles several people at one screen: the curtain over the tray, the seats' keys, and the moment after opening in
// which presses are ignored.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: layer

    required property MatchSession session
    required property GameTable table
    readonly property rect tray: table ? table.tray : Qt.rect(0, 0, 0, 0)
    property bool busy: false // does an item over the table have the focus?
    objectName: "curtainLayer"
    readonly property Curtain hand: session.curtain
    readonly property int seated: hand.seated
    readonly property bool down: hand.down
    readonly property bool dead: hand.state === Curtain.Opening
    property int asked: 0 // the seat to open, kept while the curtain opens
    property var others: [] // the other people's seats, if several choose at once
    property bool owed: false // take the focus as soon as the page is uncovered?
    // The only sounds are for opening and closing, because others could reveal something about the seated person's
    // cards.
    readonly property bool open: hand.seated >= 0

    signal keyPressed(event: var) // emitted for keys pressed while the curtain is down

    // Handles keys that the table did not use; returns true for a seat's key.
    function pressed(event: var): bool {
        const seat = App.seatKeys.seatOf(event.key, event.nativeScanCode);
        if (seat < 0 || seat >= layer.session.seatCount || layer.busy)
            return false;
        if (!event.isAutoRepeat && !layer.session.events.waits) // keeps narration that waits for everyone
            layer.hand.press(seat);
        return true;
    }
    function focusTable(): void {
        if (!layer.busy && layer.table && !layer.session.over)
            layer.focusWhatIsFree();
    }
    // Takes the focus, or waits until the sheet over the page is closed, because keys would be lost beneath it.
    function focusWhatIsFree(): void {
        layer.owed = !layer.enabled;
        if (layer.enabled)
            layer.takeFocus();
    }
    function seeOthers(): void {
        const rows = Array.from({ length: layer.session.seatCount }, (unused, row) => layer.session.seats.at(row))
            .filter(row => layer.hand.isPerson(row.seat) && row.seat !== layer.asked);
        layer.others = rows.some(row => row.pending)
            ? rows.map(row => ({
                seat: row.seat,
                name: row.name,
                emblem: row.emblem,
                key: App.seatKeys.name(row.seat),
                pending: row.pending,
                done: row.done
            }))
            : [];
    }
    // Moves the focus to the curtain if it is closed, otherwise to the table.
    function takeFocus(): void {
        if (layer.hand.down)
            curtain.takeFocus();
        else
            layer.table?.forceActiveFocus();
    }
    function settle(): void {
        if (layer.hand.seated >= 0 && !layer.dead)
            layer.focusTable();
    }

    onBusyChanged: {
        if (!layer.busy && layer.down)
            layer.focusWhatIsFree();
    }
    onEnabledChanged: {
        if (layer.owed && !layer.busy && !layer.session.over) // after the end the score sheet has the focus
            layer.focusWhatIsFree();
    }
    onOpenChanged: App.play(open ? "look-away" : "look-back")
    onDeadChanged: settle()
    onSeatedChanged: {
        if (layer.seated < 0 && !layer.down)
            layer.focusTable();
    }
    onDownChanged: {
        if (layer.down && !layer.busy)
            layer.focusWhatIsFree();
        else if (layer.seated < 0)
            layer.focusTable();
    }
    Component.onCompleted: {
        layer.asked = Math.max(0, layer.hand.seat);
        layer.seeOthers();
        if (layer.hand.down && !layer.busy)
            curtain.takeFocus();
    }

    Connections {
        target: layer.hand
        function onChanged(): void {
            if (layer.hand.seat >= 0)
                layer.asked = layer.hand.seat;
        }
    }
    Connections {
        target: layer.session
        function onChanged(): void {
            if (layer.hand.down)
                layer.seeOthers();
        }
    }
    CurtainPanel {
        id: curtain
        // Whole pixels, so that no row of the covered table shows at the edge.
        x: Math.floor(layer.tray.x)
        y: Math.floor(layer.tray.y)
        width: Math.ceil(layer.tray.x + layer.tray.width) - x
        height: Math.ceil(layer.tray.y + layer.tray.height) - y
        down: layer.hand.down
        enabled: down && !layer.busy
        person: layer.session.seatName(layer.asked)
        emblem: layer.session.seatEmblem(layer.asked)
        seatKey: App.seatKeys.revision >= 0 ? App.seatKeys.name(layer.asked) : ""
        cover: Theme.accent(layer.session.gameId)
        others: layer.others
        news: Array.from(layer.hand.news)
        newsBefore: layer.hand.newsBefore
        onLifted: layer.hand.press(layer.hand.seat)
        onPressed: seat => layer.hand.press(seat)
        onKeyPressed: event => layer.keyPressed(event)
    }
    Item {
        id: shield
        anchors.fill: parent
        visible: layer.dead
        onVisibleChanged: {
            if (shield.visible)
                shield.forceActiveFocus();
        }
        Keys.onPressed: event => {
            const seat = App.seatKeys.seatOf(event.key, event.nativeScanCode);
            event.accepted = seat < 0;
            if (event.key === Qt.Key_Escape)
                layer.hand.fall();
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onWheel: {}
        }
    }
}
