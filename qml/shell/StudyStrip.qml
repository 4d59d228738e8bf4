// SPDX-License-Identifier: MIT
// Above a turning point that is studied: the question, the slip with what was tried and how it compares, and the
// ways on and back. Where the slip would hide something the strip itself says what stands on it.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: strip

    property string gameId
    property real lowest: height // the slip may be moved down to here
    property bool slipAway: false // the slip has been put away
    property bool docked: false // it stands in the strip; until the window or the letters have another size
    property real wanted: 0 // as high as it has to be for what it says
    readonly property real letters: Theme.scaleFor(width, lowest) * Theme.textScale
    readonly property Study study: App.session?.study ?? null
    readonly property bool asking: study?.asking ?? false
    readonly property string told: [study?.answer ?? "", study?.solution ?? ""].filter(part => part !== "").join("\n")

    signal ruleAsked(entry: string)
    signal putAway

    function loosen(): void {
        strip.docked = false;
        strip.wanted = 0;
    }

    onToldChanged: slipAway = false // there is something new on it
    onAskingChanged: {
        strip.slipAway = false;
        growing.restart();
    }
    onDockedChanged: growing.restart()
    onLettersChanged: loosen()
    onWidthChanged: loosen()
    onLowestChanged: loosen()

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
        height: below.visible ? Math.round(font.pixelSize * 1.6) : parent.height - Theme.px(4)
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
    Words {
        id: below
        objectName: "studyWords"
        visible: strip.docked && strip.asking
        x: question.x
        y: question.height + Theme.px(2)
        width: question.width
        text: slip.text
        size: 17
        font.family: Theme.storyFont
        wrapMode: Text.WordWrap
        Accessible.ignored: false
        Accessible.role: Accessible.Note
        Accessible.name: text
        onHeightChanged: growing.restart()
    }
    // What the strip takes the table lacks, and the letters are as large as the table: it grows and never shrinks,
    // so that both come to rest.
    Timer {
        id: growing
        interval: 0
        onTriggered: strip.wanted = below.visible ? Math.max(strip.wanted, below.y + below.height + Theme.px(10)) : 0
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)

        PaperButton {
            objectName: "studySlipBack"
            visible: strip.asking && strip.slipAway && !strip.docked
            text: qsTr("Show the slip")
            description: slip.text
            quiet: true
            size: 15
            onClicked: {
                strip.slipAway = false;
                slip.layBack();
                slip.forceActiveFocus(Qt.TabFocusReason);
            }
        }
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
            id: playOn
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
    Item { // near this, if there is room
        id: corner
        y: strip.height
    }
    StudySlip {
        id: slip
        objectName: "studySlip"
        visible: strip.asking && !strip.slipAway && !strip.docked
        home: corner
        room: Qt.rect(0, strip.height, strip.width, strip.lowest - strip.height)
        text: [strip.study?.done ?? "", strip.told !== "" ? strip.told : qsTr("Try something else on the table: it is compared, not played.")].join("\n")
        onCrowded: {
            if (slip.activeFocus) // who is on it goes on beside its words
                playOn.forceActiveFocus(Qt.TabFocusReason);
            strip.docked = true;
        }
        onClosed: {
            strip.slipAway = true;
            strip.putAway();
        }
    }
}
