// SPDX-License-Identifier: MIT
// All rules of a game: a search line, the chapters, and every entry.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: page

    required property RulebookModel book
    readonly property bool wide: width > Theme.px(720)
    readonly property color accent: Theme.accent(book.gameId)

    // Goes to an entry, clearing a search that hides it.
    function show(entry: string): void {
        if (page.book.rowOf(entry) < 0)
            page.search("");
        list.go(page.book.rowOf(entry));
        list.forceActiveFocus();
    }
    function search(words: string): void {
        line.text = words;
        page.book.filter = words;
        list.currentIndex = page.book.bestRow();
        list.positionViewAtBeginning();
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }
    function toSearch(): void {
        line.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function toList(): void {
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    PaperInput {
        id: line
        objectName: "ruleSearch"
        width: list.x + list.width - (found.visible ? found.width + Theme.px(12) : 0)
        searches: true
        label: qsTr("Search the rules")
        placeholder: label
        size: 17
        longest: 60
        onEdited: words => page.search(words)
        onAccepted: page.toList()
    }
    Words {
        id: found
        visible: page.book.filter !== ""
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.verticalCenter: line.verticalCenter
        text: qsTr("%n rule(s)", "", page.book.count)
        size: 14
        color: Theme.inkSoft
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    RuleChapters {
        id: contents
        visible: page.wide
        y: list.y
        width: Theme.px(230)
        height: list.height
        book: page.book
        chapter: list.currentItem ? page.book.chapterAt(list.currentIndex) : ""
        accent: page.accent
        onChosen: number => {
            list.go(list.nextEntry(page.book.rowOfChapter(number), 1));
            page.toList();
        }
    }
    RuleList {
        id: list
        objectName: "ruleList"
        anchors.fill: parent
        anchors.topMargin: line.height + Theme.px(12)
        anchors.leftMargin: page.wide ? contents.width + Theme.px(26) : 0
        anchors.rightMargin: Theme.px(8)
        focus: true
        book: page.book
        accent: page.accent
        onFollowed: entry => page.show(entry)
    }
    ScrollMark {
        anchors.right: parent.right
        view: list
    }
    Words {
        visible: page.book.count === 0
        x: list.x + Theme.px(16)
        y: list.y + Theme.px(24)
        width: list.width - Theme.px(32)
        text: qsTr("No rule contains all of these words. Try fewer, or a number such as 12.")
        size: 16
        font.family: Theme.storyFont
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
    }
}
