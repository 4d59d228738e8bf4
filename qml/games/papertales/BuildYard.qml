// SPDX-License-Identifier: MIT
// The five Buildings with both levels: prices, effects, and why a level can't be built.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Row {
    id: yard

    required property PapertalesThings hold
    readonly property PapertalesContents contents: hold.contents

    property bool seen: false // has the yard been shown? Its Buildings are created on first use

    onVisibleChanged: seen = seen || visible
    Component.onCompleted: seen = visible
    spacing: Theme.px(6)
    readonly property string holds: "zone/buildings/" + contents.own // touch of the whole zone, for a lesson's rings

    Repeater {
        model: yard.seen ? 5 : 0
        delegate: Item {
            id: site
            required property int index
            readonly property var row: yard.contents.revision >= 0
                ? yard.contents.kingdoms[yard.contents.own]?.buildings[index] ?? null
                : null
            readonly property var info: row ? yard.contents.facts(row.face) : ({})
            // Identifies the Building in lessons.
            readonly property string touch: "card/buildings/" + yard.contents.own + "/" + index
            readonly property int level: row?.mark ?? 0
            readonly property int face: row?.face ?? 0
            readonly property bool ofTheChoice: visible && face > 0 // does the current decision include this Building?
            width: (yard.width - 4 * yard.spacing) / 5
            height: yard.height

            Paper {
                anchors.fill: parent
                radius: Theme.px(10)
                depth: 0.6
            }
            Image {
                id: picture
                x: Theme.px(5)
                y: Theme.px(5)
                width: parent.width - 2 * x
                readonly property real room: Math.min(width * 40 / 56, site.height * 0.26,
                    site.height - name.height - 4.4 * Theme.type(15) - 8.4 * Theme.type(13))
                height: room > Theme.px(30) ? room : 0 // hidden if less height than this is left
                visible: height > 0
                fillMode: Image.PreserveAspectCrop
                source: site.info.pictures?.[Math.max(0, site.level - 1)] ?? ""
                sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
                smooth: true
            }
            Words {
                id: name
                anchors.top: picture.bottom
                x: Theme.px(6)
                width: parent.width - 2 * x
                text: site.info.name ?? ""
                size: 17
                font.family: Theme.titleFont
                font.bold: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                horizontalAlignment: Text.AlignHCenter
            }
            KeyMark { // the digit that chooses a level
                x: Theme.px(8)
                y: picture.visible ? Theme.px(8) : name.y + (name.height - height) / 2
                text: site.index + 1
            }
            Column {
                id: levels
                readonly property real room: (site.height - y - Theme.px(6) - spacing) / 2
                x: Theme.px(4)
                y: name.y + name.height + Theme.px(2)
                width: parent.width - 2 * x
                spacing: Theme.px(5)
                Repeater {
                    model: 2
                    delegate: LevelButton {
                        required property int index
                        hold: yard.hold
                        building: site.index
                        level: index + 1
                        built: site.level
                        info: site.info
                        width: levels.width
                        height: levels.room
                    }
                }
            }
        }
    }
}
