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
    readonly property var lines: desk.revision >= 0 ? forecast() : []

    signal logAsked

    function forecast(): var {
        const desk = panel.desk;
        const own = desk.numbers;
        const words = desk.texts;
        let list = [];
        if (own["forecastStrength"] !== undefined)
            list.push({ key: "strength", label: qsTr("Front strength"), value: String(own["forecastStrength"]), note: "" });
        const wars = desk.seats.filter(row => row.counters["forecastWar"] !== undefined);
        if (wars.length > 0)
            list.push({ key: "wars", label: qsTr("Wars"), value: qsTr("%1 won").arg(wars.reduce((sum, row) => sum + row.counters["forecastWar"], 0)), share: 0.2, note: wars.map(row => row.counterTexts["forecastWar"]).join(" · ") });
        if (own["forecastGold"] !== undefined)
            list.push({ key: "gold", label: qsTr("Gold"), value: words["forecastGold"], note: words["planCost"] ?? "", bad: own["forecastGold"] < 0 });
        if (own["forecastIncome"] !== undefined)
            list.push({ key: "income", label: qsTr("Income"), value: String(own["forecastIncome"]), note: qsTr("%1 wood, %2 food, %3 crystal now").arg(own["wood"]).arg(own["food"]).arg(own["crystal"]) });
        if (desk.counters["phase"] > 4)
            list.push({ key: "gold", label: qsTr("Gold"), value: String(own["gold"]), note: "" });
        const deaths = Look.spots.filter(spot => own["forecastDies" + spot] !== undefined);
        list.push({ key: "age", label: qsTr("Dies in aging"), value: deaths.length === 0 ? qsTr("nobody") : deaths.map(spot => desk.facts(own["forecastDies" + spot]).name).join(", "), note: "" });
        if (desk.counters["phase"] > 4)
            list.push({ key: "legend", label: qsTr("Legend"), value: words["score"] ?? "", note: "" });
        return list;
    }

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
        text: panel.drafting ? qsTr("Picked so far") : panel.desk.counters["phase"] <= 2 ? qsTr("If you reveal this plan") : qsTr("What comes next")
        size: 20
        font.family: Theme.titleFont
        font.bold: true
    }
    PaperButton {
        objectName: "buttonLog"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(8)
        text: qsTr("Log")
        keys: "L"
        size: 14
        quiet: true
        gold: panel.logOpen
        onPressed: panel.logAsked()
    }
    Column {
        visible: !panel.drafting
        x: title.x
        y: title.y + title.height + Theme.px(2)
        width: panel.width - 2 * x
        readonly property real room: panel.height - y - Theme.px(8)
        Repeater {
            model: ListRows {
                length: panel.lines.length
            }
            delegate: Item {
                id: line
                required property int index
                readonly property var info: panel.lines[index] ?? ({})
                width: parent?.width ?? 0
                height: Math.min(Theme.type(16) * 1.75, (panel.height - title.y - title.height - Theme.px(10)) / Math.max(1, panel.lines.length))
                Accessible.role: Accessible.ListItem
                Accessible.name: [info.label, info.value, info.note].join(", ")
                Icon {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    size: Math.min(parent.height * 0.86, Theme.type(18) * 1.15)
                    icon: line.info.key ?? ""
                }
                Words {
                    x: mark.width + Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(128)
                    text: line.info.label ?? ""
                    font.pixelSize: Math.min(Theme.type(15), line.height * 0.8)
                    color: Theme.inkSoft
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                }
                Words {
                    id: value
                    x: mark.width + Theme.px(142)
                    anchors.verticalCenter: parent.verticalCenter
                    width: (parent.width - x) * (line.info.note ? line.info.share ?? 0.4 : 1)
                    text: line.info.value ?? ""
                    font.pixelSize: Math.min(Theme.type(16), line.height * 0.82)
                    font.bold: true
                    color: line.info.bad ? Theme.refuse : Theme.ink
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                }
                Words {
                    anchors.left: value.right
                    anchors.leftMargin: Theme.px(10)
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.info.note ?? ""
                    font.pixelSize: Math.min(Theme.type(13), line.height * 0.75)
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                    elide: Text.ElideRight
                }
            }
        }
    }
    PickRow {
        visible: panel.drafting
        hold: panel.hold
        x: Theme.px(20)
        y: title.y + title.height + Theme.px(6)
        width: panel.width - 2 * x - Theme.px(70)
        height: panel.height - y - Theme.px(12)
    }
}
