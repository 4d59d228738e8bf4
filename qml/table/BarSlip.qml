// SPDX-License-Identifier: MIT
// Covers the text of a bar with the reason why a move is refused, until the next press.
import QtQuick
import Taletop.App

WhyNotSlip {
    id: place

    readonly property bool active: text !== ""
    readonly property real wanted: active ? implicitHeight : 0 // preferred height in pixels

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
