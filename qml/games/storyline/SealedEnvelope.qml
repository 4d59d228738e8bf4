// SPDX-License-Identifier: MIT
// An envelope that hides the card inside. All envelopes look alike.
import QtQuick
import QtQuick.Window

Image {
    source: "qrc:/art/games/storyline/envelope-sealed.svg"
    fillMode: Image.PreserveAspectFit
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    smooth: true
}
