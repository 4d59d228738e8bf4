// SPDX-License-Identifier: MIT
// The home page: the game boxes on their shelf, with the games to continue below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: home

    readonly property real columnWidth: Math.min(width - Theme.px(124), Theme.px(1316))
    readonly property real edge: Math.round((width - columnWidth) / 2)
    readonly property list<KeyMap> keyMaps: [keyMap, saveKeys]
    readonly property real shelfTop: head.y + head.height + Theme.px(30)
    property int current: 0

    signal rulesAsked(gameId: string, entry: string)
    signal sheetAsked(name: string)

    function choose(index: int): void {
        const box = boxes.itemAt(index) as GameBox;
        if (!box)
            return;
        home.current = index;
        box.take();
    }
    function step(by: int): void {
        home.choose((home.current + by + boxes.count) % boxes.count);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Taletop, home")
    Keys.onPressed: event => keyMap.press(event)
    onActiveFocusChanged: {
        if (activeFocus && boxes.count > 0 && !Window.activeFocusItem?.objectName)
            choose(current);
    }
    Component.onCompleted: choose(0)

    KeyMap {
        id: keyMap
        title: qsTr("Home")

        KeyBinding {
            keys: [Qt.Key_Left]
            text: qsTr("Previous box")
            onTriggered: home.step(-1)
        }
        KeyBinding {
            keys: [Qt.Key_Right]
            text: qsTr("Next box")
            onTriggered: home.step(1)
        }
        KeyBinding {
            keys: [Qt.Key_Return, Qt.Key_Enter]
            text: qsTr("Play")
            onTriggered: (boxes.itemAt(home.current) as GameBox)?.play()
        }
        KeyBinding {
            keys: [Qt.Key_L]
            text: qsTr("Learn")
            onTriggered: (boxes.itemAt(home.current) as GameBox)?.learn()
        }
    }
    SaveKeys {
        id: saveKeys // only listed on the page of keys, because each saved game handles its own
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.home
    }
    Image {
        anchors.fill: parent
        source: Theme.contrast ? "" : "qrc:/art/home/background.svg"
        fillMode: Image.PreserveAspectCrop
        sourceSize.width: Math.ceil(Math.max(width, height * 1.6) * Screen.devicePixelRatio)
        asynchronous: true
    }
    Item {
        id: head
        x: home.edge + Theme.px(10)
        y: Theme.px(22)
        width: home.columnWidth - Theme.px(20)
        height: Math.max(title.height, doors.height)

        Words {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Taletop")
            size: 48
            font.family: Theme.titleFont
            font.bold: true
            lineHeight: Theme.leading(0.9)
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            anchors.left: title.right
            anchors.leftMargin: Theme.px(22)
            anchors.baseline: title.baseline
            visible: x + implicitWidth < doors.x
            text: qsTr("Tales for one table.")
            size: 21
            font.family: Theme.storyFont
            color: Theme.inkSoft
        }
        Row {
            id: doors
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(10)
            PaperButton {
                objectName: "openStatistics"
                text: qsTr("Statistics")
                quiet: true
                size: 16
                onClicked: home.sheetAsked("Statistics")
            }
            PaperButton {
                objectName: "openSettings"
                text: qsTr("Preferences")
                quiet: true
                size: 16
                onClicked: App.settingsWanted()
            }
            MenuButton {
                quiet: true
            }
        }
    }
    Repeater {
        model: ListRows {
            length: shelf.rows
        }
        delegate: HomeShelf {
            required property int index
            x: home.edge - Theme.px(22)
            width: home.columnWidth + Theme.px(44)
            y: shelf.y + shelf.margin + index * (shelf.boxHeight + shelf.below + shelf.gap) + shelf.boxHeight
        }
    }
    Flickable { // has room for five boxes; more can be scrolled to, with part of the next visible
        id: shelf
        readonly property real fit: boxes.count > 5 ? 4.6 : Math.max(4, boxes.count)
        readonly property real margin: Theme.px(16) // room for a box's focus ring and shadow
        readonly property real below: Theme.target + Theme.px(44) // space below a box, for the shelf and the buttons
        readonly property real gap: Theme.px(24) // space between two shelves
        readonly property real room: continues.y - home.shelfTop - Theme.px(26)
        // Uses two shelves for four boxes if that makes the boxes larger.
        readonly property int rows: boxes.count === 4 && highest(2) > highest(1) ? 2 : 1
        readonly property real boxHeight: Math.floor(highest(rows))
        readonly property real boxWidth: widest(rows)

        function widest(rows: int): real {
            const columns = rows > 1 ? 2 : shelf.fit;
            return Math.floor((home.columnWidth - (Math.ceil(columns) - 1) * shelfRow.spacing) / columns);
        }
        // Returns the maximum height of a box that is wide enough for its picture and text.
        function highest(rows: int): real {
            return Math.min((shelf.room - (rows - 1) * shelf.gap) / rows - shelf.below, shelf.widest(rows) / 0.62);
        }

        x: home.edge - margin
        y: home.shelfTop + Math.max(0, (room - height) / 2) // vertically centred
        width: home.columnWidth + 2 * margin
        height: rows * (boxHeight + below) + (rows - 1) * gap + 2 * margin
        contentWidth: shelfRow.width + 2 * margin
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: interactive

        function show(box: GameBox): void {
            const most = shelf.contentWidth - shelf.width;
            shelf.contentX = Math.max(0,
                Math.min(most,
                    Math.max(box.x + box.width + 2 * shelf.margin - shelf.width, Math.min(shelf.contentX, box.x))));
        }
        Grid {
            id: shelfRow
            x: shelf.margin
            y: shelf.margin
            columns: shelf.rows > 1 ? 2 : boxes.count
            spacing: Theme.px(26)
            rowSpacing: shelf.gap

            Repeater {
                id: boxes
                model: App.games
                delegate: GameBox {
                    id: box
                    required property int index
                    width: shelf.boxWidth
                    height: shelf.boxHeight + shelf.below
                    boxHeight: shelf.boxHeight
                    chosen: home.current === index
                    onPlay: App.openSeats(box.gameId)
                    onLearn: home.rulesAsked(box.gameId, "")
                    onTaken: {
                        home.current = index;
                        shelf.show(box);
                    }
                }
            }
        }
    }
    ContinueRow {
        id: continues
        x: home.edge
        width: home.columnWidth
        y: home.height - height - foot.height - Theme.px(30)
        model: App.saves
        onEmptied: home.choose(home.current)
    }
    Words {
        id: foot
        x: home.edge + Theme.px(10)
        y: home.height - height - Theme.px(14)
        width: home.columnWidth - Theme.px(20)
        elide: Text.ElideRight
        size: 15
        color: Theme.inkSoft
        text: qsTr("Arrow keys choose a box · Enter plays · L starts the lesson · everything stays on this computer")
    }
}
