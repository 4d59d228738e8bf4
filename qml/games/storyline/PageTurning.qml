// SPDX-License-Identifier: MIT
// Turns a leaf of the book from the previous page to the open one.
import QtQuick
import Taletop.Theme

Loader {
    id: turning

    required property StorylineContents contents
    required property BookPaper paper
    property int before: 0 // the previous page
    readonly property bool forward: (item as PageLeaf)?.forward ?? false

    function finish(): void {
        turn.stop();
        turning.active = false;
    }
    function follow(): void {
        const before = turning.before;
        const now = turning.contents.page;
        turning.before = now;
        turning.finish();
        if (before < 1 || now < 1 || before === now || !Motion.travels || !turning.visible ||
            turning.contents.session.review.active)
            return;
        turning.setSource("PageLeaf.qml", {
            contents: turning.contents,
            upright: turning.paper.upright,
            unit: turning.paper.unit,
            forward: now > before,
            faces: turning.contents.chosenOn(before).map(card => card.face)
        });
        turning.active = true;
        turn.restart();
    }

    active: false
    Component.onCompleted: before = contents.page

    Connections {
        target: turning.contents
        function onPageChanged(): void {
            turning.follow();
        }
    }
    NumberAnimation {
        id: turn
        target: turning.item
        property: "turned"
        from: 0
        to: 1
        duration: Motion.travel(600)
        easing.type: Easing.InOutSine
        onFinished: turning.active = false
    }
}
