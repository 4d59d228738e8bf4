// SPDX-License-Identifier: MIT
// A banner across a stopped card. It slams down on the card, or appears at once with reduced motion or at instant
// speed.
import QtQuick
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: banner

    property bool shown: false
    property bool slams: false
    property alias text: word.text

    signal slammed // emitted when the banner has hit the card

    anchors.centerIn: parent
    width: parent.width * 1.1
    height: word.height + Theme.px(4)
    rotation: -14
    visible: shown
    color: Theme.refuse
    border.width: slams ? Theme.ring : 0
    border.color: Theme.onTable
    onShownChanged: {
        slam.stop();
        banner.scale = 1;
        banner.opacity = 1;
        if (banner.shown && banner.slams && banner.parent.visible && Motion.travels)
            slam.start();
    }

    Words {
        id: word
        anchors.centerIn: parent
        width: parent.width - Theme.px(12)
        font.pixelSize: Math.max(13, Math.round(banner.width * 0.14))
        font.bold: true
        font.capitalization: Font.AllUppercase
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        horizontalAlignment: Text.AlignHCenter
        color: Theme.onTable
    }
    SequentialAnimation {
        id: slam
        ParallelAnimation {
            NumberAnimation {
                target: banner
                property: "scale"
                from: 2.8
                to: 1
                duration: Motion.travel(150)
                easing.type: Easing.InQuad
            }
            NumberAnimation { target: banner; property: "opacity"; from: 0; to: 1; duration: Motion.travel(90) }
        }
        ScriptAction { script: banner.slammed() }
    }
}
