// SPDX-License-Identifier: MIT
// Lists the possible moves in words, for people who don't know what to press. While a card is held, lists only its
// moves.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: list

    required property TableContents contents
    property int pointed: -1
    readonly property bool wanted: contents.step !== "" && !contents.session.over && !contents.session.review.active
    readonly property bool holding: contents.held.length > 0
    readonly property var rows: !wanted ? []
        : holding ? contents.open.map(row => contents.choices[row]).filter(choice => choice)
        : contents.choices
    readonly property real natural: scroll.y + column.height + Theme.px(12) // preferred height
    readonly property var told: rows[pointed] ?? null // the choice that the prompt bar describes

    function first(): Item {
        return buttons.itemAt(0);
    }
    function point(index: int): bool {
        const button = list.visible ? buttons.itemAt(index) : null;
        button?.forceActiveFocus(Qt.TabFocusReason);
        return button !== null;
    }
    // Makes the hovered choice, or the only one.
    function make(): void {
        if (list.told !== null || list.rows.length === 1)
            list.contents.touches.make(Math.max(0, list.pointed));
    }
    // Scrolls to the button that Tab has focused.
    function show(button: Item): void {
        scroll.contentY = Math.max(0,
            Math.min(button.y, Math.max(scroll.contentY, button.y + button.height - scroll.height)));
    }

    visible: rows.length > 0
    onRowsChanged: pointed = -1

    Paper {
        anchors.fill: parent
        radius: Theme.radius
    }
    Words {
        id: title
        x: Theme.px(18)
        y: Theme.px(12)
        width: parent.width - 2 * x
        text: list.holding ? qsTr("What will you do with it?") : qsTr("What you can do")
        size: 17
        font.family: Theme.titleFont
        font.bold: true
        elide: Text.ElideRight
    }
    Flickable {
        id: scroll
        x: Theme.px(12)
        y: title.y + title.height + Theme.px(10)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.px(12)
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: interactive

        Column {
            id: column
            width: scroll.width
            spacing: Theme.px(8)
            Repeater {
                id: buttons
                model: ListRows {
                    list: list.rows
                }
                delegate: PaperButton {
                    id: button
                    required property int index
                    required property var modelData
                    objectName: "choice-" + index
                    width: column.width
                    text: modelData.label
                    description: [modelData.consequence, modelData.warning].join(" ").trim()
                    quiet: true
                    primary: list.rows.length === 1 // filled only if there is no other move
                    accent: Theme.accent(list.contents.session.gameId)
                    size: 15
                    gold: list.contents.hints.includes(modelData.move)
                    onLiftedChanged: {
                        if (lifted)
                            list.pointed = index;
                        else if (list.pointed === index)
                            list.pointed = -1;
                    }
                    onActiveFocusChanged: {
                        if (activeFocus)
                            list.show(button);
                    }
                    onClicked: list.contents.touches.make(list.holding ? list.contents.open[index] : index)
                }
            }
        }
    }
    ScrollMark {
        anchors.right: parent.right
        view: scroll
    }
}
