// SPDX-License-Identifier: MIT
// The viewer's cards by category, with a gold rim around cards that fit this page.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: tray

    required property StorylineContents contents
    required property CardInspector inspector
    property bool seen: false // has the tray been visible? Nothing is laid out earlier
    readonly property real gap: Theme.px(16)
    readonly property real cardWidth: Math.floor(height * 63 / 88)
    // Distance between cards, which overlap if there are many.
    readonly property real step: Math.min(cardWidth + gap, (width - cardWidth) / Math.max(1, contents.hand.length - 1))
    readonly property real start: (width - cardWidth - (contents.hand.length - 1) * step) / 2
    readonly property int under: { // index of the card under the pointer
        for (let i = 0; i < cards.count; ++i) {
            if ((cards.itemAt(i) as CardThing)?.under)
                return i;
        }
        return -1;
    }
    // Extra width at each side of an enlarged card.
    readonly property real more: Math.max(0, cardWidth * (Theme.hoverHeight / Math.max(1, height) - 1) / 2)

    // Returns a card's shift, which keeps an enlarged card in the tray and makes its neighbours give way.
    function asideOf(index: int): real {
        const x = tray.start + index * tray.step;
        const room = Theme.px(12);
        if (index === tray.under)
            return Math.max(0, tray.more - room - x) - Math.max(0, x + tray.cardWidth + tray.more - room - tray.width);
        if (tray.under < 0 || tray.step < tray.cardWidth)
            return 0;
        const free = Math.max(0, tray.start + room);
        return Math.min(free, Math.max(0, tray.more - tray.gap / 2)) * Math.sign(index - tray.under);
    }

    function cardOf(face: int): Item {
        for (let i = 0; i < cards.count; ++i) {
            const thing = cards.itemAt(i) as CardThing;
            if (thing && thing.face === face)
                return thing;
        }
        return null;
    }
    // Returns the cards in reading order. If no card has the focus, cards that can be picked come first.
    function things(): var {
        const list = [];
        for (let i = 0; i < cards.count; ++i)
            list.push(cards.itemAt(i));
        return [list];
    }

    onVisibleChanged: tray.seen = tray.seen || visible
    Component.onCompleted: tray.seen = visible
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1’s hand").arg(contents.seatName(contents.session.viewer))

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        spacing: tray.step - tray.cardWidth

        Repeater {
            id: cards
            model: ListRows {
                list: tray.seen ? tray.contents.hand : []
            }
            delegate: CardThing {
                required property var modelData
                required property int index
                objectName: "hand-" + index
                contents: tray.contents
                inspector: tray.inspector
                face: modelData.face
                words: modelData.name
                touch: "card/hand/" + tray.contents.session.viewer + "/" + modelData.at
                stop: tray.contents.looked === touch || tray.contents.looked === "" && index === tray.firstLegal()
                width0: tray.cardWidth
                hidden: z > 0 || index === tray.contents.hand.length - 1 ? 0 : Math.max(0, tray.cardWidth - tray.step)
                aside: tray.asideOf(index)
                z: under ? 2 : activeFocus ? 1 : 0 // shows all of the inspected card
                readonly property string stageRole: "hand"
            }
        }
    }
    function firstLegal(): int {
        return Math.max(0,
            tray.contents.hand.findIndex(card =>
                tray.contents.legal("card/hand/" + tray.contents.session.viewer + "/" + card.at)));
    }
}
