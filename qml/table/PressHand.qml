// SPDX-License-Identifier: MIT
// The hand that points at what can be pressed. A handler in its place would let every button of a mouse press
// a control of Qt's.
import QtQuick

MouseArea {
    anchors.fill: parent
    acceptedButtons: Qt.NoButton
    cursorShape: Qt.PointingHandCursor
}
