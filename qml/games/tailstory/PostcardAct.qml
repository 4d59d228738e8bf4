// SPDX-License-Identifier: MIT
// An achievement on the poster of a show: its medal, its card and the turn.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: act

    property int number: 1
    property string name
    property string turn

    height: 64
    radius: 14
    color: Theme.gold
    border.width: Theme.contrast ? 2 : 0
    border.color: Theme.ink

    Icon {
        id: medal
        x: 16
        anchors.verticalCenter: parent.verticalCenter
        icon: "achievement-" + act.number
        size: 50
    }
    FitWords {
        anchors.left: medal.right
        anchors.leftMargin: 18
        anchors.right: when.left
        anchors.rightMargin: 12
        height: parent.height
        name: act.name
        typeface: Theme.titleFont
        heavy: true
        most: 36
        least: 24
        verticalAlignment: Text.AlignVCenter
    }
    Words {
        id: when
        anchors.right: parent.right
        anchors.rightMargin: 22
        anchors.verticalCenter: parent.verticalCenter
        text: act.turn === "" ? "" : qsTr("turn %1").arg(act.turn)
        font.pixelSize: 28
    }
}
