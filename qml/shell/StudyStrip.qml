// SPDX-License-Identifier: MIT
// Above a turning point that is studied: the question, what was tried and how it compares on a slip that can be
// moved aside, and the ways on and back.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: strip

    property string gameId
    property real lowest: height // the slip may be moved down to here
    readonly property Study study: App.session?.study ?? null
    readonly property bool asking: study?.asking ?? false
    readonly property string told: [study?.answer ?? "", study?.solution ?? ""].filter(part => part !== "").join("\n")

    signal ruleAsked(entry: string)
    signal putAway

    Accessible.role: Accessible.Pane
    Accessible.name: question.text

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
    Words { // on two lines before it gets smaller
        id: question
        x: Theme.px(28)
        width: buttons.x - x - Theme.px(16)
        height: parent.height - Theme.px(4)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        lineHeight: Theme.leading(0.9)
        text: strip.asking ? qsTr("What else could you have done?") : qsTr("Played on from a turning point")
        size: 20
        font.family: Theme.titleFont
        font.bold: true
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PaperButton {
            objectName: "studyTell"
            visible: strip.asking && !(strip.study?.told ?? false)
            text: qsTr("Tell me")
            description: qsTr("Says what was found best.")
            quiet: true
            size: 15
            onClicked: strip.study.tell()
        }
        PaperButton {
            objectName: "studyPlayOn"
            visible: strip.asking
            text: qsTr("Play on from here")
            description: qsTr("A game for practice, which is not kept.")
            quiet: true
            size: 15
            onClicked: {
                strip.study.playOn();
                strip.putAway();
            }
        }
        PaperButton {
            objectName: "studyAgain"
            visible: !strip.asking
            text: qsTr("Start again")
            quiet: true
            size: 15
            onClicked: App.studyAgain()
        }
        PaperButton {
            objectName: "studyBack"
            text: qsTr("Back")
            description: qsTr("Leaves the practice table.")
            primary: true
            accent: Theme.accent(strip.gameId)
            size: 15
            onClicked: App.leaveExample()
        }
    }
    Item {
        id: slip
        objectName: "studySlip"
        visible: strip.asking
        x: Theme.px(28)
        y: strip.height + Theme.px(8)
        width: Math.min(strip.width - Theme.px(56), Theme.px(520))
        height: words.height + Theme.px(28)
        Accessible.role: Accessible.Note
        Accessible.name: words.text

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
            y: Theme.px(14)
            width: parent.width - x - Theme.px(16)
            text: [strip.study?.done ?? "", strip.told !== "" ? strip.told : qsTr("Try something else on the table: it is compared, not played.")].join("\n")
            size: 17
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
            lineHeight: Theme.leading(1.12)
        }
    }
}
