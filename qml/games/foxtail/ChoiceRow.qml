// SPDX-License-Identifier: MIT
// One legal move of the viewer, as an item whose properties the table can read.
import QtQuick

Item {
    required property int index
    required property string move
    required property string label
    required property string consequence
    required property string warning
    required property int gain
    required property string gainParts
    required property bool hasGhost
    required property real ghostX
    required property real ghostY
    required property real ghostAngle
    required property int ghostLayer
    required property var joins
    required property int spot
    required property int seat
    required property string button
    required property bool hinted

    visible: false
}
