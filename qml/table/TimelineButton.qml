// SPDX-License-Identifier: MIT
// A button with a picture: acts on release, and sliding off cancels the press.
import QtQuick
import QtQuick.Window
import Taletop.Theme

BareButton {
    id: button

    required property string name // the accessible name
    required property url picture

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: button.hovered || button.activeFocus ? Theme.paperTouched : Theme.paperShade
    }
    Image {
        anchors.centerIn: parent
        width: Theme.px(22)
        height: width
        source: button.picture
        sourceSize.width: Math.ceil(Theme.px(22) * Screen.devicePixelRatio)
        smooth: true
        opacity: button.enabled ? 1 : 0.4
    }
    FocusRing {
        radius: height / 2
        visible: button.activeFocus
    }
    Tip {
        text: button.name
    }
}
