// SPDX-License-Identifier: MIT
// One saved game. A press continues it; small buttons rename and remove it.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: save

    required property int index
    required property string file
    required property string name
    required property string gameId
    required property string title
    required property string progress
    required property string people
    required property string when
    required property bool finished
    required property bool damaged
    required property string picture
    property bool naming: false
    readonly property string heading: name !== "" ? name : title
    readonly property string rest: Array.of(name !== "" ? title : "", progress, when, people)
        .filter(part => part !== "")
        .join(qsTr(" · "))

    signal removed
    signal named(name: string)

    function enter(): void {
        App.resume(save.file);
    }
    function take(): void {
        sheet.forceActiveFocus(Qt.TabFocusReason);
    }
    function keep(words: string): void {
        save.naming = false;
        save.named(words);
    }

    SaveKeys {
        id: keyMap
        onContinued: save.enter()
        onNamed: save.naming = true
        onRemoved: save.removed()
    }
    BareButton {
        id: sheet
        objectName: "save-" + save.index
        focus: true
        bringsKeys: false
        Accessible.name: Phrases.fill(qsTr("%1, %2"), [save.heading, save.rest])
        Accessible.description: qsTr("F2 renames it, Delete removes it.")
        Keys.onPressed: event => keyMap.press(event)
        onClicked: {
            if (!save.naming)
                save.enter();
        }
        anchors.fill: parent

        Paper {
            anchors.fill: parent
            depth: sheet.hovered && !save.naming || sheet.activeFocus ? 1.3 : 0.8
        }
    }
    FocusRing {
        visible: sheet.activeFocus
    }
    Rectangle {
        id: thumb
        x: Theme.px(8)
        width: Math.round(Math.max(Theme.px(84), height * 1.1))
        height: parent.height - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        radius: Theme.px(8)
        color: save.damaged ? Theme.paperShade : Theme.table(save.gameId)
        clip: true
        Image {
            anchors.fill: parent
            visible: !save.damaged
            source: save.picture
            fillMode: Image.PreserveAspectCrop
            asynchronous: true
            sourceSize.width: Math.ceil(thumb.width * Screen.devicePixelRatio)
            sourceSize.height: Math.ceil(thumb.height * Screen.devicePixelRatio)
        }
        Words {
            anchors.centerIn: parent
            visible: save.damaged
            text: "?"
            size: 34
            font.family: Theme.titleFont
            font.bold: true
            color: Theme.refuse
        }
    }
    Column {
        anchors.left: thumb.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(3)
        visible: !save.naming
        Words {
            id: heading
            width: parent.width
            text: save.heading
            size: 19
            font.family: Theme.titleFontOf(text)
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.type(16)
            elide: Text.ElideRight
        }
        Words {
            width: parent.width
            text: save.rest
            font.pixelSize: TypeFit.wrapped(text, Theme.plainFont, false, Theme.type(15), 12, width, room, lineHeight)
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            lineHeight: Theme.leading(0.9)
            elide: Text.ElideRight

            readonly property real room: save.height - heading.height - parent.spacing - Theme.px(10)
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        PaperButton {
            objectName: "name-" + save.index
            Accessible.name: qsTr("Rename %1").arg(save.heading)
            implicitWidth: Theme.target
            quiet: true
            onClicked: save.naming = true
            Image {
                anchors.centerIn: parent
                width: Theme.px(20)
                height: width
                sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
                sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
                source: "qrc:/art/home/pencil.svg"
            }
        }
        PaperButton {
            objectName: "remove-" + save.index
            text: "×"
            Accessible.name: qsTr("Remove %1").arg(save.heading)
            implicitWidth: Theme.target
            quiet: true
            size: 20
            onClicked: save.removed()
        }
    }
    SaveName {
        anchors.left: thumb.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: buttons.left
        anchors.rightMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        visible: save.naming
        words: save.name !== "" ? save.name : save.title
        onKept: words => save.keep(words)
        onDropped: {
            save.naming = false;
            save.take();
        }
    }
}
