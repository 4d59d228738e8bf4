// SPDX-License-Identifier: MIT
// The five decks with what is left in them, the tokens in the pool, and what reads aloud.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: column

    required property TaleDesk desk
    readonly property MatchSession session: desk.session
    readonly property var names: [qsTr("Character"), qsTr("Place"), qsTr("Feature"), qsTr("Object"), qsTr("Action")]
    readonly property bool low: line < Theme.type(16) * 1.4 + Theme.type(13) * 1.6 // the pictures stand for the names
    readonly property real line: Math.min(Theme.px(66), (height - reader.room - Theme.px(8)) / 6)

    signal aloud

    Column {
        width: parent.width

        Repeater {
            model: 5
            delegate: Item {
                id: deck
                required property int index
                readonly property ZoneModel cards: column.session.zone("storyDeck" + (index + 1), -1)
                readonly property bool asked: column.desk.banners.includes(index)
                objectName: "deck-" + index
                width: column.width
                height: column.line
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %n left", "", cards.count).arg(column.names[index])

                Tip {
                    text: deck.Accessible.name
                }
                Repeater {
                    model: ListRows {
                        length: Math.min(3, deck.cards.count)
                    }
                    delegate: Rectangle {
                        required property int index
                        x: Theme.px(3) - index * Theme.px(2) + Theme.px(3)
                        y: (deck.height - height) / 2 - index * Theme.px(2) + Theme.px(2)
                        height: deck.height - Theme.px(12)
                        width: Math.round(height * 0.8)
                        radius: Theme.px(4)
                        color: Qt.darker(Theme.storyColors[deck.index], 1.35 - index * 0.17)
                        border.width: 1
                        border.color: Qt.darker(Theme.storyColors[deck.index], 1.6)
                    }
                }
                Image {
                    id: picture
                    x: Theme.px(2) + (deck.height - Theme.px(12)) * 0.12
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: -Theme.px(2)
                    height: (deck.height - Theme.px(12)) * 0.62
                    width: height
                    source: Look.icon(deck.index)
                    sourceSize.width: Math.ceil(column.line * 0.62 * Screen.devicePixelRatio)
                    smooth: true
                }
                Rectangle {
                    x: 0
                    y: (deck.height - height) / 2 - Theme.px(2)
                    height: deck.height - Theme.px(4)
                    width: Math.round((deck.height - Theme.px(12)) * 0.8) + Theme.px(8)
                    radius: Theme.px(6)
                    color: Theme.clear
                    border.width: Theme.ring
                    border.color: Theme.gold
                    visible: deck.asked
                }
                Column {
                    x: deck.height * 0.8 + Theme.px(12)
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: -Theme.px(3)
                    Words {
                        visible: !column.low
                        width: parent.width
                        text: column.names[deck.index]
                        size: 16
                        font.family: Theme.titleFont
                        color: Theme.onTable
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                    }
                    Words {
                        width: parent.width
                        text: qsTr("%n left", "", deck.cards.count)
                        size: 13
                        color: Theme.nightSoft
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                        elide: Text.ElideRight
                    }
                }
            }
        }
        Item {
            id: tokens
            width: column.width
            height: column.line
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%n token(s) left", "", column.session.zone("pool", -1).count)

            Tip {
                text: tokens.Accessible.name
            }
            TokenDisc {
                id: pool
                x: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Theme.px(40), column.line - Theme.px(10))
            }
            Words {
                id: left
                x: column.line * 0.8 + Theme.px(12)
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%n left", "", column.session.zone("pool", -1).count)
                size: 13
                color: Theme.nightSoft
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                elide: Text.ElideRight
            }
        }
    }
    PaperButton {
        id: reader
        readonly property real room: visible ? height : 0
        objectName: "buttonAloud"
        anchors.bottom: parent.bottom
        visible: App.voice.available
        text: App.voice.speaking ? qsTr("Stop") : qsTr("Read")
        description: App.voice.speaking ? qsTr("Stops reading aloud") : qsTr("Reads the page aloud")
        keys: "R"
        size: 14
        onClicked: column.aloud()
    }
}
