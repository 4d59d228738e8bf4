// SPDX-License-Identifier: MIT
// Creates the timeline during a review.
import QtQuick
import Taletop.App
import Taletop.Theme

FocusScope {
    id: layer

    property MatchSession session: null

    implicitHeight: (bar.item as Item)?.implicitHeight ?? 0

    Loader {
        id: bar
        anchors.fill: parent
        focus: true
        active: layer.session !== null && layer.session.review.active
        function lay(): void {
            if (bar.active)
                bar.setSource("qrc:/qt/qml/Taletop/Table/TimelineBar.qml",
                    { review: layer.session.review, accent: Qt.binding(() => Theme.accent(layer.session.gameId)) });
            else
                bar.source = "";
        }
        onActiveChanged: lay()
        Component.onCompleted: lay() // for a page created again during a review
    }
}
