// SPDX-License-Identifier: MIT
// A quiet line on the seat sheet: the lesson, for whoever has never played this game here.
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: offer

    required property string gameId
    readonly property var lesson: App.practice.lessonOf(gameId)

    implicitHeight: take.height

    Words {
        id: words
        width: take.x - Theme.px(10)
        anchors.verticalCenter: take.verticalCenter
        text: qsTr("New to %1?").arg(App.seatSheet.gameTitle)
        size: 17
        font.family: Theme.storyFont
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PaperButton {
        id: take
        objectName: "offeredLesson"
        x: Math.min(words.implicitWidth + Theme.px(12), offer.width - width)
        text: qsTr("Learn it by playing, %1 min").arg(offer.lesson.minutes ?? 0)
        quiet: true
        size: 15
        onPressed: App.openLesson(offer.gameId)
    }
}
