// SPDX-License-Identifier: MIT
// The home page: the game boxes on their shelf, and below them the games to continue.
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
    readonly property var keyMaps: [keyMap, saveKeys]
    readonly property real shelfTop: Math.max(Theme.px(176), Theme.px(46) + Theme.type(60) * 1.36 + Theme.type(21) * 1.4)
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
        id: saveKeys // each game to continue has its own
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
    Column {
        x: home.edge + Theme.px(10)
        y: Theme.px(30)
        Words {
            text: qsTr("Taletop")
            size: 60
            font.family: Theme.titleFont
            font.bold: true
            lineHeight: Theme.leading(0.9)
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            text: qsTr("Tales for one table.")
            size: 21
            font.family: Theme.storyFont
            color: Theme.inkSoft
        }
    }
    PaperButton {
        objectName: "openStatistics"
        anchors.right: settings.left
        anchors.rightMargin: Theme.px(10)
        y: settings.y
        text: qsTr("Statistics")
        quiet: true
        size: 16
        onClicked: home.sheetAsked("Statistics")
    }
    PaperButton {
        id: settings
        objectName: "openSettings"
        x: home.edge + home.columnWidth - width - Theme.px(10)
        y: Theme.px(40)
        text: qsTr("Preferences")
        quiet: true
        size: 16
        onClicked: App.settingsWanted()
    }
    HomeShelf {
        x: home.edge - Theme.px(22)
        width: home.columnWidth + Theme.px(44)
        y: shelf.y + shelf.height - shelf.margin - Theme.target - Theme.px(44)
    }
    Flickable { // five boxes fit; more are scrolled to, and part of the next one is seen
        id: shelf
        readonly property real fit: boxes.count > 5 ? 4.6 : Math.max(4, boxes.count)
        readonly property real margin: Theme.px(16) // for the ring and the shadow of a box
        x: home.edge - margin
        y: home.shelfTop - margin
        width: home.columnWidth + 2 * margin
        height: continues.y - home.shelfTop - Theme.px(40) + 2 * margin
        contentWidth: shelfRow.width + 2 * margin
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: interactive

        function show(box: GameBox): void {
            const most = shelf.contentWidth - shelf.width;
            shelf.contentX = Math.max(0, Math.min(most, Math.max(box.x + box.width + 2 * shelf.margin - shelf.width, Math.min(shelf.contentX, box.x))));
        }
        Row {
            id: shelfRow
            x: shelf.margin
            y: shelf.margin
            spacing: Theme.px(26)

            Repeater {
                id: boxes
                model: App.games
                delegate: GameBox {
                    id: box
                    required property int index
                    width: Math.floor((home.columnWidth - (Math.ceil(shelf.fit) - 1) * shelfRow.spacing) / shelf.fit)
                    height: shelf.height - 2 * shelf.margin
                    boxHeight: height - Theme.target - Theme.px(44)
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
