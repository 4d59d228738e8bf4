// SPDX-License-Identifier: MIT
// The closed book of a tale, from its front: a picture, the title and the tellers on a bound cover.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: book

    property string title
    property string tellers
    property string picture

    Rectangle { // the shadow it throws
        x: 16
        y: 22
        width: parent.width
        height: parent.height
        radius: 18
        color: Theme.shadow
        opacity: 0.5
        visible: !Theme.contrast
        antialiasing: true
    }
    Rectangle { // its leaves, seen from the side
        x: 20
        y: 10
        width: parent.width - 8
        height: parent.height - 4
        radius: 8
        color: Theme.paperShade
        antialiasing: true
    }
    Rectangle {
        id: cover
        anchors.fill: parent
        radius: 16
        color: Theme.accent("storyline")
        antialiasing: true
        Rectangle { // the spine
            width: 46
            height: parent.height
            radius: 16
            color: Qt.darker(cover.color, 1.35)
            antialiasing: true
        }
        Rectangle {
            x: 64
            y: 20
            width: parent.width - x - 20
            height: parent.height - 2 * y
            radius: 12
            color: Theme.clear
            border.width: 4
            border.color: Theme.gold
            antialiasing: true
        }
    }
    Item {
        id: window
        x: 92
        y: 48
        width: parent.width - x - 48
        height: Math.round(width * 46 / 56)
        PostcardPicture {
            anchors.fill: parent
            anchors.margins: 5
            source: book.picture
            fillMode: Image.PreserveAspectCrop
        }
        Rectangle { // over the edges of the picture, which are rough where it is turned
            anchors.fill: parent
            radius: 10
            color: Theme.clear
            border.width: 10
            border.color: Theme.gold
            antialiasing: true
        }
    }
    FitWords {
        x: window.x
        y: window.y + window.height + 12
        width: window.width
        height: 176
        name: book.title
        typeface: Theme.titleFont
        heavy: true
        most: 58
        least: 28
        color: Theme.gold
        lineHeight: Theme.leading(0.92)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    FitWords {
        x: window.x
        y: parent.height - height - 34
        width: window.width
        height: 92
        text: book.tellers
        typeface: Theme.storyFont
        most: 30
        least: 20
        color: Theme.onAccent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignBottom
    }
}
