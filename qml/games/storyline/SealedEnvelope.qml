// SPDX-License-Identifier: MIT
// An envelope in the place of a card that is still in it. All are alike.
import QtQuick
import QtQuick.Window

Image {
    source: "qrc:/art/games/storyline/envelope-sealed.svg"
    fillMode: Image.PreserveAspectFit
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    smooth: true
}
