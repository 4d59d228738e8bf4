// SPDX-License-Identifier: MIT
// The star of the show on its poster: the winner's character in the light of a lamp.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: star

    property int face: 0
    property bool altered: false
    property string name
    property string player

    Rectangle { // the light on the curtain
        anchors.horizontalCenter: parent.horizontalCenter
        y: -46
        width: 700
        height: width
        radius: width / 2
        color: Theme.gold
        opacity: 0.16
        visible: !Theme.contrast
    }
    Rectangle {
        id: frame
        width: parent.width
        height: 468
        radius: 24
        color: Theme.gold
        Rectangle {
            anchors.fill: parent
            anchors.margins: 14
            radius: 14
            color: Theme.paper
        }
        PostcardPicture {
            anchors.fill: parent
            anchors.margins: 22
            source: Cards.facts("tailstory", star.face, Cards.revision).pictures?.[star.altered ? 1 : 0] ?? ""
            fillMode: Image.PreserveAspectCrop
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: frame.height - 34
        width: parent.width - 40
        height: 104
        radius: 14
        color: Theme.paper
        FitWords {
            anchors.fill: parent
            anchors.margins: 10
            name: star.name
            typeface: Theme.titleFont
            heavy: true
            most: 54
            least: 28
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
    FitWords {
        y: frame.height + 84
        width: parent.width
        height: 110
        //: on a theatre poster, below a character's name: %1 is a player
        text: qsTr("played by %1").arg(star.player)
        typeface: Theme.storyFont
        most: 42
        least: 24
        color: Theme.onTable
        horizontalAlignment: Text.AlignHCenter
    }
}
