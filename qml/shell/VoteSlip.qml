// SPDX-License-Identifier: MIT
// The table is asked something: everybody who is named presses their name or their seat key; anybody may
// say no.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    required property MatchSession session
    readonly property TableVote vote: session.vote
    readonly property bool alone: session.curtain.people < 2
    readonly property bool keptClear: true // it must be read

    // True: the key was the seat key of somebody who is asked.
    function handle(event: var): bool {
        if (event.isAutoRepeat || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        const answered = event.key === Qt.Key_Escape || slip.vote.agree(App.seatKeys.seatOf(event.key, event.nativeScanCode));
        if (answered)
            App.seatKeys.presses.useUp();
        if (event.key === Qt.Key_Escape)
            slip.vote.decline();
        return answered;
    }

    objectName: "voteSlip"
    implicitHeight: column.height + Theme.px(40)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: vote.question
    Keys.onPressed: event => event.accepted = slip.handle(event)

    Paper {
        anchors.fill: parent
        radius: Theme.px(18)
        depth: 2
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Column {
        id: column
        x: Theme.px(24)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(14)

        Words {
            width: parent.width
            text: slip.vote.question
            size: 21
            font.family: Theme.titleFontOf(text)
            wrapMode: Text.WordWrap
        }
        Flow {
            width: parent.width
            spacing: Theme.px(10)

            Repeater {
                model: slip.vote.missing
                delegate: PaperButton {
                    required property int modelData
                    required property int index
                    objectName: "agree-" + modelData
                    text: slip.alone ? qsTr("Take it back") : qsTr("%1 agrees").arg(slip.session.seatName(modelData))
                    keys: !slip.alone && App.seatKeys.revision >= 0 ? App.seatKeys.name(modelData) : ""
                    focus: slip.alone // a key that is pressed by habit agrees for nobody
                    onClicked: slip.vote.agree(modelData)
                }
            }
            PaperButton {
                objectName: "declineVote"
                text: slip.alone ? qsTr("Leave it") : slip.vote.no
                keys: qsTr("Esc")
                quiet: true
                onClicked: slip.vote.decline()
            }
        }
    }
}
