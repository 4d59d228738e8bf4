// SPDX-License-Identifier: MIT
// A game's table, as the shell knows it: its interface, and the parts that all tables have in common, which are above
// the game's own children.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

FocusScope {
    id: table

    readonly property MatchSession session: App.session
    readonly property int own: session.focusSeat
    property list<KeyMap> keyMaps // the table's own key maps, for the page of keys
    property string name // the game's name, for screen readers

    // The places of things, in the table's coordinates.
    property real bandBottom: 0 // the score sheet begins below this
    // The area that the curtain covers.
    property rect tray: Qt.rect(Theme.px(14), height * 0.7 - Theme.px(14), width - Theme.px(28), height * 0.3)
    property PromptBar bar: null // shows the question and short messages
    property EventBar teller: null // takes the bar's place during narration; null if the table itself narrates
    readonly property rect promptPlace: bar ? Qt.rect(bar.x, bar.y, bar.width, bar.height)
        : Qt.rect(0, height, width, 0)

    // The shell sets these.
    property real sheetSpace: 0 // width of the score sheet at the right
    property var earned: [] // cards that the score sheet points at

    property bool showsAnswers: false // are the answers on the table itself?
    property bool holding: false // would Esc let go of something?
    readonly property alias inspector: closely
    readonly property alias cardSize: sizes.size // factor for the cards to choose from
    readonly property alias logOpen: log.open

    signal leaveAsked
    signal rulesAsked(gameId: string, entry: string)
    signal letGo // asks to let go of everything that is held

    // Returns a card's place as { x, y, width, height, angle } around its centre; null if it is not visible.
    function placeOf(kind: string, owner: int, index: int): var {
        return null;
    }
    // Returns the thing that gets the initial focus for a touch that begins a move, or null.
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
    // Changes the size of the cards to choose from, for this game; 0 resets it.
    function changeCardSize(steps: int): void {
        if (steps === 0)
            sizes.reset();
        else
            sizes.change(steps);
    }
    // Handles keys when something else has the focus: only those for public things, such as the log.
    function pressOpening(event: var): void {
        Array.from(table.keyMaps).find(map => map.isPlain(event) && map.bindingOf(event.key)?.open)?.press(event);
    }
    function toggleLog(): void {
        if (log.status === Loader.Null)
            log.setSource("LogDrawer.qml", { entries: table.session.log });
        if (log.open)
            log.focus = false; // a hidden item would continue to receive keys
        log.open = !log.open;
    }

    objectName: session.gameId + "Table"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: Phrases.fill(qsTr("%1 table. %2"), [name, session.prompt])

    Item { // Repaints must look the same, so the picture must not be stretched or shifted by fractions of a pixel.
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
        property real turned: 0 // fraction of a step; touchpads send many small ones
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
    Loader { // creates the drawer on first use
        id: log
        property bool open: false
        z: 2
        x: open ? parent.width - width + Theme.radius : parent.width
        y: Theme.px(10)
        width: Theme.drawer()
        // The curtain covers the rest of the table; public information ends above it.
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
