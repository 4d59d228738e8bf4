// SPDX-License-Identifier: MIT
// A round paper button that turns pages.
import QtQuick
import Taletop.Theme
import Taletop.Table

BareButton {
    id: knob

    property string label
    property bool faint: false // fade the button, because there is no page in this direction?

    width: Theme.target
    height: Theme.target
    Accessible.name: label

    Paper {
        anchors.fill: parent
        radius: height / 2
        fill: knob.faint ? Theme.paperShade : Theme.paper
        depth: knob.faint ? 0 : knob.hovered ? 0.8 : 0.5
    }
    FocusRing {
        radius: height / 2
        visible: knob.activeFocus
    }
    Words {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.px(2)
        text: knob.text
        color: knob.faint ? Theme.inkSoft : Theme.ink
        lineHeight: 1 // a symbol, so the language doesn't matter
        size: 30
        font.family: Theme.titleFont
    }
    Tip {
        text: knob.label
    }
}
