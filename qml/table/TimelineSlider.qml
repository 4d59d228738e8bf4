// SPDX-License-Identifier: MIT
// A slider from the first entry to the last, with a mark where each turn begins and a knob to drag.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Taletop.App
import Taletop.Theme

T.Slider {
    id: slider

    required property Review review
    property color accent: Theme.accent("")
    readonly property real knobSize: Theme.px(26)
    readonly property real inset: knobSize / 2
    readonly property real stride: (width - knobSize) / Math.max(1, review.places)

    implicitHeight: Theme.target
    to: Math.max(1, review.places)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: review.place
    focusPolicy: Qt.StrongFocus
    onPressedChanged: {
        if (pressed)
            slider.review.pause();
    }
    onMoved: slider.review.goTo(Math.round(value))
    Accessible.role: Accessible.Slider
    Accessible.name: Phrases.fill(qsTr("Move %1 of %2"), [review.place, review.places])
    Accessible.focusable: true
    Accessible.onIncreaseAction: review.step(1)
    Accessible.onDecreaseAction: review.step(-1)

    Rectangle {
        x: slider.inset
        width: slider.width - slider.knobSize
        height: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        radius: height / 2
        color: Theme.ruleLine
        border.width: 1
        border.color: Theme.inkSoft
    }
    Rectangle {
        x: slider.inset
        width: slider.review.place * slider.stride
        height: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        radius: height / 2
        color: slider.accent
    }
    Repeater {
        model: ListRows {
            list: slider.review.turns
        }
        delegate: Rectangle {
            required property int modelData
            x: Math.round(slider.inset + modelData * slider.stride - width / 2)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(3)
            height: Theme.px(20)
            radius: width / 2
            color: Theme.inkSoft
        }
    }
    Repeater { // marks of notable moments
        model: ListRows {
            list: slider.review.marks
        }
        delegate: Rectangle {
            id: mark
            required property var modelData
            x: Math.round(slider.inset + modelData.place * slider.stride - width / 2)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(14)
            height: width
            radius: modelData.lucky ? width / 2 : 0
            rotation: modelData.lucky ? 0 : 45
            color: modelData.lucky ? Theme.gold : slider.accent
            border.width: Theme.px(2)
            border.color: Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.when + ": " + modelData.text
            Tip {
                text: mark.modelData.when + ": " + mark.modelData.text
            }
        }
    }
    handle: Rectangle {
        z: 1 // draws the knob above the marks
        x: slider.review.place * slider.stride
        anchors.verticalCenter: parent.verticalCenter
        width: slider.knobSize
        height: width
        radius: width / 2
        color: Theme.gold
        border.width: Theme.px(2)
        border.color: Theme.ink
        FocusRing {
            radius: width / 2
            visible: slider.activeFocus
        }
    }
    PressHand {}
}
