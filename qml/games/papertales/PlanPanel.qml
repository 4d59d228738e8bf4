// SPDX-License-Identifier: MIT
// The forecast strip: the result of the viewer's plan, computed from their own cards and public facts. During the draft
// it lists the cards picked so far.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: panel

    required property PapertalesThings hold
    property FlightLayer flights
    property bool tight: false
    readonly property PapertalesContents contents: hold.contents
    readonly property bool drafting: contents.step === "pick"
    // Does the viewer have a visible plan?
    readonly property bool planned: contents.planning ||
        contents.counters["phase"] === 2 && !revealed && !contents.session.curtain.down
    // Are Units asking for choices after the reveal?
    readonly property bool revealed: contents.step === "target" || contents.step === "alchemy"
    readonly property list<var> marks: contents.revision >= 0 ? forecast() : []
    readonly property real inset: Theme.px(14)
    // Are the marks set close, because columns have no room?
    readonly property bool dense: !Theme.tall && marks.length * Theme.type(18) * 1.4 > scroll.room

    function forecast(): var {
        const contents = panel.contents;
        const own = contents.numbers;
        const words = contents.texts;
        let list = [];
        const wars = contents.seats.filter(row => row.counters["forecastWar"] !== undefined);
        for (const row of wars)
            list.push({
                key: "wars",
                emblem: row.emblem,
                label: qsTr("Wars"),
                value: row.counterTexts["forecastWar"],
                figure: own["forecastStrength"] + " : " + row.counters["strength"],
                note: "",
                bad: own["forecastStrength"] < row.counters["strength"]
            });
        if (own["forecastGold"] !== undefined)
            list.push({
                key: "gold",
                label: qsTr("Gold"),
                value: words["forecastGold"],
                figure: String(own["forecastGold"]),
                note: words["planCost"] ?? "",
                bad: own["forecastGold"] < 0
            });
        if (own["forecastIncome"] !== undefined)
            list.push({ key: "income", label: qsTr("Income"), value: "+" + own["forecastIncome"], note: "" });
        if (contents.counters["phase"] > 2 && contents.kept.length > 0)
            list.push({ key: "recruit", label: qsTr("Kept card"), value: contents.kept[0].name, note: "" });
        // No forecast under a curtain or once Units have died. Without Units, none can die.
        const foreseen = Look.spots.some(spot => own["forecastStrength" + spot] !== undefined) ||
            Look.spots.every(spot => own["strength" + spot] === undefined);
        const deaths = Look.spots.filter(spot => own["forecastDies" + spot] !== undefined);
        if (foreseen)
            list.push({
                key: "age",
                label: qsTr("Dies in aging"),
                value: deaths.length === 0 ? qsTr("nobody")
                    : Phrases.listed(deaths.map(spot => contents.facts(own["forecastDies" + spot]).name)),
                figure: String(deaths.length),
                note: ""
            });
        if (contents.counters["phase"] > 4)
            list.push({
                key: "legend",
                label: qsTr("Legend"),
                value: words["score"] ?? "",
                figure: String(own["score"] ?? ""),
                note: ""
            });
        return list;
    }

    objectName: "padLine-0" // lessons use this name for the forecast
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Paper {
        anchors.fill: parent
        radius: Theme.px(16)
        depth: 0.8
    }
    Words {
        id: title
        x: panel.inset
        y: Theme.px(8)
        objectName: "planTitle"
        readonly property string heading: panel.drafting ? qsTr("Picked so far")
            : panel.planned ? qsTr("If you reveal this plan")
            : qsTr("What comes next")
        // Adds what is still unknown.
        readonly property string open: panel.drafting ? "" : panel.contents.texts["forecastOpen"] ?? ""
        text: open !== "" ? heading + "\n" + open : heading
        size: panel.tight ? 13 : 16
        font.family: Theme.titleFont
        font.bold: true
        width: panel.width - 2 * x
        wrapMode: Text.WordWrap
    }
    Flickable {
        id: scroll
        visible: !panel.drafting
        x: panel.inset
        y: title.y + title.height + Theme.px(4)
        width: panel.width - 2 * x
        objectName: "planLines"
        readonly property real room: panel.height - y - Theme.px(6)
        height: whole.height
        contentHeight: told.height
        interactive: contentHeight > height + 1
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: interactive || activeFocus
        Accessible.role: Accessible.Pane
        Accessible.focusable: activeFocusOnTab
        Accessible.name: title.text
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.target)
        Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.target)

        Flow {
            id: told
            width: scroll.width
            spacing: panel.dense ? 2 : Theme.px(5)
            Repeater {
                model: ListRows {
                    length: panel.marks.length
                }
                delegate: PlanMark {
                    required property int index
                    info: panel.marks[index] ?? ({})
                    most: told.width
                    size: panel.dense ? 14 : 18
                    // Equal widths, so that marks form columns.
                    least: Theme.tall || panel.dense ? 0 : Math.floor(ofASeat ? most : (most - told.spacing) / 2)
                }
            }
        }
    }
    WholeRows {
        id: whole
        column: told
        top: scroll.contentY
        room: scroll.room
    }
    FocusRing {
        anchors.fill: scroll
        radius: Theme.px(6)
        visible: scroll.activeFocus
    }
    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        view: scroll
        visible: !panel.drafting && scroll.interactive
    }
    PickRow {
        visible: panel.drafting
        hold: panel.hold
        flights: panel.flights
        x: panel.inset
        y: title.y + title.height + Theme.px(6)
        width: panel.width - 2 * x
        height: panel.height - y - Theme.px(12)
    }
}
