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

    function numberRect(key: string, other: Item): var {
        const tag = tags.itemAt(dial.keys.indexOf(key));
        return tag ? tag.mapToItem(other, 0, 0, tag.width, tag.height) : null;
    }

    spacing: Theme.px(11)

    Repeater {
        id: tags
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
