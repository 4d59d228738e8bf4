// SPDX-License-Identifier: MIT
// A slip that covers a bar's words and says why not, until the next press.
import QtQuick
import Taletop.App

WhyNotSlip {
    id: place

    readonly property bool active: text !== ""
    readonly property real wanted: active ? implicitHeight : 0 // height in pixels

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
