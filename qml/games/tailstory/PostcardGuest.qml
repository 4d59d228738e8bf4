// SPDX-License-Identifier: MIT
// Who else was on the stage, on the poster of a show.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Rectangle {
    id: card

    property var guest: null // { name, character: {face, mark, name}, achieved }

    radius: 14
    color: Theme.paper

    PostcardPicture {
        id: portrait
        x: 8
        y: 8
        height: parent.height - 2 * y
        width: height * 56 / 46
        source: Cards.facts("tailstory", card.guest?.character.face ?? 0, Cards.revision).pictures?.[card.guest?.character.mark === 1 ? 1 : 0] ?? ""
        fillMode: Image.PreserveAspectCrop
    }
    FitWords {
        id: role
        x: portrait.x + portrait.width + 16
        y: 6
        width: medals.x - x - 10
        height: parent.height * 0.54
        name: card.guest?.character.name ?? ""
        typeface: Theme.titleFont
        heavy: true
        most: 34
        least: 22
        verticalAlignment: Text.AlignVCenter
    }
    FitWords {
        x: role.x
        anchors.top: role.bottom
        width: role.width
        height: parent.height * 0.4
        text: qsTr("played by %1").arg(card.guest?.name ?? "")
        typeface: Theme.storyFont
        most: 27
        least: 20
        color: Theme.inkSoft
    }
    Row {
        id: medals
        anchors.right: parent.right
        anchors.rightMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        Repeater {
            model: card.guest?.achieved ?? 0
            delegate: Icon {
                required property int index
                icon: "achievement-" + (index + 1)
                size: card.width > 500 ? 54 : 34
            }
        }
    }
}
