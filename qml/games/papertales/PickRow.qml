// SPDX-License-Identifier: MIT
// The cards picked in this draft, and the card kept from the turn before; a card of the pack may
// be dropped here.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property TableHand hold
    readonly property PlanDesk desk: hold.desk
    readonly property var cards: desk.hand.map((card, at) => ({ face: card.face, name: card.name, place: "hand/" + desk.own + "/" + at })).concat(desk.kept.map(card => ({ face: card.face, name: card.name, place: "kept/" + desk.own + "/0", old: true })))
    readonly property real gap: Theme.px(8)
    readonly property int columns: 3
    readonly property real cell: (width - (columns - 1) * gap) / columns
    readonly property real line: (height - gap) / 2
    readonly property real caption: Math.ceil(Theme.type(13) * 1.55)
    property bool seen: false // from then on its places are there
    readonly property bool bare: line - caption < 24 || cards.some(card => letters.wide(card.name) > cell) // no room for pictures: the names alone

    Letters {
        id: letters
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 11 // the smallest: a small place has room for the name alone
    }

    onVisibleChanged: seen = seen || visible
    Component.onCompleted: seen = visible

    Touchable {
        hold: row.hold
        anchors.fill: parent
        anchors.margins: -Theme.px(6)
        visible: row.visible
        tabStop: false
        lifts: false
        gilded: false
        corner: Theme.px(12)
        place: "picked/" + row.desk.own + "/0"
        dropTouch: "picked"
        words: qsTr("Picked so far")
    }
    Repeater {
        model: row.seen ? 6 : 0
        delegate: Touchable {
            id: card
            required property int index
            readonly property var info: row.cards[index] ?? null
            hold: row.hold
            tabStop: false
            place: info?.place ?? "none"
            face: info?.face ?? 0
            words: info?.name ?? qsTr("Still to pick")
            readonly property string keptWords: qsTr("%1, kept").arg(words)
            x: index % row.columns * (row.cell + row.gap)
            y: Math.floor(index / row.columns) * (row.line + row.gap)
            width: row.cell
            height: row.line
            visible: index < 5 || info !== null
            Rectangle {
                anchors.fill: parent
                radius: card.corner
                visible: card.face === 0 || row.bare
                color: Theme.paperShade
                border.width: 1
                border.color: Theme.ruleLine
            }
            UnitTile {
                width: parent.width
                height: parent.height - row.caption
                visible: card.face > 0 && !row.bare
                face: card.face
            }
            Words {
                objectName: "pickedName-" + card.index
                y: parent.height - height
                width: parent.width
                height: row.bare ? parent.height : row.caption // in two lines where a name stands alone
                visible: card.face > 0
                text: card.info?.old && letters.wide(card.keptWords) <= width ? card.keptWords : card.words
                size: 13
                font.family: Theme.titleFont
                font.bold: true
                wrapMode: !row.bare ? Text.NoWrap : letters.widest(text) > width ? Text.Wrap : Text.WordWrap
                fontSizeMode: row.bare ? Text.Fit : Text.HorizontalFit
                minimumPixelSize: letters.font.pixelSize
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
