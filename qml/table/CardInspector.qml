// SPDX-License-Identifier: MIT
// A card seen closely: small where the pointer rests on it, large when it is pinned by the key I, by
// a long press or by its pin. It lies where nothing can be pressed and never takes the focus.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import "InspectOrder.js" as Order

Item {
    id: inspector

    signal ruleAsked(entry: string) // of a pinned card

    required property string game
    property ChoiceModel choices: null // for where the card may go
    readonly property url picture: App.games.page(game, "CardFace") // has properties face and mark; empty: its composed picture
    property string theme
    property real usual: Theme.px(132) // width of a card in the hand
    property real units: 63
    property real unitsHigh: 88
    property real gutter: 2
    property rect room: Qt.rect(0, 0, width, height)
    property var point: null // the InspectPoint that is looked at; no type, for it knows this one
    property var lastFocused: null
    property bool pinned: false
    property bool used: false // its papers are made when somebody looks closely first
    property bool hovered: false // the pointer is on the slip
    readonly property InspectorSlip slip: used && slips.count > 0 ? slips.itemAt(0) as InspectorSlip : null
    readonly property InspectorSheet sheet: used && sheets.count > 0 ? sheets.itemAt(0) as InspectorSheet : null
    property var points: []
    readonly property bool open: point !== null
    readonly property var settings: App.settings.values
    readonly property bool unasked: settings.lookClosely !== "key"
    readonly property KeyMap keys: keyMap
    readonly property var pointed: rest.pending // the point that the pointer is on, for whatever reason
    readonly property MatchSession session: App.session
    readonly property int revision: session?.revision ?? 0
    readonly property string eyes: [session?.viewer ?? -1, session?.curtain.seated ?? -1, session?.curtain.down ?? false].join()

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
        if (where !== null)
            inspector.used = true;
        inspector.pinned = pin && where !== null;
        inspector.point = where;
        places.lay();
    }
    function close(): void {
        inspector.look(null, false);
    }
    function step(by: int): void {
        const all = Order.inOrder(inspector.points, inspector, Theme.px(60));
        if (all.length > 0)
            inspector.look(all[(all.indexOf(inspector.point) + by + all.length) % all.length], true);
    }
    // The key I: pins the open, the focused or the pointed card, or puts the pinned one away.
    function toggle(): void {
        if (inspector.pinned)
            inspector.close();
        else
            inspector.look(inspector.point ?? inspector.lastFocused ?? inspector.pointed ?? Order.firstOf(Order.inOrder(inspector.points, inspector, Theme.px(60)), inspector.choices), true);
    }
    // Tables ask this first; true: the key was for the inspector.
    function handle(event: var): bool {
        return (event.key !== Qt.Key_I || event.modifiers === Qt.NoModifier) && keyMap.press(event);
    }

    anchors.fill: parent
    z: 100
    // A hand-over: what one saw closely is not for the next one.
    onEyesChanged: {
        inspector.close();
        rest.hush();
    }
    onRevisionChanged: {
        if (inspector.open)
            places.check();
    }
    onUnaskedChanged: {
        if (!inspector.pinned)
            inspector.close();
    }

    InspectorKeys {
        id: keyMap
        open: inspector.open
        pinned: inspector.pinned
        scrolls: inspector.sheet?.scrolls ?? false
        onToggled: inspector.toggle()
        onRolled: by => inspector.sheet?.roll(by)
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
            if (inspector.open && !inspector.pinned && !inspector.slip?.isPin(at))
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
    InspectorPlaces {
        id: places
        inspector: inspector
        slip: inspector.slip
        sheet: inspector.sheet
    }
    Repeater {
        id: slips
        model: ListRows {
            length: inspector.used ? 1 : 0
        }
        delegate: InspectorSlip {
            objectName: "inspectorSlip"
            visible: inspector.open && !inspector.pinned
            game: inspector.game
            theme: inspector.theme
            picture: inspector.picture
            face: inspector.point && !inspector.pinned ? inspector.point.face : -1
            mark: inspector.point?.mark ?? 0
            note: inspector.point?.words ?? ""
            units: inspector.units
            unitsHigh: inspector.unitsHigh
            gutter: inspector.gutter
            onPinAsked: inspector.look(inspector.point, true)

            HoverHandler {
                onHoveredChanged: {
                    inspector.hovered = hovered;
                    if (hovered)
                        away.stop();
                    else if (!inspector.pinned && inspector.open)
                        away.restart();
                }
            }
        }
    }
    Repeater {
        id: sheets
        model: ListRows {
            length: inspector.used ? 1 : 0
        }
        delegate: InspectorSheet {
            objectName: "inspector"
            visible: inspector.pinned
            game: inspector.game
            theme: inspector.theme
            picture: inspector.picture
            face: inspector.point && inspector.pinned ? inspector.point.face : -1
            mark: inspector.point?.mark ?? 0
            note: inspector.point?.words ?? ""
            // Asked again when there are others, and in another language.
            moves: inspector.pinned && inspector.choices && inspector.revision >= 0 && Cards.revision >= 0 && inspector.point?.touch ? inspector.choices.beginningWith(inspector.point.touch) : []
            cardWidth: Math.min(inspector.usual * places.enlarged, inspector.room.height * 0.9 * inspector.units / inspector.unitsHigh)
            units: inspector.units
            unitsHigh: inspector.unitsHigh
            gutter: inspector.gutter
            highest: inspector.room.height
            onClosed: inspector.close()
            onRuleAsked: entry => inspector.ruleAsked(entry)
        }
    }
}
