// SPDX-License-Identifier: MIT
// Text that may be too long for its place, such as a name. The text shrinks first, then is cut; a resting pointer shows
// it in full.
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
