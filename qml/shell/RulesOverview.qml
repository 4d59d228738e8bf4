// SPDX-License-Identifier: MIT
// How to play, on one scrolling page: the lesson, examples to try, and the game's own guide.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    required property string gameId
    property bool narrow: false // puts the guide first, for a page beside a table
    property bool seen: false // has the page been shown? Examples are loaded only then
    property string wanted // the example to show after loading
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

    Timer { // loads nothing if the page is shown only on the way to a rule on another page
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
            onHeightChanged: page.showFocused() // again after the layout

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
            Loader { // the game's own guide, or one generated from its rulebook
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
        space: Theme.px(12) // space between the text and the ring
        radius: Theme.px(4)
        anchors.rightMargin: -Theme.px(3) // space for the scroll mark, and beside a table for the window's edge
        visible: scroll.activeFocus
    }
    ScrollMark {
        anchors.right: parent.right
        view: scroll
    }
}
