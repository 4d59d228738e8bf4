// SPDX-License-Identifier: MIT
// The tale so far: a small picture for each page; pressing one opens that page again.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: ribbon

    required property TaleDesk desk
    readonly property int pages: 15
    readonly property real gap: Theme.px(7)
    readonly property real cell: Math.floor((width - Theme.px(20) - (pages - 1) * gap) / pages)

    signal pressed(page: int)

    function leafOf(page: int): Item {
        return leaves.itemAt(page - 1);
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The tale so far")

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.nightPanel
        border.width: 1
        border.color: Theme.nightEdge
    }
    Row {
        anchors.centerIn: parent
        spacing: ribbon.gap

        Repeater {
            id: leaves
            model: ribbon.pages
            delegate: FocusScope {
                id: leaf
                required property int index
                readonly property int page: index + 1
                readonly property var cards: ribbon.desk.chosenOn(page)
                readonly property bool current: page === ribbon.desk.round
                readonly property bool open: page === ribbon.desk.page
                readonly property bool pressable: page <= ribbon.desk.round
                readonly property string words: Phrases.listed(cards.map(card => ribbon.desk.title(card.face)))

                function press(): void {
                    if (leaf.pressable)
                        ribbon.pressed(leaf.page);
                }

                objectName: "page-" + page
                width: ribbon.cell
                height: ribbon.height - Theme.px(16)
                activeFocusOnTab: activeFocus || pressable && open
                Accessible.role: pressable ? Accessible.Button : Accessible.StaticText
                Accessible.name: cards.length > 0 ? Phrases.fill(qsTr("Page %1: %2"), [page, words]) : qsTr("Page %1").arg(page)
                Accessible.focusable: pressable
                Accessible.onPressAction: press()
                Keys.onReturnPressed: press()
                Keys.onEnterPressed: press()
                Keys.onSpacePressed: press()

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(5)
                    color: leaf.pressable ? Theme.paper : Theme.nightSlot
                    border.width: leaf.open ? Theme.ring : 1
                    border.color: leaf.open ? Theme.gold : Theme.nightEdge
                }
                Row {
                    x: Theme.px(4)
                    y: Theme.px(4)
                    width: parent.width - 2 * x
                    height: parent.height - 2 * y
                    Repeater {
                        model: ListRows {
                            list: leaf.cards
                        }
                        delegate: Item {
                            id: frame
                            required property var modelData
                            width: parent.width / leaf.cards.length
                            height: parent.height
                            clip: true
                            Image {
                                anchors.centerIn: parent
                                height: frame.height
                                width: Math.max(frame.width, frame.height * 56 / 46)
                                source: ribbon.desk.facts(frame.modelData.face).pictures[0]
                                fillMode: Image.PreserveAspectCrop
                                sourceSize {
                                    width: Math.ceil(Math.max(frame.width, frame.height * 56 / 46) * Screen.devicePixelRatio / 8) * 8
                                    height: Math.ceil(Math.max(frame.width, frame.height * 56 / 46) * 46 / 56 * Screen.devicePixelRatio / 8) * 8
                                }
                                smooth: true
                            }
                        }
                    }
                }
                Words {
                    anchors.centerIn: parent
                    visible: leaf.current && leaf.cards.length === 0
                    text: leaf.page === ribbon.pages ? "✦" : "?"
                    font.pixelSize: Math.max(12, Math.min(Theme.type(26), Math.round(leaf.height * 0.44)))
                    font.family: Theme.titleFont
                    font.bold: true
                    color: Theme.goldDeep
                }
                Rectangle {
                    width: number.width + Theme.px(12)
                    height: number.height
                    radius: Theme.px(5)
                    color: leaf.pressable ? Theme.paper : Theme.clear
                    border.width: leaf.pressable ? 1 : 0
                    border.color: Theme.paperEdge
                    Words {
                        id: number
                        anchors.centerIn: parent
                        text: leaf.page
                        font.pixelSize: Math.max(12, Math.min(Theme.type(13), Math.round(leaf.height * 0.3)))
                        font.bold: leaf.open
                        color: leaf.pressable ? Theme.ink : Theme.nightSoft
                    }
                }
                Tip {
                    text: leaf.cards.length > 0 || leaf.pressable ? leaf.Accessible.name : ""
                }
                FocusRing {
                    radius: Theme.px(5)
                    visible: leaf.activeFocus
                }
                MouseArea {
                    anchors.fill: parent
                    enabled: leaf.pressable
                    cursorShape: Qt.PointingHandCursor
                    onClicked: leaf.press()
                }
            }
        }
    }
}
