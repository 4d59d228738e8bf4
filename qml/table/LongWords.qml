// SPDX-License-Identifier: MIT
// Text that may be too long for its place, such as names: it shrinks, then is cut, and a resting pointer shows all of
// it.
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
