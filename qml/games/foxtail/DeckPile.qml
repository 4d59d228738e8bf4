// SPDX-License-Identifier: MIT
// The deck: a pile of card backs and the number of cards left, gold while one may be drawn.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

BareButton {
    id: deck

    required property MatchSession session
    property bool legal: false
    property real captionWidth: width
    property bool beside: false // is the caption on the right of the deck, instead of below?
    readonly property ZoneModel zone: session.zone("deck", -1)
    readonly property int count: zone.count
    readonly property var texts: session.counterTexts
    readonly property string words: texts["deckLeft"] ?? ""
    readonly property string tips: texts["tipsLeft"] ?? ""
    readonly property Item pile: top

    objectName: "deck"
    bringsKeys: false
    Accessible.name: Phrases.fill(qsTr("Deck: %1, %2"), [words, tips])

    Repeater {
        model: ListRows {
            length: Math.min(4, Math.ceil(deck.count / 6))
        }
        delegate: CardImage {
            required property int index
            x: -index * Theme.px(2.6)
            y: index * Theme.px(3)
            z: -index
            width: deck.width
            height: deck.height
            game: deck.session.gameId
            theme: App.appearance.artTheme
            face: 0
            gutter: deck.session.cardGutter
            units: deck.session.cardWidth
            shadow: index === Math.min(4, Math.ceil(deck.count / 6)) - 1
            depth: 1
        }
    }
    Item {
        id: top
        width: parent.width
        height: parent.height
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        radius: Theme.px(11)
        color: Theme.clear
        border.width: Theme.ring
        border.color: Theme.gold
        visible: deck.legal
    }
    FocusRing {
        radius: Theme.px(11)
        space: Theme.px(7)
        visible: deck.activeFocus
    }
    FontMetrics {
        id: smallest // measures letters at the minimum size of FitWords
        font.family: Theme.plainFont
        font.pixelSize: 12
    }
    Column {
        id: caption
        readonly property real twoRows: 2 * Math.ceil(smallest.lineSpacing * Theme.leading(1)) + 1
        // Height of each of the two texts.
        readonly property real room: deck.beside ? deck.height / 2 : Math.max(Theme.type(17) * 2.6, twoRows)
        x: deck.beside ? deck.width + Theme.px(12) : (deck.width - width) / 2
        y: deck.beside ? Math.max(0, (deck.height - height) / 2) : deck.height + Theme.px(4)
        width: deck.captionWidth
        FitWords {
            width: deck.captionWidth
            height: caption.room
            verticalAlignment: Text.AlignBottom
            horizontalAlignment: deck.beside ? Text.AlignLeft : Text.AlignHCenter
            text: deck.words
            most: Theme.type(17)
            color: Theme.onTable
        }
        FitWords {
            width: deck.captionWidth
            height: caption.room
            verticalAlignment: Text.AlignTop
            horizontalAlignment: deck.beside ? Text.AlignLeft : Text.AlignHCenter
            text: deck.tips
            most: Theme.type(15)
            color: Theme.onTable
        }
    }
}
