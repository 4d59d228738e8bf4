// SPDX-License-Identifier: MIT
// One saved game: press to continue it; the small button removes it.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: save

    required property int index
    required property string file
    required property string gameId
    required property string title
    required property string people
    required property string when
    required property bool finished

    signal removed(title: string)

    function enter(): void {
        App.resume(save.file);
    }
    function remove(): void {
        save.removed(save.title);
        App.remove(save.file);
    }

    Paper {
        id: sheet
        objectName: "save-" + save.index
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.focusable: true
        Accessible.name: qsTr("%1, %2, %3").arg(save.title).arg(save.people).arg(save.when)
        Accessible.onPressAction: save.enter()
        Keys.onReturnPressed: save.enter()
        Keys.onEnterPressed: save.enter()
        Keys.onSpacePressed: save.enter()
        Keys.onDeletePressed: save.remove()
        anchors.fill: parent
        depth: pointer.containsMouse || sheet.activeFocus ? 1.3 : 0.8
    }
    FocusRing {
        visible: sheet.activeFocus
    }
    Rectangle {
        id: thumb
        x: Theme.px(14)
        width: Theme.px(84)
        height: parent.height - 2 * Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        radius: Theme.px(8)
        color: Theme.table(save.gameId)
        clip: true
        Image {
            anchors.fill: parent
            source: "qrc:/art/home/" + save.gameId + ".svg"
            fillMode: Image.PreserveAspectCrop
            sourceSize.width: Math.ceil(Theme.px(100) * Screen.devicePixelRatio)
        }
    }
    Column {
        anchors.left: thumb.right
        anchors.leftMargin: Theme.px(16)
        anchors.right: away.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)
        Words {
            width: parent.width
            text: save.title
            size: 19
            font.family: Theme.titleFont
            font.bold: true
            elide: Text.ElideRight
        }
        Words {
            width: parent.width
            text: qsTr("%1 · %2").arg(save.people).arg(save.when)
            size: 15
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.9
            elide: Text.ElideRight
        }
    }
    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: save.enter()
    }
    PaperButton {
        id: away
        objectName: "remove-" + save.index
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: "×"
        Accessible.name: qsTr("Remove %1").arg(save.title)
        implicitWidth: Theme.target
        quiet: true
        size: 20
        onPressed: save.remove()
    }
}
