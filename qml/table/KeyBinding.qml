// SPDX-License-Identifier: MIT
// Keys, what they do in words, and when. The sheet of keys shows what is really bound.
import QtQuick

QtObject {
    property list<int> keys // Qt.Key_...
    property string text // what they do, as a menu would say it
    property bool when: true
    property bool open: false // it shows what all may see, and so does it while the curtain is down

    signal triggered(event: var) // event.accepted = false: it was for somebody else
}
