// SPDX-License-Identifier: MIT
// A short secret choice while a key is held: arrows choose, letting go seals.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

FocusScope {
    id: bar

    required property var choices // the session's model of choices
    property int count: 0
    property int selected: -1
    property string chosenMove // of the selected choice, "": none
    property string sealedText // shown when there is nothing to choose, but something to change
    readonly property bool keptClear: true // it must be read

    signal changeWanted // an arrow, where the choice has been sealed already

    function choose(by: int): void {
        if (bar.count === 0)
            return bar.changeWanted();
        bar.selected = bar.selected < 0 ? (by > 0 ? 0 : bar.count - 1) : (bar.selected + by + bar.count) % bar.count;
    }

    objectName: "squeezeBar"
    implicitHeight: flow.height + Theme.px(40) + help.height
    Accessible.role: Accessible.List
    Accessible.name: help.text
    onSelectedChanged: {
        if (bar.selected < 0)
            bar.chosenMove = "";
    }
    Keys.onPressed: event => keyMap.press(event)

    SqueezeKeys {
        id: keyMap
        onChosen: by => bar.choose(by)
    }
    Paper {
        anchors.fill: parent
        depth: 1.6
    }
    Words {
        id: help
        x: Theme.px(24)
        y: Theme.px(12)
        width: parent.width - 2 * x
        text: bar.count === 0 ? bar.sealedText : bar.selected < 0 ? qsTr("Choose with ← →, then let go. Let go now and nothing happens.") : qsTr("Let go: sealed.")
        size: 15
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
    }
    Flow {
        id: flow
        x: Theme.px(24)
        y: help.y + help.height + Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(12)
        Repeater {
            model: bar.visible ? bar.choices : 0
            delegate: PaperButton {
                id: choice
                required property int index
                required property string move
                required property string label
                required property string consequence
                readonly property bool chosen: bar.selected === index
                objectName: "squeeze-" + index
                text: label
                description: consequence
                gold: chosen
                quiet: true
                focusPolicy: Qt.NoFocus
                onClicked: bar.selected = choice.index
                function tell(): void {
                    if (choice.chosen)
                        bar.chosenMove = choice.move;
                }
                onChosenChanged: tell()
                Component.onCompleted: tell()
            }
        }
    }
}
