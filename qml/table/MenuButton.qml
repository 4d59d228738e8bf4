// SPDX-License-Identifier: MIT
// Opens all menus of the window, whose bar is hidden at first; invisible if the desktop shows the bar.
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
