// SPDX-License-Identifier: MIT
// A key binding with its keys, description and condition, as the page of keys lists it.
import QtQuick

QtObject {
    property list<int> keys // codes such as Qt.Key_U
    property string text // the description, worded like a menu entry
    property bool when: true
    property bool open: false // does it also work while the curtain is down, because it shows only public things?

    signal triggered(event: var) // handlers clear event.accepted to leave the key unused
}
