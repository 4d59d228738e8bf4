// SPDX-License-Identifier: MIT
// Optional text fields for a choice: a name and a detail.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: lines

    required property StorylineContents contents
    property string suffix // "" or "2", which ends the keys of the fields
    property bool writing: false // can words be added?
    readonly property var fields: writing
        ? contents.fields.filter(field => field.key === "name" + suffix || field.key === "detail" + suffix)
        : []

    signal accepted

    spacing: Theme.px(5)
    visible: fields.length > 0

    Repeater {
        model: ListRows {
            list: lines.fields
        }
        delegate: PaperInput {
            required property var modelData
            readonly property bool name: modelData.key.startsWith("name")
            objectName: "words-" + modelData.key
            width: lines.width
            hand: true
            submits: true
            size: 16
            label: modelData.label
            placeholder: lines.contents.banners.length > 1 ? modelData.label // says which of the cards it is for
                : name ? qsTr("called … (if you like)")
                : qsTr("a detail (if you like)")
            longest: modelData.longest
            text: lines.contents.words[modelData.key] ?? ""
            onEdited: words => lines.contents.write(modelData.key, words)
            onAccepted: lines.accepted()
        }
    }
}
