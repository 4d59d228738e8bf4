// SPDX-License-Identifier: MIT
// Shows App.question above everything else. The first answer is the default; Esc or a press outside gives the last.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    objectName: "questionSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: App.question.heading
    Accessible.description: App.question.text
    Keys.onEscapePressed: App.question.dismiss()
    // Keeps keys from the items below.
    Keys.onPressed: event => event.accepted = true

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: App.question.dismiss()
            onWheel: wheel => wheel.accepted = true
        }
    }
    Item {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(80), Theme.type(18) * 38)
        height: words.height + Theme.px(64)
        Paper {
            anchors.fill: parent
            depth: 2
        }
        MouseArea {
            anchors.fill: parent
        }
        Column {
            id: words
            anchors.centerIn: parent
            width: parent.width - Theme.px(72)
            spacing: Theme.px(14)
            Heading {
                width: parent.width
                words: App.question.heading
                size: 28
                Accessible.ignored: false
            }
            Words {
                width: parent.width
                text: App.question.text
                size: 18
                font.family: Theme.storyFont
                wrapMode: Text.Wrap
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Flow {
                width: parent.width
                layoutDirection: Qt.RightToLeft
                spacing: Theme.px(12)
                Repeater {
                    // Created once for each question, because another language only changes the texts.
                    model: App.question.answers.length
                    delegate: PaperButton {
                        id: button
                        required property int index
                        readonly property var answer: App.question.answers[index] ?? ({})
                        objectName: "answer-" + (answer.key ?? "")
                        text: answer.text ?? ""
                        description: answer.description ?? ""
                        primary: button.index === 0
                        quiet: button.index > 0
                        focus: button.index === 0
                        onClicked: App.question.answer(button.answer.key)
                    }
                }
            }
        }
    }
}
