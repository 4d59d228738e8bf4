// SPDX-License-Identifier: MIT
// One Building: its picture and level, and its name and effects if there is room.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Touchable {
    id: tag

    property int owner: 0
    property int index: 0
    readonly property var row: contents.revision >= 0 ? contents.kingdoms[owner]?.buildings[index] ?? null : null
    readonly property var info: face > 0 ? contents.facts(face) : ({})
    property bool wide: true // is there room for the name?
    property real pictured: 0.4 // maximum share of the width for the picture
    // Letters that shrink in a low strip instead of disappearing.
    readonly property int letters: Math.min(Theme.type(16), Math.floor(height / 1.15))
    // Size of the level's numeral beside a name.
    readonly property real numeral: Math.min(Theme.type(18), Math.max(11, height * 0.7))
    readonly property bool named: wide && letters >= 12 &&
        smallest.advanceWidth <= width - Theme.px(22) - (level > 0 ? numeral * 0.9 : 0)
    // Width left for the picture. The name shrinks by up to a quarter before the picture does.
    readonly property real spare: width - Theme.px(9) - Math.ceil(name.implicitWidth * Math.max(0.75, 12 / letters)) -
        Theme.px(4) - (level > 0 ? roman.width : 0) - Theme.px(9)
    property string rowName: row?.name ?? ""
    // Narrower than the tag, because the neighbour's text begins at its edge.
    readonly property rect ringed: Qt.rect(Theme.px(5), 0, width - Theme.px(10), height)

    face: row?.face ?? 0
    level: row?.mark ?? 0
    place: "buildings/" + owner + "/" + index
    words: rowName
    corner: Theme.px(7)
    lifts: false

    Tip {
        text: tag.named ? "" : tag.rowName
    }
    TextMetrics {
        id: smallest
        font.family: Theme.titleFont
        font.bold: true
        font.pixelSize: name.minimumPixelSize
        text: tag.info.name ?? ""
    }
    Rectangle {
        anchors.fill: parent
        radius: tag.corner
        color: tag.level > 0 ? Theme.paper : Theme.nightSlot
        border.width: 1
        border.color: tag.level > 0 ? Theme.paperEdge : Theme.nightEdge
    }
    Image {
        id: picture
        x: Math.max(2, Theme.px(3))
        y: x
        height: parent.height - 2 * y
        readonly property real room: tag.named ? Math.min(height * 1.4, parent.width * tag.pictured, tag.spare - x)
            : parent.width - (tag.level > 0 ? x + roman.width + Theme.px(6) : 2 * x)
        width: room >= Theme.px(16) ? Math.round(room) : 0 // leaves out a tiny picture in favour of the name
        source: tag.info.pictures?.[Math.max(0, tag.level - 1)] ?? ""
        fillMode: Image.PreserveAspectCrop
        readonly property bool broad: width > height * 1.4 // is the area wider than the picture's shape?
        sourceSize.width: broad ? Math.ceil(width * Screen.devicePixelRatio / 8) * 8 : 0
        sourceSize.height: broad ? 0 : Math.ceil(height * Screen.devicePixelRatio / 8) * 8
        opacity: tag.level > 0 ? 1 : 0.4
        smooth: true
    }
    Words {
        id: name
        visible: tag.named
        anchors.left: picture.right
        anchors.leftMargin: Theme.px(9)
        anchors.right: roman.left
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: icons.visible ? -icons.height * 0.55 : 0
        text: tag.info.name ?? ""
        font.pixelSize: tag.letters
        font.family: Theme.titleFont
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        color: tag.level > 0 ? Theme.ink : Theme.onTable
    }
    EffectIcons {
        id: icons
        visible: tag.named && tag.height > Theme.type(16) * 2.5
        anchors.left: picture.right
        anchors.leftMargin: Theme.px(9)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(7)
        readonly property real least: picture.x + picture.width + Theme.px(9)
        readonly property real wide: icons.icons.length * 1.12 // total width in icons
        // Would the icons touch the level's numeral? If so, it moves above them.
        readonly property bool meet: visible && tag.level > 0 && least + wide * Theme.px(19) > roman.x
        size: Math.min(Theme.px(19), Math.floor((tag.width - Theme.px(5) - least) / Math.max(1, wide)))
        lines: (tag.info.lines ?? []).filter(line => line.level <= Math.max(1, tag.level))
    }
    Words {
        id: roman
        anchors.right: parent.right
        anchors.rightMargin: tag.named ? Theme.px(9) : Math.max(2, Theme.px(4))
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: icons.meet ? name.anchors.verticalCenterOffset : 0
        visible: tag.level > 0
        text: ["", "I", "II"][tag.level]
        // Without a name, the picture keeps its room, because nothing else identifies the Building.
        font.pixelSize: tag.named ? tag.numeral : Math.min(tag.numeral, Math.max(12, tag.width * 0.45))
        font.family: Theme.titleFont
        font.bold: true
    }
}
