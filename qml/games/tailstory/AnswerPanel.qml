// SPDX-License-Identifier: MIT
// A question with a few answers: how many cards, use the bonus or not. Each answer is a paper tag
// that says what it does.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
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
    readonly property int acted: desk.chain.length > 0 && Look.kind(desk.facts(desk.chain[0].face)) === "acting" ? desk.chain[0].face : 0
    readonly property string sound: acted > 0 ? desk.facts(acted).lines[2]?.text ?? "" : ""
    // Looking back, the prompt bar tells what had happened, and then what was asked.
    readonly property string question: desk.session.review.active ? desk.session.detail : asking || sound !== "" ? desk.session.prompt : desk.session.prompt + " " + desk.session.detail
    readonly property bool asking: open && answers.length > 0
    readonly property real least: Math.max(Theme.px(76), heading.implicitHeight + Theme.px(20)) // without answers
    readonly property real space: Theme.px(14)
    property real room: 0 // there is at most
    property bool made: false // the tags, when something is asked first
    readonly property bool low: asking && room < Theme.px(90) + Theme.type(34) * 1.4 + Theme.type(15) * 4 // the prompt bar asks the same
    readonly property real tagWidth: Math.min(Theme.px(low ? 320 : 190), (width - 2 * Theme.px(20) - (answers.length - 1) * space) / Math.max(1, answers.length))

    onOpenChanged: panel.made = panel.made || panel.open

    DarkPanel {}
    Icon {
        id: picture
        visible: !panel.low
        x: panel.asking ? Math.max(Theme.px(20), (parent.width - width - Theme.px(14) - heading.implicitWidth) / 2) : Theme.px(20) // above its answers
        y: panel.asking ? Theme.px(12) : (panel.height - height) / 2
        size: Theme.px(46)
        icon: panel.acted > 0 ? "spotlight" : panel.icons[panel.desk.step] ?? "bonus"
    }
    Words {
        id: heading
        x: panel.low ? Theme.px(20) : picture.x + picture.width + Theme.px(14)
        y: panel.low ? Theme.px(8) : picture.y + (picture.height - height) / 2
        width: parent.width - x - Theme.px(14)
        visible: !panel.low || panel.sound !== ""
        text: panel.low ? qsTr("“%1”").arg(panel.sound) : panel.sound !== "" ? Phrases.fill(qsTr("“%1” %2"), [panel.sound, panel.question]) : panel.question
        size: panel.asking ? 21 : 18
        font.family: Theme.titleFontOf(text)
        font.bold: true
        color: Theme.onTable
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(panel.low ? 10 : 18)
        height: panel.low ? parent.height - (heading.visible ? heading.y + heading.height : 0) - Theme.px(20) : parent.height - picture.y - picture.height - Theme.px(32)
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
                    y: panel.low ? (answer.height - height) / 2 : answer.number > 0 ? Theme.px(6) : Math.max(Theme.px(6), (answer.height - height) * 0.3) // no cards below
                    text: answer.number >= 0 ? answer.number : answer.key === "use" ? "✓" : "✕"
                    size: 34
                    font.family: Theme.titleFontOf(text)
                    font.bold: true
                }
                Row { // as many backs as cards
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(12)
                    spacing: -Theme.px(14)
                    visible: !panel.low && answer.height - label.y - label.implicitHeight > Theme.px(76)
                    Repeater {
                        model: Math.max(0, answer.number)
                        delegate: TailCard {
                            width: Theme.px(42)
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
                    size: panel.low ? 22 : 15 // beside the figure there is room
                    wrapMode: Text.WordWrap
                    elide: Text.ElideRight
                    horizontalAlignment: panel.low ? Text.AlignLeft : Text.AlignHCenter
                    color: Theme.inkSoft
                }
            }
        }
    }
}
