// SPDX-License-Identifier: MIT
// The postcard of a match that is over, as large as the window allows, and where it can go. A page of the
// game paints it, always in the same size.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property Postcard card: App.postcard
    readonly property string gameId: App.session?.gameId ?? ""
    readonly property real shown: Math.min((width - Theme.px(60)) / card.size.width, (news.y - Theme.px(36)) / card.size.height)
    readonly property list<KeyMap> keyMaps: [keyMap]

    signal closed

    // A picture that nobody could paint is told like any other that cannot be kept.
    function paint(next: var): void {
        (page.item as Item).grabToImage(result => next(result.image), sheet.card.size);
    }

    focus: true
    objectName: "postcardSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("The postcard")
    Keys.onPressed: event => keyMap.press(event)
    Component.onCompleted: {
        page.setSource(App.games.page(sheet.gameId, "Postcard"), { session: App.session });
        save.forceActiveFocus();
    }

    PostcardKeys {
        id: keyMap
        onClosed: sheet.closed()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table(sheet.gameId)
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
    }
    Image {
        anchors.fill: parent
        source: Theme.contrast ? "" : App.games.picture(sheet.gameId, "table.svg")
        fillMode: Image.PreserveAspectCrop
        sourceSize.width: Math.ceil(Math.max(width, height * 1.6) * Screen.devicePixelRatio)
    }
    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((news.y - height) / 2)
        width: Math.floor(sheet.card.size.width * sheet.shown)
        height: Math.floor(sheet.card.size.height * sheet.shown)

        SoftShadow {
            depth: 1.6
        }
        Loader {
            id: page
            objectName: "postcard"
            width: sheet.card.size.width
            height: sheet.card.size.height
            scale: sheet.shown
            transformOrigin: Item.TopLeft
            layer.enabled: true // made smaller as one picture, so that it looks as it will be kept
            layer.smooth: true
            layer.textureSize: sheet.card.size
        }
    }
    Words {
        id: news
        objectName: "postcardNews"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(8)
        height: Math.max(Theme.type(15) * 1.5, implicitHeight) // the picture makes way for a long sentence
        text: sheet.card.problem !== "" ? sheet.card.problem : sheet.card.done
        size: 15
        color: sheet.card.problem !== "" ? Theme.gold : Theme.onTable
        width: parent.width - Theme.px(60)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        Accessible.ignored: text === ""
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        id: foot
        readonly property real most: (sheet.width - Theme.px(60) - 2 * spacing) / 3
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(12)

        PaperButton {
            id: save
            objectName: "savePicture"
            width: Math.min(implicitWidth, foot.most)
            text: qsTr("Save the picture…")
            primary: true
            accent: Theme.accent(sheet.gameId)
            onClicked: sheet.paint(picture => sheet.card.save(picture))
        }
        PaperButton {
            objectName: "copyPicture"
            width: Math.min(implicitWidth, foot.most)
            text: qsTr("Copy the picture")
            onClicked: sheet.paint(picture => sheet.card.copy(picture))
        }
        PaperButton {
            objectName: "closePostcard"
            width: Math.min(implicitWidth, foot.most)
            text: qsTr("Close")
            onClicked: sheet.closed()
        }
    }
}
