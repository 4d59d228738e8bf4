// SPDX-License-Identifier: MIT
// One turn of a kingdom on its postcard: what it brought, and what happened in it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: year

    property var turn: ({ title: "", points: "", lines: [] })
    readonly property var lines: turn.lines ?? []
    readonly property var icons: ({ wars: "wars", lost: "legend", deaths: "legend", gold: "gold", built: "construction", dead: "aging" })

    function words(line: var): string {
        //: "Wars: 6", "Built: Town 2": what it is, then how much of it or what
        return qsTr("%1: %2").arg(line.label).arg(Phrases.listed([line.text, line.words].filter(part => part !== "")));
    }

    Rectangle {
        anchors.fill: parent
        radius: 16
        color: Theme.paper
    }
    Words {
        id: title
        x: 22
        y: 12
        width: points.x - x - 8
        text: year.turn.title
        font.family: Theme.titleFontOf(text)
        font.bold: true
        font.pixelSize: 36
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 24
    }
    Words {
        id: points
        anchors.right: legend.left
        anchors.rightMargin: 6
        anchors.verticalCenter: title.verticalCenter
        text: year.turn.points
        font.bold: true
        font.pixelSize: 40
    }
    Icon {
        id: legend
        anchors.right: parent.right
        anchors.rightMargin: 18
        anchors.verticalCenter: title.verticalCenter
        icon: "legend"
        size: 38
    }
    Rectangle {
        x: 22
        y: 68
        width: parent.width - 2 * x
        height: 2
        color: Theme.paperEdge
    }
    Column {
        id: deeds
        x: 22
        y: 80
        width: parent.width - 2 * x
        spacing: 5
        // A turn of many deeds is told in smaller letters.
        readonly property real room: year.height - y - 14 - spacing * year.lines.length
        readonly property int letters: TypeFit.wrapped(year.lines.map(line => year.words(line)).join("\n"), Theme.storyFont, false, 29, 16, width - 46, room, Theme.leading(0.78))
        Repeater {
            model: ListRows {
                list: year.lines
            }
            delegate: Item {
                id: deed
                required property var modelData
                width: deeds.width
                // Its first row is as close to what is above as the others are to theirs.
                height: Math.ceil(words.lineCount * words.lineHeight * words.contentHeight / (1 + (words.lineCount - 1) * words.lineHeight))
                Icon {
                    icon: year.icons[deed.modelData.key] ?? ""
                    size: Math.min(34, deeds.letters * 1.2)
                }
                Words {
                    id: words
                    x: 46
                    width: parent.width - x
                    text: year.words(deed.modelData)
                    font.family: Theme.storyFont
                    font.pixelSize: deeds.letters
                    lineHeight: Theme.leading(0.78)
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
