// SPDX-License-Identifier: MIT
// A seat as a paper figure: its animal to choose, with the editable name and the kind of player beside it.
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
    property bool phones: false // can the hand move to a phone here?
    property bool explains: true // show a sentence about the kind of player if there is room?
    readonly property bool paired: (App.phones.seats ?? []).includes(seat)
    // Height of the sentence, or 0 while hidden.
    readonly property real below: explains && helped.text !== "" ? helped.height + Theme.px(6) : 0
    // Height of the figure, including the sentence.
    readonly property real low: Math.max(mark.height, fields.height) + Theme.px(22) +
        (helped.text === "" ? 0 : helped.height + Theme.px(6))
    readonly property list<string> kinds: sheet?.kinds() ?? []

    function takeFocus(): void { // on the kind of player
        kindTag.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitHeight: Math.max(mark.height, fields.height) + Theme.px(22) + below
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
        x: Theme.px(20)
        y: (figure.height - figure.below - height) / 2
        spacing: Theme.px(4)
        PaperButton {
            objectName: "seat-" + figure.seat + "-before"
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.target
            text: "‹"
            size: 22
            Accessible.name: qsTr("Previous animal (now %1)").arg(figure.emblemName)
            onClicked: figure.sheet.setEmblem(figure.seat, (figure.emblem + 7) % 8)
        }
        SeatEmblem {
            emblem: figure.emblem
            size: Theme.px(52)
        }
        PaperButton {
            objectName: "seat-" + figure.seat + "-after"
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: Theme.target
            text: "›"
            size: 22
            Accessible.name: qsTr("Next animal (now %1)").arg(figure.emblemName)
            onClicked: figure.sheet.setEmblem(figure.seat, (figure.emblem + 1) % 8)
        }
    }
    Column {
        id: fields
        x: mark.x + mark.width + Theme.px(10)
        y: (figure.height - figure.below - height) / 2
        width: figure.width - x - Theme.px(16)
        spacing: Theme.px(6)

        Row {
            id: naming
            width: parent.width
            spacing: pairing.visible ? Theme.px(6) : 0
            PaperInput {
                objectName: "seat-" + figure.seat + "-name"
                width: parent.width - parent.spacing - (pairing.visible ? pairing.width : 0)
                text: figure.name
                label: qsTr("Name of seat %1").arg(figure.seat + 1)
                onEdited: words => figure.sheet.setName(figure.seat, words)
            }
            PaperButton {
                id: pairing
                objectName: "seat-" + figure.seat + "-sign"
                anchors.verticalCenter: parent.verticalCenter
                // Hidden in a narrow figure, because the name needs the room, and where `phones` already offers phones.
                visible: !figure.phones && figure.kind === "human" && App.phones.early &&
                    naming.width >= implicitWidth + Theme.type(15) * 7
                sign: "phone"
                text: figure.paired ? qsTr("On a phone…") : qsTr("Play on a phone…")
                description: qsTr("Shows this hand on a phone instead of on the screen.")
                gold: figure.paired
                quiet: true
                onClicked: App.phones.open(figure.seat)
            }
        }
        ChoiceTag {
            id: kindTag
            objectName: "seat-" + figure.seat + "-kind"
            width: parent.width
            list: figure.list
            texts: figure.kindText !== "" ? figure.sheet?.kindTexts() ?? [] : [] // read again in another language
            helps: figure.kindText !== "" ? figure.sheet?.kindHelps() ?? [] : []
            current: figure.kinds.indexOf(figure.kind)
            text: figure.kindText
            size: 16
            description: (figure.kindHelp === "" ? "" : figure.kindHelp + " ") + qsTr("Press to choose who plays here")
            gold: figure.kind === "human"
            onChosen: index => figure.sheet.setKind(figure.seat, figure.kinds[index])
        }
        PaperButton {
            objectName: "seat-" + figure.seat + "-phone"
            visible: figure.phones && figure.kind === "human" && App.phones.mayOffer(figure.seat)
            width: parent.width
            text: figure.paired ? qsTr("On a phone…") : qsTr("Play on a phone…")
            description: qsTr("Shows this hand on a phone instead of on the screen.")
            size: 15
            quiet: true
            onClicked: App.phones.open(figure.seat)
        }
    }
    Words { // the sentence below the other items, measured even while hidden
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
