// SPDX-License-Identifier: MIT
// A seat's Legend Points on a disc, with an animation that counts up to new totals.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: disc

    property int value: 0
    property string words
    property bool leads: false // is this seat ahead in the narrated contest?
    property real shown: value

    height: width
    radius: width / 2
    color: leads ? Theme.gold : Theme.paper
    border.width: Theme.ring
    border.color: leads ? Theme.ink : Theme.paperEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: words
    onValueChanged: {
        if (Motion.pop > 0)
            pop.restart();
    }

    Behavior on shown {
        NumberAnimation {
            duration: Motion.travel(500)
        }
    }
    Tip {
        text: disc.words
    }
    Words {
        anchors.centerIn: parent
        text: Math.round(disc.shown)
        font.bold: true
        font.pixelSize: Math.max(12, Math.round(disc.width * 0.52))
    }
    Icon {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -disc.width * 0.08
        size: disc.width * 0.38
        icon: "legend"
    }
    SequentialAnimation {
        id: pop
        NumberAnimation { target: disc; property: "scale"; to: 1.2; duration: Motion.pop; easing.type: Easing.OutCubic }
        NumberAnimation { target: disc; property: "scale"; to: 1; duration: Motion.pop; easing.type: Easing.InCubic }
    }
}
