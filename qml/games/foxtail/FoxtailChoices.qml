// SPDX-License-Identifier: MIT
// The viewer's choices and the selected one. Draws nothing.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App

Item {
    id: choices

    required property MatchSession session
    property TailView tail
    property int selected: -1
    readonly property int count: rows.count
    readonly property int revision: session.revision
    property int pointed: -1 // index of the choice under a dragged bit, or -1
    readonly property int shown: pointed >= 0 ? pointed : selected
    readonly property ChoiceRow chosen: shown >= 0 && shown < count ? row(shown) : null
    readonly property bool placing: session.step === "place" || session.step === "brush"
    readonly property int place: placing ? placeInQuestion() : -1 // index of the bit being placed
    // Possible poses of that bit.
    readonly property var ghosts: placing && count > 0 && revision >= 0 ? poses() : []
    property int present: -1 // during a brush, the choice that leaves the bit as it is
    // Does a brush show a bit in another place than the tail that is scored?
    readonly property bool moves: session.step === "brush" && shown >= 0 && shown !== present
    property string lastQuestion

    visible: false

    // Returns a choice. Reads the revision, because choices can change while their number stays the same.
    function row(index: int): ChoiceRow {
        return choices.revision >= 0 ? rows.itemAt(index) as ChoiceRow : null;
    }
    function rowWith(test: var): ChoiceRow {
        for (let i = 0; i < rows.count; ++i) {
            const found = choices.row(i);
            if (found && test(found))
                return found;
        }
        return null;
    }
    function poses(): var {
        return Array.from({ length: rows.count }, (_, i) => choices.row(i))
            .filter(choice => choice?.hasGhost)
            .map(choice => ({ x: choice.ghostX, y: choice.ghostY, angle: choice.ghostAngle }));
    }
    function placeInQuestion(): int {
        const asked = rows.count > 0 && choices.session.revision >= 0 ? choices.rowWith(choice => choice.hasGhost)
            : null;
        return asked ? Math.max(...asked.joins.map(join => join.index)) : -1;
    }
    // Does this choice tuck the bit under the tail? That is the lower of two choices with the same pose.
    function isUnder(choice: ChoiceRow): bool {
        const other = choices.rowWith(row =>
            row !== choice && row.hasGhost && Math.abs(row.ghostAngle - choice.ghostAngle) < 0.01);
        return other !== null && other.ghostLayer > choice.ghostLayer;
    }
    function select(index: int): void {
        choices.session.refusal.clear();
        choices.selected = index >= 0 && index < rows.count ? index : -1;
    }
    function cycle(by: int): void {
        const cycling = choices.placing || choices.session.step === "vote";
        if (!cycling || rows.count === 0)
            return;
        choices.select(choices.selected < 0 ? (by > 0 ? 0 : rows.count - 1)
            : (choices.selected + by + rows.count) % rows.count);
    }
    function submit(choice: ChoiceRow): void {
        if (choice)
            choices.session.submit(choice.move);
    }
    // Follows every change. A new question starts without a selection, or in a brush with the bit's current pose. The
    // next seat's question is always new, so no selection carries over.
    function settle(): void {
        const question = `${choices.session.question}:${choices.place}:${rows.count}`;
        if (question === choices.lastQuestion && (choices.selected < 0 || choices.selected < rows.count))
            return;
        choices.lastQuestion = question;
        choices.present = choices.session.step === "brush" ? choices.presentLink() : -1;
        choices.selected = choices.present;
    }
    function presentLink(): int {
        const pose = choices.tail ? choices.tail.ruledPose(choices.place) : null;
        const present = pose
            ? choices.rowWith(row =>
                Math.abs(row.ghostX - pose.x) < 0.01 && Math.abs(row.ghostY - pose.y) < 0.01 &&
                    row.ghostLayer === pose.layer)
            : null;
        return present ? present.index : -1;
    }
    // Handles a press on a choice: the first selects it, the second confirms it.
    function touch(index: int): void {
        if (choices.selected === index)
            choices.submit(choices.row(index));
        else
            choices.select(index);
    }
    function pressButton(key: string): void {
        const choice = choices.rowWith(choice => choice.button === key);
        if (choice)
            choices.submit(choice);
        else
            choices.session.touches.touch("button/" + key);
    }
    function primary(): void {
        if (choices.session.step === "commit")
            choices.pressButton("commit");
        else if (choices.session.step === "draw")
            choices.session.touches.touch("zone/deck/-1");
        else if (choices.chosen)
            choices.submit(choices.chosen);
        else
            choices.cycle(1);
    }

    Repeater {
        id: rows
        model: choices.session.choices
        delegate: ChoiceRow {}
    }
}
