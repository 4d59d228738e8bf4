// SPDX-License-Identifier: MIT
// The open book: at the left what is read, at the right what has been chosen for it, or the place
// that waits.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table

Item {
    id: book

    required property TaleDesk desk
    readonly property real margin: Math.min(width * (Theme.textScale > 1 ? 0.075 : 0.09), height * 0.3) // a wide book gives more to its words
    readonly property rect leftText: Qt.rect(margin, height * 0.1, width * (Theme.textScale > 1 ? 0.465 : 0.46) - margin, height * (!noted && (last || Theme.textScale > 1) ? 0.78 : 0.745)) // so do large letters
    readonly property bool noted: !desk.session.over && height * 0.745 >= page.leastNoted // the note keeps clear of the line around the words
    readonly property rect rightText: Qt.rect(width * 0.545, height * 0.1, width * 0.36, height * 0.765)
    property bool offersHere: false // what came out of the shuffle lies on the right page, and is no part of the book
    // Room for the cards on the right page, below its heading.
    readonly property rect offers: Qt.rect(width * 0.535, height * 0.075 + head.height + Theme.px(6), width * 0.385, height * 0.81 - head.height - Theme.px(6))
    readonly property var chosen: desk.chosenOn(desk.page)
    readonly property bool past: desk.reading > 0
    readonly property var categories: chosen.length > 0 && (past || desk.story.telling) ? chosen.map(card => book.desk.category(card.face)) : desk.banners
    readonly property string words: page.words.replace(/[\[\]]/g, "")
    readonly property bool last: desk.theEnd && !past

    function focusWords(): bool {
        const line = book.lineIn(book.offersHere ? lines : row);
        line?.forceActiveFocus(Qt.TabFocusReason);
        return line !== null;
    }
    // Where the card that was chosen lies in the open page; null: in none of its places.
    function cardOf(face: int): Item {
        for (let i = 0; i < slots.count; ++i) {
            const slot = slots.itemAt(i) as PageSlot;
            if (slot && slot.chosen === face && !book.last)
                return slot.place;
        }
        return null;
    }
    function lineIn(item: Item): Item {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (child.objectName.startsWith("words-") && child.visible)
                return child;
            const found = book.lineIn(child);
            if (found)
                return found;
        }
        return null;
    }

    Image {
        anchors.fill: parent
        source: "qrc:/art/games/storyline/book.svg"
        fillMode: Image.Stretch
        sourceSize {
            width: Math.ceil(book.width * Screen.devicePixelRatio)
            height: Math.ceil(book.height * Screen.devicePixelRatio)
        }
        smooth: true
    }
    TextPage {
        id: page
        objectName: "textPage"
        x: book.leftText.x
        y: book.leftText.y
        width: book.leftText.width
        height: book.leftText.height - (book.offersHere ? lines.room : 0)
        desk: book.desk
    }
    Row {
        id: lines
        readonly property real room: 2 * Theme.target + Theme.px(16) // kept whether there are words to write or not
        x: book.leftText.x
        y: book.leftText.y + book.leftText.height - room + Theme.px(8)
        width: book.leftText.width
        spacing: Theme.px(10)
        visible: book.offersHere
        Repeater {
            model: book.offersHere ? book.categories.length : 0
            delegate: WordLines {
                required property int index
                width: (lines.width - (book.categories.length - 1) * lines.spacing) / Math.max(1, book.categories.length)
                desk: book.desk
                suffix: index === 0 ? "" : "2"
                writing: book.desk.choosing && !book.past
                onAccepted: book.desk.commit()
            }
        }
    }
    Item {
        id: right
        x: book.rightText.x
        y: book.offersHere ? book.height * 0.075 : book.rightText.y
        width: book.rightText.width
        height: book.rightText.height
        visible: !book.last

        Words {
            id: head
            width: parent.width
            text: book.heading()
            font.pixelSize: Math.max(12, Math.min(Theme.type(14), Math.round(right.height * 0.05)))
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Row {
            id: row
            y: head.height + Theme.px(8)
            width: parent.width
            height: parent.height - y
            spacing: Theme.px(14)
            visible: !book.offersHere

            Repeater {
                id: slots
                model: book.categories.length
                delegate: PageSlot {
                    id: slot
                    required property int index
                    objectName: "slot-" + index
                    desk: book.desk
                    width: (row.width - (book.categories.length - 1) * row.spacing) / Math.max(1, book.categories.length)
                    height: row.height
                    category: book.categories[index] ?? 0
                    categoryText: book.desk.bannerTexts[index] ?? ""
                    chosen: book.chosen[index]?.face ?? 0
                    giver: book.chosen[index]?.seat ?? -1
                    tried: !book.past && book.desk.choosing ? book.desk.tries[index] ?? 0 : 0
                    writing: !book.past && book.desk.choosing
                    suffix: index === 0 ? "" : "2"
                    cardHeight: Math.min(width * 88 / 63, row.height - book.footHeight)
                    onAccepted: book.desk.commit()
                }
            }
        }
    }
    // Room for two lines to write on, or for the giver's name.
    readonly property real footHeight: desk.choosing && !past ? 2 * Theme.target + Theme.px(16) : Theme.px(44)

    function heading(): string {
        if (book.past)
            return qsTr("An earlier page");
        if (book.desk.choosing)
            return book.desk.ready ? qsTr("Your own words go into the tale.") : qsTr("Shuffled, so nobody sees whose is whose");
        const waiting = book.desk.seats.filter(seat => seat.counters["choosing"] === 1).length;
        return waiting > 0 ? qsTr("%n card(s) still to come", "", waiting * Math.max(1, book.desk.banners.length)) : "";
    }

    Column { // nothing is chosen for the last page
        x: book.rightText.x
        anchors.verticalCenter: parent.verticalCenter
        width: book.rightText.width
        spacing: Theme.px(10)
        visible: book.last
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: book.desk.tale.closing
            font.pixelSize: Math.max(12, Math.min(Theme.type(48), Math.round(book.height * 0.13)))
            font.family: Theme.titleFont
            font.bold: true
            wrapMode: Text.WordWrap
        }
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(Theme.px(72), Math.round(book.height * 0.17))
            height: width
            source: "qrc:/art/games/storyline/icons/quill.svg"
            sourceSize.width: Math.ceil(Theme.px(72) * Screen.devicePixelRatio)
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: book.desk.tale.title
            font.pixelSize: Math.max(12, Math.min(Theme.type(20), Math.round(book.height * 0.07)))
            font.family: Theme.storyFont
            font.italic: true
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
        }
    }
}
