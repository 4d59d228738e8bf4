// SPDX-License-Identifier: MIT
// Shows the winner when a match ends here, but not when a finished match is opened or reviewed.
import QtQuick
import Taletop.App
import Taletop.Theme

Loader {
    id: moment

    property MatchSession session: null
    property bool live: false // is the match unfinished, or its winner still to be shown?

    function begin(): void {
        moment.source = "";
        moment.live = moment.session !== null && !moment.session.over;
    }
    function look(): void {
        if (!moment.session.over) {
            moment.source = "";
            moment.live = !moment.session.review.active;
        } else if (moment.live && Motion.moment > 0 && !App.practice.active &&
            moment.session.score.winners.length > 0 && moment.session.seatCount > 1) {
            if (moment.status === Loader.Null)
                moment.setSource("WinLayer.qml", { session: moment.session });
        } else {
            moment.live = false;
        }
    }

    Component.onCompleted: begin()
    onLoaded: {
        const layer = item as WinLayer;
        layer.forceActiveFocus();
        layer.passed.connect(() => {
            moment.source = "";
            moment.live = false;
        });
    }

    Connections {
        target: moment.session
        function onChanged(): void {
            moment.look();
        }
    }
}
