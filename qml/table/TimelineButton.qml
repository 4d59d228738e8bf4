// SPDX-License-Identifier: MIT
// A button with a sign on it: acts on release, sliding off cancels.
import QtQuick
import QtQuick.Window
import Taletop.Theme

FocusScope {
    id: button

    required property string name // in words
    required property url picture

    signal clicked

    function press(): void {
        if (button.enabled)
            button.clicked();
    }

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press()

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: pointer.containsMouse || button.activeFocus ? Theme.paperTouched : Theme.paperShade
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
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: {
            if (meaning.pressed) // a finger has only asked
                return;
            button.forceActiveFocus(Qt.MouseFocusReason);
            button.press();
        }
    }
    Tip {
        id: meaning
        text: button.name
    }
}
