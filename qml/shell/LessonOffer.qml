// SPDX-License-Identifier: MIT
// Offers a game's lesson above its guide: start, continue, or choose a chapter.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: offer

    required property string gameId
    readonly property var lesson: App.practice.lessonOf(gameId)
    readonly property int reached: lesson.reached ?? 0

    visible: lesson.chapters !== undefined
    spacing: Theme.px(8)

    Heading {
        width: parent.width
        words: qsTr("Learn it by playing")
        size: 26
        Accessible.ignored: false
    }
    Words {
        width: parent.width
        text: offer.lesson.goal ?? ""
        size: 18
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
        lineHeight: Theme.leading(1.15)
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)

        PaperButton {
            objectName: "goOnWithLesson"
            width: Math.min(implicitWidth, offer.width)
            visible: offer.reached > 0
            text: qsTr("Continue at step %1").arg(offer.reached + 1)
            primary: true
            accent: Theme.accent(offer.gameId)
            onClicked: App.openLesson(offer.gameId, offer.reached)
        }
        PaperButton {
            objectName: "startLesson"
            width: Math.min(implicitWidth, offer.width)
            text: qsTr("Play the lesson, %1 min").arg(offer.lesson.minutes ?? 0)
            description: offer.lesson.goal ?? ""
            primary: offer.reached === 0
            quiet: offer.reached > 0
            accent: Theme.accent(offer.gameId)
            onClicked: App.openLesson(offer.gameId)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)

        Repeater {
            model: offer.lesson.chapters ?? []
            delegate: PaperButton {
                required property var modelData
                required property int index
                objectName: "lessonChapter-" + index
                width: Math.min(implicitWidth, offer.width)
                text: `${index + 1}  ${modelData.title}`
                description: qsTr("Starts the lesson at this chapter.")
                quiet: true
                size: 15
                onClicked: App.openLesson(offer.gameId, modelData.step)
            }
        }
    }
    Item { // gap before the game's guide
        width: 1
        height: Theme.px(8)
    }
}
