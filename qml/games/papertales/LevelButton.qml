// SPDX-License-Identifier: MIT
// One level of a Building: its printed price, what it does, and what it would cost now.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Touchable {
    id: button

    required property int building
    property int built: 0
    property var info: ({})
    readonly property var touches: ["card/buildings/" + desk.own + "/" + building, "button/level" + level]
    readonly property var choice: desk.revision >= 0 ? desk.choices.find(choice => choice.gesture.join() === touches.join()) ?? null : null
    readonly property bool armed: choice !== null && desk.armed === choice.move
    readonly property bool done: built >= level
    readonly property var abilities: (info.lines ?? []).filter(line => line.level === level)

    objectName: "level-" + building + "-" + level
    place: "level" + level + "/" + desk.own + "/" + building
    touch: ""
    corner: Theme.px(8)
    lifts: false
    words: [qsTr("%1, level %2").arg(info.name ?? "").arg(level), done ? qsTr("built") : choice ? choice.consequence : "", abilities.map(line => line.text).join(" ")].join(". ")
    onTouched: desk.touchAll(touches)

    Rectangle {
        anchors.fill: parent
        radius: button.corner
        color: button.armed ? Theme.gold : button.done ? Theme.paper : Theme.paperShade
        border.width: button.choice !== null ? Theme.ring : 1
        border.color: button.armed ? Theme.ink : button.choice !== null ? Theme.gold : Theme.ruleLine
    }
    Row {
        id: head
        x: Theme.px(6)
        y: Theme.px(3)
        spacing: Theme.px(3)
        height: Theme.type(15) * 1.4
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
            model: button.done ? [] : ["wood", "food", "crystal", "gold"].filter(key => button.info.numbers?.[key + button.level] > 0)
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
        x: Theme.px(6)
        anchors.top: head.bottom
        anchors.bottom: price.top
        width: parent.width - 2 * x
        text: button.abilities.map(line => line.text).join(" ")
        font.family: Theme.storyFont
        size: 13
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        lineHeight: 0.9
    }
    Words {
        id: price
        x: Theme.px(6)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(3)
        width: parent.width - 2 * x
        height: visible ? implicitHeight : 0
        visible: button.choice !== null
        text: button.choice?.consequence ?? ""
        size: 12
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
    }
}
