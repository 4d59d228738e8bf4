// SPDX-License-Identifier: MIT
// A single card outside the table: a Unit with its Age tokens, or a Building with both levels.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: card

    property int face: 0
    property int mark: 0 // Age tokens, or a Building's level
    readonly property var facts: face > 0 ? Cards.facts("papertales", face) : ({})
    readonly property list<string> pictures: facts.pictures ?? []
    readonly property bool building: pictures.length > 1

    PaperCard {
        visible: !card.building
        width: card.width
        face: card.building ? 0 : card.face
        tokens: card.building ? 0 : card.mark
        wordsFrom: 0
    }
    Column {
        visible: card.building
        width: card.width
        spacing: Theme.px(10)
        Repeater {
            model: ListRows {
                list: card.building ? Array.from(card.pictures) : []
            }
            delegate: Item {
                id: level
                required property int index
                required property string modelData
                width: card.width
                height: (card.height - Theme.px(10)) / 2
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(7)
                    color: Theme.paper
                    border.width: card.mark === level.index + 1 ? Theme.ring : 1
                    border.color: card.mark === level.index + 1 ? Theme.gold : Theme.paperEdge
                }
                Image {
                    anchors.fill: parent
                    anchors.margins: Theme.px(5)
                    source: level.modelData
                    fillMode: Image.PreserveAspectCrop
                    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio / 8) * 8
                    smooth: true
                }
                Rectangle {
                    anchors.left: parent.left
                    anchors.bottom: parent.bottom
                    anchors.margins: Theme.px(8)
                    width: roman.implicitWidth + Theme.px(14)
                    height: roman.implicitHeight + Theme.px(2)
                    radius: Theme.px(5)
                    color: Theme.paper
                    Words {
                        id: roman
                        anchors.centerIn: parent
                        text: level.index === 0 ? "I" : "II"
                        size: 18
                        font.family: Theme.titleFont
                        font.bold: true
                    }
                }
            }
        }
    }
}
