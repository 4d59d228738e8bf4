// SPDX-License-Identifier: MIT
// A Unit's Age tokens: an hourglass on a paper disc, with their number.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: tokens

    property int count: 0
    property real size: 20

    visible: count > 0
    width: count > 1 ? size * 1.75 : size * 1.2
    height: size * 1.2
    radius: height / 2
    color: Theme.paper
    border.width: 1
    border.color: Theme.ink

    Repeater { // created on demand, because most Units have no tokens
        model: tokens.visible ? 1 : 0
        delegate: Item {
            anchors.fill: parent
            Tip {
                text: qsTr("%n Age token(s). It will die in the next aging, unless its card says otherwise.", "",
                    tokens.count)
            }
            Icon {
                x: tokens.size * 0.1
                anchors.verticalCenter: parent.verticalCenter
                size: tokens.size
                icon: "age"
            }
            Words {
                visible: tokens.count > 1
                anchors.right: parent.right
                anchors.rightMargin: tokens.size * 0.22
                anchors.verticalCenter: parent.verticalCenter
                text: tokens.count > 1 ? tokens.count : ""
                font.bold: true
                font.pixelSize: Math.max(11, Math.round(tokens.size * 0.85))
            }
        }
    }
}
