// SPDX-License-Identifier: MIT
// The line from the first entry to the last, with a mark where each turn begins and a knob to drag.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: slider

    required property Review review
    property color accent: Theme.accent("")
    readonly property real inset: knob.width / 2
    readonly property real stride: (width - knob.width) / Math.max(1, review.places)

    function placeAt(x: real): int {
        return Math.round((x - slider.inset) / slider.stride);
    }

    implicitHeight: Theme.target
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Move %1 of %2").arg(review.place).arg(review.places)
    Accessible.focusable: true
    Accessible.onIncreaseAction: review.step(1)
    Accessible.onDecreaseAction: review.step(-1)

    Rectangle {
        x: slider.inset
        width: slider.width - knob.width
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
    Repeater { // moments worth a look
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
    Rectangle {
        id: knob
        x: slider.review.place * slider.stride
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(26)
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
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        preventStealing: true
        onPressed: mouse => {
            slider.forceActiveFocus(Qt.MouseFocusReason);
            slider.review.pause();
            slider.review.goTo(slider.placeAt(mouse.x));
        }
        onPositionChanged: mouse => slider.review.goTo(slider.placeAt(mouse.x))
    }
}
