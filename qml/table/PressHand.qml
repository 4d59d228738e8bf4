// SPDX-License-Identifier: MIT
// The hand cursor over things that can be pressed. A handler instead would let every mouse button press a Qt control.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.NoButton
    cursorShape: Qt.PointingHandCursor
}
