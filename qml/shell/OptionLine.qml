// SPDX-License-Identifier: MIT
// One option: its name and explanation, and a tag to choose its value.
import QtQuick
import Taletop.App
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
    required property list<string> valueTexts
    property ChoiceList list: null
    readonly property list<string> texts: isSwitch ? [qsTr("No"), qsTr("Yes")]
        : Array.from({ length: most - least + 1 }, (_, at) => valueTexts[at] ?? String(least + at))

    signal chosen(value: int)

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
    ChoiceTag {
        id: tag
        objectName: "option-" + option.key
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        list: option.list
        texts: option.texts
        current: option.value - option.least
        quiet: true
        size: 16
        gold: option.isSwitch && option.value !== 0
        Accessible.name: Phrases.fill(qsTr("%1: %2"), [option.label, text])
        description: option.explanation
        onChosen: index => option.chosen(option.least + index)
    }
}
