// SPDX-License-Identifier: MIT
// All keyboard shortcuts, collected from their actual bindings: the page's key maps, the seats' keys and the menus.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    property list<KeyMap> maps // the page's key maps
    readonly property MatchSession session: App.session
    readonly property int columns: scroll.width > Theme.type(15) * 62 ? 3 : scroll.width > Theme.type(15) * 38 ? 2 : 1
    readonly property list<var> dealt: deal(sections(), columns)

    signal closed

    function pageSection(map: var): var {
        const rows = [];
        for (let i = 0; i < map.bindings.length; ++i)
            rows.push({ keys: map.capsOf(map.bindings[i]), text: map.bindings[i].text });
        return { title: map.title, rows: rows };
    }
    function seatSection(): var {
        const rows = [];
        const count = App.seatKeys.revision >= 0 && sheet.session ? sheet.session.seatCount : 8;
        for (let seat = 0; seat < count; ++seat)
            rows.push({
                keys: [App.seatKeys.name(seat)],
                text: sheet.session ? sheet.session.seatName(seat) : qsTr("Seat %1").arg(seat + 1)
            });
        return { title: qsTr("Opens and closes this seat’s hand"), rows: rows };
    }
    function sections(): var {
        const found = Array.from(sheet.maps).map(map => sheet.pageSection(map));
        if (!sheet.session || sheet.session.curtain.shared)
            found.push(sheet.seatSection());
        for (const entry of App.menuKeys) {
            const title = qsTr("Menu %1").arg(entry.menu);
            if (found.length === 0 || found[found.length - 1].title !== title)
                found.push({ title: title, rows: [] });
            found[found.length - 1].rows.push({ keys: entry.keys, text: entry.text });
        }
        return found;
    }
    // Puts each section into the column that is shortest so far.
    function deal(all: var, count: int): var {
        const columns = [];
        for (let i = 0; i < count; ++i)
            columns.push({ size: 0, sections: [] });
        for (const section of all) {
            const shortest = columns.reduce((a, b) => b.size < a.size ? b : a);
            shortest.sections.push(section);
            shortest.size += section.rows.length + 2;
        }
        return columns.map(column => column.sections);
    }
    function roll(by: real): void {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + by));
    }

    focus: true
    objectName: "keysSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Keyboard shortcuts")
    Keys.onEscapePressed: closed()
    Keys.onUpPressed: roll(-Theme.target)
    Keys.onDownPressed: roll(Theme.target)
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
    Component.onCompleted: away.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: sheet.closed()
            onWheel: {}
        }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.px(1240))
        height: Math.min(parent.height - Theme.px(40), scroll.y + grid.height + away.height + Theme.px(60))

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
            x: Theme.px(36)
            y: Theme.px(24)
            text: qsTr("Keyboard shortcuts")
            size: 36
            font.family: Theme.titleFont
            font.bold: true
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Flickable {
            id: scroll
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: title.bottom
            anchors.bottom: away.top
            anchors.leftMargin: Theme.px(36)
            anchors.rightMargin: Theme.px(36)
            anchors.topMargin: Theme.px(14)
            anchors.bottomMargin: Theme.px(16)
            contentHeight: grid.height
            interactive: contentHeight > height
            clip: interactive
            boundsBehavior: Flickable.StopAtBounds

            Row {
                id: grid
                spacing: Theme.px(32)
                Repeater {
                    model: sheet.dealt
                    delegate: Column {
                        id: column
                        required property var modelData
                        width: Math.floor((scroll.width - (sheet.columns - 1) * grid.spacing) / sheet.columns)
                        spacing: Theme.px(22)
                        Repeater {
                            model: column.modelData
                            delegate: KeySection {
                                required property var modelData
                                width: column.width
                                lines: modelData
                            }
                        }
                    }
                }
            }
        }
        Rectangle {
            visible: scroll.contentHeight > scroll.height + 1
            anchors.left: scroll.right
            anchors.leftMargin: Theme.px(14)
            y: scroll.y + scroll.height * scroll.visibleArea.yPosition
            width: Theme.px(6)
            height: scroll.height * scroll.visibleArea.heightRatio
            radius: width / 2
            color: Theme.paperEdge
        }
        PaperButton {
            id: away
            objectName: "closeKeys"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(36)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(26)
            text: qsTr("Close")
            primary: true
            focus: true
            onClicked: sheet.closed()
        }
    }
}
