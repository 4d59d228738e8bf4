// SPDX-License-Identifier: MIT
// A setting with a few values: tags on one strip of paper, wrapping if necessary. Arrow keys select a value.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: strip

    required property SettingRow row
    readonly property list<string> choices: row.choices

    function choose(index: int): void {
        if (index < 0 || index >= strip.choices.length)
            return;
        strip.row.settings.put(strip.row.key, index);
        tags.itemAt(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "set-" + row.key
    // Wide enough for all tags on one line.
    implicitWidth: {
        let wide = 2 * flow.x - flow.spacing;
        for (let i = 0; i < tags.count; ++i)
            wide += (tags.itemAt(i)?.width ?? 0) + flow.spacing;
        return Math.min(Math.ceil(wide), row.width);
    }
    implicitHeight: flow.height + 2 * flow.y
    Accessible.role: Accessible.Grouping
    Accessible.name: row.label
    Accessible.description: row.explanation

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: Theme.paperShade
        border.width: 1
        border.color: Theme.inkSoft
    }
    Flow {
        id: flow
        x: Theme.px(4)
        y: Theme.px(4)
        width: strip.width - 2 * x
        spacing: Theme.px(4)

        Repeater {
            id: tags
            model: strip.choices
            delegate: T.RadioButton {
                id: tag
                required property int index
                required property string modelData
                readonly property bool here: strip.row.value === index

                objectName: strip.objectName + "-" + index
                width: Math.max(Theme.target * 1.3, words.implicitWidth + Theme.px(28))
                height: Math.max(Theme.target, words.implicitHeight + Theme.px(12))
                focus: here
                hoverEnabled: true
                // Qt warns if a focused item stops being a Tab stop.
                focusPolicy: here || activeFocus ? Qt.TabFocus : Qt.NoFocus
                autoExclusive: false // set by the setting, which may refuse a change
                checked: here
                onClicked: {
                    tag.checked = Qt.binding(() => tag.here);
                    strip.choose(tag.index);
                }
                Accessible.role: Accessible.RadioButton
                Accessible.name: Phrases.fill(qsTr("%1: %2"), [strip.row.label, modelData])
                Accessible.focusable: true
                Accessible.onPressAction: strip.choose(index)
                Accessible.onToggleAction: strip.choose(index)
                Keys.onLeftPressed: strip.choose(index - 1)
                Keys.onUpPressed: strip.choose(index - 1)
                Keys.onRightPressed: strip.choose(index + 1)
                Keys.onDownPressed: strip.choose(index + 1)
                Keys.onSpacePressed: strip.choose(index)
                Keys.onReturnPressed: strip.choose(index)
                Keys.onEnterPressed: strip.choose(index)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(10)
                    color: tag.here ? Theme.gold : tag.hovered ? Theme.paper : Theme.clear
                    border.width: tag.here ? 2 : 0
                    border.color: Theme.ink
                }
                FocusRing {
                    radius: Theme.px(10)
                    visible: tag.activeFocus
                }
                Words {
                    id: words
                    anchors.centerIn: parent
                    text: tag.modelData
                    size: 16
                    font.bold: tag.here
                }
                PressHand {}
            }
        }
    }
}
