// SPDX-License-Identifier: MIT
// What lies where: a picture of the game's table with numbered places, and a line for each of them. The line
// that one is at, or points at, is ringed in the picture.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: overview

    required property string gameId
    property int pointed: -1 // a row, by the mouse
    readonly property bool wide: width > Theme.type(17) * 40 // the lines stand beside the picture
    readonly property int lit: pointed >= 0 ? pointed : legend.activeFocus ? legend.currentIndex : -1
    readonly property OverviewModel model: OverviewModel {
        id: places
        gameId: overview.gameId
    }

    signal reached(item: Item) // by the keys

    visible: places.count > 0
    spacing: Theme.px(8)

    Heading {
        width: parent.width
        words: qsTr("What lies where")
        size: 26
        Accessible.ignored: false
    }
    Item {
        width: parent.width
        height: overview.wide ? Math.max(picture.height, legend.height) : legend.y + legend.height

        Rectangle {
            id: picture
            objectName: "overviewPicture"
            width: overview.wide ? Math.round(parent.width * 0.56) : parent.width
            height: Math.round(width * places.aspect)
            radius: Theme.px(8)
            color: Theme.table(overview.gameId)
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The table, with numbers; the lines after it say what lies there.")

            Repeater {
                model: places
                delegate: Rectangle {
                    id: ground
                    required property rect place
                    required property bool paper
                    x: Math.round(place.x * picture.width)
                    y: Math.round(place.y * picture.height)
                    width: Math.round(place.width * picture.width)
                    height: Math.round(place.height * picture.height)
                    radius: Theme.px(5)
                    color: paper ? Theme.paper : Theme.lane
                    border.width: paper ? 0 : 1
                    border.color: Theme.laneEdge
                    Column { // lines of writing
                        id: writing
                        x: Theme.px(28)
                        width: Math.max(0, parent.width - x - Theme.px(8))
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.px(6)
                        visible: ground.paper
                        Repeater {
                            model: Math.max(1, Math.min(5, Math.floor(ground.height / Theme.px(16))))
                            delegate: Rectangle {
                                required property int index
                                width: Math.min(Theme.px(150), writing.width) * (index % 2 === 0 ? 1 : 0.7)
                                height: Theme.px(3)
                                color: Theme.paperEdge
                            }
                        }
                    }
                }
            }
            Image {
                anchors.fill: parent
                source: places.count > 0 ? `image://tables/${overview.gameId}/${App.appearance.artTheme}` : ""
                sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                asynchronous: true // the page is there at once
                smooth: true
            }
            Repeater {
                model: places
                delegate: Item {
                    id: mark
                    required property int index
                    required property int number
                    required property rect place
                    x: Math.round(place.x * picture.width)
                    y: Math.round(place.y * picture.height)
                    width: Math.round(place.width * picture.width)
                    height: Math.round(place.height * picture.height)
                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: -Theme.px(2)
                        visible: overview.lit === mark.index
                        radius: Theme.px(6)
                        color: Theme.clear
                        border.width: Theme.ring
                        border.color: Theme.gold
                    }
                    NumberMark {
                        x: -Theme.px(4)
                        y: -Theme.px(4)
                        number: mark.number
                        lit: overview.lit === mark.index
                    }
                }
            }
        }
        ListView {
            id: legend
            objectName: "overviewLegend"
            x: overview.wide ? picture.width + Theme.px(18) : 0
            y: overview.wide ? 0 : picture.height + Theme.px(8)
            width: parent.width - x - Theme.px(4)
            height: contentHeight
            interactive: false // the page around it scrolls
            activeFocusOnTab: true
            keyNavigationEnabled: true
            model: places
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What lies where")
            onCountChanged: legend.currentIndex = legend.count > 0 ? 0 : -1
            onActiveFocusChanged: legend.show()
            onCurrentItemChanged: legend.show()
            delegate: Item {
                id: line
                required property int index
                required property int number
                required property string words
                width: legend.width
                height: Math.max(Theme.target, said.height + Theme.px(4))
                objectName: "overviewLine-" + number
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: %2").arg(number).arg(words)
                Accessible.focusable: true
                Accessible.focused: legend.activeFocus && ListView.isCurrentItem
                NumberMark {
                    id: figure
                    y: Theme.px(2)
                    number: line.number
                    lit: overview.lit === line.index
                }
                Words {
                    id: said
                    x: figure.width + Theme.px(10)
                    y: Theme.px(2)
                    width: parent.width - x
                    text: line.words
                    size: 17
                    wrapMode: Text.WordWrap
                }
                MouseArea {
                    anchors.fill: parent
                    hoverEnabled: true
                    onContainsMouseChanged: {
                        if (containsMouse)
                            overview.pointed = line.index;
                        else if (overview.pointed === line.index)
                            overview.pointed = -1;
                    }
                    onClicked: { // for fingers: it stays ringed
                        legend.currentIndex = line.index;
                        legend.forceActiveFocus(Qt.MouseFocusReason);
                    }
                }
            }
            FocusRing {
                parent: legend.currentItem
                space: Theme.px(2)
                visible: legend.activeFocus
            }

            function show(): void {
                if (legend.activeFocus && legend.currentItem)
                    overview.reached(legend.currentItem);
            }
        }
    }
    Item { // before what comes next
        width: 1
        height: Theme.px(8)
    }
}
