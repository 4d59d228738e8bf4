// SPDX-License-Identifier: MIT
// A card: one composed image, with name, cost and effect written over it. A character shows the form given by its mark.
// Narrow cards have no text.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: card

    property int face: 0
    property int mark: 0
    property bool altered: character && mark === 1
    property bool stopped: false
    property bool slams: false // animate the banner when the card is stopped?
    property real depth: 0.5
    property bool plain: false // leave out the text?
    property string power // text that replaces the card's own
    property bool brief: false // show only a character's type, because its bonus is beside the card?
    property real shown: 1 // scale on the screen, which sets the picture's resolution
    readonly property real unit: width / 63
    readonly property int drawn: visible ? face : 0 // 0 while hidden, so that nothing is laid out or drawn
    readonly property var facts: drawn > 0 ? Cards.facts("tailstory", drawn) : ({})
    readonly property list<var> lines: facts.lines ?? []
    readonly property bool event: facts.numbers?.kind !== undefined
    readonly property bool character: (facts.pictures?.length ?? 0) > 0
    readonly property string whole: (card.altered ? card.lines[1]?.text : card.facts.name) ?? ""
    // "Jack, the Beagle", or just "Jack" on a card that is too small. The enlarged card shows the full name.
    readonly property string title: character && rowsOf(whole, 55 * unit) > 3 ? whole.split(/[,،、]/)[0] : whole
    property real hidden: 0 // width covered by the next card to its right
    readonly property real nameRoom: Math.min(43.5 * unit, 47.5 * unit - hidden) // width of the ribbon
    readonly property real longest: letters.widest(title)
    // An Event's name is on the ribbon. If even the smallest letters are too wide, it is on two rows of a larger
    // ribbon, or in place of the text.
    readonly property bool onRibbon: !plain && letters.wide(title) <= Math.min(43.5 * unit, 47.5 * unit - hidden)
    readonly property int bannerRows: rowsOf(title, nameRoom - 0.1 * unit)
    readonly property bool onBanner: event && !plain && !onRibbon && width >= 72 &&
        (bannerRows <= 2 || bannerRows === 3 && !fitsBox)
    readonly property real boxRoom: 58 * unit - Math.max(0, hidden - 3 * unit)
    readonly property bool fitsBox: longest <= boxRoom &&
        rowsOf(title, boxRoom) * letters.height * Theme.leading(0.9) <= 19 * unit
    readonly property bool named: !plain && (event ? onRibbon || onBanner : width >= 60)
    // Is the digit too small to read, with room for a larger one?
    readonly property bool tiny: !named && 8.2 * unit < Theme.vh(1.9)
    readonly property bool boxed: event && !plain && !named && width >= 72 && fitsBox
    readonly property bool wordy: width >= 104 && !boxed && !plain
    // Does the text fit? Shrunk text always does, but the smallest size may not.
    readonly property bool told: wordy && (text.font.pixelSize > text.least || text.contentHeight <= text.height + 1)
    readonly property string words: character ? formText() : power || (lines[0]?.text ?? "")

    signal slammed

    // Returns the number of rows for a name in its smallest letters. A word that is too long counts as many rows.
    function rowsOf(words: string, room: real): int {
        let rows = 1;
        let row = "";
        for (const part of Phrases.parts(words)) {
            if (letters.wide(part.trim()) > room)
                return 9;
            const longer = letters.wide((row + part).trim()) > room;
            rows += longer ? 1 : 0;
            row = longer ? part : row + part;
        }
        return rows;
    }
    // Returns a character's text. A large card in Normal form also shows the altered form's power.
    function formText(): string {
        const type = card.lines[3]?.text ?? "";
        if (card.brief)
            return type;
        const bonus = [type, card.lines[0]?.text ?? ""].join("\n");
        const ability = card.lines[2]?.text ?? "";
        return card.altered ? [type, ability].join("\n")
            : card.width >= 220 ? Phrases.fill(qsTr("%1\nAltered: %2"), [bonus, ability])
            : bonus;
    }

    height: Math.round(width * 88 / 63)

    CardImage {
        anchors.fill: parent
        game: "tailstory"
        face: card.facts.numbers?.picture ?? card.drawn
        units: 63
        gutter: 2
        depth: card.depth
        shown: card.shown
    }
    Picture { // draws the altered form over the normal one
        anchors.fill: parent
        anchors.margins: -2 * card.unit
        visible: card.altered
        source: card.altered ? Look.art + "frames/altered.svg" : ""
    }
    Picture {
        x: 3.5 * card.unit
        y: 3.5 * card.unit
        width: 56 * card.unit
        height: 46 * card.unit
        visible: card.altered
        source: card.altered ? card.facts.pictures[1] : ""
    }
    Letters {
        id: letters
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 11
    }
    Rectangle {
        visible: card.onBanner
        x: 14.4 * card.unit
        y: 1.6 * card.unit
        width: 46.8 * card.unit
        height: name.height + 2
        radius: 1.5 * card.unit
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge
    }
    Picture { // the type's symbol below a two-row ribbon
        x: 49.5 * card.unit
        y: name.y + name.height + 2 * card.unit
        width: 11 * card.unit
        height: width
        visible: card.onBanner && card.bannerRows > 1 && card.width >= 96
        source: visible ? Look.icon(Look.type(card.facts)) : ""
    }
    FitWords {
        id: name
        objectName: "cardName"
        x: (card.event ? card.onBanner ? 15.8 : 15 : 3.5) * card.unit
        y: (card.event ? card.onBanner ? 1.6 : 2.6 : 50.5) * card.unit + (card.onBanner ? 1 : 0)
        width: card.event ? card.nameRoom + (card.onBanner ? 0.5 * card.unit : 0) : 56 * card.unit
        height: card.event ? card.onBanner ? Math.max(11 * card.unit, 13 * card.bannerRows) : 9 * card.unit
            : card.character || card.words !== ""
                ? Math.max(11 * card.unit, rows > 1 ? Math.ceil(rows * letters.height * lineHeight) : 0)
            : 34 * card.unit
        readonly property int rows: Math.min(3, card.rowsOf(card.title, width))
        visible: card.drawn > 0 && card.named
        name: visible ? card.title : ""
        color: card.altered ? Theme.onTable : Theme.ink
        typeface: Theme.titleFontOf(name)
        heavy: true
        most: Math.max(11, Math.round((card.event ? card.onBanner ? 5 : 6.9 : 6.6) * card.unit))
        least: 11
        lineHeight: Theme.leading(0.88)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Rectangle { // replaces the printed circle, which is too small for the digit on a small card
        anchors.centerIn: cost
        visible: card.event && (card.tiny || card.width < 72)
        width: card.tiny ? Theme.vh(2.7) : 16
        height: width
        radius: width / 2
        color: Theme.paper
        border.width: 1
        border.color: Theme.ink
    }
    Words {
        id: cost
        x: 2.4 * card.unit
        y: 1.6 * card.unit
        width: 11.2 * card.unit
        height: width
        visible: card.event
        text: card.facts.numbers?.cost ?? ""
        font.bold: true
        font.pixelSize: Math.max(11, card.tiny ? Theme.vh(1.9) : Math.round(8.2 * card.unit))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    FitWords {
        id: text
        readonly property real upper: card.event ? 66.6 * card.unit : Math.max(61 * card.unit, name.y + name.height)
        x: (card.boxed ? 2.5 : 4.5) * card.unit
        y: upper
        width: card.boxRoom - (card.boxed ? 0 : 4 * card.unit)
        height: (card.event ? 84.6 : 85.5) * card.unit - upper
        visible: text !== "" && (card.boxed || card.told)
        text: card.wordy ? card.words : card.boxed ? Phrases.unbroken(card.title) : ""
        color: card.altered ? Theme.onTable : Theme.ink
        typeface: card.boxed ? Theme.titleFont : Theme.storyFont
        heavy: card.boxed
        most: Math.max(11, Math.round((card.boxed ? 5 : 6.3 * Math.max(1, Theme.textScale)) * card.unit))
        least: 11
        lineHeight: Theme.leading(0.9)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    FitWords { // shows only a character's type if there is no room for more
        x: text.x
        y: text.y
        width: text.width
        height: text.height
        // Left out if there is no room, because the enlarged card shows it.
        visible: text !== "" && height >= 13 && contentHeight <= height + 4 * card.unit
        text: card.character && card.named && !card.told ? card.lines[3]?.text ?? "" : ""
        color: text.color
        typeface: Theme.storyFont
        most: 13
        least: 11
        lineHeight: Theme.leading(0.9)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Picture { // a larger symbol of the kind instead of text
        anchors.horizontalCenter: parent.horizontalCenter
        y: 64 * card.unit
        width: 18 * card.unit
        height: width
        visible: card.event && !card.told && !card.boxed
        source: visible ? Look.icon(Look.kind(card.facts)) : ""
    }
    StopBanner {
        shown: card.stopped
        slams: card.slams
        text: qsTr("stopped")
        onSlammed: card.slammed()
    }
}
