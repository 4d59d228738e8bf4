// SPDX-License-Identifier: MIT
// Four digits before a hand opens, or new ones for it: what has been typed shows as dots alone.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: slip

    required property MatchSession session
    readonly property SeatLock lock: session.lock
    readonly property int digits: 4

    // Any other key of a seat ends the question; what is no digit does nothing.
    function handle(event: var): void {
        const digit = event.text.length === 1 ? "0123456789".indexOf(event.text) : -1;
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return;
        event.accepted = true;
        if (event.isAutoRepeat)
            return;
        if (digit >= 0) {
            App.seatKeys.presses.useUp(); // the last one opens a hand in which it means something else
            slip.lock.type(digit);
        } else if (event.key === Qt.Key_Backspace) {
            slip.lock.erase();
        } else if (event.key === Qt.Key_Escape || App.seatKeys.seatOf(event.key, event.nativeScanCode) >= 0) {
            App.seatKeys.presses.useUp();
            slip.lock.leave();
        }
    }

    objectName: "lockSlip"
    implicitHeight: column.height + Theme.px(40)
    Accessible.role: Accessible.Dialog
    Accessible.name: lock.words
    Keys.onPressed: event => slip.handle(event)

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
            text: slip.lock.words
            size: 21
            font.family: Theme.titleFontOf(text)
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
        }
        Item { // where the keyboard rests
            id: dots
            objectName: "lockDigits"
            anchors.horizontalCenter: parent.horizontalCenter
            width: row.width
            height: row.height
            focus: true
            activeFocusOnTab: true
            KeyNavigation.tab: forgotten.visible ? forgotten : away // round the slip: what lies beneath waits
            KeyNavigation.backtab: away
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1 of %2 digits").arg(slip.lock.typed).arg(slip.digits)
            Accessible.focusable: true

            FocusRing {
                radius: Theme.px(13)
                visible: dots.activeFocus
            }
            Row {
                id: row
                spacing: Theme.px(18)
                Repeater {
                    model: slip.digits
                    delegate: Rectangle {
                        required property int index
                        width: Theme.px(26)
                        height: width
                        radius: width / 2
                        color: index < slip.lock.typed ? Theme.ink : Theme.clear
                        border.width: Math.max(2, Theme.px(2))
                        border.color: slip.lock.waiting ? Theme.inkSoft : Theme.ink
                    }
                }
            }
        }
        Words {
            width: parent.width
            text: slip.lock.trouble
            size: 15
            color: Theme.refuse
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Flow { // for fingers and mice
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 5 * (Theme.target * 1.3 + spacing))
            spacing: Theme.px(8)
            Repeater {
                model: 10
                delegate: PaperButton {
                    required property int index
                    readonly property int digit: (index + 1) % 10
                    objectName: "digit-" + digit
                    width: Theme.target * 1.3
                    text: digit
                    quiet: true
                    focusPolicy: Qt.NoFocus
                    enabled: !slip.lock.waiting
                    onClicked: {
                        dots.forceActiveFocus();
                        slip.lock.type(digit);
                    }
                }
            }
        }
        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, away.width + (forgotten.visible ? forgotten.width + spacing : 0))
            spacing: Theme.px(10)
            PaperButton {
                id: forgotten
                objectName: "lockForgotten"
                KeyNavigation.tab: away
                KeyNavigation.backtab: dots
                visible: !slip.lock.choosing
                text: qsTr("Forgotten: ask the table")
                quiet: true
                onClicked: slip.session.vote.askToUnlock(slip.lock.seat)
            }
            PaperButton {
                id: away
                objectName: "lockLeave"
                KeyNavigation.tab: dots
                KeyNavigation.backtab: forgotten.visible ? forgotten as Item : dots
                text: qsTr("Leave it")
                keys: qsTr("Esc")
                quiet: true
                onClicked: slip.lock.leave()
            }
        }
    }
}
