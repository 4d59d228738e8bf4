// SPDX-License-Identifier: MIT
// The place over the words of a bar where it is said why not, until the next press.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App

Loader {
    id: place

    readonly property real wanted: item ? (item as WhyNotSlip).implicitHeight : 0 // how high

    signal ruleAsked(entry: string)

    active: App.session !== null && App.session.refusalText !== ""
    sourceComponent: WhyNotSlip {
        objectName: "whyNot"
        text: App.session?.refusalText ?? ""
        entry: App.session?.refusalEntry ?? ""
        onDismissed: App.session.clearRefusal()
        onRuleAsked: entry => place.ruleAsked(entry)
    }

    Connections {
        target: App.session
        function onRefused(): void {
            (place.item as WhyNotSlip)?.shake();
        }
    }
}
