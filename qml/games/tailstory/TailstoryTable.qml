// SPDX-License-Identifier: MIT
// Tail Story's table: the others' playmats at the top, the stack and the current question in the middle, the acting
// seat's playmat below, and the prompt bar at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

GameTable {
    id: table

    readonly property bool settingUp: contents.counters.turn === undefined
    readonly property bool pileOpen: stage.browsing >= 0

    function placeOf(kind: string, owner: int, index: int): var {
        const place = air.litPlaceOf(kind, owner, index);
        return hold.find(place) ? air.rectOf(place, kind, owner) : null;
    }
    // Returns the initial focus for a touch that begins a move.
    function firstThing(touch: string): Item {
        const offered = hold.all.filter(thing => thing.place.startsWith("pick/") && hold.shown(thing) && thing.legal);
        if (touch.startsWith("card/discard/") && offered.length > 0) // the first card in display order
            return offered.reduce((first, thing) => thing.x < first.x ? thing : first);
        return hold.touchedBy(touch);
    }

    name: qsTr("Tail Story")
    keyMaps: [keyboard, inspector.keys]
    bandBottom: places.columns ? 0 : places.top - places.gap
    tray: Qt.rect(mat.x, mat.y, mat.width, mat.height)
    bar: prompt
    showsAnswers: true
    holding: contents.held.length > 0 || pileOpen
    onLetGo: contents.held.length > 0 ? contents.drop() : stage.closePile()
    Keys.onPressed: event => keyboard.handle(event)

    TailstoryContents {
        id: contents
        session: table.session
    }
    TailstoryKeys {
        id: keyboard
        hold: hold
        stage: stage
        onEscaped: table.stepBack()
        onLogToggled: table.toggleLog()
    }
    TailstoryPlaces {
        id: places
        width: table.width
        floor: table.session.over ? table.height : prompt.y
        others: band.others
        over: table.session.over
        settingUp: table.settingUp
        bandWanted: band.wanted
        columnTaken: band.wanted + gap
        handWanted: mat.overhead + mat.cardHeight
        handLeast: mat.overhead + 84 * 88 / 63
        characterWidth: character.implicitWidth
        shelfWidth: shelf.implicitWidth
        playedWanted: stack.wanted
        askedLeast: stage.leastWidth
        askedWanted: stage.wantedWidth
        askedMost: stage.mostWidth
        spread: stage.picking
    }
    OpponentBand {
        id: band
        x: places.band.x
        y: places.band.y
        width: places.band.width
        height: places.band.height
        // Hidden if a pile to pick from covers the mats.
        visible: !stage.visible || !stage.picking || stage.y >= places.middle.y - 1
        space: places.gap
        columns: places.columns
        columnWidth: places.columnWidth
        columnRoom: places.floor - 3 * places.gap - places.ownWanted
        headsAlone: table.settingUp
        hold: hold
        flights: air
        onBrowsed: seat => stage.browse(seat)
    }
    StackPanel {
        id: stack
        x: places.played.x
        y: places.middle.y
        width: places.played.width
        height: places.centreHeight // set before the width, which depends on it
        most: Math.round((Theme.tall ? 0.5 : 0.4) * places.middle.width)
        visible: !table.settingUp && !table.session.over && !stage.picking
        hold: hold
    }
    TailstoryStage {
        id: stage
        // A pile to pick from gets the full width, and covers the opponents if there is not enough height.
        x: picking ? places.left : places.asked.x
        y: foot - height
        readonly property real foot: picking ? places.hand.y - places.gap : places.middle.y + places.centreHeight
        width: picking ? places.right - places.left : places.asked.width
        height: !picking ? places.centreHeight
            : pickHeight > places.middle.height ? foot - places.gap
            : places.middle.height
        visible: !table.settingUp && !table.session.over
        hold: hold
    }
    CharacterChoice {
        x: places.left
        y: places.top
        width: places.right - x
        height: places.floor - y - places.gap
        visible: table.settingUp && !table.session.over
        hold: hold
    }
    OwnCharacter {
        id: character
        x: table.session.over ? places.side : places.character.x
        y: table.session.over ? places.top : places.ownTop
        width: places.character.width
        height: table.session.over ? 4 * Theme.target + Theme.px(24) : places.ownHeight
        visible: table.session.over || !table.settingUp && places.peopled
        hold: hold
    }
    MatShelf {
        id: shelf
        x: table.session.over ? character.x + character.width + places.gap : places.shelf.x
        y: character.y
        width: table.session.over ? table.width - table.sheetSpace - places.side - x : places.shelf.width
        height: character.height
        visible: table.session.over || !table.settingUp && places.shelved
        over: table.session.over
        most: places.columns ? places.columnWidth : table.width / (Theme.tall ? 2 : 3)
        hold: hold
        flights: air
        onBrowsed: seat => stage.browse(seat)
    }
    Finale {
        x: places.side
        y: character.y + character.height + places.gap
        width: table.width - table.sheetSpace - 2 * x
        height: table.height - y - Theme.px(22)
        visible: table.session.over
        contents: contents
    }
    OwnMat { // above the middle, because cards of the hand grow into it
        id: mat
        x: places.hand.x
        y: places.hand.y
        width: places.hand.width
        height: places.hand.height
        cardHeight: Math.round(Theme.handHeight * table.cardSize)
        visible: !table.settingUp && !table.session.over
        hold: hold
        flights: air
    }
    TailstoryPrompt {
        id: prompt
        x: places.side
        width: parent.width - 2 * x
        y: parent.height - height - places.gap
        visible: !table.session.over
        answered: stage.visible && stage.asking
        questioned: stage.visible && stage.questioned
        contents: contents
    }
    TailstoryThings {
        id: hold
        anchors.fill: parent
        contents: contents
        inspector: table.inspector
    }
    TailstorySky {
        id: air
        anchors.fill: parent
        session: table.session
        hold: hold
    }
    TailstorySounds {
        contents: contents
    }
}
