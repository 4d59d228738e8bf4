// SPDX-License-Identifier: MIT
// A text input, on any paper. It keeps Enter and every key that an input method needs for unfinished words from the
// items around it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

TextInput {
    id: line

    property int longest: 40 // in code points
    property bool takesEscape: false // otherwise Esc is for its surroundings, such as the page

    signal entered
    signal escaped

    focus: true
    activeFocusOnTab: true
    clip: true
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    selectionColor: Theme.gold
    selectedTextColor: Theme.ink
    selectByMouse: true
    validator: LetterLimit {
        most: line.longest
    }
    cursorDelegate: Rectangle {
        width: 2
        color: Theme.ink
        visible: line.activeFocus
    }
    Accessible.role: Accessible.EditableText
    Keys.onReturnPressed: enter()
    Keys.onEnterPressed: enter()
    Keys.onEscapePressed: event => {
        event.accepted = line.takesEscape || line.inputMethodComposing;
        if (line.inputMethodComposing)
            Qt.inputMethod.reset();
        else if (line.takesEscape)
            line.escaped();
    }

    // Avoids a warning: the linter of Qt 6.4 sees only a plain QObject.
    function commit(method: var): void {
        method.commit();
    }
    function enter(): void {
        if (line.inputMethodComposing)
            commit(Qt.inputMethod);
        else
            line.entered();
    }
}
