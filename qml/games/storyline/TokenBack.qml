// SPDX-License-Identifier: MIT
// A face-down token that is never turned over. A bare picture, because seats have many.
import QtQuick
import QtQuick.Window
import "StoryLook.js" as Look

Image {
    height: width
    source: Look.tokenBack
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    smooth: true
}
