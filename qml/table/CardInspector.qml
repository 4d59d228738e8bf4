// SPDX-License-Identifier: MIT
// Shows a card enlarged: on a small slip while the pointer rests on the card, or on a large sheet while it is pinned by
// the I key, a long press, the right button or the slip's pin. The inspector never takes the focus.
import QtQuick
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: inspector

    signal ruleAsked(entry: string) // asks for the rule of a pinned card

    required property string game
    property ChoiceModel choices: null // the choices, to list the card's possible moves
    // The item that draws a card, with properties face and mark; "" if card pictures are composed.
    readonly property url picture: App.games.page(game, "CardFace")
    property string theme
    property real usual: Theme.px(132) // width of a card in the hand
    property real units: 63
    property real unitsHigh: 88
    property real gutter: 2
    property rect room: Qt.rect(0, 0, width, height)
    property Item point: null // the inspected InspectPoint; naming that type here would be a cyclic dependency
    property Item lastFocused: null
    property bool pinned: false
    property bool hovered: false // is the pointer on the slip?
    property var points: []
    readonly property bool open: point !== null
    readonly property var settings: App.settings.values
    readonly property bool unasked: settings.lookClosely !== "key"
    readonly property KeyMap keys: keyMap
    readonly property Item pointed: rest.pending // the topmost point under the pointer, whichever of the two moved
    readonly property MatchSession session: App.session
    readonly property int revision: session?.revision ?? 0
    readonly property string eyes: [
        session?.viewer ?? -1,
        session?.curtain.seated ?? -1,
        session?.curtain.down ?? false
    ].join()

    function enter(where: var): void {
        if (inspector.points.indexOf(where) < 0)
            inspector.points.push(where);
    }
    function gone(where: var): void {
        const at = inspector.points.indexOf(where);
        if (at >= 0)
            inspector.points.splice(at, 1);
        if (inspector.lastFocused === where)
            inspector.lastFocused = null;
        rest.leave(where);
        if (inspector.point === where)
            inspector.close();
    }
    function hover(where: var): void {
        if (inspector.point === where)
            away.stop();
        rest.enter(where);
    }
    function leave(where: var): void {
        rest.leave(where);
        if (inspector.point === where && !inspector.pinned && !inspector.hovered)
            away.restart();
    }
    function focusMoved(where: var): void {
        if (where.focused && where.face > 0)
            inspector.lastFocused = where;
        else if (inspector.lastFocused === where)
            inspector.lastFocused = null;
    }
    function look(where: var, pin: bool): void {
        rest.stop();
        away.stop();
        if (where !== null && papers.status === Loader.Null)
            papers.setSource("InspectorPapers.qml", { inspector: inspector });
        inspector.pinned = pin && where !== null;
        inspector.point = where;
        (papers.item as InspectorPapers)?.lay();
    }
    // Keeps the slip open while the pointer is on it.
    function linger(on: bool): void {
        inspector.hovered = on;
        if (on)
            away.stop();
        else if (!inspector.pinned && inspector.open)
            away.restart();
    }
    function close(): void {
        inspector.look(null, false);
    }
    function step(by: int): void {
        const all = Order.inOrder(inspector.points, inspector, Theme.px(60));
        if (all.length > 0)
            inspector.look(all[(all.indexOf(inspector.point) + by + all.length) % all.length], true);
    }
    // Handles the I key: pins the open, focused or hovered card, or closes the pinned one.
    function toggle(): void {
        if (inspector.pinned)
            inspector.close();
        else
            inspector.look(inspector.point ?? inspector.lastFocused ?? inspector.pointed ??
                Order.firstOf(Order.inOrder(inspector.points, inspector, Theme.px(60)), inspector.choices), true);
    }
    // Offers a key to the inspector before the table; returns true if the inspector used it.
    function handle(event: var): bool {
        return (event.key !== Qt.Key_I || event.modifiers === Qt.NoModifier) && keyMap.press(event);
    }

    anchors.fill: parent
    z: 100
    // Hides the card from the next person at the screen.
    onEyesChanged: {
        inspector.close();
        rest.hush();
    }
    onRevisionChanged: {
        if (inspector.open)
            (papers.item as InspectorPapers)?.check();
    }
    onUnaskedChanged: {
        if (!inspector.pinned)
            inspector.close();
    }

    InspectorKeys {
        id: keyMap
        open: inspector.open
        pinned: inspector.pinned
        scrolls: (papers.item as InspectorPapers)?.scrolls ?? false
        onToggled: inspector.toggle()
        onRolled: by => (papers.item as InspectorPapers)?.roll(by)
        onStepped: by => inspector.step(by)
        onClosed: inspector.close()
    }
    PointerRest {
        id: rest
        onRested: where => {
            if (inspector.unasked && !inspector.pinned && inspector.point !== where)
                inspector.look(where, false);
        }
        onPressed: at => {
            if (inspector.open && !inspector.pinned && !(papers.item as InspectorPapers)?.isPin(at))
                inspector.close();
        }
    }
    Timer {
        id: away
        interval: Motion.linger
        onTriggered: {
            if (!inspector.pinned)
                inspector.close();
        }
    }
    Loader { // created on first use
        id: papers
        anchors.fill: parent
    }
}
