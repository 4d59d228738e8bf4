// SPDX-License-Identifier: MIT
// Moves a seat's hand to a phone: shows the code to scan, and explains what is sent over the network. If the seat
// already has a phone, offers to take the hand back.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property Phones phones: App.phones
    property int seat: -1
    readonly property string name: phones.early || App.session ? phones.nameOf(seat) : ""
    readonly property bool has: (phones.seats ?? []).includes(seat)
    readonly property bool lost: (phones.lost ?? []).includes(seat)
    readonly property bool offered: phones.offered === seat && seat >= 0

    signal closed

    function begin(seat: int): void {
        sheet.seat = seat;
        if (!sheet.has)
            sheet.phones.offer(seat);
        first.forceActiveFocus();
    }
    function leave(): void {
        sheet.closed();
    }

    focus: true
    objectName: "phoneSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text
    Keys.onEscapePressed: sheet.leave()
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
    Component.onDestruction: sheet.phones?.withdraw()

    Connections {
        target: sheet.phones
        function onArrived(seat: int): void {
            if (seat === sheet.seat)
                sheet.leave();
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: sheet.leave()
            onWheel: {}
        }
    }
    Item {
        id: card
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.type(16) * 50)
        height: Math.min(parent.height - Theme.px(40), page.height + Theme.px(64))

        Paper {
            anchors.fill: parent
            depth: 2
            radius: Theme.px(18)
        }
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
        Flickable {
            id: view
            anchors.fill: parent
            anchors.margins: Theme.px(32)
            contentHeight: page.height
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds

            FocusInSight {
                view: view
                content: page
            }
            Row {
                id: page
                width: view.width
                spacing: code.visible ? Theme.px(24) : 0

                QrCode {
                    id: code
                    objectName: "phoneCode"
                    visible: sheet.offered && rows.length > 0 && !sheet.phones.alone
                    width: visible ? Math.round(Math.min(page.width * 0.42, Theme.px(340))) : 0
                    rows: sheet.phones.squares
                    Accessible.name: qsTr("Code with the address below")
                }
                Column {
                    width: page.width - code.width - page.spacing
                    spacing: Theme.px(12)

                    Words {
                        id: title
                        width: parent.width
                        text: qsTr("%1’s hand on a phone").arg(sheet.name)
                        size: 28
                        font.family: Theme.titleFont
                        font.bold: true
                        wrapMode: Text.WordWrap
                        Accessible.ignored: false
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    Words {
                        objectName: "phoneState"
                        width: parent.width
                        text: sheet.phones.problem !== "" ? sheet.phones.problem
                            : sheet.has && sheet.lost
                            ? qsTr("The phone has no connection right now. The hand waits for it, or a bot can play.")
                            : sheet.has ? qsTr("This hand is on a phone. The screen doesn’t show it.")
                            : sheet.offered && sheet.phones.alone
                            ? qsTr("This computer isn’t on a network, so no phone can reach it. Connect it to a Wi-Fi network or to a phone’s hotspot, close this page and ask for the code again. Until then the hand can only be opened on this computer.")
                            : sheet.offered
                            ? qsTr("Scan the code with the phone’s camera. The phone must be on the same network as this computer. The code works once, for two minutes.")
                            : qsTr("The code is no longer valid.")
                        size: 17
                        wrapMode: Text.WordWrap
                        Accessible.ignored: false
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    Words {
                        objectName: "phoneAddress"
                        width: parent.width
                        visible: sheet.offered
                        text: sheet.phones.address
                        size: 14
                        color: Theme.inkSoft
                        wrapMode: Text.WrapAnywhere
                        Accessible.ignored: false
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    ChoiceTag {
                        id: network
                        objectName: "phoneNetwork"
                        visible: !sheet.has && sheet.phones.mayChangeNetwork && sheet.phones.networks.length > 1
                        width: Math.min(implicitWidth, parent.width)
                        list: choices
                        texts: Array.from(sheet.phones.networks)
                        current: sheet.phones.network
                        size: 15
                        quiet: true
                        description: qsTr("The network that the phone is on")
                        onChosen: index => sheet.phones.network = index
                    }
                    Words {
                        width: parent.width
                        visible: !sheet.has
                        text: qsTr("Cards and moves travel unencrypted, so others on this network could read them. Use a network you trust.")
                        size: 15
                        font.family: Theme.storyFont
                        color: Theme.inkSoft
                        wrapMode: Text.WordWrap
                        Accessible.ignored: false
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.px(12)
                        PaperButton {
                            objectName: "phoneBack"
                            visible: sheet.has
                            text: qsTr("Move back to the screen")
                            primary: true
                            onClicked: {
                                sheet.phones.takeBack(sheet.seat);
                                sheet.leave();
                            }
                        }
                        PaperButton {
                            objectName: "phoneBot"
                            visible: sheet.has && sheet.lost && sheet.phones.mayReplace(sheet.seat)
                            text: qsTr("Let a bot play")
                            description: qsTr("A bot plays this hand until you change the seats again.")
                            quiet: true
                            onClicked: {
                                sheet.phones.replace(sheet.seat);
                                sheet.leave();
                            }
                        }
                        PaperButton {
                            objectName: "phoneAgain"
                            visible: !sheet.offered
                            text: sheet.has ? qsTr("Use another phone") : qsTr("New code")
                            primary: !sheet.has
                            onClicked: sheet.phones.offer(sheet.seat)
                        }
                        PaperButton {
                            objectName: "phoneHere"
                            visible: sheet.offered
                            text: qsTr("Open on this computer")
                            description: qsTr("Opens the hand in a browser, for a second monitor.")
                            quiet: true
                            onClicked: Qt.openUrlExternally(sheet.phones.address)
                        }
                        PaperButton {
                            id: first
                            objectName: "phoneClose"
                            text: qsTr("Close")
                            quiet: true
                            focus: true
                            onClicked: sheet.leave()
                        }
                    }
                }
            }
        }
        ScrollMark {
            anchors.left: view.right
            anchors.leftMargin: Theme.px(8)
            view: view
        }
    }
    ChoiceList {
        id: choices
        anchors.fill: parent
    }
}
