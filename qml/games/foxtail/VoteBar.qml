// SPDX-License-Identifier: MIT
// Whose tail is the prettiest? One button for each seat that may get the point.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Flow {
    id: bar

    required property ChoiceDesk desk

    spacing: Theme.px(14)
    visible: desk.session.step === "vote"

    Repeater {
        model: bar.visible ? bar.desk.count : 0
        delegate: PaperButton {
            id: vote
            required property int index
            readonly property ChoiceRow choice: bar.desk.revision >= 0 ? bar.desk.row(index) : null
            objectName: "vote-" + (choice ? choice.seat : -1)
            text: choice ? choice.label : ""
            description: choice ? choice.consequence : ""
            gold: bar.desk.selected === index
            size: 18
            Accessible.checkable: true
            Accessible.checked: gold
            onClicked: bar.desk.touch(index)
        }
    }
}
