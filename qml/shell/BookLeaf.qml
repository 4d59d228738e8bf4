// SPDX-License-Identifier: MIT
// One page of the open book, or an empty space if it has no number.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: leaf

    required property TaleBook book
    required property int number
    readonly property bool there: number >= 0 && number < book.sheetCount

    Accessible.role: Accessible.StaticText
    Accessible.name: there && leaf.book.revision >= 0 ? leaf.book.wordsOf(leaf.number) : ""
    Accessible.ignored: !there

    SoftShadow {
        visible: leaf.there
        depth: 2
    }
    Image {
        anchors.fill: parent
        visible: leaf.there
        source: leaf.there ? "image://book/" + leaf.book.revision + "/" + leaf.number : ""
        sourceSize.width: Math.round(leaf.width * Screen.devicePixelRatio)
        cache: false
        asynchronous: false
    }
}
