// SPDX-License-Identifier: MIT
// Who is being waited for: one emblem a seat; those still to act stand forward with a gold ring
// and three dots, those who are done wear a tick.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Row {
    id: ring

    required property var seats
    property real size: Theme.px(30)

    spacing: Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Who the table is waiting for")

    Repeater {
        model: ring.seats
        delegate: Item {
            id: badge
            required property int emblem
            required property string name
            required property bool pending
            required property bool done

            width: ring.size + Theme.px(8)
            height: ring.size + Theme.px(12)
            Accessible.role: Accessible.StaticText
            Accessible.name: pending ? qsTr("%1 is still choosing").arg(name) : done ? qsTr("%1 is ready").arg(name) : name

            Tip {
                text: badge.Accessible.name
            }
            Rectangle {
                anchors.centerIn: emblem
                width: ring.size + Theme.px(8)
                height: width
                radius: width / 2
                color: Theme.clear
                border.width: Theme.ring
                border.color: Theme.gold
                visible: badge.pending
            }
            SeatEmblem {
                id: emblem
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(6)
                size: ring.size
                emblem: badge.emblem
                opacity: badge.pending || badge.done ? 1 : 0.6
            }
            ReadyMark {
                anchors.right: emblem.right
                anchors.bottom: emblem.bottom
                anchors.margins: -Theme.px(4)
                size: ring.size * 0.55
                pending: badge.pending
                visible: badge.pending || badge.done
            }
        }
    }
}
