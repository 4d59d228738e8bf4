// SPDX-License-Identifier: MIT
// A seat as a paper figure: its animal to step through, its name to write, and who plays it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: figure

    required property int seat
    required property string name
    required property string kind
    required property string kindText
    required property string kindHelp
    required property int emblem
    required property string emblemName
    property SeatSheet sheet
    property ChoiceList list: null
    property bool compact: false // its animal beside its name: so that many have room
    property bool explains: true // who plays, in a sentence; a compact one may have no room for it
    readonly property real below: compact && explains && helped.text !== "" ? helped.height + Theme.px(6) : 0 // what it takes there
    readonly property real low: Math.max(mark.height, fields.height) + Theme.px(22) + (helped.text === "" ? 0 : helped.height + Theme.px(6)) // its height, if it is compact and explains
    readonly property var kinds: sheet?.kinds() ?? []
    readonly property real roomy: Math.max(Theme.target, Theme.px(60)) + 2 * Math.max(Theme.target, Math.ceil(Theme.type(16) * 1.5) + Theme.px(14)) + (helped.text === "" ? 0 : helped.height + Theme.px(12)) + Theme.px(56) // its least height, if it is not compact

    function takeFocus(): void { // to who plays
        kindTag.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: compact ? Math.max(mark.height, fields.height) + Theme.px(22) + below : mark.height + Theme.px(12) + fields.height + Theme.px(32)
    Accessible.role: Accessible.Grouping
    Accessible.name: Phrases.fill(qsTr("Seat %1: %2, %3, %4"), [seat + 1, name, kindText, emblemName])

    Paper {
        anchors.fill: parent
        fill: Theme.paperShade
        depth: 0.5
    }
    Rectangle {
        width: Theme.px(10)
        height: parent.height - 2 * Theme.radius
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.seatColor(figure.emblem)
        radius: Theme.px(3)
    }
    Row {
        id: mark
        readonly property real emblemSize: figure.compact ? Theme.px(52) : Math.max(Theme.px(60), Math.min(Theme.px(96), figure.height * 0.34))
        x: figure.compact ? Theme.px(20) : (figure.width + Theme.px(8) - width) / 2
        y: figure.compact ? (figure.height - figure.below - height) / 2 : (figure.height - height - fields.height - Theme.px(12)) / 2
        spacing: Theme.px(figure.compact ? 4 : 14)
        PaperButton {
            objectName: "seat-" + figure.seat + "-before"
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.target
            text: "‹"
            size: 22
            Accessible.name: qsTr("Previous animal, before %1").arg(figure.emblemName)
            onClicked: figure.sheet.setEmblem(figure.seat, (figure.emblem + 7) % 8)
        }
        SeatEmblem {
            emblem: figure.emblem
            size: mark.emblemSize
        }
        PaperButton {
            objectName: "seat-" + figure.seat + "-after"
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.target
            text: "›"
            size: 22
            Accessible.name: qsTr("Next animal, after %1").arg(figure.emblemName)
            onClicked: figure.sheet.setEmblem(figure.seat, (figure.emblem + 1) % 8)
        }
    }
    Column {
        id: fields
        x: figure.compact ? mark.x + mark.width + Theme.px(10) : Theme.px(24)
        y: figure.compact ? (figure.height - figure.below - height) / 2 : mark.y + mark.height + Theme.px(12)
        width: figure.width - x - Theme.px(16)
        spacing: Theme.px(figure.compact ? 6 : 12)

        PaperInput {
            objectName: "seat-" + figure.seat + "-name"
            width: parent.width
            text: figure.name
            label: qsTr("Name of seat %1").arg(figure.seat + 1)
            onEdited: words => figure.sheet.setName(figure.seat, words)
        }
        ChoiceTag {
            id: kindTag
            objectName: "seat-" + figure.seat + "-kind"
            width: parent.width
            list: figure.list
            texts: figure.kindText !== "" ? figure.sheet?.kindTexts() ?? [] : [] // again in another language
            helps: figure.kindText !== "" ? figure.sheet?.kindHelps() ?? [] : []
            current: figure.kinds.indexOf(figure.kind)
            text: figure.kindText
            size: 16
            description: (figure.kindHelp === "" ? "" : figure.kindHelp + " ") + qsTr("Press to choose who plays here")
            gold: figure.kind === "human"
            onChosen: index => figure.sheet.setKind(figure.seat, figure.kinds[index])
        }
        Words {
            objectName: "seat-" + figure.seat + "-help"
            width: parent.width
            visible: text !== "" && !figure.compact
            text: figure.kindHelp
            size: 14
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
        }
    }
    Words { // below both, and how high it is in any case
        id: helped
        objectName: "seat-" + figure.seat + "-helpBelow"
        visible: figure.below > 0
        x: Theme.px(20)
        y: figure.height - height - Theme.px(8)
        width: figure.width - Theme.px(40)
        text: figure.kindHelp
        size: 14
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        color: Theme.inkSoft
    }
}
