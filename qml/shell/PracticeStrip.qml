// SPDX-License-Identifier: MIT
// Above a practice table: which rule is tried, what to try on a slip that can be put away and moved
// aside, and the way back.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: strip

    property string gameId
    property real lowest: height // the slip may be moved down to here
    property bool told: true // the slip is shown

    signal ruleAsked(entry: string)
    signal putAway

    function tell(told: bool): void {
        strip.told = told;
        if (told) {
            slip.x = Theme.px(28);
            slip.y = strip.height + Theme.px(8);
        } else {
            strip.putAway();
        }
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Practice table: %1, %2").arg(App.practice.entry).arg(App.practice.title)

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.paperEdge
        }
    }
    Row {
        id: heading
        x: Theme.px(28)
        height: parent.height
        width: buttons.x - x - Theme.px(16)
        spacing: Theme.px(10)

        Words {
            id: kind
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Practice table")
            size: 15
            color: Theme.inkSoft
        }
        Words { // on two lines before it gets smaller
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(implicitWidth), heading.width - kind.width - number.width - 2 * heading.spacing)
            height: strip.height - Theme.px(4)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeight: Theme.leading(0.9)
            text: App.practice.title
            size: 20
            font.family: Theme.titleFont
            font.bold: true
        }
        EntryLink {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            objectName: "practiceRule"
            entry: App.practice.entry
            keys: ""
            onFollowed: entry => strip.ruleAsked(entry)
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PaperButton {
            objectName: "tellExample"
            text: strip.told ? qsTr("Put the slip away") : qsTr("What to try")
            description: App.practice.caption
            quiet: true
            size: 15
            onPressed: strip.tell(!strip.told)
        }
        PaperButton {
            objectName: "restartExample"
            text: qsTr("Start again")
            quiet: true
            size: 15
            onPressed: App.openExample(App.practice.entry)
        }
        PaperButton {
            objectName: "leaveExample"
            text: qsTr("Back")
            description: qsTr("Leaves the practice table.")
            primary: true
            accent: Theme.accent(strip.gameId)
            size: 15
            onPressed: App.leaveExample()
        }
    }
    FocusScope {
        id: slip
        objectName: "exampleSlip"
        visible: strip.told && App.practice.caption !== ""
        x: Theme.px(28)
        y: strip.height + Theme.px(8)
        width: Math.min(strip.width - Theme.px(56), Theme.px(520))
        height: words.height + Theme.px(36)
        Accessible.role: Accessible.Note
        Accessible.name: App.practice.caption

        Paper {
            anchors.fill: parent
            radius: Theme.px(8)
            depth: 1.5
        }
        Rectangle {
            x: Theme.px(8)
            y: Theme.px(10)
            width: Theme.px(4)
            height: parent.height - 2 * y
            radius: width / 2
            color: Theme.gold
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            cursorShape: Qt.SizeAllCursor
            drag.target: slip
            drag.minimumX: 0
            drag.maximumX: strip.width - slip.width
            drag.minimumY: strip.height
            drag.maximumY: strip.lowest - slip.height
        }
        Words {
            id: words
            x: Theme.px(26)
            y: Theme.px(18)
            width: away.x - x - Theme.px(6)
            text: App.practice.caption
            size: 17
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
            lineHeight: Theme.leading(1.12)
        }
        PaperButton {
            id: away
            objectName: "closeExample"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            y: Theme.px(8)
            text: qsTr("Close")
            quiet: true
            size: 14
            onPressed: strip.tell(false)
            Keys.onEscapePressed: strip.tell(false)
        }
    }
}
