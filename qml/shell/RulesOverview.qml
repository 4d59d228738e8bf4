// SPDX-License-Identifier: MIT
// How to play: what a game tells of itself, to scroll through.
import QtQuick
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    required property string gameId

    function scrollBy(pixels: real): void {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + pixels));
    }

    Keys.onUpPressed: scrollBy(-Theme.type(18) * 3)
    Keys.onDownPressed: scrollBy(Theme.type(18) * 3)
    Keys.onPressed: event => {
        const pages = { [Qt.Key_PageUp]: -1, [Qt.Key_PageDown]: 1, [Qt.Key_Home]: -1000, [Qt.Key_End]: 1000 }[event.key] ?? 0;
        if (pages === 0)
            return;
        page.scrollBy(pages * scroll.height * 0.9);
        event.accepted = true;
    }

    Flickable {
        id: scroll
        objectName: "rulesOverview"
        anchors.fill: parent
        anchors.rightMargin: Theme.px(14)
        contentHeight: words.height
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("How to play")

        Loader { // each game tells its own rules
            id: words
            width: scroll.width
            source: page.gameId === "" ? "" : "qrc:/qt/qml/Taletop/Games/" + page.gameId + "/" + page.gameId.charAt(0).toUpperCase() + page.gameId.slice(1) + "Rules.qml"
        }
    }
    FocusRing {
        space: Theme.px(6)
        visible: scroll.activeFocus
    }
    ScrollMark {
        anchors.right: parent.right
        view: scroll
    }
}
