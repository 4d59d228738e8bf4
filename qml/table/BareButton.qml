// SPDX-License-Identifier: MIT
// An unstyled button that behaves like Qt's buttons: it acts on release, sliding off cancels the press, and keys and
// screen readers can press it.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: control

    property string description // longer sentence for screen readers
    property bool bringsKeys: true // takes the focus when clicked or tapped
    property bool asked: false // set by a long touch that only asks for a tip, so that no click follows

    function press(): void { // an invisible item can still have the focus
        if (control.enabled && control.visible)
            control.clicked();
    }

    hoverEnabled: true
    focusPolicy: Qt.TabFocus // a click takes the focus only with bringsKeys
    Accessible.role: Accessible.Button // Qt 6.4 forces this role: it can't be a link or a tab
    Accessible.name: text
    Accessible.description: description
    Accessible.focusable: true
    Accessible.onPressAction: press()
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press() // on press, not on release as in Qt, so that a key counts when it goes down
    onPressed: asked = false
    onReleased: {
        if (control.bringsKeys && !control.asked)
            control.forceActiveFocus(Qt.MouseFocusReason);
    }

    PressHand {}
}
