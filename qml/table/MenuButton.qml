// SPDX-License-Identifier: MIT
// Opens the window's menus, whose bar is hidden by default. The button is invisible if the desktop shows the bar.
import QtQuick
import Taletop.App

PaperButton {
    id: button

    objectName: "openMenu"
    visible: Qt.platform.os !== "osx"
    text: qsTr("Menu")
    keys: qsTr("Alt")
    sign: "menu"
    onClicked: WindowMenus.wanted(button.mapToItem(null, 0, button.height))
}
