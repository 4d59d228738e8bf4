// SPDX-License-Identifier: MIT
// The category of card that a page needs, as a colour, an icon and a word.
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table
import "StoryLook.js" as Look

Item {
    id: banner

    property int category: 0
    property string text
    property int pixels: Theme.type(17)
    property real widest: Theme.px(240)
    readonly property real natural: label.implicitWidth + icon.width + row.spacing + Theme.px(26)

    implicitHeight: Math.round(pixels * 1.75)
    implicitWidth: Math.min(widest, row.width + Theme.px(26))
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(5)
        color: Theme.storyColors[banner.category]
        border.width: 1
        border.color: Qt.darker(color, 1.25)
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(7)

        Image {
            id: icon
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(banner.height * 0.74)
            height: width
            source: Look.icon(banner.category)
            sourceSize.width: Math.ceil(banner.height * 0.74 * Screen.devicePixelRatio)
            smooth: true
        }
        Words {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, banner.widest - banner.height - Theme.px(24))
            text: banner.text
            font.pixelSize: banner.pixels
            color: Theme.onAccent
            font.family: Theme.titleFont
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
        }
    }
}
