// SPDX-License-Identifier: MIT
// One level of a Building: printed price, effects, and current price.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Touchable {
    id: button

    required property int building
    property int built: 0
    property var info: ({})
    readonly property list<string> touches: ["card/buildings/" + contents.own + "/" + building, "button/level" + level]
    readonly property var choice: contents.revision >= 0
        ? contents.choices.find(choice => choice.gesture.join() === touches.join()) ?? null
        : null
    readonly property bool armed: choice !== null && contents.armed === choice
    readonly property bool done: built >= level
    readonly property bool wordy: height > head.height + Theme.type(13) * 1.2
    // Is the text of the effects shown? If not, pictures are.
    readonly property bool told: wordy && ability.contentHeight <= ability.height + 1
    readonly property var abilities: (info.lines ?? []).filter(line => line.level === level)

    objectName: "level-" + building + "-" + level
    place: "level" + level + "/" + contents.own + "/" + building
    touch: ""
    corner: Theme.px(8)
    lifts: false
    stop: true
    ready: choice !== null
    words: [
        Phrases.fill(qsTr("%1, level %2"), [info.name ?? "", level]),
        done ? qsTr("built") : choice ? choice.consequence : "",
        abilities.map(line => line.text).join(" ")
    ].join(". ")
    onTouched: contents.touches.touchAll(touches)

    Rectangle {
        anchors.fill: parent
        radius: button.corner
        color: button.armed ? Theme.gold : button.done ? Theme.paper : Theme.paperShade
        border.width: button.choice !== null ? Theme.ring : 1
        border.color: button.armed ? Theme.ink : button.choice !== null ? Theme.gold : Theme.ruleLine
    }
    Tip {
        about: button
        text: button.words
        // No tip if it would only repeat the visible text.
        held: button.activeFocus && button.hold.byKeys && !button.told
    }
    Row {
        id: head
        x: Theme.px(6)
        y: Theme.px(3)
        spacing: Theme.px(3)
        height: Theme.type(15) * 1.4
        scale: Math.min(1, (button.width - 2 * x) / Math.max(1, implicitWidth)) // shrinks a price with three parts
        transformOrigin: Item.Left
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: ["", "I", "II"][button.level]
            size: 16
            font.family: Theme.titleFont
            font.bold: true
            rightPadding: Theme.px(4)
        }
        Words {
            visible: button.done
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("built")
            size: 13
        }
        Repeater {
            model: ListRows {
                list: button.done ? [] : Look.payments.filter(key => button.info.numbers?.[key + button.level] > 0)
            }
            delegate: Row {
                id: cost
                required property string modelData
                readonly property int amount: button.info.numbers[modelData + button.level]
                anchors.verticalCenter: parent?.verticalCenter
                spacing: 1
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: cost.modelData === "gold"
                    text: qsTr("or")
                    size: 12
                    rightPadding: 2
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: cost.amount > 1
                    text: cost.amount
                    size: 14
                    font.bold: true
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.type(15)
                    icon: cost.modelData
                }
            }
        }
    }
    Words {
        id: ability
        visible: button.told
        x: Theme.px(6)
        y: head.y + head.height
        width: parent.width - 2 * x
        height: button.height - y - Theme.px(3) - price.room
        text: button.wordy ? button.abilities.map(line => line.text).join(" ") : ""
        font.family: Theme.storyFont
        size: 15
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        wrapMode: Text.WordWrap // no elide, because Qt would cut the text before shrinking it
        lineHeight: Theme.leading(0.9)
    }
    EffectIcons {
        // Computed, because the items don't exist until they are visible.
        readonly property int many: Math.min(most, lines.reduce((sum, line) => sum + line.amount, 0))
        readonly property bool beside: head.x + head.width + Theme.px(4) + many * size * 1.12 <=
            button.width - Theme.px(6)
        readonly property bool below: button.height - head.y - head.height - price.room >= size + Theme.px(4)
        visible: !button.told && !button.done && (beside || below)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        y: beside ? head.y + (head.height - size) / 2 : head.y + head.height
        size: Theme.type(15)
        lines: button.abilities
    }
    Words {
        id: price
        // Reserves room for the price first; the effects shrink or become pictures.
        readonly property real wanted: Math.ceil(Theme.type(12) * 1.4)
        readonly property bool fits: button.height - head.y - head.height - Theme.px(3) >= wanted
        readonly property real room: button.choice !== null && fits ? wanted : 0
        x: Theme.px(5)
        y: parent.height - room - Theme.px(3)
        width: parent.width - 2 * x
        height: room
        visible: room > 0
        text: button.choice?.consequence ?? ""
        size: 12
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        verticalAlignment: Text.AlignBottom
    }
}
