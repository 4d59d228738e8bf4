// SPDX-License-Identifier: MIT
// What happened last, newest below, on the table itself.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: recent

    required property TailstoryDesk desk
    readonly property var log: desk.session.log
    readonly property real rowHeight: Math.max(Theme.px(22), Theme.type(16) * 1.25)
    readonly property int most: Math.max(0, Math.floor((height + Theme.px(5)) / (rowHeight + Theme.px(5))))
    property var lines: []

    function read(): void {
        const list = [];
        const session = recent.desk.session;
        const count = session.review.active ? recent.log.rowAt(session.log.numberAt(session.review.position)) + 1 : recent.log.rowCount();
        for (let i = Math.max(0, count - recent.most); i < count; ++i)
            list.push(recent.log.at(i));
        recent.lines = list;
    }

    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Just happened: %1").arg(lines.map(line => line.text).join(" "))

    Connections {
        target: recent.desk
        function onSettled(): void {
            recent.read();
        }
    }
    onMostChanged: read()
    Component.onCompleted: read()

    Column {
        id: column
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(5)
        Repeater {
            model: ListRows {
                list: recent.lines
            }
            delegate: Row {
                id: entry
                required property int index
                required property var modelData
                readonly property bool newest: index === recent.lines.length - 1
                width: recent.width
                height: Math.max(recent.rowHeight, told.implicitHeight)
                spacing: Theme.px(10)
                opacity: column.y + y > -1 ? 1 : 0 // whole or not at all; the log has it
                SeatEmblem {
                    size: Theme.px(22)
                    anchors.verticalCenter: parent.verticalCenter
                    emblem: entry.modelData.seat >= 0 ? recent.desk.seats[entry.modelData.seat]?.emblem ?? 0 : 0
                    opacity: entry.modelData.seat >= 0 ? 1 : 0
                }
                Words {
                    id: told
                    width: parent.width - Theme.px(32)
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.modelData.text
                    size: entry.newest && recent.most > 1 ? 16 : 14
                    font.family: Theme.storyFont
                    color: entry.newest ? Theme.onTable : Theme.tailSoft
                    wrapMode: Text.WordWrap
                    lineHeight: Theme.leading(0.9)
                }
            }
        }
    }
}
