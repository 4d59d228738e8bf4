// SPDX-License-Identifier: MIT
// A paper button. A primary one is filled with the game's accent, for what is useful now; others have an outline. It
// acts on release, and sliding off cancels the press. `gold` marks a chosen or hinted button. A button with a sign is
// round, and a tip shows its text.
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

BareButton {
    id: button

    property string keys // keyboard shortcut, shown small: "U"
    property string sign // name of a picture in qml/table/art that replaces the text: "undo"
    property bool primary: false
    property bool deciding: false // ends the player's turn or choice, so it is the largest button of its bar
    property bool quiet: false // no shadow, for buttons on paper
    property bool gold: false
    property bool destructive: false
    property color accent: Theme.accent("")
    property real size: deciding && Theme.textScale < 1.2 ? 20 : 17
    property bool blocked: false // does a press only explain why?
    property bool explained: false // show the description in a tip?
    // A text without letters or digits needs a tip.
    readonly property bool signAlone: /^[\s!-\/:-@\[-`{-\u00BF\u00D7\u00F7\u2000-\u2BFF]*$/.test(text)
    readonly property string meaning: !signed ? description
        : (keys === "" ? text : text + " · " + keys) + (description === "" ? "" : "\n" + description)
    readonly property bool signed: sign !== ""
    readonly property bool lifted: hovered || activeFocus
    readonly property color face: !enabled ? Theme.paperShade : gold ? Theme.gold : primary ? accent : Theme.paper
    readonly property color letters: !enabled ? Theme.inkSoft
        : gold ? Theme.ink
        : primary ? Theme.onAccent
        : destructive ? Qt.darker(Theme.refuse, 1.15)
        : Theme.ink

    implicitWidth: signed ? implicitHeight
        : Math.max(Theme.target * 1.6, Math.ceil(whole.advanceWidth) + row.aside + Theme.px(deciding ? 46 : 30))
    implicitHeight: signed ? Theme.target
        : Math.max(Theme.target, deciding ? Theme.px(56) : 0, label.height + Theme.px(14))

    Paper {
        id: tag
        anchors.fill: parent
        anchors.topMargin: button.down ? 1 : 0
        radius: height / 2
        fill: !button.lifted || button.gold || !button.enabled ? button.face
            : button.primary ? Qt.lighter(button.face, Theme.contrast ? 1 : 1.12)
            : Theme.paperTouched
        edge: !button.enabled || button.gold ? Theme.contrast ? Theme.paperEdge : Qt.darker(fill, 1.12)
            : button.primary ? Theme.onAccent
            : Theme.paperLine
        line: button.enabled && !button.gold ? Math.max(1, Theme.px(2)) : 1
        depth: button.quiet || !button.enabled ? 0 : button.down ? 0.2 : button.lifted ? 0.8 : 0.5
    }
    Image {
        anchors.centerIn: tag
        width: Math.round(button.height * 0.56)
        height: width
        visible: button.signed
        opacity: button.enabled ? 1 : 0.4
        source: button.signed ? "qrc:/art/table/" + button.sign + ".svg" : ""
        sourceSize.width: Math.ceil(width * Screen.devicePixelRatio / 8) * 8
    }
    FocusRing {
        radius: height / 2
        visible: button.activeFocus
    }
    TextMetrics { // measured apart, because Words reports another preferred width once its lines are broken
        id: whole
        font: label.font
        text: button.text
    }
    Row {
        id: row
        readonly property real aside: hint.visible ? hint.implicitWidth + spacing : 0
        anchors.centerIn: tag
        visible: !button.signed
        spacing: Theme.px(8)

        Words { // breaks into two lines if the button is narrower than its text
            id: label
            width: Math.min(Math.ceil(whole.advanceWidth) + 1, Math.max(1, button.width - row.aside - Theme.px(24)))
            text: TypeFit.inPhrases(button.text, font.family, true, font.pixelSize, font.pixelSize, width, Infinity,
                lineHeight)
            size: button.size
            color: button.letters
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }
        Words {
            id: hint
            visible: button.keys !== ""
            anchors.baseline: label.baseline
            text: button.keys
            size: 12
            color: button.enabled && button.primary && !button.gold ? Theme.onAccent : Theme.inkSoft
        }
    }
    Loader {
        anchors.fill: parent
        active: button.signAlone || button.explained || button.signed
        source: "Tip.qml"
        onLoaded: {
            const tip = item as Tip;
            tip.about = button;
            tip.text = Qt.binding(() => button.signAlone && !button.signed ? button.Accessible.name : button.meaning);
        }
    }
}
