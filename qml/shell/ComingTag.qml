// SPDX-License-Identifier: MIT
// A paper ribbon on a box that cannot be opened yet.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: tag

    width: words.implicitWidth + Theme.px(30)
    height: words.implicitHeight + Theme.px(12)

    function shake(): void {
        if (Motion.shake > 0)
            shaking.restart();
    }

    Paper {
        id: sheet
        anchors.fill: parent
        radius: Theme.px(4)
        fill: Theme.gold
        depth: 0.6
    }
    Words {
        id: words
        anchors.centerIn: parent
        text: qsTr("Coming")
        size: 15
        font.bold: true
    }
    SequentialAnimation {
        id: shaking
        NumberAnimation { target: tag; property: "rotation"; to: -4; duration: Motion.shake / 4 }
        NumberAnimation { target: tag; property: "rotation"; to: 4; duration: Motion.shake / 2 }
        NumberAnimation { target: tag; property: "rotation"; to: 0; duration: Motion.shake / 4 }
    }
}
