// SPDX-License-Identifier: MIT
// The future strip: what the viewer's plan would lead to, from its own cards and public facts. In
// the draft, the cards picked so far.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table
import "PapertalesLook.js" as Look

Item {
    id: panel

    required property TableHand hold
    readonly property PlanDesk desk: hold.desk
    readonly property bool drafting: desk.step === "pick"
    readonly property bool planned: desk.planning || desk.counters["phase"] === 2 && !revealed && !desk.session.curtain.down // else there is no plan, or nobody sees it
    readonly property bool revealed: desk.step === "target" || desk.step === "alchemy" // what Units do then is asked
    readonly property var lines: desk.revision >= 0 ? forecast() : []

    readonly property real least: Math.max(16, Theme.type(16) * 1.3) // height of a line
    property real notes: 0 // what lines of more than one row add
    property real values: 0 // without their notes
    readonly property real rowsHigh: lines.length * least
    readonly property bool brief: rowsHigh + notes > scroll.room + 1 // what each line says comes before its note
    readonly property bool dense: rowsHigh + values > scroll.room + 1 // no room for as many lines: beside each other

    function measure(): void {
        let notes = 0;
        let values = 0;
        for (let i = 0; i < rows.count; ++i) {
            const line = rows.itemAt(i) as PlanLine;
            notes += line?.fully ?? 0;
            values += line?.briefly ?? 0;
        }
        panel.notes = notes;
        panel.values = values;
    }

    function forecast(): var {
        const desk = panel.desk;
        const own = desk.numbers;
        const words = desk.texts;
        let list = [];
        if (own["forecastStrength"] !== undefined)
            list.push({ key: "strength", label: qsTr("Front strength"), value: String(own["forecastStrength"]), note: "" });
        const wars = desk.seats.filter(row => row.counters["forecastWar"] !== undefined);
        if (wars.length > 0)
            list.push({ key: "wars", label: qsTr("Wars"), value: qsTr("%1 won").arg(wars.reduce((sum, row) => sum + row.counters["forecastWar"], 0)), note: wars.map(row => row.counterTexts["forecastWar"]).join("\n") });
        if (own["forecastGold"] !== undefined)
            list.push({ key: "gold", label: qsTr("Gold"), value: words["forecastGold"], figure: String(own["forecastGold"]), note: words["planCost"] ?? "", bad: own["forecastGold"] < 0 });
        if (own["forecastIncome"] !== undefined)
            list.push({ key: "income", label: qsTr("Income"), value: String(own["forecastIncome"]), note: Phrases.fill(qsTr("%1 wood, %2 food, %3 crystal now"), [own["wood"], own["food"], own["crystal"]]) });
        if (desk.counters["phase"] > 4)
            list.push({ key: "gold", label: qsTr("Gold"), value: String(own["gold"]), note: "" });
        if (desk.counters["phase"] > 2 && desk.kept.length > 0)
            list.push({ key: "recruit", label: qsTr("Kept card"), value: desk.kept[0].name, note: "" });
        const deaths = Look.spots.filter(spot => own["forecastDies" + spot] !== undefined);
        list.push({ key: "age", label: qsTr("Dies in aging"), value: deaths.length === 0 ? qsTr("nobody") : Phrases.listed(deaths.map(spot => desk.facts(own["forecastDies" + spot]).name)), note: "" });
        if (desk.counters["phase"] > 4)
            list.push({ key: "legend", label: qsTr("Legend"), value: words["score"] ?? "", note: "" });
        return list;
    }

    objectName: "padLine-0" // what a lesson calls so: what is foreseen is told here, the score among it
    Accessible.role: Accessible.List
    Accessible.name: title.text

    Paper {
        anchors.fill: parent
        radius: Theme.px(16)
        depth: 0.8
    }
    Words {
        id: title
        x: Theme.px(20)
        y: Theme.px(10)
        objectName: "planTitle"
        text: panel.drafting ? qsTr("Picked so far") : panel.planned ? qsTr("If you reveal this plan") : qsTr("What comes next")
        size: 20
        font.family: Theme.titleFont
        font.bold: true
        width: panel.width - 2 * x
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
    }
    Flickable {
        id: scroll
        visible: !panel.drafting
        x: title.x
        y: title.y + title.height + Theme.px(2)
        width: panel.width - 2 * x
        objectName: "planLines"
        readonly property real room: panel.height - y - Theme.px(6)
        height: whole.height
        contentHeight: panel.dense ? marks.height : told.height
        interactive: contentHeight > height + 1
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: interactive || activeFocus
        Accessible.role: Accessible.Pane
        Accessible.focusable: activeFocusOnTab
        Accessible.name: title.text
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.target)
        Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.target)

        Column {
            id: told
            visible: !panel.dense
            width: scroll.width
            Repeater {
                id: rows
                model: ListRows {
                    length: panel.lines.length
                }
                onItemRemoved: panel.measure()
                delegate: PlanLine {
                    required property int index
                    width: told.width
                    onFullyChanged: panel.measure()
                    onBrieflyChanged: panel.measure()
                    info: panel.lines[index] ?? ({})
                    least: panel.least
                    brief: panel.brief
                    base: Math.max(least, Math.min(Theme.type(16) * 1.75, (scroll.room - (brief ? panel.values : panel.notes)) / Math.max(1, panel.lines.length)))
                }
            }
        }
        Flow {
            id: marks
            visible: panel.dense
            width: scroll.width
            spacing: Theme.px(2) // lines close together; the marks keep apart themselves

            Repeater {
                model: ListRows {
                    length: panel.dense ? panel.lines.length : 0
                }
                delegate: PlanMark {
                    required property int index
                    info: panel.lines[index] ?? ({})
                    high: panel.least
                    most: marks.width
                }
            }
        }
    }
    WholeRows {
        id: whole
        column: panel.dense ? marks : told
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
        x: Theme.px(20)
        y: title.y + title.height + Theme.px(4)
        width: panel.width - 2 * x
        height: panel.height - y - Theme.px(12)
    }
}
