// SPDX-License-Identifier: MIT
// Shows the hand cursor over a control. A pointer handler would let every mouse button press a Qt control.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.NoButton
    cursorShape: Qt.PointingHandCursor
}
