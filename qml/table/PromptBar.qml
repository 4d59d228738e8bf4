// SPDX-License-Identifier: MIT
// At the bottom two islands with the table between them. Left: who, what to do, what it would do or what is new; a hint
// or why something may not be done stands in the place of these words. Right: at most three buttons (children), and at
// the same place in every game the tools.
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: bar

    property string prompt
    property string detail
    property string warning // shown instead of the detail's colour: what would be lost
    property bool weighing: false // the detail tells what a choice would do
    property int emblem: -1
    property int seat: App.session?.actor ?? -1 // whose it is
    readonly property var hints: App.session?.hints.rows ?? []
    readonly property string news: weighing || warning !== "" || hints.length > 0 ? "" : App.firstWords.text
    default property alias buttons: buttonRow.data
    property bool logOpen: false
    readonly property real saidWidth: island.width // of the left island
    readonly property real pressedWidth: width - buttonRow.x // of the right one
    property bool lookingBack: false // then it is as high whatever it says, so that the table above stays where it is
    readonly property bool taught: App.practice.lesson !== null && width < Theme.type(16) * 66 // large letters: the lesson's step tells more, and the table has the room
    readonly property real twoLines: 2 * letters.height * said.lineHeight

    readonly property string meanings: explained.lines.join("\n") // of the words in it that mean more than they say

    signal ruleAsked(entry: string)
    signal logToggled

    objectName: "promptBar"
    activeFocusOnTab: meanings !== "" || activeFocus // Qt warns of a stop that is taken away under the focus
    implicitHeight: Math.ceil(Math.max(Theme.px(70), (bar.lookingBack ? bar.twoLines : texts.height) + Theme.px(18), why.wanted + Theme.px(12), Theme.target + Theme.px(20), bar.lookingBack ? 0 : buttonRow.height + Theme.px(14))) // what stands above it stands on whole pixels
    Accessible.role: Accessible.StaticText
    Accessible.name: prompt + " " + detail
    Accessible.description: meanings
    Accessible.focusable: activeFocusOnTab

    onPromptChanged: {
        if (Motion.fade > 0)
            crossFade.restart();
    }

    FontMetrics {
        id: letters
        font: said.font
    }
    TextMetrics { // of the detail in the smallest letters
        id: least
        font.family: told.font.family
        font.pixelSize: told.minimumPixelSize
        text: told.text
    }
    Item {
        id: island
        readonly property real most: buttonRow.x - Theme.px(14)
        // As wide as its words ask for; what comes for a while has all the room.
        readonly property bool whole: why.active || note.visible || bar.hints.length > 0
        readonly property real words: Math.max(said.contentWidth, explaining.visible ? told.x + told.contentWidth : 0, firstWord.visible ? firstWord.contentWidth : 0)
        width: whole ? most : Math.min(most, Math.ceil(texts.x + words + Theme.px(26)))
        height: bar.height

        Paper {
            anchors.fill: parent
            radius: Theme.px(18)
            depth: 1.1
        }
        FocusRing {
            radius: Theme.px(18)
            visible: bar.activeFocus
        }
    }
    Keywords {
        id: explained
        game: App.session?.gameId ?? ""
        words: Phrases.fill(qsTr("%1 %2"), [bar.prompt, bar.news || bar.detail])
    }
    Item {
        anchors.fill: texts
        Tip {
            text: bar.meanings
            held: bar.activeFocus
        }
    }
    SeatEmblem {
        id: mark
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(44)
        emblem: Math.max(0, bar.emblem)
        visible: bar.emblem >= 0
        SeatPress {
            anchors.fill: parent
            seat: bar.seat
        }
    }
    Column {
        id: texts
        x: bar.emblem >= 0 ? Theme.px(80) : Theme.px(26)
        width: (note.visible ? note.x - Theme.px(8) : island.most - Theme.px(16)) - x
        anchors.verticalCenter: parent.verticalCenter
        visible: !why.active

        HintList {
            width: parent.width
            visible: bar.hints.length > 0
            hints: bar.hints
            brief: Theme.textScale > 1.2
            onRuleAsked: entry => bar.ruleAsked(entry)
        }
        Words {
            id: said
            width: parent.width
            visible: bar.hints.length === 0
            text: Phrases.unbroken(bar.prompt)
            size: 23
            font.family: Theme.titleFontOf(bar.prompt)
            wrapMode: Text.WordWrap
            maximumLineCount: bar.lookingBack ? 2 : 3 // with a name of one line
            elide: Text.ElideRight
            lineHeight: Theme.leading(0.92)
        }
        Row {
            id: explaining
            width: parent.width
            spacing: Theme.px(8)
            visible: bar.news === "" && (bar.weighing || bar.hints.length === 0) && (bar.detail !== "" && !bar.taught || bar.warning !== "") && !(bar.lookingBack && (said.lineCount > 1 || least.advanceWidth > texts.width)) // the log has it
            WarningMark {
                id: sign
                visible: bar.warning !== ""
                anchors.top: parent.top
                anchors.topMargin: Theme.px(3)
            }
            Words {
                id: told
                width: parent.width - (sign.visible ? sign.width + Theme.px(8) : 0)
                text: bar.warning !== "" ? Phrases.fill(qsTr("%1 %2"), [bar.detail, bar.warning]).trim() : bar.detail
                size: 15
                color: bar.warning !== "" ? Theme.refuse : Theme.inkSoft
                wrapMode: bar.lookingBack ? Text.NoWrap : Text.WordWrap
                maximumLineCount: bar.lookingBack ? 1 : 2
                fontSizeMode: bar.lookingBack ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: 12
                elide: Text.ElideRight
            }
        }
        Words {
            id: firstWord
            objectName: "firstWord"
            width: parent.width
            visible: bar.news !== ""
            text: bar.news
            size: 15
            font.family: Theme.storyFont
            wrapMode: Text.WordWrap
        }
    }
    EntryLink {
        id: note
        x: island.most - width - Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        entry: bar.news === "" || why.active ? "" : App.firstWords.entry
        onFollowed: entry => bar.ruleAsked(entry)
    }
    BarSlip {
        id: why
        x: texts.x - Theme.px(14)
        width: island.most - Theme.px(12) - x
        anchors.verticalCenter: parent.verticalCenter
        onRuleAsked: entry => bar.ruleAsked(entry)
    }
    Row {
        id: buttonRow
        anchors.right: tools.left
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
    }
    TableTools {
        id: tools
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        session: App.session
        logOpen: bar.logOpen
        onLogToggled: bar.logToggled()
    }
    NumberAnimation {
        id: crossFade
        target: texts
        property: "opacity"
        from: 0
        to: 1
        duration: Motion.fade
    }
}
