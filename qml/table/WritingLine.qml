// SPDX-License-Identifier: MIT
// Letters to be written, on whatever paper. Enter is this line's alone, and so is every key that words need which
// the input method is still putting together: nothing around it hears of them.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

TextInput {
    id: line

    property int longest: 40 // code points
    property bool takesEscape: false // else Esc is for what lies around, such as the page

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

    // A plain QObject to the linter of Qt 6.4.
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
