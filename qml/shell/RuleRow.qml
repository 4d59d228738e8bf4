// SPDX-License-Identifier: MIT
// An entry of a rulebook with links to other entries and its example, or a chapter's heading.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: row

    required property int index
    required property string entry
    required property string title
    required property string text
    required property string linkedText
    required property list<var> links
    required property string example
    required property bool hasExample
    property bool current: false
    property bool focused: false // does this row of the list have the focus?
    property color accent: Theme.accent("")
    readonly property bool isHead: entry === ""
    readonly property real edge: Theme.px(16)

    signal taken
    signal followed(entry: string)
    signal tried
    signal reached(thing: Item) // emitted when an item of the row gets the focus

    height: isHead ? head.height + Theme.px(34) : body.height + Theme.px(24)
    Accessible.role: isHead ? Accessible.Heading : Accessible.ListItem
    Accessible.name: isHead ? title
        : hasExample ? Phrases.fill(qsTr("%1. %2. %3 Example: %4"), [entry, title, text, example])
        : Phrases.fill(qsTr("%1. %2. %3"), [entry, title, text])
    Accessible.selected: current && !isHead

    Heading {
        id: head
        visible: row.isHead
        x: row.edge
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        width: parent.width - 2 * x
        words: row.isHead ? row.title : ""
        size: 21
        color: row.accent
    }
    Rectangle {
        visible: row.isHead
        x: row.edge
        anchors.bottom: parent.bottom
        width: parent.width - 2 * x
        height: 1
        color: Theme.ruleLine
    }
    Rectangle {
        visible: !row.isHead && row.current
        anchors.fill: parent
        radius: Theme.px(8)
        color: Theme.paperShade
        Rectangle {
            x: Theme.px(2)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(4)
            height: parent.height - Theme.px(16)
            radius: width / 2
            color: row.accent
        }
    }
    FocusRing {
        radius: Theme.px(8)
        space: -4
        visible: row.focused && !row.isHead
    }
    MouseArea {
        anchors.fill: parent
        enabled: !row.isHead
        onClicked: row.taken()
    }
    Column {
        id: body
        visible: !row.isHead
        x: row.edge
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(4)

        Item {
            width: parent.width
            height: name.height
            Heading {
                id: name
                width: parent.width - number.width - Theme.px(10)
                words: row.title
                size: 17
            }
            Words {
                id: number
                anchors.right: parent.right
                anchors.baseline: name.baseline
                text: row.entry
                size: 13
                color: Theme.inkSoft
            }
        }
        Words {
            id: words
            width: parent.width
            text: row.linkedText
            textFormat: Text.StyledText
            linkColor: row.accent
            size: 16
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
            lineHeight: Theme.leading(1.12)
            onLinkActivated: link => row.followed(link)
            HoverHandler {
                cursorShape: words.hoveredLink !== "" ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
        }
        Flow {
            width: parent.width
            visible: row.links.length > 0
            spacing: Theme.px(4)
            Repeater {
                model: row.links
                delegate: RuleLink {
                    required property var modelData
                    objectName: "see-" + modelData.entry
                    entry: modelData.entry
                    title: modelData.title
                    accent: row.accent
                    widest: body.width - Theme.px(12)
                    activeFocusOnTab: row.current || activeFocus
                    onActiveFocusChanged: {
                        if (activeFocus)
                            row.reached(this);
                    }
                    onFollowed: row.followed(entry)
                }
            }
        }
        Words {
            width: parent.width
            visible: row.hasExample
            text: row.hasExample ? qsTr("Example: %1").arg(row.example) : ""
            size: 15
            font.family: Theme.storyFont
            font.italic: true
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            lineHeight: Theme.leading(1.1)
        }
        PaperButton {
            objectName: "try-" + row.entry
            width: Math.min(implicitWidth, body.width - Theme.px(12)) // leaves room for the focus ring
            visible: row.hasExample
            text: qsTr("Try it on a practice table")
            description: row.example
            size: 15
            accent: row.accent
            activeFocusOnTab: row.current || activeFocus
            onActiveFocusChanged: {
                if (activeFocus)
                    row.reached(this);
                else
                    focus = false; // makes Tab return to the list, as in RuleLink
            }
            onClicked: row.tried()
        }
    }
}
