// SPDX-License-Identifier: MIT
// One seat in a reaction window: its portrait with a tick once it has answered, key and name, and the answers of a
// person. A bot shows only its state.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: seat

    required property var row // a row of the seat model
    property ReactionWindow reactions: null
    property string says // state, such as "may answer"
    property bool answered: false // has the seat let the play go?
    property bool awaited: false // must the seat still answer?
    property string key // label of the seat's key, such as "F3"
    readonly property int number: row.seat
    readonly property bool person: listed("seats")
    readonly property color tint: Theme.seatColor(row.emblem)

    property bool upright: false // is the portrait above the name?
    property real widest: Theme.px(200)
    property real least: 0
    // Width of the third answer on two lines.
    readonly property real restWidth: Math.max(Theme.target, Math.ceil(notNow.implicitWidth * 0.62) + Theme.px(30))
    // Width of the first two answers.
    readonly property real answersWidth: person ? halt.implicitWidth + fine.implicitWidth + answers.spacing : 0
    // Width with the third answer as a sign.
    readonly property real shortWidth: person ? Math.ceil(answersWidth + answers.spacing + Theme.target) : 0
    // Width with the third answer in words.
    readonly property real wholeWidth: person ? Math.ceil(answersWidth + answers.spacing + restWidth) : 0
    readonly property real spare: width - answersWidth - answers.spacing // width left for the third answer
    readonly property real third: rest.visible ? rest.width + answers.spacing : 0

    implicitWidth: Math.min(widest, Math.max(least, wholeWidth))
    implicitHeight: call.height + (seat.person ? answers.height + Theme.px(5) : 0)

    function listed(list: string): bool {
        return seat.reactions ? seat.reactions[list].includes(seat.number) : false;
    }

    Words {
        id: notNow
        visible: false
        text: qsTr("Not until my turn")
        size: 12
        font.bold: true
    }
    Item {
        id: call
        width: parent.width
        height: seat.upright ? mark.height + lines.height + Theme.px(17)
            : Math.max(Theme.target, lines.height + Theme.px(10))
        objectName: "answering-" + seat.number
        Accessible.role: Accessible.StaticText
        Accessible.name: Phrases.fill(qsTr("%1: %2"), [seat.row.name, seat.says])

        Paper {
            anchors.fill: parent
            radius: Theme.px(10)
            depth: seat.person ? 0.5 : 0
            fill: seat.tint
        }
        SeatEmblem {
            id: mark
            x: seat.upright ? (call.width - width) / 2 : Theme.px(7)
            y: seat.upright ? Theme.px(8) : (call.height - height) / 2
            size: Theme.px(seat.upright ? 60 : 36)
            emblem: seat.row.emblem
            ReadyMark { // shows whether the seat has answered
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: -Theme.px(4)
                size: Math.round(mark.size * 0.46)
                pending: !seat.answered
                visible: seat.answered || seat.awaited
            }
            PhoneSign { // clear of the text below
                anchors.left: parent.left
                anchors.bottom: parent.bottom
                anchors.margins: -Theme.px(6)
                seat: seat.number
            }
        }
        Column {
            id: lines
            x: seat.upright ? Theme.px(4) : mark.x + mark.width + Theme.px(8)
            y: seat.upright ? mark.height + Theme.px(12) : (call.height - height) / 2
            width: call.width - x - Theme.px(4)
            Words {
                id: name
                width: parent.width
                text: seat.person && seat.key !== "" ? Phrases.fill(qsTr("%1 · %2"), [seat.key, seat.row.name])
                    : seat.row.name
                size: 15
                font.bold: true
                color: Theme.onTable
                horizontalAlignment: seat.upright ? Text.AlignHCenter : Text.AlignLeft
                wrapMode: Text.WordWrap
            }
            Words {
                id: told
                width: parent.width
                text: seat.says
                size: 12
                color: Theme.onTable
                horizontalAlignment: seat.upright ? Text.AlignHCenter : Text.AlignLeft
                wrapMode: Text.WordWrap
            }
        }
    }
    SeatPress {
        anchors.fill: call
        seat: seat.number
        signs: false
    }
    Row {
        id: answers
        readonly property real high: Math.max(halt.implicitHeight, fine.implicitHeight,
            rest.visible ? rest.implicitHeight : 0)
        y: call.height + Theme.px(5)
        visible: seat.person
        spacing: Theme.px(5)
        PaperButton {
            id: halt
            objectName: "stop-" + seat.number
            height: answers.high
            width: seat.width - fine.width - seat.third - answers.spacing
            text: qsTr("Stop!")
            Accessible.name: Phrases.fill(qsTr("%1: stop it (%2)"), [seat.row.name, seat.says])
            size: 13
            quiet: true
            gold: seat.listed("stopping")
            onClicked: seat.reactions.stop(seat.number)
        }
        PaperButton {
            id: fine
            objectName: "fine-" + seat.number
            height: answers.high
            width: Math.max((seat.width - seat.third - answers.spacing) / 2,
                Math.min(implicitWidth, (seat.width - seat.third) * 0.62))
            text: qsTr("Let it go")
            explained: true
            description: qsTr("%1 doesn’t stop it. If everyone lets it go, it happens.").arg(seat.row.name)
            size: 13
            quiet: true
            gold: seat.listed("fine")
            onClicked: seat.reactions.fineByMe(seat.number)
        }
        PaperButton {
            id: rest
            objectName: "unasked-" + seat.number
            visible: seat.spare >= Theme.target
            width: seat.spare < seat.restWidth ? Theme.target : seat.restWidth
            height: answers.high
            text: seat.spare < seat.restWidth ? qsTr("zz") : notNow.text
            Accessible.name: qsTr("%1: don’t ask me until my turn").arg(seat.row.name)
            explained: true
            description: qsTr("%1 won’t be asked again until their turn.").arg(seat.row.name)
            size: 12
            quiet: true
            gold: seat.listed("unasked")
            onClicked: seat.reactions.setAsked(seat.number, gold)
        }
    }
}
