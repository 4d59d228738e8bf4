// SPDX-License-Identifier: MIT
// The characters that nobody has yet, to choose from in set-up.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: choice

    required property TableHand hold
    readonly property TailstoryDesk desk: hold.desk
    readonly property var cards: desk.row
    readonly property real space: Theme.px(18)
    readonly property real cardWidth: Math.floor(Math.min(Theme.px(220), (height - title.height - Theme.px(40)) * 63 / 88, (width - 2 * Theme.px(24) - 5 * space) / 6))
    readonly property real firstX: (width - cards.length * cardWidth - (cards.length - 1) * space) / 2

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.tailDeep
    }
    Words {
        id: title
        y: Theme.px(12)
        width: parent.width
        text: qsTr("Choose a character")
        size: 24
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        horizontalAlignment: Text.AlignHCenter
    }
    Repeater {
        model: 6
        delegate: CardThing {
            id: card
            required property int index
            readonly property var info: choice.cards[index] ?? null
            objectName: "characterRow-" + index
            hold: choice.hold
            place: "characterRow/-1/" + index
            touch: "card/" + place
            face: info?.face ?? 0
            words: info?.name ?? ""
            visible: info !== null
            width: choice.cardWidth
            x: choice.firstX + index * (choice.cardWidth + choice.space)
            y: title.y + title.height + (choice.height - title.y - title.height - height) / 2
            z: chosen || hovered ? 2 : 1
        }
    }
}
