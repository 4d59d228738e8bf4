// SPDX-License-Identifier: MIT
// The open book, with the text on the left page, and on the right page the chosen cards or the slots for them.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: book

    required property StorylineContents contents
    property bool upright: false // is one page above the other?
    readonly property real unit: paper.unit
    // Is there room for a note that stays clear of the text's frame?
    readonly property bool noted: !upright && !last && !contents.session.over && height - 66.4 * unit >= page.leastNoted
    // Space below the text.
    readonly property real foot: (noted || Theme.textScale <= 1 && !last && !contents.session.over ? 40.4 : 32) * unit
    readonly property rect leftText: upright ? Qt.rect(42 * unit, 33 * unit, width - 70 * unit, height / 2 - 53 * unit)
        : Qt.rect(34 * unit, 26 * unit, width / 2 - 54 * unit, height - 26 * unit - foot)
    readonly property rect rightText: upright
        ? Qt.rect(42 * unit, height / 2 + 18 * unit, width - 70 * unit, height / 2 - 50 * unit)
        : Qt.rect(width / 2 + 20 * unit, 26 * unit, width / 2 - 54 * unit, height - 61 * unit)
    property bool offersHere: false // are the revealed cards shown on the right page, above the book?
    // Area for the cards on the right page, below its heading.
    readonly property real headHeight: right.height * 0.1 // room for two lines of small letters
    readonly property rect offers: Qt.rect(rightText.x - 4 * unit, right.y + headHeight, rightText.width + 8 * unit,
        height - (upright ? 28 : 36) * unit - right.y - headHeight)
    readonly property var chosen: contents.chosenOn(contents.page)
    readonly property bool past: contents.reading > 0
    // Emblem of the page's narrator, for the seat's colour.
    readonly property int narrator: contents.session.over ? -1 : contents.seats[contents.narrator]?.emblem ?? -1
    readonly property bool turning: leaf.active
    readonly property list<int> categories: chosen.length > 0 && (past || contents.events.telling)
        ? chosen.map(card => book.contents.category(card.face))
        : contents.banners
    readonly property string words: page.words.replace(/[\[\]]/g, "")
    readonly property bool last: contents.theEnd && !past

    // Ends all animations.
    function finish(): void {
        leaf.finish();
        page.finish();
        for (let i = 0; i < slots.count; ++i)
            (slots.itemAt(i) as PageSlot)?.finish();
    }
    function focusWords(): bool {
        const line = book.lineIn(book.offersHere ? lines : row);
        line?.forceActiveFocus(Qt.TabFocusReason);
        return line !== null;
    }
    // Returns the chosen card's slot on the open page, or null.
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

    Connections {
        target: book.contents.session
        function onFinishWanted(): void {
            book.finish();
        }
    }
    BookPaper {
        id: paper
        anchors.fill: parent
        upright: book.upright
        cover: book.narrator >= 0 ? Theme.seatColor(book.narrator) : Qt.darker(Theme.storyColors[0], 1.4)
    }
    TextPage {
        id: page
        objectName: "textPage"
        // Whole pixels, because the line above the note could disappear otherwise.
        x: Math.round(book.leftText.x)
        y: Math.round(book.leftText.y)
        width: Math.floor(book.leftText.width)
        height: Math.floor(book.leftText.height - (book.offersHere ? lines.room : 0))
        contents: book.contents
        covered: leaf.forward
    }
    Row {
        id: lines
        // Reserved even while there are no words to write.
        readonly property real room: 2 * Theme.target + Theme.px(16)
        x: book.leftText.x
        y: book.leftText.y + book.leftText.height - room + Theme.px(8)
        width: book.leftText.width
        spacing: Theme.px(10)
        visible: book.offersHere
        Repeater {
            model: book.offersHere ? book.categories.length : 0
            delegate: WordLines {
                required property int index
                width: (lines.width - (book.categories.length - 1) * lines.spacing) /
                    Math.max(1, book.categories.length)
                contents: book.contents
                suffix: index === 0 ? "" : "2"
                writing: book.contents.choosing && !book.past
                onAccepted: book.contents.commit()
            }
        }
    }
    Item {
        id: right
        x: book.rightText.x
        y: book.rightText.y - (book.offersHere && !book.upright ? 5 * book.unit : 0)
        width: book.rightText.width
        height: book.rightText.height
        visible: !book.last

        Words {
            id: head
            width: parent.width
            text: book.heading()
            font.pixelSize: Math.max(12,
                Math.min(Math.max(Theme.type(14), Theme.vh(1.9)), Math.round(right.height * 0.055)))
            height: book.headHeight
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            wrapMode: Text.WordWrap // wraps long words onto a second line
            maximumLineCount: 2
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            elide: Text.ElideRight
        }
        Row {
            id: row
            y: book.headHeight + Theme.px(2)
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
                    contents: book.contents
                    width: (row.width - (book.categories.length - 1) * row.spacing) /
                        Math.max(1, book.categories.length)
                    height: row.height
                    category: book.categories[index] ?? 0
                    categoryText: book.contents.bannerTexts[index] ?? ""
                    chosen: book.chosen[index]?.face ?? 0
                    giver: book.chosen[index]?.seat ?? -1
                    tried: !book.past && book.contents.choosing ? book.contents.tries[index] ?? 0 : 0
                    writing: !book.past && book.contents.choosing
                    suffix: index === 0 ? "" : "2"
                    cardHeight: Math.min(width * 88 / 63, row.height - book.footHeight)
                    onAccepted: book.contents.commit()
                }
            }
        }
    }
    // Room for two lines of input, or for the giver's name.
    readonly property real footHeight: contents.choosing && !past ? 2 * Theme.target + Theme.px(16) : Theme.px(44)

    function heading(): string {
        if (book.past)
            return qsTr("An earlier page");
        if (book.contents.choosing)
            return book.contents.ready ? qsTr("Your own words go into the tale.")
                : qsTr("Shuffled, so nobody sees whose is whose");
        const waiting = book.contents.seats.filter(seat => seat.counters["choosing"] === 1).length;
        return waiting > 0 ? qsTr("%n card(s) still to come", "", waiting * Math.max(1, book.contents.banners.length))
            : "";
    }

    ClosingPage {
        x: book.rightText.x
        y: book.rightText.y + (book.rightText.height - height) / 2
        width: book.rightText.width
        contents: book.contents
        bookHeight: book.upright ? book.height / 2 : book.height
        visible: book.last
    }
    PageTurning {
        id: leaf
        anchors.fill: parent
        contents: book.contents
        paper: paper
    }
}
