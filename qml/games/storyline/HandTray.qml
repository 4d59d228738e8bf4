// SPDX-License-Identifier: MIT
// The cards of the one who looks: by category, those that this page asks for with a gold rim.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: tray

    required property TaleDesk desk
    required property CardInspector inspector
    property bool seen: false // before that no card is laid out
    readonly property real gap: Theme.px(16)
    readonly property real cardWidth: Math.floor(height * 63 / 88)
    readonly property real step: Math.min(cardWidth + gap, (width - cardWidth) / Math.max(1, desk.hand.length - 1)) // many lie over each other

    function cardOf(face: int): Item {
        for (let i = 0; i < cards.count; ++i) {
            const thing = cards.itemAt(i) as CardThing;
            if (thing && thing.face === face)
                return thing;
        }
        return null;
    }
    // In reading order, those that may be picked first when nothing has the focus.
    function things(): var {
        const list = [];
        for (let i = 0; i < cards.count; ++i)
            list.push(cards.itemAt(i));
        return [list];
    }

    onVisibleChanged: tray.seen = tray.seen || visible
    Component.onCompleted: tray.seen = visible
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1’s hand").arg(desk.seatName(desk.session.viewer))

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        spacing: tray.step - tray.cardWidth

        Repeater {
            id: cards
            model: ListRows {
                list: tray.seen ? tray.desk.hand : []
            }
            delegate: CardThing {
                required property var modelData
                required property int index
                objectName: "hand-" + index
                desk: tray.desk
                inspector: tray.inspector
                face: modelData.face
                words: modelData.name
                touch: "card/hand/" + tray.desk.session.viewer + "/" + modelData.at
                stop: tray.desk.looked === touch || tray.desk.looked === "" && index === tray.firstLegal()
                width0: tray.cardWidth
                z: activeFocus || under ? 1 : 0 // the one that is looked at lies whole
                opacity: quiet ? 0.86 : 1
            }
        }
    }
    function firstLegal(): int {
        return Math.max(0, tray.desk.hand.findIndex(card => tray.desk.legal("card/hand/" + tray.desk.session.viewer + "/" + card.at)));
    }
}
