// SPDX-License-Identifier: MIT
// A drawing of the game, rendered at its size on the screen.
import QtQuick
import QtQuick.Window

Image {
    sourceSize {
        width: Math.ceil(width * Screen.devicePixelRatio / 4) * 4
        height: Math.ceil(height * Screen.devicePixelRatio / 4) * 4
    }
    smooth: true
}
