// SPDX-License-Identifier: MIT
// A group of keys under one heading, with the keys on the left and their meanings on the right.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Column {
    id: section

    required property var lines // {title, rows: [{keys, text}]}

    spacing: Theme.px(7)

    Heading {
        width: parent.width
        words: section.lines.title
        size: 21
        Accessible.ignored: false
    }
    Repeater {
        model: section.lines.rows
        delegate: Item {
            id: row
            required property var modelData
            readonly property real capsWidth: Math.max(Theme.type(14) * 7.4, section.width * 0.38)
            width: section.width
            height: Math.max(caps.height, words.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.keys.join(", ") + ": " + modelData.text

            Flow {
                id: caps
                width: row.capsWidth
                spacing: Theme.px(4)
                Repeater {
                    model: row.modelData.keys
                    delegate: SeatKey {
                        required property string modelData
                        text: modelData
                        size: 14
                    }
                }
            }
            Words {
                id: words
                x: row.capsWidth + Theme.px(10)
                y: Math.max(0, Theme.type(14) * 0.25)
                width: row.width - x
                text: row.modelData.text
                size: 15
                wrapMode: Text.WordWrap
            }
        }
    }
}
