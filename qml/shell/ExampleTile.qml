// SPDX-License-Identifier: MIT
// One example to try: a card or a table, with the title of its rule.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

BareButton {
    id: tile

    required property string entry
    required property string title
    required property string caption
    required property int face
    required property string table
    required property string game
    property bool focused: false
    readonly property bool lifted: hovered || focused

    objectName: "example-" + entry
    focusPolicy: Qt.NoFocus // the grid handles keys
    bringsKeys: false
    description: caption
    Accessible.name: qsTr("Try it: %1").arg(title)
    Accessible.focused: focused

    Paper {
        id: sheet
        anchors.fill: parent
        anchors.margins: Theme.px(5)
        depth: tile.lifted ? 1.2 : 0.6
        radius: Theme.px(10)
    }
    FocusRing {
        radius: Theme.px(10)
        space: -Theme.px(3)
        visible: tile.focused
    }
    Rectangle {
        id: scene
        x: sheet.x + Theme.px(5)
        y: sheet.y + Theme.px(5)
        width: sheet.width - Theme.px(10)
        height: Math.round(tile.width * 0.62) - Theme.px(10)
        radius: Theme.px(7)
        color: Theme.table(tile.game)
        clip: true
        Image { // shows only a tall card's picture, without the ribbon above and the text below
            readonly property real room: scene.height - 2 * Theme.px(6)
            readonly property real aspect: implicitHeight > 0 ? implicitWidth / implicitHeight : 1
            readonly property bool pictured: tile.face > 0
            readonly property bool tall: aspect < 0.9
            anchors.horizontalCenter: parent.horizontalCenter
            y: scene.height / 2 - height * (tall ? 0.38 : 0.5)
            width: !pictured ? scene.width : tall ? scene.width * 0.72 : Math.min(scene.width * 0.72, room * aspect)
            height: pictured ? width / aspect : scene.height
            source: pictured ? `image://cards/${tile.game}/${tile.face}/${App.appearance.artTheme}` : tile.table
            sourceSize.width: Math.ceil(scene.width * (pictured ? 0.72 : 1) * Screen.devicePixelRatio / 8) * 8
            sourceSize.height: pictured ? 0 : Math.ceil(scene.height * Screen.devicePixelRatio / 8) * 8
            asynchronous: true // lets the page appear at once
            smooth: true
        }
    }
    FitWords {
        id: heading
        x: scene.x + Theme.px(3)
        y: scene.y + scene.height + Theme.px(4)
        width: scene.width - Theme.px(6)
        height: go.y - y
        name: tile.title
        most: Theme.type(15)
        least: 11
        heavy: true
        verticalAlignment: Text.AlignTop
        color: Theme.ink
    }
    Words {
        id: go
        x: heading.x
        y: sheet.y + sheet.height - height - Theme.px(6)
        text: qsTr("Try it")
        size: 14
        color: Theme.accent(tile.game)
        font.underline: tile.lifted
    }
}
