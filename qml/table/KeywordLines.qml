// SPDX-License-Identifier: MIT
// Below what a card does: what the keywords in it mean, unless its own lines tell that by their entries.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Column {
    id: list

    property string game
    property var rules: [] // {text, ledger}, as Cards.text has them
    property bool linked: false // with their entries to follow
    readonly property var lines: found.lines

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
                Accessible.ignored: !list.linked // the sheet of a pinned card says it all at once
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
