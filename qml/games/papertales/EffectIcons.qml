// SPDX-License-Identifier: MIT
// A card's abilities as pictures: its products, and the phases in which its effects apply.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import "PapertalesLook.js" as Look

Row {
    id: row

    property var lines: []
    property real size: 20
    property int most: 4
    readonly property list<string> icons: !visible ? []
        : lines.reduce((list, line) => list.concat(Array(line.amount).fill(line.icon)), []).slice(0, most)

    spacing: size * 0.12

    Repeater {
        model: ListRows {
            list: Array.from(row.icons)
        }
        delegate: Icon {
            required property string modelData
            size: row.size
            icon: modelData
        }
    }
}
