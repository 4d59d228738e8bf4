// SPDX-License-Identifier: MIT
// A key binding with its keys, description and condition. The page of keys lists exactly these.
import QtQuick

QtObject {
    property list<int> keys // Qt.Key_...
    property string text // the description, worded like a menu entry
    property bool when: true
    property bool open: false // for public things: works even while the curtain is down

    signal triggered(event: var) // event.accepted = false: not used after all
}
