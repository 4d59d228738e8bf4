// SPDX-License-Identifier: MIT
// What a Kingdom makes now: strength, wood, food, crystal, income.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Row {
    id: dial

    property var row // of the seat model
    property real size: 16
    property real most: 1000
    property var keys: ["strength", "wood", "food", "crystal", "income"]

    spacing: Theme.px(11)

    Repeater {
        model: dial.keys
        delegate: NumberTag {
            required property string modelData
            icon: modelData
            size: dial.size
            most: dial.most
            value: dial.row?.counters[modelData] ?? 0
            quiet: value === 0
            words: dial.row?.counterTexts[modelData] ?? ""
        }
    }
}
