// SPDX-License-Identifier: MIT
// A button without a look of its own, which behaves like Qt's buttons: it acts on release, and sliding off cancels;
// keys and screen readers work, too.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: control

    property string description // longer sentence for screen readers
    property bool bringsKeys: true // takes the focus when pressed by mouse or finger
    property bool asked: false // set by a long touch that only asks for an explanation: no click follows

    function press(): void { // an invisible item may still have the focus
        if (control.enabled && control.visible)
            control.clicked();
    }

    hoverEnabled: true
    focusPolicy: Qt.TabFocus // a press takes the focus only with bringsKeys
    Accessible.role: Accessible.Button // Qt 6.4 forces this role: it can't be a link or a tab
    Accessible.name: text
    Accessible.description: description
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press() // on press, not on release as in Qt, because intent is judged by the press
    onPressed: asked = false
    onReleased: {
        if (control.bringsKeys && !control.asked)
            control.forceActiveFocus(Qt.MouseFocusReason);
    }

    PressHand {}
}
