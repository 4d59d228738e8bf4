// SPDX-License-Identifier: MIT
// A key as a setting. A press waits for the new key.
import QtQuick
import QtQuick.Templates as T
import Taletop.App
import Taletop.Theme
import Taletop.Table

T.AbstractButton {
    id: tag

    required property SettingRow row
    property bool waiting: false

    function begin(): void {
        tag.forceActiveFocus(Qt.TabFocusReason);
        tag.waiting = true;
        tag.row.settings.forgetProblem();
    }
    function learn(event: var): void {
        if (tag.row.settings.learn(tag.row.key, event.key, event.nativeScanCode,
            (games.item as GameKeys)?.useOf(event.key) ?? ""))
            tag.done();
    }
    function done(): void {
        tag.waiting = false;
    }

    objectName: "set-" + row.key
    implicitWidth: Math.max(Theme.px(150), caps.implicitWidth + Theme.px(28))
    implicitHeight: Math.max(Theme.target, caps.implicitHeight + Theme.px(8))
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    onClicked: {
        if (tag.waiting)
            tag.done();
        else
            tag.begin();
    }
    Accessible.role: Accessible.Button
    Accessible.name: waiting ? qsTr("%1: press the new key, or Esc to keep the old one").arg(row.label)
        : Phrases.fill(qsTr("%1: %2"), [row.label, row.valueText])
    Accessible.focusable: true
    Accessible.onPressAction: begin()
    onActiveFocusChanged: {
        if (!activeFocus)
            tag.done();
    }
    // Takes keys that would otherwise trigger a menu's shortcut before they can be refused.
    Keys.onShortcutOverride: event => event.accepted = tag.waiting
    Keys.onPressed: event => {
        const begins = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = tag.waiting || begins;
        if (event.isAutoRepeat)
            return;
        if (!tag.waiting && begins)
            tag.begin();
        else if (tag.waiting && event.key === Qt.Key_Escape)
            tag.done();
        else if (tag.waiting)
            tag.learn(event);
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: tag.waiting ? Theme.gold : tag.hovered ? Qt.lighter(Theme.paperShade, 1.03) : Theme.paperShade
        border.width: 1
        border.color: Theme.inkSoft
    }
    FocusRing {
        radius: height / 2
        visible: tag.activeFocus
    }
    Row {
        id: caps
        anchors.centerIn: parent
        spacing: Theme.px(10)
        SeatKey {
            visible: !tag.waiting
            anchors.verticalCenter: parent.verticalCenter
            text: tag.row.valueText
            size: 16
        }
        Words {
            visible: tag.waiting
            text: qsTr("Press the new key")
            size: 16
            font.bold: true
        }
    }
    Loader {
        id: games
        active: tag.waiting
        source: "GameKeys.qml"
    }
    PressHand {}
}
