// SPDX-License-Identifier: MIT
// The public events since a person last looked, shown on the closed curtain: as many lines as fit, newest at the
// bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Column {
    id: news

    property list<string> lines
    property int before: 0 // number of earlier lines, which only the log shows
    property real highest: Theme.px(400)
    property int made: 0 // number of lines created so far, whose heights are known
    readonly property int first: firstThatFits()
    readonly property int missing: before + first
    readonly property string missed: qsTr("%n more line(s) in the log", "", missing)
    readonly property string spoken: heading.text + " " + Array.from(lines).join(" ")

    // Returns the index of the first line shown; earlier lines are only in the log.
    function firstThatFits(): int {
        if (news.made === 0)
            return 0;
        const line = Theme.type(13) * 1.5 + news.spacing;
        const room = news.highest - heading.height - line;
        let used = 0;
        for (let i = told.count - 1; i >= 0; --i) {
            used += ((told.itemAt(i) as Words)?.implicitHeight ?? 0) + news.spacing;
            if (used > room)
                return Math.min(i + 1, told.count - 1);
        }
        return 0;
    }

    objectName: "curtainNews"
    spacing: Theme.px(3)
    Words {
        id: heading
        width: parent.width
        text: qsTr("Since you last looked")
        size: 17
        font.family: Theme.titleFont
        font.bold: true
        color: Theme.onTable
        wrapMode: Text.WordWrap
    }
    Words {
        width: parent.width
        visible: news.missing > 0
        text: news.missed
        size: 13
        color: Theme.onTable
        elide: Text.ElideRight
    }
    Repeater {
        id: told
        model: news.lines
        onItemAdded: ++news.made
        delegate: Words {
            required property string modelData
            required property int index
            visible: index >= news.first
            width: news.width
            text: modelData
            size: 15
            color: Theme.onTable
            wrapMode: Text.Wrap // also breaks a long name
        }
    }
}
