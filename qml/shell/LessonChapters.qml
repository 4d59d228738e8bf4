// SPDX-License-Identifier: MIT
// The chapters of the current lesson, to start another one or skip the step.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: list

    property LessonGuide lesson: null
    property string gameId
    readonly property var whole: lesson ? App.practice.lessonOf(gameId) : ({})
    readonly property var chapters: whole.chapters ?? []

    signal closed

    function open(): void {
        list.visible = true;
        const chapter = list.lesson.chapter;
        if (chapter >= 0 && chapter < rows.count)
            rows.itemAt(chapter).forceActiveFocus(Qt.TabFocusReason);
        else
            skip.forceActiveFocus(Qt.TabFocusReason);
    }
    function close(): void {
        list.visible = false;
        list.closed();
    }
    function goTo(step: int): void {
        list.close();
        App.openLesson(list.gameId, step);
    }
    // Moves the focus up or down, wrapping around.
    function move(by: int): void {
        const items = Array.from({ length: rows.count }, (_, i) => rows.itemAt(i)).concat(skip.visible ? [skip] : []);
        const now = items.findIndex(item => item.activeFocus);
        items[(now + by + items.length) % items.length].forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "chapterList"
    visible: false
    width: column.width + Theme.px(24)
    height: column.height + Theme.px(24)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Chapters")
    Keys.onEscapePressed: close()
    Keys.onUpPressed: move(-1)
    Keys.onDownPressed: move(1)

    Paper {
        anchors.fill: parent
        radius: Theme.px(8)
        depth: 1.5
    }
    MouseArea { // keeps presses from the items below
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Column {
        id: column
        x: Theme.px(12)
        y: Theme.px(12)
        spacing: Theme.px(6)

        Repeater {
            id: rows
            model: ListRows {
                list: list.chapters
            }
            delegate: PaperButton {
                required property int index
                required property var modelData
                objectName: "chapter-" + index
                text: modelData.title
                gold: list.lesson !== null && !list.lesson.done && list.lesson.chapter === index
                quiet: true
                size: 15
                onClicked: list.goTo(modelData.step)
            }
        }
        PaperButton {
            id: skip
            objectName: "skipStep"
            visible: list.lesson !== null && !list.lesson.done && list.lesson.number < list.lesson.count
            text: qsTr("Skip this step")
            description: qsTr("Continues with the next step, as if this one were done.")
            size: 15
            onClicked: list.goTo(list.lesson.number)
        }
    }
}
