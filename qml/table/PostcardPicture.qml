// SPDX-License-Identifier: MIT
// A drawing on a postcard, made for its size there.
import QtQuick
import QtQuick.Window

Image {
    sourceSize.width: Math.ceil(width * Math.max(1, Screen.devicePixelRatio))
    smooth: true
}
