// SPDX-License-Identifier: MIT
// The costliest decisions and the luckiest moment for one seat, below the score. A press on a row opens its moment.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

Column {
    id: points

    required property MatchSession session // null until the analysis may start
    readonly property LookBack seen: session?.lookBack ?? null
    readonly property bool ofRows: true

    signal focusedAt(y: real)

    function open(row: var): void {
        points.session.review.viewer = points.seen.seat;
        points.session.review.open(row.entry);
    }

    objectName: "turningPoints"
    visible: seen !== null && seen.offered
    spacing: Theme.px(4)
    onSessionChanged: points.seen?.begin()
    Component.onCompleted: points.seen?.begin()
    Accessible.role: Accessible.List
    Accessible.name: title.words

    Item {
        width: points.width
        height: Math.max(title.implicitHeight, whose.height) + Theme.px(16)
        Heading {
            id: title
            x: Theme.px(28)
            y: Theme.px(12)
            width: whose.x - x - Theme.px(8)
            words: qsTr("Turning points, as seen from your seat")
            size: 20
        }
        PaperButton {
            id: whose
            readonly property var people: points.seen?.people ?? []
            readonly property int now: people.findIndex(person => person.seat === points.seen?.seat)
            objectName: "whoseChair"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            y: Theme.px(8)
            width: visible ? implicitWidth : 0
            height: visible ? implicitHeight : 0
            visible: people.length > 1
            text: person.elidedText
            description: qsTr("Whose decisions to review")
            quiet: true
            size: 15
            TextMetrics {
                id: person
                text: whose.people[whose.now]?.name ?? ""
                font.family: Theme.plainFont
                font.pixelSize: Theme.type(whose.size)
                font.bold: true
                elide: Text.ElideRight
                elideWidth: points.width * 0.4
            }
            Tip {
                text: person.advanceWidth > person.elideWidth ? person.text : ""
            }
            onClicked: points.seen.seat = people[(now + 1) % people.length].seat
            onActiveFocusChanged: {
                if (activeFocus)
                    points.focusedAt(points.y);
            }
        }
    }
    Words {
        x: Theme.px(28)
        width: points.width - x - Theme.px(20)
        visible: text !== ""
        text: points.seen?.thinking ?? false ? qsTr("Looking back…")
            : (points.seen?.rows.length ?? 0) === 0
                ? qsTr("No decision cost you anything you could have foreseen from your seat.")
            : ""
        size: 15
        color: Theme.inkSoft
        wrapMode: Text.WordWrap
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Repeater {
        model: ListRows {
            list: points.seen?.rows ?? []
        }
        delegate: TurningPointRow {
            required property int index
            objectName: "turningPoint" + index
            width: points.width
            onActiveFocusChanged: {
                if (activeFocus)
                    points.focusedAt(points.y + y);
            }
            onClicked: points.open(modelData)
        }
    }
}
