// SPDX-License-Identifier: MIT
// The viewer's choices and the selected one; invisible itself.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App

Item {
    id: desk

    required property MatchSession session
    property TailView tail
    property int selected: -1
    readonly property int count: rows.count
    readonly property int revision: session.revision
    property int pointed: -1 // the choice under a dragged bit
    readonly property int shown: pointed >= 0 ? pointed : selected
    readonly property ChoiceRow chosen: shown >= 0 && shown < count ? row(shown) : null
    readonly property bool placing: session.step === "place" || session.step === "brush"
    readonly property int place: placing ? placeInQuestion() : -1 // the index of the bit whose link is being chosen
    // The possible poses of that bit.
    readonly property var ghosts: placing && count > 0 && revision >= 0 ? poses() : []
    property int present: -1 // in a brush, the choice that leaves the bit as it is
    // Is a bit of a brush shown elsewhere than in the tail that is counted?
    readonly property bool moves: session.step === "brush" && shown >= 0 && shown !== present
    property string lastQuestion

    visible: false

    // Returns a choice. Reads the revision, because the same number of choices may be other ones.
    function row(index: int): ChoiceRow {
        return desk.revision >= 0 ? rows.itemAt(index) as ChoiceRow : null;
    }
    function rowWith(test: var): ChoiceRow {
        for (let i = 0; i < rows.count; ++i) {
            const found = desk.row(i);
            if (found && test(found))
                return found;
        }
        return null;
    }
    function poseOf(choice: ChoiceRow): var {
        return { x: choice.ghostX, y: choice.ghostY, angle: choice.ghostAngle, layer: choice.ghostLayer };
    }
    function poses(): var {
        return Array.from({ length: rows.count }, (_, i) => desk.row(i))
            .filter(choice => choice?.hasGhost)
            .map(desk.poseOf);
    }
    function placeInQuestion(): int {
        const asked = rows.count > 0 && desk.session.revision >= 0 ? desk.rowWith(choice => choice.hasGhost) : null;
        return asked ? Math.max(...asked.joins.map(join => join.index)) : -1;
    }
    // Does the bit go under the tail? That is the lower of two choices with the same pose.
    function isUnder(choice: ChoiceRow): bool {
        const other = desk.rowWith(row =>
            row !== choice && row.hasGhost && Math.abs(row.ghostAngle - choice.ghostAngle) < 0.01);
        return other !== null && other.ghostLayer > choice.ghostLayer;
    }
    function select(index: int): void {
        desk.session.refusal.clear();
        desk.selected = index >= 0 && index < rows.count ? index : -1;
    }
    function cycle(by: int): void {
        const cycling = desk.placing || desk.session.step === "vote";
        if (!cycling || rows.count === 0)
            return;
        desk.select(desk.selected < 0 ? (by > 0 ? 0 : rows.count - 1) : (desk.selected + by + rows.count) % rows.count);
    }
    function submit(choice: ChoiceRow): void {
        if (choice)
            desk.session.submit(choice.move);
    }
    // Follows every change: a new question starts without a selection, but brushing starts with the bit's current pose.
    // The next seat's question is always new, so that no selection carries over.
    function settle(): void {
        const question = `${desk.session.question}:${desk.place}:${rows.count}`;
        if (question === desk.lastQuestion && (desk.selected < 0 || desk.selected < rows.count))
            return;
        desk.lastQuestion = question;
        desk.present = desk.session.step === "brush" ? desk.presentLink() : -1;
        desk.selected = desk.present;
    }
    function presentLink(): int {
        const pose = desk.tail ? desk.tail.ruledPose(desk.place) : null;
        const present = pose
            ? desk.rowWith(row =>
                Math.abs(row.ghostX - pose.x) < 0.01 && Math.abs(row.ghostY - pose.y) < 0.01 &&
                    row.ghostLayer === pose.layer)
            : null;
        return present ? present.index : -1;
    }
    // Handles a press on a choice: the first selects it, the second makes it.
    function touch(index: int): void {
        if (desk.selected === index)
            desk.submit(desk.row(index));
        else
            desk.select(index);
    }
    function pressButton(key: string): void {
        const choice = desk.rowWith(choice => choice.button === key);
        if (choice)
            desk.submit(choice);
        else
            desk.session.touches.touch("button/" + key);
    }
    function primary(): void {
        if (desk.session.step === "commit")
            desk.pressButton("commit");
        else if (desk.session.step === "draw")
            desk.session.touches.touch("zone/deck/-1");
        else if (desk.chosen)
            desk.submit(desk.chosen);
        else
            desk.cycle(1);
    }

    Repeater {
        id: rows
        model: desk.session.choices
        delegate: ChoiceRow {}
    }
}
