// SPDX-License-Identifier: MIT
// One large card of the catalogue, with its text and the rules about it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: leaf

    required property CatalogueModel cards
    property string game
    property int face: -1 // -1 if there is no card
    readonly property var card: face >= 0 ? Cards.text(game, face) : ({})
    readonly property bool wide: width > Theme.px(720)
    readonly property real column: wide ? width - picture.width - Theme.px(60) : width - Theme.px(24)

    signal closed
    signal turned(by: int) // asks for the next (1) or previous (-1) card
    signal followed(entry: string)

    function show(face: int): void {
        leaf.game = leaf.cards.gameId;
        leaf.face = face;
    }
    function scrollBy(pixels: real): void {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + pixels));
    }

    visible: face >= 0 && game === cards.gameId
    Accessible.role: Accessible.Pane
    Accessible.name: leaf.card.name ?? ""
    Keys.onEscapePressed: leaf.closed()
    Keys.onPressed: event => keyMap.press(event)
    onFaceChanged: {
        view.contentY = 0;
        if (face >= 0 && leaf.activeFocus)
            back.forceActiveFocus(Qt.TabFocusReason); // because the item with the focus belonged to another card
    }

    RulesKeys {
        id: keyMap
        page: true
        examples: false
        cards: true
        onStepped: by => leaf.scrollBy(by * Theme.type(18) * 3)
        onPaged: by => leaf.scrollBy(by * view.height * 0.9)
        onEnded: by => leaf.scrollBy(by * view.contentHeight)
        onTurned: by => leaf.turned(by)
    }
    PaperButton {
        id: back
        objectName: "allCards"
        focus: true
        text: qsTr("All cards")
        quiet: true
        size: 15
        onClicked: leaf.closed()
    }
    Flickable {
        id: view
        anchors.fill: parent
        anchors.topMargin: back.height + Theme.px(10)
        contentHeight: Math.max(words.y + words.height, picture.height + Theme.px(16))
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        CardOfGame {
            id: picture
            x: leaf.wide ? Theme.px(16) : (view.width - width) / 2
            y: Theme.px(8)
            widest: leaf.wide ? leaf.width * 0.42 : leaf.width * 0.7
            high: leaf.wide ? view.height - Theme.px(24) : view.height * 0.6
            visible: leaf.visible
            cards: leaf.cards
            game: leaf.game
            face: leaf.face
        }
        Column {
            id: words
            x: leaf.wide ? picture.x + picture.width + Theme.px(28) : Theme.px(12)
            y: leaf.wide ? Theme.px(8) : picture.y + picture.height + Theme.px(16)
            width: leaf.column
            spacing: Theme.px(10)
            Heading {
                width: parent.width
                words: leaf.card.name ?? ""
                size: 24
                Accessible.ignored: false
            }
            Repeater {
                model: leaf.card.rules ?? []
                delegate: Column {
                    id: rule
                    required property var modelData
                    width: words.width
                    spacing: Theme.px(2)
                    Words {
                        width: parent.width
                        text: rule.modelData.text
                        size: 18
                        font.family: Theme.storyFont
                        wrapMode: Text.WordWrap
                        Accessible.ignored: false
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    EntryLink {
                        visible: rule.modelData.ledger !== ""
                        entry: rule.modelData.ledger
                        keys: ""
                        stop: true
                        onFollowed: entry => leaf.followed(entry)
                    }
                }
            }
            KeywordLines {
                width: parent.width
                game: leaf.game
                rules: leaf.card.rules ?? []
                linked: true
                onFollowed: entry => leaf.followed(entry)
            }
        }
    }
    FocusInSight {
        view: view
        content: view.contentItem
    }
    ScrollMark {
        anchors.right: parent.right
        view: view
    }
}
