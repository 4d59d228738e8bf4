// SPDX-License-Identifier: MIT
// The postcard of a finished match, as large as the window allows, with a button to save it. The game's own item draws
// it at a fixed size.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    readonly property string gameId: App.session?.gameId ?? ""
    readonly property real shown: Math.min((width - Theme.px(60)) / page.width, (news.y - Theme.px(36)) / page.height)

    signal closed

    focus: true
    objectName: "postcardSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Postcard")
    Keys.onEscapePressed: closed()
    Component.onCompleted: {
        page.setSource(App.games.page(sheet.gameId, "Postcard"), { session: App.session });
        save.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table(sheet.gameId)
    }
    Loader {
        id: page
        objectName: "postcard"
        x: Math.round((parent.width - width * scale) / 2)
        y: Math.round((news.y - height * scale) / 2)
        width: 1600
        height: 1000
        scale: sheet.shown
        transformOrigin: Item.TopLeft
        layer.enabled: true // scaled as one image, so that it looks like the saved picture
        layer.smooth: true
    }
    Words {
        id: news
        objectName: "postcardNews"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(8)
        width: parent.width - Theme.px(60)
        height: Math.max(Theme.type(15) * 1.5, implicitHeight) // the picture gives way to a long sentence
        text: App.postcard.news
        color: Theme.gold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        Accessible.ignored: text === ""
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        id: foot
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        spacing: Theme.px(12)
        PaperButton {
            id: save
            objectName: "savePicture"
            text: qsTr("Save the picture…")
            primary: true
            accent: Theme.accent(sheet.gameId)
            onClicked: {
                (page.item as Item).grabToImage(result => App.postcard.save(result.image),
                    Qt.size(page.width, page.height));
            }
        }
        PaperButton {
            objectName: "closePostcard"
            text: qsTr("Close")
            onClicked: sheet.closed()
        }
    }
}
