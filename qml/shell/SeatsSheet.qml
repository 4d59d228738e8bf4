// SPDX-License-Identifier: MIT
// Changes the seats of the current match: a person leaves or returns, a bot takes over, or a newcomer joins. All
// changes wait for confirmation.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    readonly property SeatSheet seats: App.seatSheet

    signal closed

    // Begins with the pressed seat, or -1.
    function begin(seat: int): void {
        const figure = people.itemAt(seat) as SeatFigure;
        if (figure)
            figure.takeFocus();
    }
    function change(): void {
        App.changeSeats();
        page.closed();
    }

    focus: true
    objectName: "seatsSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Seats")
    Keys.onEscapePressed: closed()
    Keys.onReturnPressed: done.press()
    Keys.onEnterPressed: done.press()
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: page.closed()
            onWheel: {}
        }
    }
    Item {
        id: card
        readonly property real around: Theme.px(36)
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.px(1060))
        height: Math.min(parent.height - Theme.px(40),
            seatsView.y + figures.height + Theme.px(16) + foot.height + Theme.px(26))

        Paper {
            anchors.fill: parent
            depth: 2
            radius: Theme.px(18)
        }
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
        Words {
            id: title
            x: card.around
            y: Theme.px(22)
            text: page.Accessible.name
            size: 34
            font.family: Theme.titleFont
            font.bold: true
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            id: about
            anchors.top: title.bottom
            x: card.around
            width: card.width - 2 * x
            text: qsTr("The game continues from here. Open hands will close.")
            size: 17
            font.family: Theme.storyFont
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
        }
        Flickable {
            id: seatsView
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: about.bottom
            anchors.bottom: foot.top
            anchors.leftMargin: card.around
            anchors.rightMargin: card.around
            anchors.topMargin: Theme.px(14)
            anchors.bottomMargin: Theme.px(16)
            contentHeight: figures.height
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds

            FocusInSight {
                view: seatsView
                content: figures
            }
            Grid {
                id: figures
                readonly property int rowCount: Math.ceil(people.count / 2)
                // Maximum height of the seats.
                readonly property real room: page.height - Theme.px(82) - seatsView.y - foot.height
                // Do the figures explain the players? Only if the seats then need no scrolling.
                readonly property bool explained: rowCount * low + (rowCount - 1) * rowSpacing <= room
                property real low: 0 // height of the tallest figure, including its sentence
                function measure(): void {
                    figures.low = Math.max(0,
                        ...Array.from({ length: people.count }, (_, i) => (people.itemAt(i) as SeatFigure)?.low ?? 0));
                }
                columns: 2
                columnSpacing: Theme.px(20)
                rowSpacing: Theme.px(10)
                Repeater {
                    id: people
                    model: page.seats.seats
                    delegate: SeatFigure {
                        width: Math.floor((seatsView.width - figures.columnSpacing) / 2)
                        height: Math.max(implicitHeight, explains ? figures.low : 0)
                        sheet: page.seats
                        list: choices
                        explains: figures.explained
                        phones: true
                        onLowChanged: figures.measure()
                    }
                }
            }
        }
        ScrollMark {
            anchors.left: seatsView.right
            anchors.leftMargin: Theme.px(10)
            view: seatsView
        }
        Item {
            id: foot
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: card.around
            anchors.rightMargin: card.around
            anchors.bottomMargin: Theme.px(26)
            height: Math.max(done.height, problem.height)

            Words {
                id: problem
                objectName: "seatsProblem"
                anchors.verticalCenter: parent.verticalCenter
                width: buttons.x - Theme.px(16)
                text: page.seats.problem
                size: 15
                color: Theme.refuse
                wrapMode: Text.WordWrap
                Accessible.ignored: text === ""
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            Row {
                id: buttons
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(12)
                PaperButton {
                    objectName: "keepSeats"
                    text: qsTr("Cancel")
                    quiet: true
                    onClicked: page.closed()
                }
                PaperButton {
                    id: done
                    objectName: "changeSeats"
                    text: qsTr("Play on")
                    primary: true
                    focus: true
                    enabled: page.seats.canStart
                    onClicked: page.change()
                }
            }
        }
    }
    ChoiceList {
        id: choices
        anchors.fill: parent
    }
}
