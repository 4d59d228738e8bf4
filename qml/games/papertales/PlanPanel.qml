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
    property bool logOpen: false
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

    signal logAsked

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
        width: panel.width - x - log.width - Theme.px(20)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
    }
    PaperButton {
        id: log
        objectName: "buttonLog"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(2)
        text: qsTr("Log")
        keys: "L"
        size: 14
        quiet: true
        gold: panel.logOpen
        onClicked: panel.logAsked()
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
                    // Its letters leave the button free. Asked of lines as low as they may be: where one really lies
                    // hangs on how many notes have room, and that on how wide lines are.
                    width: index * least + (least - lettersHigh) / 2 < log.y + log.height - scroll.y ? log.x - scroll.x - Theme.px(6) : told.width
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
            readonly property real free: log.x - scroll.x + Theme.px(6) // beside the button; the last mark of a row ends before
            width: log.y + log.height > scroll.y && firstRow() > free ? free : scroll.width
            spacing: Theme.px(2) // lines close together; the marks keep apart themselves

            // How far the first row would reach if it had the whole width.
            function firstRow(): real {
                let reach = 0;
                for (let i = 0; i < placed.count; ++i) {
                    const mark = placed.itemAt(i) as PlanMark;
                    const end = reach + (i > 0 ? marks.spacing : 0) + (mark?.inARow ?? 0);
                    if (end > scroll.width)
                        break;
                    reach = end;
                }
                return reach;
            }

            Repeater {
                id: placed
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
        readonly property bool low: panel.height < Theme.px(190) // then beside the button
        y: (low ? title.y + title.height : Math.max(title.y + title.height, log.y + log.height)) + Theme.px(4)
        width: panel.width - 2 * x - (low ? log.width - Theme.px(10) : 0)
        height: panel.height - y - Theme.px(12)
    }
}
