// SPDX-License-Identifier: MIT
// One page of the tale so far: its number, and small pictures of the cards chosen for it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: leaf

    required property StorylineContents contents
    required property int index
    property int last: 15
    property bool titled: false // show the cards' names?
    property real tucked: 0 // height of the hidden part behind the book
    readonly property int page: index + 1
    readonly property var cards: contents.chosenOn(page)
    readonly property bool current: page === contents.round
    readonly property bool open: page === contents.page
    readonly property bool pressable: page <= contents.round
    readonly property string words: Phrases.listed(cards.map(card => leaf.contents.title(card.face)))
    readonly property string stageRole: titled ? "opponent" : ""

    signal pressed(page: int)

    function press(): void {
        if (leaf.pressable)
            leaf.pressed(leaf.page);
    }

    objectName: "page-" + page
    activeFocusOnTab: activeFocus || pressable && open
    Accessible.role: pressable ? Accessible.Button : Accessible.StaticText
    Accessible.name: cards.length > 0 ? Phrases.fill(qsTr("Page %1: %2"), [page, words]) : qsTr("Page %1").arg(page)
    Accessible.focusable: pressable
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(5)
        visible: leaf.pressable // future pages show only their numbers
        color: leaf.open ? Theme.gold : Theme.paper
        border.width: 1
        border.color: leaf.open ? Theme.gold : Theme.paperEdge
    }
    Row {
        id: pictures
        x: Theme.px(4)
        y: Theme.px(4)
        width: parent.width - 2 * x
        height: leaf.titled ? Math.round(leaf.height * (leaf.cards.length > 1 ? 0.42 : 0.56))
            : parent.height - leaf.tucked - 2 * y
        Repeater {
            model: ListRows {
                list: leaf.cards
            }
            delegate: Item {
                id: frame
                required property var modelData
                readonly property real wide: Math.max(width, height * 56 / 46)
                width: parent.width / leaf.cards.length
                height: parent.height
                clip: true
                Image {
                    anchors.centerIn: parent
                    height: width * 46 / 56
                    width: frame.wide
                    source: leaf.contents.facts(frame.modelData.face).pictures[0]
                    sourceSize {
                        width: Math.ceil(frame.wide * Screen.devicePixelRatio / 8) * 8
                        height: Math.ceil(frame.wide * 46 / 56 * Screen.devicePixelRatio / 8) * 8
                    }
                    smooth: true
                }
            }
        }
    }
    FitWords {
        x: pictures.x + Theme.px(2)
        y: pictures.y + pictures.height + Theme.px(2)
        width: pictures.width - Theme.px(4)
        height: parent.height - y - Theme.px(4)
        visible: leaf.titled && leaf.cards.length > 0
        name: visible ? leaf.words : ""
        size: 17
        least: 11
        typeface: Theme.titleFont
        heavy: true
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: leaf.titled ? 0 : plate.width / 2 // makes room for the number beside it
        y: (parent.height - leaf.tucked - height) / 2
        visible: leaf.current && leaf.cards.length === 0
        text: leaf.page === leaf.last ? "✦" : "?"
        font.pixelSize: Math.max(12, Math.min(Theme.type(26), Math.round((leaf.height - leaf.tucked) * 0.44)))
        font.family: Theme.titleFont
        font.bold: true
        color: leaf.open ? Theme.ink : Theme.goldDeep
    }
    Rectangle {
        id: plate
        width: number.width + Theme.px(10)
        height: number.height
        radius: Theme.px(5)
        color: leaf.pressable ? leaf.open ? Theme.gold : Theme.paper : Theme.clear
        Words {
            id: number
            anchors.centerIn: parent
            text: leaf.page
            font.pixelSize: Math.max(12, Math.min(Theme.type(13), Math.round((leaf.height - leaf.tucked) * 0.36)))
            font.bold: leaf.open
            color: leaf.pressable ? Theme.ink : Theme.nightSoft
        }
    }
    Tip {
        text: !leaf.titled && (leaf.cards.length > 0 || leaf.pressable) ? leaf.Accessible.name : ""
    }
    FocusRing {
        radius: Theme.px(5)
        visible: leaf.activeFocus
    }
    MouseArea {
        anchors.fill: parent
        enabled: leaf.pressable
        cursorShape: Qt.PointingHandCursor
        onClicked: leaf.press()
    }
}
