// SPDX-License-Identifier: MIT
// Two islands at the bottom edge, with the table visible between them. The left one shows whose turn it is and what to
// do, with its effect or news, unless a hint or a refusal replaces this text. The right one has at most three buttons
// (the children) and the tools, in the same place in every game.
import QtQuick
import Taletop.App
import Taletop.Theme

Item {
    id: bar

    property string prompt
    property string detail
    property string warning // what a choice loses, shown after the detail in a warning colour
    property bool weighing: false // does the detail describe a choice's effect?
    property int emblem: -1
    property int seat: App.session?.actor ?? -1 // seat that the prompt is for
    readonly property list<var> hints: App.session?.hints.rows ?? []
    readonly property string news: weighing || warning !== "" || hints.length > 0 ? "" : App.firstWords.text
    default property alias buttons: buttonRow.data
    property bool logOpen: false
    property bool reviewing: false // a review fixes the bar's height, so that the table above does not move
    // With large letters the lesson's step already says more, and the table needs the room.
    readonly property bool taught: App.practice.lesson !== null && width < Theme.type(16) * 66
    // Minimum height; the bar grows upward from it, and the buttons keep their places.
    readonly property real least: Math.max(Theme.px(70), Theme.target + Theme.px(20),
        bar.reviewing ? 0 : buttonRow.height + Theme.px(14))
    readonly property real twoLines: 2 * letters.height * said.lineHeight

    readonly property string meanings: Array.from(explained.lines).join("\n") // explains the keywords in its text

    signal ruleAsked(entry: string)
    signal logToggled

    objectName: "promptBar"
    activeFocusOnTab: meanings !== "" || activeFocus // Qt warns if a focused item stops being a Tab stop
    // Whole pixels, for the items above.
    implicitHeight: Math.ceil(Math.max(bar.least, (bar.reviewing ? bar.twoLines : texts.height) + Theme.px(18),
        why.wanted + Theme.px(12)))
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
    TextMetrics { // measures the detail in the smallest letters
        id: narrowest
        font.family: told.font.family
        font.pixelSize: told.minimumPixelSize
        text: told.text
    }
    Item {
        id: island
        readonly property real most: buttonRow.x - Theme.px(14)
        // As wide as its text, but full width for temporary messages.
        readonly property bool whole: why.active || note.visible || bar.hints.length > 0
        readonly property real words: Math.max(said.contentWidth, explaining.visible ? told.x + told.contentWidth : 0,
            firstWord.visible ? firstWord.contentWidth : 0)
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
            maximumLineCount: bar.reviewing ? 2 : 3 // one line less in a review, whose height is fixed
            elide: Text.ElideRight
            lineHeight: Theme.leading(0.92)
        }
        Row {
            id: explaining
            width: parent.width
            spacing: Theme.px(8)
            // Left out in a review if there is no room, because the log has it.
            visible: bar.news === "" &&
                (bar.weighing || bar.hints.length === 0) &&
                (bar.detail !== "" && !bar.taught || bar.warning !== "") &&
                !(bar.reviewing && (said.lineCount > 1 || narrowest.advanceWidth > texts.width))
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
                wrapMode: bar.reviewing ? Text.NoWrap : Text.WordWrap
                maximumLineCount: bar.reviewing ? 1 : 2
                fontSizeMode: bar.reviewing ? Text.HorizontalFit : Text.FixedSize
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
        anchors.bottom: parent.bottom
        anchors.bottomMargin: (bar.least - height) / 2
        spacing: Theme.px(10)
    }
    TableTools {
        id: tools
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: (bar.least - height) / 2
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
