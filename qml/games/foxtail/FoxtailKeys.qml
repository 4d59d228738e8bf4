// SPDX-License-Identifier: MIT
// The keyboard of Foxtail's table. Without a table the keys are only listed.
import QtQuick
import Taletop.Table

TableKeys {
    id: keyboard

    property FoxtailChoices choices: null

    title: qsTr("The Foxtail table")

    KeyBinding {
        keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_C]
        text: qsTr("Draw, place or confirm")
        onTriggered: keyboard.choices.primary()
    }
    KeyBinding {
        keys: [Qt.Key_Left, Qt.Key_Up]
        text: qsTr("Previous link")
        onTriggered: keyboard.choices.cycle(-1)
    }
    KeyBinding {
        keys: [Qt.Key_Right, Qt.Key_Down]
        text: qsTr("Next link")
        onTriggered: keyboard.choices.cycle(1)
    }
    KeyBinding {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4]
        text: qsTr("Choose a link by number")
        when: keyboard.session?.step !== "draw"
        onTriggered: event => keyboard.choices.select(event.key - Qt.Key_1)
    }
    KeyBinding {
        keys: [Qt.Key_B]
        text: qsTr("Brush")
        onTriggered: keyboard.choices.pressButton("brush")
    }
}
