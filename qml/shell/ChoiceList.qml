// SPDX-License-Identifier: MIT
// A list of choices beside the tag that opened it. Arrows move, Enter chooses, Esc cancels.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: list

    property Item tag: null // the tag that opened the list
    property list<string> texts
    property list<string> helps // texts below the choices; may be empty
    property int current: 0
    property var take: null // called with the chosen index
    readonly property bool open: tag !== null

    function show(tag: Item, texts: var, helps: var, current: int, take: var): void {
        list.texts = texts;
        list.helps = helps;
        list.current = current;
        list.take = take;
        list.tag = tag;
        const width = Math.min(list.width - Theme.px(16),
            Math.max(tag.width, helps.length > 0 ? Theme.type(14) * 26 : Theme.type(16) * 14));
        const at = tag.mapToItem(list, 0, 0);
        sheet.width = Math.round(width);
        sheet.x = Math.round(Math.max(Theme.px(8),
            Math.min(at.x + tag.width - width, list.width - width - Theme.px(8))));
        rows.currentIndex = current;
        rows.forceLayout();
        const below = at.y + tag.height + Theme.px(4);
        sheet.y = Math.round(below + sheet.height <= list.height - Theme.px(8) ? below
            : Math.max(Theme.px(8),
                Math.min(at.y - sheet.height - Theme.px(4), list.height - sheet.height - Theme.px(8))));
        rows.positionViewAtIndex(current, ListView.Contain);
        rows.forceActiveFocus(Qt.PopupFocusReason);
    }
    function close(): void {
        const from = list.tag;
        list.tag = null;
        if (from && list.activeFocus)
            from.forceActiveFocus(Qt.PopupFocusReason);
    }
    function choose(index: int): void {
        const take = list.take;
        list.close();
        take(index);
    }

    objectName: "choiceList"
    visible: open
    Accessible.role: Accessible.List
    Accessible.name: list.tag?.Accessible.name ?? ""
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
    Keys.onEscapePressed: list.close()
    Keys.onReturnPressed: list.choose(rows.currentIndex)
    Keys.onEnterPressed: list.choose(rows.currentIndex)
    Keys.onSpacePressed: list.choose(rows.currentIndex)
    onActiveFocusChanged: {
        if (!list.activeFocus)
            list.tag = null;
    }

    MouseArea { // closes the list on a press outside
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onPressed: list.close()
        onWheel: list.close()
    }
    Paper {
        id: sheet
        height: Math.min(rows.contentHeight, list.height - Theme.px(40)) + Theme.px(12)
        depth: 2
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
        ListView {
            id: rows
            anchors.fill: parent
            anchors.margins: Theme.px(6)
            model: list.texts.length
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 4000
            highlightMoveDuration: 0
            delegate: FocusScope {
                id: row
                required property int index
                readonly property bool here: ListView.isCurrentItem
                readonly property string help: list.helps[index] ?? ""
                objectName: "choice-" + index
                width: ListView.view.width
                height: Math.max(Theme.target, words.height + Theme.px(14))
                focus: here
                Accessible.role: Accessible.ListItem
                Accessible.name: list.texts[index] ?? ""
                Accessible.description: help
                Accessible.focusable: true
                Accessible.selected: index === list.current
                Accessible.onPressAction: list.choose(index)
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(8)
                    color: row.index === list.current ? Theme.gold
                        : pointer.containsMouse ? Theme.paperShade
                        : Theme.clear
                }
                FocusRing {
                    radius: Theme.px(8)
                    visible: row.here
                }
                Column {
                    id: words
                    x: Theme.px(12)
                    width: row.width - 2 * x
                    anchors.verticalCenter: parent.verticalCenter
                    Words {
                        width: parent.width
                        text: list.texts[row.index] ?? ""
                        size: 16
                        font.bold: row.index === list.current
                        wrapMode: Text.WordWrap
                    }
                    Words {
                        width: parent.width
                        visible: row.help !== ""
                        text: row.help
                        size: 14
                        color: row.index === list.current ? Theme.ink : Theme.inkSoft
                        wrapMode: Text.WordWrap
                    }
                }
                MouseArea {
                    id: pointer
                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onClicked: list.choose(row.index)
                }
            }
        }
    }
}
