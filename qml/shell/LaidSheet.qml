// SPDX-License-Identifier: MIT
// Lays a sheet that asks something where it hides as little as may be of what it asks about: upon the
// prompt, whose question waits meanwhile, and to the side that has room. Not seen itself.
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: home

    property Item sheet: null
    readonly property real high: sheet?.height ?? 0
    readonly property rect room: Qt.rect(Theme.px(20), height - high - Theme.px(22), width - Theme.px(40), high + Theme.px(14))
    readonly property var asked: [sheet, sheet?.width, room]

    anchors.fill: parent
    onAskedChanged: laying.restart()

    Timer { // when its words are set
        id: laying
        interval: 0
        onTriggered: {
            if (!home.sheet)
                return;
            const at = FreeGround.placeFor(home.sheet, middle, home.room);
            home.sheet.x = at.x ?? Math.round((home.width - home.sheet.width) / 2);
            home.sheet.y = at.y ?? Math.round(home.room.y);
        }
    }
    Item {
        id: middle
        x: home.width / 2
        y: home.height
    }
}
