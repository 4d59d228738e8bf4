// SPDX-License-Identifier: MIT
// Celebrates new sets in the large tail: a light runs along the edge, the charms hop as it passes, and the set's tag
// pops up and flies to the sum. Reduced motion shows a still picture. A press or Space ends it. The celebration reveals
// nothing, because only bits that were placed in a tail start it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: moment

    required property MatchSession session
    required property TailView tail
    required property rect room
    required property Item target // the item that the tags fly to
    property var sets: [] // the sets to celebrate: [{ label, spots }]
    property real progress: 0 // progress from 0, where the light starts, to 1, where the tags arrive
    readonly property bool playing: sets.length > 0
    readonly property bool still: !Motion.travels

    signal arrived

    function show(made: var): void {
        if (Motion.pace === 0 || made.length === 0 || !moment.visible)
            return;
        moment.sets = made;
        if (moment.still) {
            moment.progress = 0.66;
            stays.restart();
        } else {
            moment.progress = 0;
            run.restart();
        }
    }
    function finish(): void {
        if (!moment.playing)
            return;
        run.stop();
        stays.stop();
        moment.sets = [];
        moment.arrived();
    }

    objectName: "setMoment"
    Accessible.ignored: true

    NumberAnimation {
        id: run
        target: moment
        property: "progress"
        from: 0
        to: 1
        duration: Math.min(2000, Motion.travel(1500))
        onFinished: moment.finish()
    }
    Timer {
        id: stays
        interval: 4 * Motion.rest
        onTriggered: moment.finish()
    }
    Repeater {
        model: ListRows {
            list: moment.sets
        }
        delegate: SetLight {
            required property int index
            required property var modelData
            anchors.fill: parent
            made: modelData
            tail: moment.tail
            room: moment.room
            progress: moment.progress
            aside: index
            goal: moment.target.mapToItem(moment, moment.target.width / 2, moment.target.height / 2)
        }
    }
    TapHandler {
        enabled: moment.playing
        onPressedChanged: moment.finish()
    }
    Connections {
        target: moment.session
        function onFinishWanted(): void {
            moment.finish();
        }
    }
}
