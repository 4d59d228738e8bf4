// SPDX-License-Identifier: MIT
// How to play, in one scrolling page: the lesson, examples to try, and the game's own guide.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    required property string gameId
    property bool narrow: false // beside a table the guide comes first
    property bool seen: false // examples are loaded when the page is first shown
    property string wanted // the example to show once the examples are loaded
    readonly property Item focused: Window.activeFocusItem

    signal ruleAsked(entry: string)

    onFocusedChanged: page.showFocused()
    onGameIdChanged: page.tell()
    Component.onCompleted: page.tell()

    function tell(): void {
        rules.setSource(App.games.page(page.gameId, "Rules"), { game: page.gameId });
    }

    function showFocused(): void {
        for (let up = page.focused; up; up = up.parent)
            if (up === offer || up === rules || up.objectName === "exampleGrid")
                return page.show(up === offer || up === rules ? page.focused : (up as GridView).currentItem ?? up);
    }

    // Scrolls to the item, for keyboard users.
    function show(item: Item): void {
        const top = item.mapToItem(content, 0, 0).y - Theme.px(8);
        const bottom = top + item.height + Theme.px(16);
        scroll.contentY = Math.min(Math.max(scroll.contentY, bottom - scroll.height), Math.max(0, top));
    }
    function scrollBy(pixels: real): void {
        scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + pixels));
    }

    Keys.onPressed: event => keyMap.press(event)

    Timer { // not needed if this page is shown only for a moment, on the way to a rule on another page
        interval: 0
        running: page.visible && !page.seen
        onTriggered: page.seen = true
    }
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
            onHeightChanged: page.showFocused() // again once the page is laid out

            LessonOffer {
                id: offer
                width: parent.width
                gameId: page.gameId
            }
            ExampleGrid {
                width: parent.width
                gameId: page.seen && !page.narrow ? page.gameId : ""
                wanted: page.wanted
                onFound: page.wanted = ""
                onReached: item => page.show(item)
            }
            Loader { // the game's own page, or one generated from its rulebook
                id: rules
                width: parent.width
                onLoaded: (item as HowToPlay)?.ruleAsked.connect(page.ruleAsked)
            }
            ExampleGrid {
                width: parent.width
                gameId: page.seen && page.narrow ? page.gameId : ""
                topPadding: Theme.px(14)
                wanted: page.wanted
                onFound: page.wanted = ""
                onReached: item => page.show(item)
            }
        }
    }
    FocusRing {
        space: Theme.px(12) // the ring keeps away from the words
        radius: Theme.px(4)
        anchors.rightMargin: -Theme.px(3) // room for the scroll mark, and the window's edge beside a table
        visible: scroll.activeFocus
    }
    ScrollMark {
        anchors.right: parent.right
        view: scroll
    }
}
