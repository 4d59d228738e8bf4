// SPDX-License-Identifier: MIT
// Answers to a question of the prompt bar that has only a few, such as a number of cards. Each is a paper tag with its
// effect.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: panel

    required property TailstoryThings hold
    readonly property TailstoryContents contents: hold.contents
    readonly property var answers: contents.choices.filter(choice =>
        choice.gesture.length === 1 && choice.gesture[0].startsWith("button/"))
    readonly property list<string> steps: ["drawNumber", "stealNumber", "special", "messDeck", "bonus", "achieve",
        "emergencyDiscard", "endDiscard", "discard", "putBack"]
    readonly property bool open: steps.includes(contents.step) && answers.length > 0
    readonly property int acted: contents.chain.length > 0 &&
        Look.kind(contents.facts(contents.chain[0].face)) === "acting"
        ? contents.chain[0].face
        : 0
    readonly property string sound: acted > 0 ? contents.facts(acted).lines[2]?.text ?? "" : ""
    readonly property real space: Theme.px(14)
    // Preferred width.
    readonly property real wanted: answers.length * (Math.max(Theme.px(96), Theme.type(15) * 5.6) + space) +
        2 * Theme.px(20)
    readonly property real most: answers.length * (Theme.px(low ? 320 : 190) + space) - space + 2 * Theme.px(20)
    property bool made: false // has there been a question? The tags are created on the first one
    readonly property bool low: height < Theme.px(90) + Theme.type(34) * 1.4 + Theme.type(15) * 4
    readonly property real tagWidth: Math.min(Theme.px(low ? 320 : 190),
        (width - 2 * Theme.px(20) - (answers.length - 1) * space) / Math.max(1, answers.length))

    onOpenChanged: panel.made = panel.made || panel.open

    DarkPanel {}
    Row { // names the Acting card that was played
        id: heading
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(8)
        spacing: Theme.px(10)
        visible: panel.sound !== ""
        Icon {
            icon: "spotlight"
            size: sound.height
        }
        Words {
            id: sound
            width: Math.min(implicitWidth, panel.width - height - Theme.px(40))
            text: qsTr("“%1”").arg(panel.sound)
            size: 21
            font.family: Theme.titleFontOf(text)
            font.bold: true
            color: Theme.onTable
            elide: Text.ElideRight
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(panel.low ? 10 : 18)
        height: parent.height - (heading.visible ? heading.y + heading.height : 0) - Theme.px(panel.low ? 20 : 36)
        spacing: panel.space
        Repeater {
            model: panel.made ? 6 : 0
            delegate: Touchable {
                id: answer
                required property int index
                readonly property var choice: panel.open ? panel.answers[index] ?? null : null
                readonly property string key: choice ? choice.gesture[0].slice(7) : ""
                readonly property int number: key.startsWith("number-") ? Number(key.slice(7)) : -1
                objectName: key === "" ? "" : "answer-" + key
                hold: panel.hold
                place: "number/" + key + "/0"
                touch: choice ? choice.gesture[0] : ""
                words: choice?.label ?? ""
                visible: choice !== null
                width: panel.tagWidth
                height: parent.height
                corner: Theme.px(12)
                lifts: false
                Paper {
                    anchors.fill: parent
                    radius: Theme.px(12)
                    depth: answer.hovered ? 0.9 : 0.5
                }
                Words {
                    id: figure
                    x: panel.low ? Theme.px(14) : (answer.width - width) / 2
                    // Centred unless there are cards below.
                    y: panel.low ? (answer.height - height) / 2
                        : answer.number > 0 ? Theme.px(6)
                        : Math.max(Theme.px(6), (answer.height - height) * 0.3)
                    text: answer.number >= 0 ? answer.number : answer.key === "use" ? "✓" : "✕"
                    size: 34
                    font.family: Theme.titleFontOf(text)
                    font.bold: true
                }
                Row { // shows a card back for each card
                    id: backs
                    readonly property real room: answer.height - label.y - label.implicitHeight - Theme.px(30)
                    readonly property int cardWidth: Math.floor(Math.min(Theme.px(110), room * 63 / 88,
                        (answer.width - Theme.px(24)) / (1 + 0.6 * (Math.max(1, answer.number) - 1))))
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: answer.height - height - Theme.px(16)
                    spacing: -Math.round(0.4 * cardWidth)
                    visible: !panel.low && cardWidth >= Theme.px(24)
                    Repeater {
                        model: Math.max(0, answer.number)
                        delegate: TailCard {
                            width: backs.cardWidth
                        }
                    }
                }
                Words {
                    id: label
                    x: panel.low ? figure.x + figure.width + Theme.px(8) : Theme.px(8)
                    y: panel.low ? Theme.px(2) : figure.y + figure.height - Theme.px(2)
                    width: answer.width - x - Theme.px(8)
                    height: answer.height - y - Theme.px(panel.low ? 2 : 4)
                    verticalAlignment: panel.low ? Text.AlignVCenter : Text.AlignTop
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 12
                    text: answer.words
                    size: panel.low ? 22 : 15 // larger beside the digit, where there is more room
                    wrapMode: Text.WordWrap
                    elide: Text.ElideRight
                    horizontalAlignment: panel.low ? Text.AlignLeft : Text.AlignHCenter
                    color: Theme.inkSoft
                }
            }
        }
    }
}
