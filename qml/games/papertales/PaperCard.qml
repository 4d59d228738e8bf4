// SPDX-License-Identifier: MIT
// A Unit's card: one composed image, with cost, strength, name, abilities and Age tokens written over it. A card
// narrower than `wordsFrom` pixels shows its abilities only as pictures.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: card

    property int face: 0
    property int tokens: 0
    property string counts // current strength of the Unit, if known
    property bool fresh: false // is the Unit planned, but not yet in play?
    property real depth: 0.5
    property real wordsFrom: 118
    readonly property real unit: width / 63
    readonly property int drawn: visible ? face : 0 // 0 while hidden, so that nothing is laid out or drawn
    readonly property var facts: drawn > 0 ? Cards.facts("papertales", drawn) : ({})
    readonly property var numbers: facts.numbers ?? ({})
    readonly property var lines: facts.lines ?? []
    // Puts the name on the ribbon. If even the smallest letters are too wide, it is on two lines of a larger ribbon, or
    // on a small card in place of the abilities' text.
    readonly property bool onRibbon: letters.wide(facts.name ?? "") <= 41 * unit
    readonly property real longest: letters.widest(facts.name ?? "")
    readonly property bool onBanner: !onRibbon && longest <= 46 * unit
    readonly property bool below: !onRibbon && !onBanner
    readonly property bool named: drawn > 0 && longest <= 59 * unit
    readonly property bool small: drawn > 0 && width < 64
    readonly property bool wordy: width >= wordsFrom && lines.length > 0 && !below
    // Does a long text also cover part of the picture?
    readonly property bool tall: wordy && shortest.contentHeight > 27.6 * unit + 1
    // Does the text of the abilities fit? Shrunk text always does, but the smallest size may not. If not, pictures are
    // shown.
    readonly property bool told: wordy &&
        (abilities.font.pixelSize > abilities.least || abilities.contentHeight <= abilities.height + 1)

    height: Math.round(width * 88 / 63)

    CardImage {
        anchors.fill: parent
        game: "papertales"
        theme: App.appearance.artTheme
        face: card.drawn
        units: 63
        gutter: 2
        depth: card.depth
    }
    Letters {
        id: letters
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 11
    }
    Rectangle {
        id: banner
        visible: card.named && card.onBanner
        x: 14.4 * card.unit
        y: 1.6 * card.unit
        width: 47 * card.unit
        height: Math.max(12 * card.unit, title.contentHeight + 2)
        radius: 1.5 * card.unit
        color: Theme.paper
        border.width: 1
        border.color: Theme.paperEdge
    }
    Words {
        id: title
        objectName: "unitName"
        x: (card.onRibbon ? 14.6 : card.onBanner ? 14.8 : 2) * card.unit
        y: (card.onRibbon ? 2.9 : card.onBanner ? 1.6 : 60.5) * card.unit -
            (card.onRibbon ? Math.max(0, (height - 10 * card.unit) / 2) : 0)
        width: (card.onRibbon ? 41 : card.onBanner ? 46.2 : 59) * card.unit
        height: card.onRibbon ? Math.max(10 * card.unit, contentHeight)
            : card.onBanner ? Math.max(12 * card.unit, contentHeight + 2)
            : contentHeight
        visible: card.named
        text: card.onRibbon ? card.facts.name ?? "" : Phrases.unbroken(card.facts.name ?? "")
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: card.onRibbon ? Math.max(11, Math.round(7.4 * card.unit)) : 11
        fontSizeMode: card.onRibbon ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 11
        wrapMode: card.onRibbon ? Text.NoWrap : Text.WordWrap
        lineHeight: Theme.leading(card.onRibbon ? 1 : 0.86)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Words { // measures the text at the smallest size
        id: shortest
        visible: false
        width: abilities.width
        text: abilities.text
        font.family: Theme.storyFont
        font.pixelSize: 11
        wrapMode: Text.WordWrap
        lineHeight: abilities.lineHeight
    }
    Rectangle {
        visible: card.told && card.tall
        x: 2 * card.unit
        y: abilities.y - card.unit
        width: 59 * card.unit
        height: abilities.height + card.unit
        radius: 1.5 * card.unit
        color: Theme.paper
    }
    // Draws coin and shield where the card's picture can't be used: small cards have them too small for numbers, cards
    // with much text have them lower, and Buildings have none.
    Image {
        anchors.centerIn: cost
        visible: card.small
        width: 16
        height: width
        source: visible ? Look.art + "coin.svg" : ""
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
    }
    Words {
        id: cost
        x: 1.2 * card.unit
        y: 1.7 * card.unit
        width: 12.6 * card.unit
        height: width
        visible: card.drawn > 0
        text: card.numbers.cost ?? ""
        font.bold: true
        font.pixelSize: Math.max(11, Math.round(8.6 * card.unit))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Image {
        anchors.centerIn: strength
        visible: card.small || card.told && card.tall || card.drawn > 0 && card.numbers.cost === undefined
        width: card.small ? 20 : 14 * card.unit
        height: width * 26 / 24
        source: visible ? Look.art + "shield.svg" : ""
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
    }
    Words {
        id: strength
        x: 24.5 * card.unit
        y: (card.told && card.tall ? abilities.upper - 14 : 44.6) * card.unit
        width: 14 * card.unit
        height: 13.6 * card.unit
        visible: card.drawn > 0
        text: card.drawn === 0 ? ""
            : card.counts !== "" ? card.counts
            : card.numbers.strength === undefined ? "?"
            : card.numbers.strength + (card.numbers.starred ? "*" : "")
        // Does the strength differ from the printed value?
        readonly property bool changed: card.counts !== "" && card.counts !== String(card.numbers.strength)
        color: changed && !Theme.contrast ? Theme.gold : Theme.onTable
        font.underline: changed && Theme.contrast
        font.bold: true
        // Keeps two digits inside the shield's rim.
        font.pixelSize: Math.max(11, Math.round((text.length > 1 ? 7.6 : 8.4) * card.unit))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    FitWords {
        id: abilities
        x: 2.8 * card.unit
        readonly property real upper: card.tall
            ? Math.max(32, Math.min(43.6, 87.1 - (shortest.contentHeight + 3) / card.unit))
            : 59.5
        y: upper * card.unit
        width: 57.4 * card.unit
        height: (87.1 - upper) * card.unit
        visible: card.told
        text: card.wordy ? card.lines.map(line => line.text).join("\n") : ""
        typeface: Theme.storyFont
        most: Math.max(11, Math.round(6.2 * card.unit * Math.max(1, Theme.textScale)))
        least: 11
        lineHeight: Theme.leading(0.88)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    EffectIcons {
        visible: card.drawn > 0 && !card.told
        anchors.horizontalCenter: parent.horizontalCenter
        y: card.below ? Math.max(63.5 * card.unit, title.y + title.height) : 63.5 * card.unit
        size: Math.min(15 * card.unit, card.height - y - 2 * card.unit)
        lines: card.lines
        most: 3
    }
    AgeTokens {
        anchors.right: parent.right
        anchors.rightMargin: 1.5 * card.unit
        y: Math.max(16 * card.unit, banner.visible ? banner.y + banner.height : 0)
        size: Math.max(14, 11 * card.unit)
        count: card.tokens
    }
    Rectangle { // marks a Unit that is planned, but not yet paid for
        visible: card.fresh
        x: (y > 16 * card.unit ? -8 : 3) * card.unit // clear of the shield
        y: Math.max(16 * card.unit, banner.visible ? banner.y + banner.height : 0) // clear of the name
        width: mark.implicitWidth + Theme.px(12)
        height: mark.implicitHeight + Theme.px(2)
        radius: height / 2
        color: Theme.gold
        Words {
            id: mark
            anchors.centerIn: parent
            text: qsTr("new")
            size: 12
            font.bold: true
        }
    }
}
