// SPDX-License-Identifier: MIT
// Tail Story's table: the others' playmats on top, the stack and what is to be answered in the
// middle, the acting seat's playmat below, the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property bool settingUp: desk.counters.turn === undefined
    readonly property real side: Theme.px(22)
    readonly property real gap: Theme.px(13)
    readonly property real bandTop: Theme.px(13)
    readonly property real bandHeight: Math.max(Theme.px(212), band.headHeight + Theme.type(13) * 1.4 + Theme.px(32) + 64)
    readonly property real ownHeight: Math.max(Theme.px(250), 4 * Theme.target + Theme.px(6), Theme.type(14) * 4.8 + Theme.px(144))
    readonly property real middleTop: bandBottom + gap
    readonly property real ownTop: session.over ? middleTop : prompt.y - gap - ownHeight
    readonly property bool pileOpen: stage.browsing >= 0

    function placeOf(kind: string, owner: int, index: int): var {
        const place = air.litPlaceOf(kind, owner, index);
        return hold.find(place) ? air.rectOf(place, kind, owner) : null;
    }
    // Where the keyboard begins, of a touch that begins a move.
    function firstThing(touch: string): Item {
        return hold.touchedBy(touch);
    }

    name: qsTr("Tail Story")
    keyMaps: [keyboard, inspector.keys]
    bandBottom: bandTop + bandHeight
    tray: Qt.rect(mat.x, mat.y, mat.width, mat.height)
    promptPlace: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
    newsPlace: Qt.rect(stack.x, stack.y, stack.width, stack.height)
    slipCentre: settingUp ? width / 2 : stage.x + stage.width / 2
    slipFloor: (settingUp ? prompt.y : ownTop) - Theme.px(8)
    showsBeat: true
    holding: desk.held.length > 0 || pileOpen
    onLetGo: desk.held.length > 0 ? desk.drop() : stage.closePile()
    inspector.picture: Qt.resolvedUrl("TailCard.qml")
    Keys.onPressed: event => keyboard.handle(event)

    TailstoryDesk {
        id: desk
        session: table.session
    }
    TailstoryKeys {
        id: keyboard
        hold: hold
        stage: stage
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    OpponentBand {
        id: band
        x: table.side
        y: table.bandTop
        width: table.width - 2 * x
        height: table.bandHeight
        hold: hold
        flights: air
        onBrowsed: seat => stage.browse(seat)
    }
    StackPanel {
        id: stack
        x: table.side
        y: table.middleTop
        width: Math.round(table.width * 0.32)
        height: table.ownTop - y - table.gap
        visible: !table.settingUp && !table.session.over
        hold: hold
        flights: air
    }
    TailstoryStage {
        id: stage
        x: stack.x + stack.width + table.gap
        y: table.middleTop
        width: table.width - table.side - x
        height: stack.height
        visible: stack.visible
        hold: hold
        knocked: table.knocked
    }
    CharacterChoice {
        x: table.side
        y: table.middleTop
        width: table.width - 2 * x
        height: prompt.y - y - table.gap
        visible: table.settingUp && !table.session.over
        hold: hold
    }
    OwnMat {
        id: mat
        x: table.side
        y: table.ownTop
        width: table.width - 2 * x - (table.session.over ? table.sheetSpace : 0)
        height: table.ownHeight
        visible: !table.settingUp || table.session.over
        compact: table.session.over
        hold: hold
        flights: air
        onBrowsed: seat => stage.browse(seat)
    }
    Finale {
        x: table.side
        y: mat.y + mat.height + table.gap
        width: mat.width
        height: table.height - y - Theme.px(22)
        visible: table.session.over
        desk: desk
    }
    TailstoryPrompt {
        id: prompt
        x: table.side
        width: parent.width - 2 * x
        y: parent.height - height - Theme.px(13)
        visible: !table.session.over
        answered: stage.visible && stage.asking
        desk: desk
    }
    TableHand {
        id: hold
        anchors.fill: parent
        desk: desk
        inspector: table.inspector
    }
    TailstorySky {
        id: air
        anchors.fill: parent
        session: table.session
        hold: hold
    }
    TailstorySounds {
        desk: desk
    }
}
