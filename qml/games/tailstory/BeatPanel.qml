// SPDX-License-Identifier: MIT
// A window for answers is open: the question, and each seat with its key and its answers. What stands
// here depends on public facts alone.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Item {
    id: panel

    required property TailstoryDesk desk
    readonly property ResponseBeat beat: desk.beat
    readonly property int newestOwner: desk.chain.length > 0 ? desk.chain[desk.chain.length - 1].seat : -1
    readonly property var answering: desk.seats.filter(row => row.seat !== newestOwner)
    // As wide as a seat may ever have to be: nothing moves when it says something else.
    readonly property real seatWidth: Math.max(Theme.px(132), Theme.type(14) * 9, Theme.px(58) + Math.max(names.implicitWidth, states.implicitWidth), widestAnswers())
    readonly property real room: width - sign.x - sign.width - Theme.px(30) - answering.length * seatRow.spacing // for seats and question
    property real most: height // it may have
    readonly property real needed: answering.length * seatWidth / Math.max(1, room) // of the room, by the seats
    readonly property bool crowded: needed > 0.66
    readonly property bool answered: (beat?.seats.length ?? 0) > 0 // seats have buttons below them
    readonly property real seatHeight: Math.max(Theme.target, (Theme.type(15) + Theme.type(12)) * 1.4 + Theme.px(10)) + (answered ? Math.max(Theme.target, crowded ? Theme.type(13) * 1.4 + Theme.px(14) : Theme.type(12) * 2.8 + Theme.px(14)) + Theme.px(5) : 0)
    // Where all seats beside it would leave the question no room, it stands above them.
    readonly property bool stacked: crowded && most >= seatHeight + above.implicitHeight + Theme.px(26)
    readonly property bool brief: crowded && !stacked && needed > 0.84 // no room at all: the prompt bar asks the same
    readonly property real share: stacked || brief ? 1 : Math.max(0.74, needed) // of the room that the seats may have
    readonly property real least: seatRow.height + (stacked ? asked.implicitHeight + Theme.px(28) : Theme.px(24))
    readonly property bool wanted: desk.chain.length > 0 || (beat?.active ?? false)
    property bool made: false // its marks and seats, when something may be answered first

    // Public facts alone: who played it, who has let it go, who has no card at all.
    function says(seat: int): string {
        const counters = panel.desk.seats[seat]?.counters ?? {};
        const wait = panel.beat?.stopping.includes(seat) ?? false;
        if (!panel.crowded && (panel.beat?.unasked.includes(seat) ?? false))
            return qsTr("not until their turn");
        if (counters.passed || (panel.beat?.fine.includes(seat) ?? false))
            return qsTr("lets it go");
        if (wait)
            return panel.desk.session.actor === seat ? qsTr("is deciding") : qsTr("is next");
        return panel.desk.mats[seat]?.handCount === 0 ? qsTr("no cards") : qsTr("may respond");
    }
    function widestAnswers(): real {
        let wide = 0;
        for (let i = 0; i < seats.count; ++i)
            wide = Math.max(wide, (seats.itemAt(i) as BeatSeat)?.answersWidth ?? 0);
        return wide;
    }
    function list(texts: var): string {
        return texts.join("\n");
    }
    function question(): string {
        const newest = panel.desk.chain[panel.desk.chain.length - 1];
        return newest ? Phrases.fill(qsTr("Will anyone stop %2’s “%1”?"), [panel.desk.facts(newest.face).name, panel.desk.seatName(newest.seat)]) : "";
    }
    function keyOf(seat: int): string {
        return App.seatKeys.revision >= 0 ? App.seatKeys.name(seat) : "";
    }
    onWantedChanged: panel.made = panel.made || panel.wanted

    Words {
        id: names
        visible: false
        text: panel.list(panel.answering.map(row => panel.keyOf(row.seat) + " · " + row.name))
        size: 15
        font.bold: true
    }
    Words {
        id: states
        visible: false
        text: panel.list([qsTr("lets it go"), qsTr("is deciding"), qsTr("is next"), qsTr("no cards"), qsTr("may respond")])
        size: 12
    }
    Paper {
        anchors.fill: parent
        radius: Theme.px(18)
        depth: 1.2
    }
    Icon {
        id: sign
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        icon: "stop"
        size: Math.min(Theme.px(46), panel.most - Theme.px(24))
    }
    Column {
        id: questions
        readonly property real room: panel.stacked ? panel.height - seatRow.height - Theme.px(28) : panel.height - Theme.px(panel.crowded ? 12 : 24)
        x: sign.x + sign.width + Theme.px(18)
        y: panel.stacked ? Theme.px(11) : (panel.height - height) / 2
        width: (panel.stacked ? panel.width - Theme.px(16) : seatRow.x - Theme.px(12)) - x
        visible: !panel.brief
        spacing: Theme.px(3)
        Words {
            id: above // as small as it may get, above the seats
            width: panel.width - Theme.px(16) - questions.x
            visible: false
            text: smallest.text
            font: smallest.font
            wrapMode: Text.WordWrap
        }
        Words {
            id: smallest // the question as small as it may get: what it needs above all else
            width: parent.width
            visible: false
            text: Phrases.unbroken(panel.question())
            font.family: Theme.titleFontOf(text)
            font.bold: true
            font.pixelSize: 13
            wrapMode: Text.WordWrap
        }
        Words {
            id: asked
            objectName: "beatQuestion"
            width: parent.width
            text: Phrases.unbroken(panel.question())
            size: panel.stacked ? 18 : 20
            font.family: Theme.titleFontOf(text)
            font.bold: true
            wrapMode: Text.WordWrap
            height: Math.min(implicitHeight, questions.room - (quiet.visible ? quiet.height : 0))
            fontSizeMode: Text.Fit
            minimumPixelSize: panel.crowded ? 11 : 13
            lineHeight: Theme.leading(0.94)
        }
        TextMetrics {
            id: whole
            font: quiet.font
            text: qsTr("Stop it with a Stopping card, or bluff. If everyone lets it go, it happens.")
        }
        Words {
            id: quiet
            width: parent.width
            visible: !panel.crowded && panel.width > Theme.type(14) * 50 && smallest.implicitHeight + 2.6 * Theme.type(14) <= questions.room
            text: whole.width < width * 1.7 ? whole.text : qsTr("With a Stopping card, or as a bluff.")
            size: 14
            color: Theme.inkSoft
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    Row {
        id: seatRow
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        y: panel.stacked ? panel.height - height - Theme.px(11) : (panel.height - height) / 2
        spacing: Theme.px(9)
        Repeater {
            id: seats
            model: ListRows {
                list: panel.made ? panel.answering : []
            }
            delegate: BeatSeat {
                required property var modelData
                row: modelData
                beat: panel.beat
                least: panel.seatWidth
                widest: panel.room * panel.share / Math.max(1, panel.answering.length)
                says: panel.says(modelData.seat)
                key: panel.keyOf(modelData.seat)
            }
        }
    }
}
