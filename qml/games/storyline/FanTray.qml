// SPDX-License-Identifier: MIT
// What came out of the shuffle: all at once, all alike, in the order that the shuffle gave them,
// which is the order of the arrow keys and of a screen reader too. Two banners: two rows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: fan

    required property TaleDesk desk
    required property CardInspector inspector
    property bool spread: false // the cards have left the pack
    readonly property int rowCount: desk.piles[1].length > 0 ? 2 : 1
    readonly property int total: desk.piles[0].length + desk.piles[1].length
    readonly property real gap: Theme.px(14)
    readonly property real between: rowCount > 1 ? Theme.px(40) : 0
    readonly property real cardWidth: Math.floor(Math.min((height - Theme.px(14)) * 63 / 88, (width - between - (total - rowCount) * gap) / Math.max(1, total)))
    readonly property real start: (width - total * cardWidth - (total - rowCount) * gap - between) / 2

    function things(): var {
        const lists = [[], []];
        for (let i = 0; i < cards.count; ++i)
            lists[i < fan.desk.piles[0].length ? 0 : 1].push(cards.itemAt(i));
        return fan.rowCount > 1 ? lists : [lists[0]];
    }
    function cardOf(face: int): Item {
        return fan.things().reduce((all, row) => all.concat(row), []).find(thing => thing.face === face) ?? null;
    }
    // They leave the pack together: no order in time, no place that any of them comes from.
    function open(): void {
        if (Motion.flight === 0) {
            fan.spread = true;
            return;
        }
        fan.spread = false;
        opening.restart();
    }

    property int before: 0

    onTotalChanged: {
        if (total > before)
            open();
        before = total;
    }
    Component.onCompleted: open()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%n card(s) out of the shuffle", "", total)

    Timer {
        id: opening
        interval: Math.max(1, Motion.flight)
        onTriggered: fan.spread = true
    }
    Repeater { // what each of two rows is for
        model: fan.rowCount > 1 ? 2 : 0
        delegate: Words {
            required property int index
            readonly property int before: index === 0 ? 0 : fan.desk.piles[0].length
            readonly property int count: fan.desk.piles[index].length
            x: fan.start + before * (fan.cardWidth + fan.gap) + (index === 1 ? fan.between - fan.gap : 0)
            y: -height
            width: count * fan.cardWidth + (count - 1) * fan.gap
            horizontalAlignment: Text.AlignHCenter
            text: fan.desk.bannerTexts[index] ?? ""
            size: 15
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.onTable
        }
    }
    Repeater {
        id: cards
        model: ListRows {
            list: fan.desk.piles[0].concat(fan.desk.piles[1])
        }
        delegate: CardThing {
            id: card
            required property var modelData
            required property int index
            readonly property bool second: index >= fan.desk.piles[0].length
            readonly property real place: fan.start + index * (fan.cardWidth + fan.gap) + (second ? fan.between - fan.gap : 0)
            objectName: "pile-" + (second ? 1 : 0) + "-" + (second ? index - fan.desk.piles[0].length : index)
            desk: fan.desk
            inspector: fan.inspector
            pile: true
            face: modelData.face
            mark: modelData.mark
            words: modelData.name
            touch: "card/" + (second ? "pile2" : "pile1") + "/-1/" + (second ? index - fan.desk.piles[0].length : index)
            stop: fan.desk.looked === face || fan.desk.bannerOf(fan.desk.looked) < 0 && index === 0
            width0: fan.cardWidth
            x: fan.spread ? place : (fan.width - width) / 2
            y: fan.height - height
            scale: fan.spread ? 1 : 0.9
            opacity: fan.spread ? 1 : 0.15

            Behavior on x {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight * 2
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on opacity {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight
                }
            }
            Behavior on scale {
                enabled: Motion.travels
                NumberAnimation {
                    duration: Motion.flight * 2
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
