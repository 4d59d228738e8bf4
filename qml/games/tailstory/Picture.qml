// SPDX-License-Identifier: MIT
// One of the game's drawings, rendered at its screen size.
import QtQuick
import QtQuick.Window

Image {
    sourceSize {
        width: Math.ceil(width * Screen.devicePixelRatio / 4) * 4
        height: Math.ceil(height * Screen.devicePixelRatio / 4) * 4
    }
    smooth: true
}
