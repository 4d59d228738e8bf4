// SPDX-License-Identifier: MIT
// The rows of a hint in the order of the hint, in place of the bar's text. Short rows are side by side where there is
// room.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Grid {
    id: place

    property var hints: [] // Hints.rows of the session
    property bool brief: false // use the short texts, for small spaces?
    readonly property real least: Theme.type(16) * 17 // minimum width of a column
    readonly property int longest: hints.reduce((most, row) => Math.max(most, row.text.length), 0)
    readonly property bool inRow: longest <= 70 &&
        (width + columnSpacing) / Math.max(1, hints.length) - columnSpacing >= least

    signal ruleAsked(entry: string)

    columns: inRow ? Math.max(1, hints.length) : 1
    columnSpacing: Theme.px(8)
    rowSpacing: Theme.px(4)

    Repeater {
        model: ListRows {
            list: place.hints
        }
        delegate: HintRow {
            objectName: "hint-" + index
            width: Math.floor((place.width + place.columnSpacing) / place.columns - place.columnSpacing)
            brief: place.brief
            close: !place.inRow && index > 0
            alike: index > 0 && modelData.entry === place.hints[0]?.entry
            onRuleAsked: entry => place.ruleAsked(entry)
        }
    }
}
