// SPDX-License-Identifier: MIT
// One of the game's icons, rendered at its screen size.
import QtQuick
import "TailstoryLook.js" as Look

Picture {
    property string icon
    property real size: 24

    width: size
    height: size
    source: Look.icon(icon)
}
