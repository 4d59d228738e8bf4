// SPDX-License-Identifier: MIT
// Explains the keywords in a card's rules, except those whose entries the card already shows.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Column {
    id: list

    property string game
    property var rules: [] // {text, ledger}, as from Cards.text
    property bool linked: false // show links to the keywords' entries?
    readonly property list<string> lines: found.lines

    signal followed(entry: string)

    visible: lines.length > 0
    spacing: Theme.px(6)

    Keywords {
        id: found
        game: list.game
        words: list.rules.map(rule => rule.text).join("\n")
        told: list.rules.map(rule => rule.ledger)
    }
    Repeater {
        model: found.keywords
        delegate: Column {
            id: keyword
            required property var modelData
            required property int index
            width: list.width
            Words {
                objectName: "keyword-" + keyword.modelData.ledger
                width: parent.width
                text: found.lines[keyword.index] ?? ""
                size: 15
                font.family: Theme.storyFont
                font.italic: true
                color: Theme.inkSoft
                wrapMode: Text.WordWrap
                Accessible.ignored: !list.linked // the sheet of a pinned card announces all its text at once
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            EntryLink {
                visible: list.linked
                entry: keyword.modelData.ledger
                keys: ""
                stop: list.linked
                onFollowed: entry => list.followed(entry)
            }
        }
    }
}
