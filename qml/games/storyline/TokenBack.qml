// SPDX-License-Identifier: MIT
// A token face down that will not be turned here: its picture and no more, since seats have many.
import QtQuick
import QtQuick.Window
import "StoryLook.js" as Look

Image {
    height: width
    source: Look.tokenBack
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    smooth: true
}
