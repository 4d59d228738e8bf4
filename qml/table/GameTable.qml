// SPDX-License-Identifier: MIT
// The base of every game's table: the interface that the shell uses, and the parts that all tables share, which are
// above the game's own children.
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

    // Areas in the table's coordinates.
    property real bandBottom: 0 // the top of the score sheet
    // The area that the curtain covers.
    property rect tray: Qt.rect(Theme.px(14), height * 0.7 - Theme.px(14), width - Theme.px(28), height * 0.3)
    property PromptBar bar: null // shows the question and short messages
    property EventBar teller: null // replaces the bar during narration; null if the table itself narrates
    readonly property rect promptPlace: bar ? Qt.rect(bar.x, bar.y, bar.width, bar.height)
        : Qt.rect(0, height, width, 0)

    // Set by the shell.
    property real sheetSpace: 0 // width of the score sheet at the right edge
    property var earned: [] // cards to mark for the score line that is pointed at

    property bool showsAnswers: false // does the table itself show the answers?
    property bool holding: false // would Esc let go of held cards?
    readonly property alias inspector: closely
    readonly property alias cardSize: sizes.size // scale of the cards to choose from
    readonly property alias logOpen: log.open

    signal leaveAsked
    signal rulesAsked(gameId: string, entry: string)
    signal letGo // asks the game to let go of all held cards

    // Returns a card's place as { x, y, width, height, angle } around its centre, or null if the card is not visible.
    function placeOf(kind: string, owner: int, index: int): var {
        return null;
    }
    // Returns the item that gets the initial focus for a move beginning with this touch, or null.
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
    // Changes this game's scale of the cards to choose from; 0 resets it.
    function changeCardSize(steps: int): void {
        if (steps === 0)
            sizes.reset();
        else
            sizes.change(steps);
    }
    // Handles keys while the focus is elsewhere, but only those for public things such as the log.
    function pressOpening(event: var): void {
        Array.from(table.keyMaps).find(map => map.isPlain(event) && map.bindingOf(event.key)?.open)?.press(event);
    }
    function toggleLog(): void {
        if (log.status === Loader.Null)
            log.setSource("LogDrawer.qml", { entries: table.session.log });
        if (log.open)
            log.focus = false; // a hidden item would still receive keys
        log.open = !log.open;
    }

    objectName: session.gameId + "Table"
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: Phrases.fill(qsTr("%1 table. %2"), [name, session.prompt])

    Item { // keeps the background from being stretched or shifted by fractions of a pixel on repaints
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
        property real turned: 0 // fraction of a step, because touchpads send many small steps
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
        // Ends above the curtain, because the log is public.
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
