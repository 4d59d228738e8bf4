// SPDX-License-Identifier: MIT
// Words that may be longer than their place, such as names: they shrink, then are cut, and what is cut is told
// whole where the pointer rests.
import QtQuick

Words {
    id: words

    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 12
    elide: Text.ElideRight

    Loader {
        anchors.fill: parent
        active: words.truncated
        source: "Tip.qml"
        onLoaded: (item as Tip).text = Qt.binding(() => words.text)
    }
}
