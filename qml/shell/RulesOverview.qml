// SPDX-License-Identifier: MIT
// How to play: what a game tells of itself, to scroll through.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    required property string gameId

    function scrollBy(pixels: real): void {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + pixels));
    }

    Keys.onPressed: event => keyMap.press(event)

    RulesKeys {
        id: keyMap
        page: true
        examples: false
        onStepped: by => page.scrollBy(by * Theme.type(18) * 3)
        onPaged: by => page.scrollBy(by * scroll.height * 0.9)
        onEnded: by => page.scrollBy(by * scroll.contentHeight)
    }
    Flickable {
        id: scroll
        objectName: "rulesOverview"
        anchors.fill: parent
        anchors.rightMargin: Theme.px(14)
        contentHeight: content.height
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.Pane
        Accessible.name: qsTr("How to play")

        Column {
            id: content
            width: scroll.width

            LessonOffer {
                width: parent.width
                gameId: page.gameId
            }
            Loader { // each game tells its own rules
                width: parent.width
                source: App.games.page(page.gameId, "Rules")
            }
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
