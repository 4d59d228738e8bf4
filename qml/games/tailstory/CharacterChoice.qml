// SPDX-License-Identifier: MIT
// The characters to choose from during setup, each with its bonus on one line below.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: choice

    required property TailstoryThings hold
    readonly property TailstoryContents contents: hold.contents
    readonly property list<var> cards: contents.row
    property int most: 0 // highest number of characters so far; items exist for all of them
    readonly property real space: Theme.px(14)
    readonly property real column: Math.min(Theme.px(300),
        (width - 2 * Theme.px(20) - (cards.length - 1) * space) / Math.max(1, cards.length))
    // Is there room for a title? The prompt bar repeats it.
    readonly property bool titled: height > Theme.type(24) * 22
    readonly property real upper: titled ? title.y + title.height + Theme.px(14) : Theme.px(12)
    readonly property real room: height - upper - Theme.px(10) // height for a card and its text
    readonly property bool large: column >= 220 && room > 540
    // Small text gets all the room it needs; larger text gets what the cards leave.
    readonly property real cardWidth: Math.floor(Math.min(column,
        Math.max((room - least()) * 63 / 88, Math.min(column, large ? 220 : Math.max(100, Theme.px(152))))))
    readonly property real cardHeight: Math.round(cardWidth * 88 / 63)
    readonly property real wordsHeight: room - cardHeight - Theme.px(10)
    readonly property real start: upper + Math.max(0, (room - cardHeight - longest(text => text.implicitHeight)) / 2)
    property int told: 0 // number of texts whose heights are known

    function longest(heightOf: var): real {
        let high = 0;
        for (let i = 0; i < choice.told; ++i)
            high = Math.max(high, heightOf(texts.itemAt(i)) ?? 0);
        return high + Theme.px(14);
    }
    function least(): real {
        return choice.longest(text => text.leastHeight);
    }
    // Returns the bonus with an explanation that the card lacks. The altered form is on the enlarged card.
    function words(lines: var): string {
        return lines[4]?.text ?? "";
    }
    function leftOf(index: int): real {
        return (choice.width - choice.cards.length * choice.column - (choice.cards.length - 1) * choice.space) / 2 +
            index * (choice.column + choice.space);
    }

    onCardsChanged: most = Math.max(most, cards.length)
    Component.onCompleted: most = cards.length

    DarkPanel {}
    Words {
        id: title
        y: Theme.px(8)
        width: parent.width
        visible: choice.titled
        text: qsTr("Choose a character")
        size: 24
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        horizontalAlignment: Text.AlignHCenter
    }
    Repeater {
        model: ListRows {
            length: choice.most
        }
        delegate: CardThing {
            id: card
            required property int index
            readonly property var info: choice.cards[index] ?? null
            // Does the current decision include this character?
            readonly property bool ofTheChoice: visible && choice.contents.step === "choose"
            objectName: "characterRow-" + index
            hold: choice.hold
            place: "characterRow/-1/" + index
            touch: "card/" + place
            face: info?.face ?? 0
            words: info?.name ?? ""
            visible: info !== null
            brief: true
            width: choice.cardWidth
            x: choice.leftOf(index) + (choice.column - width) / 2
            y: choice.start
            z: chosen || hovered ? 2 : 1
            KeyMark { // the digit that chooses the character
                x: card.width * 0.08
                y: card.height * 0.42
                text: card.index + 1
                visible: card.ofTheChoice && choice.hold.byKeys && choice.contents.held.length === 0 &&
                    !card.activeFocus
            }
        }
    }
    Repeater {
        id: texts
        model: ListRows {
            length: choice.most
        }
        onItemAdded: index => choice.told = Math.max(choice.told, index + 1)
        delegate: Item {
            id: told
            required property int index
            readonly property var info: choice.cards[index] ?? null
            readonly property real leastHeight: smallest.implicitHeight
            visible: info !== null
            implicitHeight: whole.implicitHeight
            x: choice.leftOf(index)
            y: choice.start + choice.cardHeight + Theme.px(10)
            width: choice.column
            height: Math.min(choice.wordsHeight, whole.implicitHeight + 4)
            Words { // measures the preferred height of the text
                id: whole
                visible: false
                width: parent.width
                text: told.info ? choice.words(choice.contents.facts(told.info.face).lines) : ""
                size: 14
                wrapMode: Text.WordWrap
                lineHeight: Theme.leading(0.95)
            }
            Words {
                id: smallest
                visible: false
                width: parent.width
                text: whole.text
                font.pixelSize: Math.max(11, Theme.px(14))
                wrapMode: Text.WordWrap
                lineHeight: whole.lineHeight
            }
            FitWords {
                anchors.fill: parent
                text: whole.text
                most: Theme.type(14)
                least: 11
                color: Theme.onTable
                horizontalAlignment: Text.AlignHCenter
                lineHeight: Theme.leading(0.95)
            }
        }
    }
}
