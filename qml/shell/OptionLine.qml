// SPDX-License-Identifier: MIT
// One option: its name and explanation, and a tag that steps through its values.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: option

    required property string key
    required property string label
    required property string explanation
    required property int value
    required property int least
    required property int most
    required property bool isSwitch
    required property var valueTexts
    readonly property string valueText: isSwitch ? (value !== 0 ? qsTr("Yes") : qsTr("No")) : valueTexts[value - least] ?? value

    signal chosen(value: int)

    function next(): void {
        option.chosen(option.value >= option.most ? option.least : option.value + 1);
    }

    implicitHeight: Math.max(words.height, tag.implicitHeight)

    Column {
        id: words
        width: parent.width - tag.width - Theme.px(16)
        spacing: Theme.px(2)
        Words {
            width: parent.width
            text: option.label
            size: 17
            font.bold: true
            wrapMode: Text.WordWrap
        }
        Words {
            width: parent.width
            text: option.explanation
            size: 15
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
        }
    }
    PaperButton {
        id: tag
        objectName: "option-" + option.key
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: option.valueText
        quiet: true
        size: 16
        gold: option.isSwitch && option.value !== 0
        Accessible.name: qsTr("%1: %2").arg(option.label).arg(option.valueText)
        description: option.explanation
        onPressed: option.next()
    }
}
