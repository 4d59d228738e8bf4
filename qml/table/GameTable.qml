// SPDX-License-Identifier: MIT
// A game's table, as the shell knows it: what it may be asked, and what all tables have alike, which
// lies above what the game lays out as children.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

FocusScope {
    id: table

    readonly property MatchSession session: App.session
    readonly property int own: session.focusSeat
    property var keyMaps: [] // the table's own, for the page of keys
    property string name // of the game, for screen readers

    // Where things are, in the table's coordinates.
    property real bandBottom: 0 // the score sheet begins below
    property rect tray: Qt.rect(Theme.px(14), height * 0.7 - Theme.px(14), width - Theme.px(28), height * 0.3) // what the curtain covers
    property PromptBar bar: null // what is asked, and what is said in passing
    property EventBar teller: null // has its place while something is told; null: the table tells it
    readonly property rect promptPlace: bar ? Qt.rect(bar.x, bar.y, bar.width, bar.height) : Qt.rect(0, height, width, 0)
    property rect newsPlace: Qt.rect(width - Theme.px(320), Theme.px(14), Theme.px(300), Theme.px(220)) // over nothing that is judged

    // What the shell says.
    property real sheetSpace: 0 // at the right, for the score sheet
    property var earned: [] // cards that the score sheet points at

    property bool showsBeat: false // the answers stand on the table itself
    property bool holding: false // something is begun that Esc lets go
    readonly property alias inspector: closely
    readonly property alias cardSize: sizes.size // a factor for what one decides about
    readonly property alias logOpen: log.open

    signal leaveAsked
    signal rulesAsked(gameId: string, entry: string)
    signal letGo // of what is held

    // Where a card lies, as { x, y, width, height, angle } about its middle; null: nowhere to be seen.
    function placeOf(kind: string, owner: int, index: int): var {
        return null;
    }
    // Where the keyboard begins, of a touch that begins a move; null: on nothing.
    function firstThing(touch: string): Item {
        return null;
    }
    function stepBack(): void {
        if (table.logOpen)
            table.toggleLog();
        else if (table.session.refusal.text !== "")
            table.session.refusal.clear();
        else if (table.session.hints.text !== "")
            table.session.hints.clear();
        else if (table.holding)
            table.letGo();
        else
            table.leaveAsked();
    }
    // Of the cards that one decides about, for this game; 0: as drawn.
    function changeCardSize(steps: int): void {
        if (steps === 0)
            sizes.reset();
        else
            sizes.change(steps);
    }
    // Where another has the keys: those that show what all may see, such as the log.
    function pressOpening(event: var): void {
        table.keyMaps.find(map => map.isPlain(event) && map.bindingOf(event.key)?.open)?.press(event);
    }
    function toggleLog(): void {
        if (log.status === Loader.Null)
            log.setSource("LogDrawer.qml", { entries: table.session.log });
        if (log.open)
            log.focus = false; // what cannot be seen would go on taking the keys
        log.open = !log.open;
    }

    objectName: session.gameId + "Table"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: Phrases.fill(qsTr("%1 table. %2"), [name, session.prompt])

    Item { // what is painted anew must look as before: no pixel of the picture is stretched or shifted
        anchors.fill: parent
        clip: true
        Image {
            x: Math.round((parent.width - width) / 2)
            y: Math.round((parent.height - height) / 2)
            width: Math.ceil(Math.max(parent.width, parent.height * 1.6) / 8) * 8
            height: width / 1.6
            source: Theme.contrast ? "" : App.games.picture(table.session.gameId, "table.svg")
            sourceSize.width: width * Screen.devicePixelRatio
        }
    }
    CardSize {
        id: sizes
        app: App
        game: table.session.gameId
    }
    WheelHandler {
        property real turned: 0 // of a step; touchpads tell many small ones
        acceptedDevices: PointerDevice.AllDevices
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => {
            turned += event.angleDelta.y / 120;
            sizes.change(Math.trunc(turned));
            turned -= Math.trunc(turned);
        }
    }
    Connections {
        target: table.bar
        function onLogToggled(): void {
            table.toggleLog();
        }
        function onRuleAsked(entry: string): void {
            table.rulesAsked(table.session.gameId, entry);
        }
    }
    Binding {
        target: table.bar
        property: "logOpen"
        value: log.open
        when: table.bar !== null
    }
    Connections {
        target: table.teller
        function onRuleAsked(entry: string): void {
            table.rulesAsked(table.session.gameId, entry);
        }
    }
    Loader { // of the drawer, when somebody opens it first
        id: log
        property bool open: false
        z: 2
        x: open ? parent.width - width + Theme.radius : parent.width
        y: Theme.px(10)
        width: Theme.drawer()
        // The curtain lies over all of the table; what all may read ends above it.
        height: (table.session.curtain.down ? Math.min(table.tray.y, table.promptPlace.y) : table.promptPlace.y) - 2 * y
        visible: x < parent.width
        onLoaded: {
            const drawer = log.item as LogDrawer;
            drawer.inspector = closely;
            drawer.entries = Qt.binding(() => table.session.log);
            drawer.closed.connect(table.toggleLog);
            drawer.open = Qt.binding(() => log.open);
        }
        Behavior on x {
            enabled: log.item !== null
            NumberAnimation {
                duration: Motion.unfold
                easing.type: Easing.OutCubic
            }
        }
    }
    CardInspector {
        id: closely
        game: table.session.gameId
        choices: table.session.choices
        onRuleAsked: entry => table.rulesAsked(table.session.gameId, entry)
        room: Qt.rect(Theme.px(12), Theme.px(10), table.width - Theme.px(24), table.promptPlace.y - Theme.px(20))
    }
}
