// SPDX-License-Identifier: MIT
// Several people before one screen: the curtain over the tray, the seats' keys, the moment after
// opening in which nothing counts, the news, and the choice while a key is held.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: layer

    required property MatchSession session
    required property GameTable table
    readonly property rect tray: table ? table.tray : Qt.rect(0, 0, 0, 0)
    readonly property rect newsPlace: table ? table.newsPlace : Qt.rect(0, 0, 0, 0)
    property bool busy: false // something lies over the table and has the focus
    objectName: "handOver"
    readonly property HandOver hand: session.curtain
    readonly property int seated: hand.seated
    readonly property bool held: hand.held
    readonly property bool down: hand.down
    property int deadTime: 500 // after opening and falling, in which presses do nothing
    property bool dead: false // the curtain has just opened
    property double pressedAt: 0 // milliseconds, as the system tells when keys went down and came up
    property int knocked: -1 // whose key was tapped once while a play can be answered
    property int asked: 0 // stays while the curtain opens
    property bool keyDown: false // a seat's key
    property bool wasDown: false // the curtain, when it went down
    property bool owed: false // the keyboard, once what lies over the page is gone
    property int keySeat: -1 // whose, if it was to open a hand: that may take longer than the key is down
    property int early: 0 // arrows pressed with it before there is anything to choose
    // Not for a peek, which is silent. The sounds are the same whatever the one who sits holds or does.
    readonly property bool open: hand.seated >= 0 && (!hand.held || hand.seated === hand.seat)
    readonly property bool squeezing: hand.held && !dead && (hand.squeezable || session.canUndo && session.step === "")

    signal keyPressed(event: var) // by whoever waits before the curtain

    // Keys that the table has not taken. True: it was one of ours.
    function pressed(event: var): bool {
        if (event.isAutoRepeat)
            return App.seatKeys.seatOf(event.key, event.nativeScanCode) >= 0;
        const seat = App.seatKeys.seatOf(event.key, event.nativeScanCode);
        if (seat < 0 && layer.keyDown)
            return layer.noted(event.key);
        if (seat < 0 || seat >= layer.session.seatCount || layer.busy)
            return false;
        if (layer.session.story.waits) // what all are reading is not taken away
            return true;
        layer.pressedAt = App.seatKeys.presses.time;
        layer.wasDown = layer.hand.down;
        layer.keyDown = true;
        layer.keySeat = layer.hand.seated < 0 ? seat : -1;
        layer.early = 0;
        layer.hand.hold(seat, layer.pressedAt);
        return true;
    }
    function released(event: var): bool {
        if (App.seatKeys.seatOf(event.key, event.nativeScanCode) < 0)
            return false;
        if (!event.isAutoRepeat)
            layer.letGo();
        return true;
    }
    // An arrow counts from the moment the key is down, though the choice is not there yet.
    function noted(key: int): bool {
        const by = ({ [Qt.Key_Left]: -1, [Qt.Key_Up]: -1, [Qt.Key_Right]: 1, [Qt.Key_Down]: 1 })[key] ?? 0;
        layer.early += by;
        return by !== 0;
    }
    // While a play can be answered a tap does not sit down; two of them say stop, however slow.
    function tapped(seat: int): void {
        const again = seat === layer.knocked;
        layer.knocked = again ? -1 : seat;
        layer.hand.fall();
        if (again)
            layer.session.beat.stop(seat);
    }
    function letGo(): void {
        const chosen = layer.squeezing ? squeeze.chosenMove : "";
        squeeze.selected = -1;
        layer.keyDown = false;
        if (chosen !== "")
            layer.session.submit(chosen);
        if (layer.session.thought.asking) // it is answered with the tray open
            layer.hand.sit(layer.hand.seated);
        else if (layer.session.beat.active && !layer.wasDown && layer.keySeat >= 0 && App.seatKeys.presses.time - layer.pressedAt < 250)
            layer.tapped(layer.keySeat);
        else
            layer.hand.letGo(App.seatKeys.presses.time);
        layer.keySeat = -1;
    }
    function focusTable(): void {
        if (!layer.busy && layer.table && !layer.session.over)
            layer.focusWhatIsFree();
    }
    // Not away from a sheet that lies over the page: keys would come to nothing there. Then when it is gone.
    function focusWhatIsFree(): void {
        layer.owed = !layer.enabled;
        if (layer.enabled)
            layer.takeFocus();
    }
    // Where the keyboard belongs when nothing lies over the table any more.
    function takeFocus(): void {
        if (layer.hand.down)
            curtain.takeFocus();
        else
            layer.table?.forceActiveFocus();
    }
    function settle(): void {
        if (layer.hand.seated < 0 || layer.dead)
            return;
        if (layer.squeezing) {
            squeeze.forceActiveFocus();
            for (; layer.early !== 0 && squeeze.count > 0; layer.early -= Math.sign(layer.early))
                squeeze.choose(Math.sign(layer.early));
            layer.early = 0; // what is sealed is taken back by nothing pressed before that could be read
        } else if (!layer.hand.held) {
            layer.focusTable();
        }
    }

    onBusyChanged: {
        if (!layer.busy && layer.down)
            layer.focusWhatIsFree();
    }
    onEnabledChanged: {
        if (layer.owed && !layer.busy && !layer.session.over) // then the score sheet has it
            layer.focusWhatIsFree();
    }
    onOpenChanged: App.play(open ? "look-away" : "look-back")
    onSqueezingChanged: settle()
    onHeldChanged: {
        layer.keyDown = layer.held;
        layer.settle();
    }
    onSeatedChanged: {
        squeeze.selected = -1;
        layer.dead = layer.seated >= 0;
        if (layer.dead) {
            deadClock.restart();
            shield.forceActiveFocus();
        } else if (!layer.down) {
            layer.focusTable();
        }
    }
    onDownChanged: {
        if (layer.down && !layer.busy)
            layer.focusWhatIsFree();
        else if (layer.seated < 0)
            layer.focusTable();
    }
    Component.onCompleted: {
        layer.asked = Math.max(0, layer.hand.seat);
        if (layer.hand.down && !layer.busy)
            curtain.takeFocus();
    }

    Connections {
        target: layer.session.beat
        function onChanged(): void {
            if (!layer.session.beat.active)
                layer.knocked = -1; // the next play is another one
        }
    }
    Connections {
        target: layer.hand
        function onChanged(): void {
            if (layer.hand.seat >= 0)
                layer.asked = layer.hand.seat;
        }
    }
    Timer {
        id: deadClock
        interval: layer.deadTime
        onTriggered: {
            layer.dead = false;
            layer.settle();
        }
    }
    Curtain {
        id: curtain
        // Whole pixels, and no line of what it covers beside it.
        x: Math.floor(layer.tray.x)
        y: Math.floor(layer.tray.y)
        width: Math.ceil(layer.tray.x + layer.tray.width) - x
        height: Math.ceil(layer.tray.y + layer.tray.height) - y
        down: layer.hand.down
        enabled: down && !layer.busy
        person: layer.session.seatName(layer.asked)
        emblem: layer.session.seatEmblem(layer.asked)
        seatKey: App.seatKeys.revision >= 0 ? App.seatKeys.name(layer.asked) : ""
        squeezable: layer.hand.squeezable
        deadTime: layer.deadTime
        cover: Theme.accent(layer.session.gameId)
        onLifted: layer.hand.sit(layer.hand.seat)
        onKeyPressed: event => layer.keyPressed(event)
    }
    Item {
        id: shield
        anchors.fill: parent
        visible: layer.dead
        Keys.onPressed: event => {
            const seat = App.seatKeys.seatOf(event.key, event.nativeScanCode);
            event.accepted = seat < 0;
            if (layer.keyDown)
                layer.noted(event.key);
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
    SqueezeBar {
        id: squeeze
        x: layer.tray.x
        // Below the cards that it chooses among; above them where it would hide them.
        y: layer.tray.y + (layer.table?.trayHasCards && height > layer.tray.height * 0.45 ? -height : layer.tray.height - height)
        width: layer.tray.width
        height: implicitHeight
        visible: layer.squeezing
        choices: layer.session.choices
        count: layer.session.choices.count
        sealedText: qsTr("Sealed. Press an arrow to choose again.")
        onChangeWanted: {
            if (layer.session.canUndo)
                layer.session.undo();
            if (squeeze.count > 0) // else it was no choice that was taken back
                squeeze.choose(1);
        }
    }
    NewsStrip {
        id: strip
        x: Math.round(layer.newsPlace.x)
        y: Math.round(layer.newsPlace.y)
        width: Math.round(layer.newsPlace.width)
        height: implicitHeight
        highest: layer.newsPlace.height
        visible: layer.seated >= 0 && !layer.dead && !layer.held && lines.length > 0
        lines: layer.hand.news
        before: layer.hand.newsBefore
        onPutAway: layer.hand.putNewsAway()
    }
    Connections { // any press does what it does, and the news go
        target: layer.hand
        enabled: strip.visible
        function onPressed(): void {
            layer.hand.putNewsAway();
        }
    }
}
