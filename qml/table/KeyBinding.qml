// SPDX-License-Identifier: MIT
// A key binding with its keys, description and condition. The page of keys lists exactly these.
import QtQuick

QtObject {
    property list<int> keys // codes such as Qt.Key_U
    property string text // the description, worded like a menu entry
    property bool when: true
    property bool open: false // is it for public things, so that it works even while the curtain is down?

    signal triggered(event: var) // handlers clear event.accepted if they don't use the key after all
}
