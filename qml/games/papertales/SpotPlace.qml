// SPDX-License-Identifier: MIT
// A spot of the viewer's Kingdom with its planned card. Cards can be dropped on it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Touchable {
    id: spot

    required property int index
    readonly property string stageRole: shown && !flat ? "own" : ""
    property bool covered: false // is the spot's card still in flight?
    property bool flat: false // is the spot too low for a card? If so, it shows a picture and the name
    property real apart: 0 // distance to the next spot, half of which the name may use
    readonly property string key: Look.spots[index]
    readonly property var unit: contents.revision >= 0 ? contents.spots[index] ?? ({}) : ({})
    readonly property bool closed: index === 2 && !(contents.numbers["fifthSpot"] > 0) && face === 0
    // Names of the spots for people, because F1 and F2 are also keys, for help and for a seat.
    readonly property string called: [
        qsTr("Front 1"),
        qsTr("Front 2"),
        qsTr("Front 3"),
        qsTr("Back 1"),
        qsTr("Back 2")
    ][index]
    // Does the current decision include this Unit?
    readonly property bool ofTheChoice: visible && face > 0 && contents.step !== "plan" && contents.legal(touch)
    // Current or forecast strength of the Unit.
    readonly property string counts: contents.numbers["forecastStrength" + key] ??
        contents.numbers["strength" + key] ?? ""
    readonly property bool shown: face > 0 && !covered
    readonly property PaperCard card: cards.count > 0 ? cards.itemAt(0) as PaperCard : null
    readonly property string dies: contents.texts["forecastDies" + key] ?? ""
    // Includes the tag below.
    readonly property rect ringed: Qt.rect(0, 0, width,
        height + Math.max(0, fate.visible ? -fate.anchors.bottomMargin : 0))

    objectName: "spot-" + key
    // Hides empty spots after the end.
    visible: face > 0 || !contents.session.over || contents.session.review.active
    place: key + "/" + contents.own + "/0"
    touch: "zone/" + key + "/" + contents.own
    dropTouch: touch
    face: unit.face ?? 0
    tokens: unit.tokens ?? 0
    draggable: face > 0 && contents.planning
    gilded: contents.held.length > 0 || contents.step !== "plan"
    words: closed ? qsTr("Fifth spot, opened by a level 2 Building")
        : face === 0 ? qsTr("%1, empty").arg(called)
        : unit.isNew ? Phrases.fill(qsTr("%1: %2, new"), [called, unit.name])
        : Phrases.fill(qsTr("%1: %2"), [called, unit.name])

    Rectangle {
        anchors.fill: parent
        visible: spot.face === 0
        radius: spot.corner
        color: spot.open ? Theme.nightOpen : Theme.nightSlot
        border.width: 1
        border.color: Theme.nightEdge
        opacity: spot.closed && !Theme.contrast ? 0.7 : 1
        Tip {
            text: spot.closed ? spot.words : ""
        }
        Row { // explains that a Building of level II opens this spot
            anchors.centerIn: parent
            visible: spot.closed
            spacing: Theme.px(6)
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                size: Math.min(Theme.px(30), spot.width * 0.3)
                icon: "construction"
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: "II"
                size: 18
                font.family: Theme.titleFont
                font.bold: true
                color: Theme.onTable
            }
        }
    }
    Repeater { // creates the card or the picture, whichever is shown
        id: cards
        model: spot.shown && !spot.flat ? 1 : 0
        delegate: PaperCard {
            width: spot.width
            face: spot.face
            tokens: spot.tokens
            counts: spot.counts
            fresh: spot.unit.isNew ?? false
        }
    }
    Repeater {
        id: tiles
        model: spot.shown && spot.flat ? 1 : 0
        delegate: UnitTile {
            width: spot.width
            height: spot.height - (title.visible ? title.height : 0)
            face: spot.face
            tokens: spot.tokens
            counts: spot.counts
            Rectangle { // marks a Unit that is planned, but not yet paid for
                visible: spot.unit.isNew ?? false
                anchors.horizontalCenter: parent.horizontalCenter
                width: mark.implicitWidth + Theme.px(12)
                height: mark.implicitHeight
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
    }
    FitWords {
        id: title
        objectName: "flatName"
        readonly property real pictureLeast: 22
        readonly property real row: Math.ceil(ruler.height * lineHeight)
        readonly property int rows: ruler.wide(name) <= width ? 1 : 2
        y: spot.height - height
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.floor(parent.width + Math.max(Theme.px(6), spot.apart - 2)) // ends where the next name begins
        height: rows > 1 ? 2 * row : Math.ceil(most * ruler.height / 11)
        visible: spot.shown && spot.flat && spot.height - height >= pictureLeast && ruler.widest(name) <= width
        name: spot.shown && spot.flat ? spot.contents.facts(spot.face).name ?? "" : ""
        most: rows > 1 ? 11 : Math.max(11, Math.min(Theme.type(14), spot.height * 0.17))
        least: 11
        typeface: Theme.titleFont
        heavy: true
        lineHeight: Theme.leading(0.86)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignBottom
        color: Theme.onTable
        Letters { // measures the smallest letters
            id: ruler
            font.family: Theme.titleFont
            font.bold: true
            font.pixelSize: 11
        }
    }
    KeyMark { // the digit that places the held card here
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)
        text: spot.index + 1
        visible: spot.open && spot.hold.byKeys || spot.ofTheChoice && spot.hold.byKeys
    }
    Rectangle {
        id: fate
        visible: spot.shown && spot.dies !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.horizontalCenterOffset: brief ? (spot.flat ? 2 + width / 2 - spot.width / 2 : -spot.width * 0.36) : 0
        // Keeps clear of the text and of a selectable card's rim.
        anchors.bottomMargin: spot.flat ? 1 + (title.visible ? title.height : 0)
            : brief ? spot.height * 0.42
            : -height * (spot.card?.told || spot.ofTheChoice ? 0.9 : 0.6)
        // Is the text too wide? If so, a picture replaces it.
        readonly property bool brief: death.implicitWidth + Theme.px(14) > spot.width * (spot.flat ? 0.5 : 0.72)
        width: brief ? height + Theme.px(8) : death.width + Theme.px(14)
        height: death.implicitHeight + Theme.px(3)
        radius: height / 2
        color: Theme.refuse
        Icon {
            anchors.centerIn: parent
            visible: parent.brief
            size: parent.height * 0.9
            icon: "age"
            Tip {
                text: spot.dies
            }
        }
        Words {
            id: death
            visible: !parent.brief
            anchors.centerIn: parent
            width: Math.min(Math.ceil(implicitWidth), spot.width + Theme.px(4)) // ends where the next spot's begins
            text: qsTr("will die")
            size: 12
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.bold: true
            color: Theme.onTable
        }
    }
}
