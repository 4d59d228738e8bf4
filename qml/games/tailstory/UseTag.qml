// SPDX-License-Identifier: MIT
// The remaining uses of an action or ability, as a picture and a number.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: tag

    property string icon
    property string text // short text such as "1 left"
    property string words // the same in a sentence
    property bool spent: false
    readonly property real needed: label.x + Math.ceil(smallest.implicitWidth) // width in the smallest letters

    implicitWidth: Theme.px(28) + label.implicitWidth
    implicitHeight: Math.max(Theme.px(24), label.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: words

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        icon: tag.icon
        size: Theme.px(22)
        opacity: tag.spent ? 0.5 : 1
    }
    Tip {
        text: tag.words
    }
    Words {
        id: smallest
        visible: false
        text: tag.text
        font.pixelSize: label.minimumPixelSize
    }
    Words {
        id: label
        x: Theme.px(28)
        width: tag.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: tag.text
        font.pixelSize: Math.max(13, Theme.type(14))
        color: Theme.onTable
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
    }
}
