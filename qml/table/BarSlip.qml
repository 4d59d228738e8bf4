// SPDX-License-Identifier: MIT
// The place over the words of a bar where it is said why not, until the next press.
import QtQuick
import Taletop.App

WhyNotSlip {
    id: place

    readonly property bool active: text !== ""
    readonly property real wanted: active ? implicitHeight : 0 // how high

    objectName: "whyNot"
    height: wanted
    text: App.session?.refusal.text ?? ""
    entry: App.session?.refusal.entry ?? ""
    onDismissed: App.session.refusal.clear()

    Connections {
        target: App.session?.refusal ?? null
        function onRefused(): void {
            place.shake();
        }
    }
}
