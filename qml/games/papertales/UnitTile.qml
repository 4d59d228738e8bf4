// SPDX-License-Identifier: MIT
// A small Unit: its picture in a paper rim with cost, strength and Age tokens. The content is created on demand,
// because most tiles are empty.
import QtQuick
import Taletop.Theme

Rectangle {
    id: tile

    property int face: 0
    property int tokens: 0
    property string counts // the current strength, as on a card
    readonly property int drawn: visible ? face : 0 // 0 while hidden, so that nothing is laid out or drawn

    radius: width * 0.07
    color: drawn > 0 ? Theme.paper : Theme.nightSlot
    border.width: 1
    border.color: drawn > 0 ? Theme.paperEdge : Theme.nightEdge

    Loader {
        anchors.fill: parent
        source: tile.drawn > 0 ? "UnitPicture.qml" : ""
        onLoaded: {
            const picture = item as UnitPicture;
            picture.face = Qt.binding(() => tile.drawn);
            picture.tokens = Qt.binding(() => tile.tokens);
            picture.counts = Qt.binding(() => tile.counts);
        }
    }
}
