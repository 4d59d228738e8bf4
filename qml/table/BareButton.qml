// SPDX-License-Identifier: MIT
// A button without a look of its own, which behaves as Qt's buttons do: it acts on release, sliding off
// cancels; keys and screen readers do the same.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: control

    property string description // a longer sentence for screen readers
    property bool bringsKeys: true // a press by mouse or finger brings the keyboard here
    property bool asked: false // a finger has stayed on it, to be told what it means: no press

    function press(): void { // what cannot be seen may have the keys still
        if (control.enabled && control.visible)
            control.clicked();
    }

    hoverEnabled: true
    focusPolicy: Qt.TabFocus // not by a press: bringsKeys says that
    Accessible.role: Accessible.Button // in Qt 6.4 it is one whatever is said here: a link or a tab is none of these
    Accessible.name: text
    Accessible.description: description
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press() // not when it is let go, as Qt does: whether a key was meant is told of its press
    onPressed: asked = false
    onReleased: {
        if (control.bringsKeys && !control.asked)
            control.forceActiveFocus(Qt.MouseFocusReason);
    }

    PressHand {}
}
