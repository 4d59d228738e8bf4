// SPDX-License-Identifier: MIT
// The stamp of a postcard: the box of the game, or Taletop's own mark, with cut teeth around it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: stamp

    property string game
    readonly property int tooth: 12

    width: 11 * tooth
    height: 12 * tooth

    Rectangle {
        anchors.fill: parent
        color: Theme.table(stamp.game)
    }
    PostcardPicture {
        id: box
        x: 7
        width: parent.width - 2 * x
        height: width * 265 / 310
        anchors.verticalCenter: parent.verticalCenter
        source: App.games.picture(stamp.game, "box.svg")
    }
    PostcardPicture {
        anchors.centerIn: parent
        width: 88
        height: 88
        visible: box.status === Image.Null
        source: visible ? "qrc:/art/icon/taletop.svg" : ""
    }
    Repeater {
        model: 2 * (11 + 12) + 2
        delegate: Rectangle {
            required property int index
            readonly property bool lying: index < 24 // above and below, else at the sides
            readonly property int step: lying ? index % 12 : (index - 24) % 12
            readonly property bool far: lying ? index >= 12 : index >= 36
            x: (lying ? step * stamp.tooth : far ? stamp.width : 0) - width / 2
            y: (lying ? far ? stamp.height : 0 : step * stamp.tooth) - height / 2
            width: 7
            height: 7
            radius: 3.5
            color: Theme.paper
            antialiasing: true
        }
    }
}
