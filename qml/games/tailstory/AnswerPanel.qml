// SPDX-License-Identifier: MIT
// A question with a few answers: how many cards, use the bonus or not. Each answer is a paper tag
// that says what it does.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table
import "TailstoryLook.js" as Look

Item {
    id: panel

    required property TableHand hold
    readonly property TailstoryDesk desk: hold.desk
    readonly property var answers: desk.choices.filter(choice => choice.gesture.length === 1 && choice.gesture[0].startsWith("button/"))
    readonly property var icons: ({ drawNumber: "drawing", stealNumber: "stealing", special: "acting", messDeck: "bonus", bonus: "bonus", achieve: "deck-check", emergencyDiscard: "deck-check", endDiscard: "stack", discard: "drawing", putBack: "drawing" })
    readonly property bool open: icons[desk.step] !== undefined
    readonly property int acted: desk.chain.length > 0 && Look.kind(desk.chain[0].face) === "acting" ? desk.chain[0].face : 0
    readonly property string sound: acted > 0 ? desk.facts(acted).lines[2]?.text ?? "" : ""
    // Looking back, the prompt bar tells what had happened, and then what was asked.
    readonly property string question: desk.session.review.active ? desk.session.detail : asking || sound !== "" ? desk.session.prompt : desk.session.prompt + " " + desk.session.detail
    readonly property bool asking: open && answers.length > 0
    readonly property real least: Math.max(Theme.px(76), heading.implicitHeight + Theme.px(20)) // without answers
    readonly property real space: Theme.px(14)
    readonly property real tagWidth: Math.min(Theme.px(190), (width - 2 * Theme.px(20) - (answers.length - 1) * space) / Math.max(1, answers.length))

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.tailDeep
    }
    Icon {
        id: picture
        x: Theme.px(20)
        y: panel.asking ? Theme.px(12) : (panel.height - height) / 2
        size: Theme.px(46)
        icon: panel.acted > 0 ? "spotlight" : panel.icons[panel.desk.step] ?? "bonus"
    }
    Words {
        id: heading
        anchors.left: picture.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: picture.verticalCenter
        text: panel.sound !== "" ? qsTr("“%1” %2").arg(panel.sound).arg(panel.question) : panel.question
        size: panel.asking ? 21 : 18
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)
        height: parent.height - picture.y - picture.height - Theme.px(32)
        spacing: panel.space
        Repeater {
            model: 6
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
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(6)
                    text: answer.number >= 0 ? answer.number : answer.key === "use" ? "✓" : "✕"
                    size: 34
                    font.family: Theme.titleFont
                    font.bold: true
                }
                Row { // as many backs as cards
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(12)
                    spacing: -Theme.px(14)
                    visible: answer.height - label.y - label.implicitHeight > Theme.px(76)
                    Repeater {
                        model: Math.max(0, answer.number)
                        delegate: TailCard {
                            width: Theme.px(42)
                        }
                    }
                }
                Words {
                    id: label
                    anchors.top: figure.bottom
                    anchors.topMargin: -Theme.px(2)
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(4)
                    x: Theme.px(8)
                    width: parent.width - 2 * x
                    text: answer.words
                    size: 15
                    wrapMode: Text.WordWrap
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.inkSoft
                }
            }
        }
    }
}
