// SPDX-License-Identifier: MIT
// The book of a tale: two open pages with arrows to turn them, and buttons to save or print the book.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property TaleBook book: App.book
    readonly property string gameId: App.session?.gameId ?? ""
    readonly property bool wide: width > height * 1.15 // two pages side by side; otherwise one at a time
    readonly property int step: wide ? 2 : 1
    // The open leaf: 0 shows only the cover, then pages 1 and 2, 3 and 4.
    property int leaf: 0
    readonly property int leftPage: wide ? leaf * 2 - 1 : leaf
    readonly property int lastLeaf: wide ? Math.floor(book.sheetCount / 2) : book.sheetCount - 1
    readonly property real pageHeight: Math.min(foot.y - Theme.px(80), (width - Theme.px(220)) / step / 0.7047)
    readonly property real pageWidth: Math.floor(pageHeight * 0.7047)

    readonly property list<KeyMap> keyMaps: [keyMap]

    signal closed

    function turn(by: int): void {
        sheet.leaf = Math.max(0, Math.min(sheet.lastLeaf, sheet.leaf + by));
    }

    focus: true
    objectName: "bookSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("The book: %1").arg(book.title)
    Keys.onPressed: event => keyMap.press(event)
    Component.onCompleted: forward.forceActiveFocus()

    BookKeys {
        id: keyMap
        onTurned: by => sheet.turn(by)
        onEnded: by => sheet.leaf = by < 0 ? 0 : sheet.lastLeaf
        onClosed: sheet.closed()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table(sheet.gameId)
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Image {
        anchors.fill: parent
        source: Theme.contrast ? "" : App.games.picture(sheet.gameId, "table.svg")
        fillMode: Image.PreserveAspectCrop
        sourceSize.width: Math.ceil(Math.max(width, height * 1.6) * Screen.devicePixelRatio)
    }
    Row {
        id: pages
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(26) + Math.round((foot.y - Theme.px(80) - sheet.pageHeight) / 2)

        BookLeaf {
            width: sheet.pageWidth
            height: sheet.pageHeight
            number: sheet.leftPage
            book: sheet.book
            visible: sheet.wide || number >= 0
        }
        BookLeaf {
            width: sheet.pageWidth
            height: sheet.pageHeight
            number: sheet.wide ? sheet.leftPage + 1 : -1
            book: sheet.book
            visible: sheet.wide
        }
    }
    PageTurner {
        id: back
        objectName: "pageBack"
        anchors.right: pages.left
        anchors.rightMargin: Theme.px(22)
        anchors.verticalCenter: pages.verticalCenter
        text: "‹"
        label: qsTr("Previous page")
        faint: sheet.leaf === 0
        onClicked: sheet.turn(-1)
    }
    PageTurner {
        id: forward
        objectName: "pageForward"
        anchors.left: pages.right
        anchors.leftMargin: Theme.px(22)
        anchors.verticalCenter: pages.verticalCenter
        text: "›"
        label: qsTr("Next page")
        faint: sheet.leaf === sheet.lastLeaf
        onClicked: sheet.turn(1)
    }
    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(12)
        text: sheet.book.problem !== "" ? sheet.book.problem
            : sheet.book.saved !== "" ? qsTr("Saved as %1").arg(sheet.book.saved)
            : Phrases.fill(qsTr("Page %1 of %2"), [Math.max(0, sheet.leftPage) + 1, sheet.book.sheetCount])
        size: 15
        color: sheet.book.problem !== "" ? Theme.gold : Theme.onTable
        elide: Text.ElideMiddle
        width: Math.min(implicitWidth, parent.width - Theme.px(60))
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Row {
        id: foot
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(12)

        PaperInput {
            objectName: "bookTitle"
            width: Theme.px(300)
            label: qsTr("Title of the tale")
            placeholder: qsTr("Title of the tale")
            text: sheet.book.title
            longest: 80
            onEdited: words => sheet.book.title = words
        }
        PaperButton {
            objectName: "savePdf"
            text: qsTr("Save as PDF…")
            primary: true
            accent: Theme.accent(sheet.gameId)
            onClicked: sheet.book.wish(TaleBook.Pdf)
        }
        PaperButton {
            objectName: "saveWebPage"
            text: qsTr("Save as web page…")
            onClicked: sheet.book.wish(TaleBook.WebPage)
        }
        PaperButton {
            objectName: "printBook"
            text: qsTr("Print…")
            onClicked: sheet.book.wish(TaleBook.Printer)
        }
        PaperButton {
            objectName: "closeBook"
            text: qsTr("Close")
            onClicked: sheet.closed()
        }
    }
}
