// SPDX-License-Identifier: MIT
// A pinned card on its sheet of paper: the card on the left, its rules and possible moves on the right.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: sheet

    property string game
    property string theme
    property string picture
    property int face: -1 // -1 if there is no card
    property int mark: 0
    property string note
    property list<var> moves
    readonly property bool pinned: visible
    property real cardWidth: Theme.px(317)
    property real units: 63
    property real unitsHigh: 88
    property real gutter: 2
    property real highest: Theme.px(800)
    readonly property var card: face >= 0 ? Cards.text(game, face) : ({})
    readonly property list<var> rules: card.rules ?? []
    readonly property int margin: Theme.px(16)
    readonly property bool scrolls: text.interactive

    signal closed
    signal ruleAsked(entry: string)

    function whole(): string {
        const parts = [sheet.card.name ?? ""];
        for (const rule of sheet.rules)
            parts.push(rule.ledger === "" ? rule.text : Phrases.fill(qsTr("%1 (%2)"), [rule.text, rule.ledger]));
        for (const line of keywords.lines)
            parts.push(line);
        if (sheet.note !== "")
            parts.push(sheet.note);
        for (const move of sheet.moves)
            parts.push(move.label);
        return parts.join(". ");
    }

    // Scrolls the text one page up or down.
    function roll(by: int): void {
        text.contentY = Math.max(0, Math.min(text.contentHeight - text.height, text.contentY + by * text.height * 0.8));
    }

    width: Math.round(cardWidth + text.width + 3.5 * margin)
    height: Math.min(highest,
        Math.round(Math.max(cardWidth * unitsHigh / units, text.y - margin + words.height) + 2 * margin))
    Accessible.role: Accessible.ToolTip
    Accessible.name: whole()
    onFaceChanged: text.contentY = 0

    Paper {
        anchors.fill: parent
        radius: Theme.px(12)
        depth: 2
    }
    MouseArea { // keeps presses from the items below
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    InspectedCard {
        x: sheet.margin
        y: sheet.margin
        width: sheet.cardWidth
        visible: sheet.visible
        game: sheet.game
        theme: sheet.theme
        picture: sheet.picture
        face: sheet.face
        mark: sheet.mark
        units: sheet.units
        unitsHigh: sheet.unitsHigh
        gutter: sheet.gutter
    }
    Heading {
        id: title
        x: text.x
        y: sheet.margin
        width: text.width - away.width - Theme.px(8)
        height: Math.max(implicitHeight, away.height - Theme.px(4))
        verticalAlignment: Text.AlignVCenter
        words: sheet.card.name ?? ""
        size: 22
    }
    Flickable {
        id: text
        objectName: "inspectorText"
        x: sheet.cardWidth + 2.5 * sheet.margin
        y: title.y + title.height + Theme.px(8)
        width: Math.max(Theme.px(300), Theme.type(16) * 18.5) // about eight words per line
        height: sheet.height - y - sheet.margin
        contentHeight: words.height
        interactive: contentHeight > height + 1
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: words
            width: text.width
            spacing: Theme.px(8)

            Repeater {
                model: sheet.rules
                delegate: Item {
                    id: rule
                    required property var modelData
                    width: words.width
                    height: Math.max(said.height, entry.height)
                    Words {
                        id: said
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - (entry.visible ? entry.width + Theme.px(8) : 0)
                        text: rule.modelData.text
                        size: 16
                        font.family: Theme.storyFont
                        wrapMode: Text.WordWrap
                    }
                    EntryLink {
                        id: entry
                        objectName: "cardRule-" + entry.entry
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        entry: rule.modelData.ledger
                        keys: ""
                        stop: true
                        onFollowed: entry => sheet.ruleAsked(entry)
                    }
                }
            }
            KeywordLines {
                id: keywords
                width: parent.width
                game: sheet.game
                rules: sheet.rules
            }
            Words {
                width: parent.width
                visible: text !== "" && text !== sheet.card.name
                text: sheet.note
                size: 14
                color: Theme.inkSoft
                wrapMode: Text.WordWrap
            }
            InspectorMoves {
                width: parent.width
                moves: sheet.moves
            }
        }
    }
    ScrollMark {
        x: sheet.width - width - Theme.px(6)
        view: text
    }
    PaperButton {
        id: away
        objectName: "closeInspector"
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.px(8)
        focusPolicy: Qt.NoFocus
        quiet: true
        size: 13
        text: qsTr("Close")
        keys: qsTr("Esc")
        onClicked: sheet.closed()
    }
}
