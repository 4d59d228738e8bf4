// SPDX-License-Identifier: MIT
// A record of the match below the score: a row for each item, and a column for each seat.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: table

    required property MatchSession session
    property real cell: Theme.px(96)
    readonly property bool ofRows: true

    visible: told.rows.length > 0
    objectName: "chronicle"
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Chronicle {
        id: told
        session: table.session
    }
    Item {
        width: table.width
        height: title.implicitHeight + Theme.px(16)
        Words {
            id: title
            x: Theme.px(28)
            y: Theme.px(12)
            text: qsTr("How the game went")
            size: 20
            font.family: Theme.titleFont
            font.bold: true
        }
    }
    Repeater {
        model: ListRows {
            list: told.rows
        }
        delegate: Item {
            id: row
            required property var modelData
            readonly property bool heading: modelData.heading
            width: table.width
            height: Math.ceil(Math.max(label.implicitHeight, cells.height)) + Theme.px(heading ? 10 : 5)
            Accessible.role: Accessible.ListItem
            Accessible.name: {
                const cells = modelData.cells.map((cell, seat) => {
                    return [table.session.seatName(seat), cell.text, cell.words].filter(part => part !== "").join(" ");
                });
                return modelData.label + ": " + cells.join(", ");
            }

            Rectangle {
                visible: row.heading
                x: Theme.px(20)
                y: Theme.px(4)
                width: parent.width - 2 * x + Theme.px(8)
                height: parent.height - Theme.px(6)
                radius: Theme.px(6)
                color: Theme.paperShade
            }
            Words {
                id: label
                x: Theme.px(row.heading ? 28 : 40)
                y: Theme.px(row.heading ? 6 : 2)
                width: cells.x - x - Theme.px(6)
                text: row.modelData.label
                size: row.heading ? 17 : 15
                font.bold: row.heading
                color: row.heading ? Theme.ink : Theme.inkSoft
                wrapMode: Text.WordWrap
            }
            Row {
                id: cells
                y: label.y
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(20)
                Repeater {
                    model: row.modelData.cells
                    delegate: Column {
                        id: box
                        required property var modelData
                        width: table.cell
                        Words {
                            visible: text !== ""
                            width: parent.width
                            text: box.modelData.text
                            size: row.heading ? 17 : 15
                            font.bold: row.heading || box.modelData.text !== "0"
                            horizontalAlignment: Text.AlignHCenter
                        }
                        Words {
                            visible: text !== ""
                            width: parent.width - Theme.px(4)
                            text: TypeFit.inPhrases(box.modelData.words, font.family, false, font.pixelSize,
                                font.pixelSize, width, Infinity, lineHeight)
                            size: 13
                            wrapMode: Text.WordWrap
                            horizontalAlignment: Text.AlignHCenter
                        }
                        Words { // a dash for an empty cell
                            visible: box.modelData.text === "" && box.modelData.words === ""
                            width: parent.width
                            text: "–"
                            size: 13
                            color: Theme.inkSoft
                            horizontalAlignment: Text.AlignHCenter
                        }
                    }
                }
            }
        }
    }
}
