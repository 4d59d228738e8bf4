// SPDX-License-Identifier: MIT
// The parts of a narrated sum, one line each: "Marie, strength: 4 Knight + 2 Barracks = 6".
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: slip

    property var sums: []
    property list<int> emblems
    property list<string> names
    property real widest: Theme.px(760) // maximum width of the slip

    function line(sum: var): string {
        const parts = sum.parts
            .map(part => Phrases.fill(qsTr("%1 %2", "an amount and where it comes from"), [part.amount, part.text]))
            .join(" + ");
        return Phrases.fill(qsTr("%1: %2 = %3", "a sum's name, its parts and its total"),
            [sum.label, parts === "" ? "0" : parts, sum.total]);
    }

    visible: sums.length > 0
    width: lines.width + Theme.px(36)
    height: lines.height + Theme.px(22)
    Accessible.role: Accessible.StaticText
    Accessible.name: sums.map(sum => (slip.names[sum.seat] ?? "") + ". " + slip.line(sum)).join(". ")

    Paper {
        anchors.fill: parent
        radius: Theme.px(8)
        depth: 1.3
    }
    Column {
        id: lines
        x: Theme.px(18)
        y: Theme.px(11)
        spacing: Theme.px(5)

        Repeater {
            model: slip.sums
            delegate: Row {
                id: row
                required property var modelData
                spacing: Theme.px(8)
                SeatEmblem {
                    size: Theme.px(24)
                    emblem: slip.emblems[row.modelData.seat] ?? 0
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    // Leaves room for the emblem and the margins.
                    width: Math.min(implicitWidth, slip.widest - Theme.px(68))
                    text: slip.line(row.modelData)
                    size: 15
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
