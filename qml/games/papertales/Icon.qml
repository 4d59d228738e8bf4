// SPDX-License-Identifier: MIT
// One of the game's small pictures.
import QtQuick
import QtQuick.Window
import "PapertalesLook.js" as Look

Image {
    property string icon
    property real size: 20

    width: Math.round(size)
    height: width
    source: icon === "" ? "" : Look.icon(icon)
    sourceSize.width: Math.ceil(size * Screen.devicePixelRatio / 4) * 4
    smooth: true
}
