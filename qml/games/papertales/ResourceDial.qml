// SPDX-License-Identifier: MIT
// The public numbers of a seat in rows: products of its Kingdom, strength and Gold.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Grid {
    id: dial

    property var row // a row of the seat model
    property real size: 16
    property real most: 1000
    property list<string> keys: ["strength", "gold", "income", "wood", "food", "crystal"]

    columns: keys.length
    columnSpacing: Theme.px(11)
    rowSpacing: Theme.px(4)

    Repeater {
        model: dial.keys
        delegate: NumberTag {
            required property string modelData
            icon: modelData
            size: dial.size
            most: dial.most
            value: dial.row?.counters[modelData] ?? 0
            words: dial.row?.counterTexts[modelData] ?? ""
        }
    }
}
