// SPDX-License-Identifier: MIT
// A Building that stands at the end, on a postcard.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: building

    property int face: 0
    property int level: 1
    property bool tall: false // its picture above its name, else before it
    readonly property var facts: face > 0 ? Cards.facts("papertales", face, Cards.revision) : ({})

    radius: 12
    color: Theme.paper

    PostcardPicture {
        id: picture
        x: 5
        y: 5
        width: building.tall ? parent.width - 10 : Math.min(height * 1.3, parent.width * 0.38)
        height: parent.height - 10 - (building.tall ? 56 : 0)
        source: building.facts.pictures?.[building.level - 1] ?? ""
        fillMode: Image.PreserveAspectCrop
    }
    Words {
        x: (building.tall ? 0 : picture.x + picture.width) + 14
        y: roman.y
        width: roman.x - x - 8
        text: building.facts.name ?? ""
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 30
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 20
    }
    Words {
        id: roman
        anchors.right: parent.right
        anchors.rightMargin: 16
        y: building.tall ? parent.height - 56 + (50 - height) / 2 : (parent.height - height) / 2
        text: building.level > 1 ? "II" : "I"
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: 30
    }
}
