// SPDX-License-Identifier: MIT
// The five decks and the pool of tokens, each with its icon and the number left, and the button that reads aloud.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: column

    required property StorylineContents contents
    readonly property MatchSession session: contents.session
    readonly property list<string> names: [
        qsTr("Character"),
        qsTr("Place"),
        qsTr("Feature"),
        qsTr("Object"),
        qsTr("Action")
    ]
    property int columns: 2
    property bool flat: false // is the button beside the decks?
    // Preferred height.
    readonly property real natural: flat ? Theme.px(46) : Math.ceil(6 / columns) * Theme.px(58) + Theme.px(8) + reserved
    readonly property real line: flat ? Theme.px(46)
        : Math.min(Theme.px(58), (height - reserved - Theme.px(8)) / Math.ceil(6 / columns))
    readonly property real reserved: reader.visible ? reader.height : 0

    signal aloud

    Grid {
        id: decks
        width: column.flat && reader.visible ? parent.width - reader.width - Theme.px(10) : parent.width
        columns: column.columns

        Repeater {
            model: 5
            delegate: DeckCount {
                required property int index
                readonly property ZoneModel cards: column.session.zone("storyDeck" + (index + 1), -1)
                objectName: "deck-" + index
                width: decks.width / column.columns
                height: column.line
                count: cards.count
                words: qsTr("%1: %n left", "", cards.count).arg(column.names[index])
                asked: Array.from(column.contents.banners).includes(index)
                category: index
            }
        }
        DeckCount {
            objectName: "pool"
            width: decks.width / column.columns
            height: column.line
            count: column.session.zone("pool", -1).count
            words: qsTr("%n token(s) left", "", count)
        }
    }
    PaperButton {
        id: reader
        objectName: "buttonAloud"
        anchors.right: parent.right
        y: column.flat ? (column.line - height) / 2 : parent.height - height
        visible: App.voice.available
        text: App.voice.speaking ? qsTr("Stop") : qsTr("Read")
        description: App.voice.speaking ? qsTr("Stops reading aloud") : qsTr("Reads the page aloud")
        keys: "R"
        size: 14
        onClicked: column.aloud()
    }
}
