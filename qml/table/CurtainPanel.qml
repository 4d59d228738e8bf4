// SPDX-License-Identifier: MIT
// Hides private cards, names the person who may see them, and waits for a deliberate press or key. At first the focus
// is on an item that ignores keys; Tab moves it to the button. Covered cards are removed from the table, not just
// hidden under the curtain.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: curtain

    property bool down: false
    property string person
    property int emblem: 0
    property string seatKey // label of the seat's key
    property list<string> news // public events since this person last looked, newest last
    property int newsBefore: 0 // number of earlier events, shown only in the log
    property var others: [] // the seats if several choose at once: { seat, name, emblem, key, pending, done }
    readonly property string advice: qsTr("Opens this hand. Press it again to close it.")
    property color cover: Theme.accent("")
    property bool armed: false // does a press open the curtain? Not at first, so that an accidental press does nothing
    property int deadTime: 500
    property real shut: down ? 1 : 0
    readonly property bool closed: shut === 1
    readonly property bool roomy: height > Theme.type(15) * 13 + Theme.px(150)

    signal lifted
    signal pressed(seat: int) // another person's seat was pressed
    signal keyPressed(event: var) // handlers set event.accepted if they use the key

    // Moves the focus to an item that ignores the usual keys.
    function takeFocus(): void {
        rest.forceActiveFocus();
    }

    // Lists the people who still have to choose, as a sentence to append.
    function missing(): string {
        const names = curtain.others.filter(other => other.pending).map(other => other.name);
        return names.length > 0 ? " " + qsTr("Still to choose: %1.").arg(names.join(qsTr(", "))) : "";
    }
    function lift(): void {
        if (curtain.armed)
            curtain.lifted();
    }

    objectName: "curtain"
    visible: shut > 0
    enabled: down
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Pass to %1").arg(person)
    onDownChanged: {
        curtain.armed = false;
        if (curtain.down)
            arming.restart();
    }
    onPersonChanged: {
        curtain.armed = false;
        if (curtain.down)
            arming.restart();
        if (curtain.activeFocus)
            curtain.takeFocus();
    }

    Behavior on shut {
        NumberAnimation {
            duration: Motion.unfold
            easing.type: Easing.OutCubic
        }
    }
    Timer {
        id: arming
        interval: curtain.deadTime
        onTriggered: curtain.armed = curtain.down
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }
    Item {
        id: rest
        objectName: "curtainRest"
        focus: true
        anchors.fill: parent
        KeyNavigation.tab: lifting
        KeyNavigation.backtab: lifting
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Pass to %1").arg(curtain.person) + ". " + curtain.seatKey + ": " + curtain.advice +
            curtain.missing() + (told.visible ? " " + told.spoken : "")
        Keys.onPressed: event => {
            event.accepted = [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Escape].includes(event.key);
            if (event.key !== Qt.Key_Escape || curtain.armed && !event.isAutoRepeat) // Esc may be for the open hand
                curtain.keyPressed(event);
        }
        FocusRing {
            z: 1
            radius: Theme.radius
            visible: rest.activeFocus
        }
    }
    Repeater {
        model: 2
        delegate: Item { // half of the curtain, hinged at the outer edge
            id: leaf
            required property int index
            readonly property bool first: index === 0
            x: first ? 0 : curtain.width - width
            width: Math.ceil(curtain.width / 2)
            height: curtain.height
            transform: Scale {
                origin.x: leaf.first ? 0 : leaf.width
                xScale: curtain.shut
            }
            Rectangle {
                anchors.fill: parent
                radius: Theme.radius
                color: Qt.darker(curtain.cover, 1.15)
                border.width: 1
                border.color: Qt.darker(curtain.cover, 1.7)
            }
            Rectangle { // straightens the inner edge, where the two halves meet
                x: leaf.first ? parent.width - width : 0
                width: Theme.radius
                height: parent.height
                color: Qt.darker(curtain.cover, 1.15)
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.px(10)
                radius: Theme.px(8)
                color: Theme.clear
                border.width: 1
                border.color: Theme.contrast ? Theme.onTable : Qt.lighter(curtain.cover, 1.45)
            }
            Rectangle {
                x: leaf.first ? parent.width - 1 : 0
                width: 1
                height: parent.height
                color: Qt.darker(curtain.cover, 1.7)
            }
        }
    }
    Item {
        id: front
        anchors.fill: parent
        anchors.margins: Theme.px(18)
        visible: curtain.closed

        CurtainNews {
            id: told
            x: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.max((front.width - column.width) / 2 - Theme.px(42), Theme.px(240)),
                front.width - column.width - Theme.px(56))
            highest: front.height
            visible: lines.length > 0 && width >= Theme.px(200)
            lines: curtain.news
            before: curtain.newsBefore
        }
        Rectangle { // hides the seam behind the words without reaching beyond the halves
            anchors.centerIn: column
            width: column.width + Theme.px(28)
            height: Math.min(column.height + Theme.px(28), parent.height + Theme.px(14))
            color: Qt.darker(curtain.cover, 1.15)
        }
        Column {
            id: column
            // Centred, unless the news needs the room.
            x: Math.max((parent.width - width) / 2, told.visible ? told.x + told.width + Theme.px(28) : 0)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(parent.width - Theme.px(28), Theme.px(curtain.roomy ? 480 : 640))
            spacing: Theme.px(curtain.roomy ? 14 : 8)

            SeatEmblem {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: curtain.roomy
                size: Theme.px(84)
                emblem: curtain.emblem
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(10)
                SeatEmblem {
                    id: beside
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !curtain.roomy
                    size: Theme.px(40)
                    emblem: curtain.emblem
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, column.width - (beside.visible ? beside.width + parent.spacing : 0))
                    text: qsTr("Pass to %1").arg(curtain.person)
                    size: curtain.roomy ? 30 : 23
                    font.family: Theme.titleFont
                    font.bold: true
                    color: Theme.onTable
                    elide: Text.ElideRight
                }
            }
            Words {
                width: parent.width
                visible: curtain.roomy
                text: qsTr("Everyone else, please look away. Nothing but courtesy protects a shared screen.")
                size: 15
                font.family: Theme.storyFont
                color: Theme.onTable
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
            }
            PaperButton {
                id: lifting
                objectName: "curtainLift"
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("I am %1").arg(curtain.person)
                keys: curtain.others.length > 0 && !curtain.roomy ? curtain.seatKey : ""
                description: words.text
                primary: false
                blocked: !curtain.armed
                bringsKeys: false // otherwise an early click would move the focus here, for an accidental key
                onClicked: curtain.lift()
            }
            Row { // the people who are still choosing, and those who are ready
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(12)
                visible: curtain.others.length > 0
                Repeater {
                    model: ListRows {
                        list: curtain.others
                    }
                    delegate: Row {
                        id: other
                        required property var modelData
                        spacing: Theme.px(6)
                        SeatEmblem {
                            anchors.verticalCenter: parent.verticalCenter
                            size: Theme.px(36)
                            emblem: other.modelData.emblem
                            ReadyMark {
                                x: parent.width - width + Theme.px(4)
                                y: parent.height - height + Theme.px(3)
                                pending: other.modelData.pending
                                visible: other.modelData.pending || other.modelData.done
                            }
                        }
                        PaperButton {
                            objectName: "curtain-" + other.modelData.seat
                            width: Math.min(implicitWidth,
                                (curtain.width - Theme.px(60)) / curtain.others.length - Theme.px(60))
                            text: other.modelData.name
                            keys: other.modelData.key
                            description: other.modelData.pending ? qsTr("Still to choose. %1").arg(curtain.advice)
                                : other.modelData.done ? qsTr("Ready. %1").arg(curtain.advice)
                                : curtain.advice
                            size: 15
                            quiet: true
                            blocked: !curtain.armed
                            bringsKeys: false
                            onClicked: {
                                if (curtain.armed)
                                    curtain.pressed(other.modelData.seat);
                            }
                        }
                    }
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(8)
                visible: curtain.others.length === 0 || curtain.roomy
                SeatKey {
                    anchors.verticalCenter: parent.verticalCenter
                    text: curtain.seatKey
                    visible: text !== ""
                }
                Words {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, curtain.width - Theme.px(120))
                    text: curtain.advice
                    size: 15
                    color: Theme.onTable
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
