// SPDX-License-Identifier: MIT
// A story card: a picture in a window, a name on a strip of paper, and the category as colour and icon. Or a card back.
// All cards are upright and have the same size.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: card

    property int face: 0 // 0 for a back
    readonly property var facts: Cards.facts("storyline", face)
    property int category: Look.category(facts) // known even for a back, from its deck
    property string title
    property bool own: false // is this the viewer's own card among the shuffled ones?
    property real depth: 0.6
    property real shown: 1 // maximum scale, which sets the picture's resolution
    property real hidden: 0 // width covered by the next card to its right
    readonly property real whole: strip.width - 4 * unit
    readonly property real room: hidden > strip.x ? whole - hidden + strip.x + unit : whole // width left for the name
    readonly property bool fits: letters.widest(title) <= room
    readonly property real unit: width / 63
    readonly property bool open: visible && face > 0 // false while hidden, so that nothing is laid out or drawn

    implicitHeight: Math.round(width * 88 / 63)
    height: implicitHeight

    Letters {
        id: letters
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 11 // the smallest letters
    }
    SoftShadow {
        depth: card.depth
    }
    Image {
        anchors.fill: parent
        anchors.margins: -2 * card.unit
        visible: !card.open && card.category >= 0
        source: visible ? Look.back(card.category) : ""
        sourceSize {
            width: Math.ceil(card.width * 67 / 63 * Screen.devicePixelRatio / 8) * 8
            height: Math.ceil(card.height * 92 / 88 * Screen.devicePixelRatio / 8) * 8
        }
        smooth: true
    }
    Rectangle {
        anchors.fill: parent
        visible: card.open
        radius: 4.4 * card.unit
        color: card.category < 0 ? Theme.paperShade : Theme.storyColors[card.category]
        border.width: Math.max(1, 0.7 * card.unit)
        border.color: Qt.lighter(color, 1.3)
    }
    Image {
        x: Math.round(3.5 * card.unit)
        y: x
        width: card.width - 2 * x
        height: Math.round(46 * card.unit)
        visible: card.open
        source: card.open && card.category >= 0 ? card.facts.pictures[0] : ""
        sourceSize {
            width: Math.ceil((card.width - 7 * card.unit) * card.shown * Screen.devicePixelRatio / 8) * 8
            height: Math.ceil(46 * card.unit * card.shown * Screen.devicePixelRatio / 8) * 8
        }
        smooth: true
    }
    Rectangle {
        id: strip
        x: Math.round(3.5 * card.unit)
        y: Math.round(54 * card.unit)
        width: card.width - 2 * x
        height: card.height - y - x
        visible: card.open
        radius: 2 * card.unit
        color: Theme.paper

        FitWords {
            objectName: "cardName"
            x: 2 * card.unit
            y: 4.2 * card.unit // clear of the category's icon
            width: card.fits ? card.room : card.whole
            height: strip.height - 5.2 * card.unit
            name: card.open ? card.title : ""
            most: Math.max(11, Math.round(7.4 * card.unit))
            least: 11
            typeface: Theme.titleFont
            heavy: true
            lineHeight: Theme.leading(0.86)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(47.6 * card.unit)
        width: Math.round(10 * card.unit)
        height: width
        radius: width / 2
        visible: card.open
        color: card.category < 0 ? Theme.paper : Theme.storyColors[card.category]
        border.width: 1
        border.color: Theme.paper

        Image {
            anchors.centerIn: parent
            width: Math.round(7.4 * card.unit)
            height: width
            source: card.open ? Look.icon(card.category) : ""
            sourceSize.width: Math.ceil(7.4 * card.unit * card.shown * Screen.devicePixelRatio)
            smooth: true
        }
    }
    Rectangle { // visible only to the card's owner
        visible: card.own
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -Theme.px(4)
        width: yours.implicitWidth + Theme.px(12)
        height: yours.implicitHeight + Theme.px(2)
        radius: height / 2
        color: Theme.paper
        border.width: 1
        border.color: Theme.ink
        Words {
            id: yours
            anchors.centerIn: parent
            text: qsTr("yours")
            size: 12
            font.bold: true
        }
    }
}
