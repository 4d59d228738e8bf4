// SPDX-License-Identifier: MIT
// A turning leaf of the book, which folds towards the middle and unfolds on the other side.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Item {
    id: leaf

    required property StorylineContents contents
    property bool upright: false
    property real unit: 1 // size of the book's paper unit
    property bool forward: true
    property real turned: 0 // progress from 0 to 1, where the leaf is on the other side
    property var faces: [] // faces of the cards on the leaf
    readonly property bool front: turned < 0.5
    readonly property bool second: forward === front // is the leaf over the second page?
    readonly property real share: Math.max(0.02, Math.abs(2 * turned - 1))
    readonly property real outer: 18.4 * unit

    objectName: "pageLeaf"

    Rectangle {
        id: sheet
        readonly property real half: (leaf.upright ? leaf.height : leaf.width) / 2
        x: leaf.upright ? 25 * leaf.unit : leaf.second ? half : leaf.outer
        y: leaf.upright ? leaf.second ? half : leaf.outer : 12 * leaf.unit
        width: leaf.upright ? leaf.width - 37 * leaf.unit : half - leaf.outer
        height: leaf.upright ? half - leaf.outer : leaf.height - 38 * leaf.unit
        radius: 3 * leaf.unit
        color: Qt.darker(Theme.paper, 1 + 0.12 * (1 - leaf.share))
        border.width: 1
        border.color: Theme.paperEdge
        transform: Scale {
            origin.x: leaf.second ? 0 : sheet.width
            origin.y: leaf.second ? 0 : sheet.height
            xScale: leaf.upright ? 1 : leaf.share
            yScale: leaf.upright ? leaf.share : 1
        }

        Row {
            anchors.centerIn: parent
            spacing: Theme.px(14)
            visible: leaf.front && leaf.forward
            Repeater {
                model: leaf.faces
                delegate: StoryCard {
                    required property int modelData
                    width: Math.min(sheet.height * 0.7 * 63 / 88, sheet.width * 0.7 / leaf.faces.length)
                    face: modelData
                    title: leaf.contents.title(modelData)
                }
            }
        }
    }
}
