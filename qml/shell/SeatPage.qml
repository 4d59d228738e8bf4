// SPDX-License-Identifier: MIT
// The seat sheet as an opened box: the seats as paper figures on the left, the options and Start on the right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    readonly property SeatSheet sheet: App.seatSheet
    readonly property list<KeyMap> keyMaps: [keyMap]
    readonly property real bookWidth: Math.min(width - Theme.px(80), Theme.px(1320))
    readonly property real bookHeight: Math.min(height - Theme.px(60), Theme.px(860))
    property alias offered: lesson.visible

    signal rulesAsked(gameId: string, entry: string)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("%1: who plays?").arg(sheet.gameTitle)
    Keys.onPressed: event => keyMap.press(event)
    Component.onCompleted: start.forceActiveFocus()

    KeyMap {
        id: keyMap
        title: qsTr("Who plays?")

        KeyBinding {
            keys: [Qt.Key_Return, Qt.Key_Enter]
            text: qsTr("Start")
            onTriggered: start.press()
        }
        KeyBinding {
            keys: [Qt.Key_Escape]
            text: qsTr("Home")
            onTriggered: App.goHome()
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table(page.sheet.gameId)
    }
    Image {
        anchors.fill: parent
        source: Theme.contrast ? "" : App.games.picture(page.sheet.gameId, "table.svg")
        fillMode: Image.PreserveAspectCrop
        sourceSize.width: Math.ceil(Math.max(width, height * 1.6) * Screen.devicePixelRatio)
        asynchronous: true
    }
    Item {
        id: book
        anchors.centerIn: parent
        width: page.bookWidth
        height: page.bookHeight

        Paper {
            anchors.fill: parent
            depth: 2
            radius: Theme.px(18)
        }
        Rectangle {
            id: spine
            x: Math.round(parent.width * 0.62)
            y: Theme.px(20)
            width: 1
            height: parent.height - 2 * y
            color: Theme.ruleLine
        }
        Item {
            id: leftPage
            x: Theme.px(36)
            y: Theme.px(26)
            width: spine.x - 2 * x
            height: parent.height - 2 * y

            Image { // the picture on the box
                id: art
                width: Math.round(Math.min(parent.width * 0.18,
                    (Theme.type(40) * 1.25 + Theme.px(8) + Theme.target) * 310 / 265))
                height: Math.round(width * 265 / 310)
                source: App.games.picture(page.sheet.gameId, "box.svg")
                sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                asynchronous: true
            }
            Words {
                id: heading
                x: art.width + Theme.px(18)
                width: Math.min(implicitWidth, parent.width - lesson.room - x)
                text: page.sheet.gameTitle
                size: 40
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.type(21)
                font.family: Theme.titleFont
                font.bold: true
                Accessible.ignored: false
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Words {
                anchors.left: heading.right
                anchors.leftMargin: Theme.px(18)
                anchors.baseline: heading.baseline
                // Hidden if there is no room.
                visible: x + implicitWidth <= parent.width - lesson.room
                text: qsTr("Who plays?")
                size: 21
                font.family: Theme.storyFont
                color: Theme.inkSoft
            }
            PaperButton { // offered when someone opens the box for the first time
                id: lesson
                readonly property real room: visible ? width + Theme.px(12) : 0
                objectName: "offeredLesson"
                anchors.right: parent.right
                anchors.verticalCenter: heading.verticalCenter
                visible: false
                text: qsTr("New to this? Learn by playing")
                description: qsTr("The lesson for %1.").arg(page.sheet.gameTitle)
                quiet: true
                size: 15
                onClicked: App.openLesson(page.sheet.gameId)
                Component.onCompleted: visible = App.practice.offers(page.sheet.gameId)
            }
            SeatCountBar {
                id: counts
                anchors.top: heading.bottom
                anchors.topMargin: Theme.px(8)
                x: heading.x
                sheet: page.sheet
            }
            Flickable {
                id: seatsView
                anchors.top: counts.bottom
                anchors.topMargin: Theme.px(14)
                anchors.bottom: parent.bottom
                width: parent.width
                contentHeight: figures.height
                interactive: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                clip: interactive

                FocusInSight {
                    view: seatsView
                    content: figures
                }
                Grid {
                    id: figures
                    readonly property real cell: (seatsView.width - columnSpacing) / 2
                    readonly property int rowCount: Math.ceil(people.count / 2)
                    // Do the figures show sentences that explain the players? Only if the seats still fit without
                    // scrolling.
                    readonly property bool explained: rowCount * low + (rowCount - 1) * rowSpacing + fair.room <=
                        seatsView.height
                    property real low: 0 // height of the tallest figure, including its sentence
                    function measure(): void {
                        figures.low = Math.max(0,
                            ...Array.from({ length: people.count }, (_, i) =>
                                (people.itemAt(i) as SeatFigure)?.low ?? 0));
                    }
                    columns: 2
                    columnSpacing: Theme.px(20)
                    rowSpacing: Theme.px(people.count > 4 ? 8 : 14)
                    Repeater {
                        id: people
                        onItemRemoved: figures.measure()
                        model: page.sheet.seats
                        delegate: SeatFigure {
                            width: figures.cell
                            height: Math.max(implicitHeight, explains ? figures.low : 0)
                            sheet: page.sheet
                            list: choices
                            explains: figures.explained
                            onLowChanged: figures.measure()
                        }
                    }
                }
            }
            Words {
                id: fair
                objectName: "botsSee"
                readonly property real room: height + Theme.px(10)
                y: Math.min(seatsView.y + figures.height + Theme.px(12), parent.height - height)
                width: parent.width
                visible: page.sheet.people < page.sheet.seatCount && figures.height + room <= seatsView.height
                text: qsTr("Bots see only what a player in their seat would see.")
                size: 15
                font.family: Theme.storyFont
                color: Theme.inkSoft
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            ScrollMark {
                objectName: "seatsMark"
                anchors.left: seatsView.right
                anchors.leftMargin: Theme.px(10)
                view: seatsView
            }
        }
        OptionPage {
            x: spine.x + Theme.px(28)
            y: Theme.px(30)
            width: parent.width - x - Theme.px(20)
            height: start.y - y - Theme.px(14)
            sheet: page.sheet
            list: choices
        }
        PaperButton {
            id: start
            objectName: "startButton"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(32)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(28)
            width: Math.min((parent.width - spine.x) * 0.48,
                parent.width - Theme.px(32) - menu.x - menu.width - Theme.px(14))
            size: 20
            text: qsTr("Start")
            description: page.sheet.problem
            primary: true
            accent: Theme.accent(page.sheet.gameId)
            enabled: page.sheet.canStart
            focus: true
            onClicked: App.startMatch()
        }
        PaperButton {
            id: home
            objectName: "goHome"
            anchors.left: spine.right
            anchors.leftMargin: Theme.px(32)
            anchors.verticalCenter: start.verticalCenter
            text: qsTr("Home")
            quiet: true
            onClicked: App.goHome()
        }
        MenuButton {
            id: menu
            anchors.left: home.right
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: start.verticalCenter
            quiet: true
        }
    }
    ChoiceList {
        id: choices
        anchors.fill: parent
    }
}
