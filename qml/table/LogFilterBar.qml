// SPDX-License-Identifier: MIT
// Filters the log: one button cycles through the kinds of lines, the other through the seats.
import QtQuick
import Taletop.App
import Taletop.Theme

Column {
    id: bar

    property MatchSession session: null
    property int kind: 0 // 0 all, 1 since a seat's last turn, 2 one seat, 3 scores only
    property int who: 0
    readonly property int revision: session ? session.revision : 0
    readonly property int after: kind === 1 && session && revision > 0
        ? session.log.numberAt(session.review.lastTurn(who))
        : -1
    readonly property int seat: kind === 2 ? who : -1
    readonly property bool scoredOnly: kind === 3
    readonly property string name: session ? session.seatName(who) : ""
    readonly property list<string> kinds: [
        qsTr("Everything"),
        qsTr("Since %1’s last turn").arg(name),
        qsTr("Only %1").arg(name),
        qsTr("Only scores")
    ]

    spacing: Theme.px(8)

    PaperButton {
        objectName: "logFilter"
        width: parent.width
        text: bar.kinds[bar.kind]
        description: qsTr("Which lines are shown")
        size: 15
        quiet: true
        onClicked: {
            if (bar.kind === 0 && bar.session)
                bar.who = Math.max(0, bar.session.focusSeat);
            bar.kind = (bar.kind + 1) % bar.kinds.length;
        }
    }
    PaperButton {
        objectName: "logFilterSeat"
        width: parent.width
        visible: bar.kind === 1 || bar.kind === 2
        text: qsTr("Another seat")
        size: 15
        quiet: true
        onClicked: bar.who = (bar.who + 1) % (bar.session?.seatCount ?? 1)
    }
}
