// SPDX-License-Identifier: MIT
// A game's rules on three pages: how to play, all rules, and the cards. Beside a table this is a drawer on the right
// edge, elsewhere a sheet over the page.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme
import Taletop.Table

FocusScope {
    id: sheet

    property string gameId
    property bool beside: false
    property real floor: height // bottom edge of the drawer
    property int shown: 0 // page: 0 how to play, 1 all rules, 2 the cards
    readonly property RulebookModel rulebook: RulebookModel {
        gameId: sheet.gameId
    }
    readonly property CatalogueModel catalogue: CatalogueModel {
        gameId: sheet.gameId
    }
    readonly property bool hasBook: rulebook.total > 0
    readonly property bool hasCards: catalogue.total > 0
    readonly property bool reading: hasBook && shown === 1
    readonly property bool leafing: hasCards && shown === 2
    readonly property list<KeyMap> keyMaps: [keyMap]

    signal closed
    signal turned(page: int)

    // Shows the page of all rules at this entry.
    function show(entry: string): void {
        if (!sheet.rulebook.has(entry))
            return;
        sheet.turnTo(1);
        all.show(entry);
    }
    // Shows the guide, scrolled to this example.
    function toExample(entry: string): void {
        sheet.turnTo(0);
        overview.wanted = entry;
    }
    function turnTo(page: int): void {
        sheet.shown = page;
        if (sheet.reading)
            all.forceActiveFocus(Qt.TabFocusReason);
        else if (sheet.leafing)
            cards.forceActiveFocus(Qt.TabFocusReason);
        else
            overview.forceActiveFocus(Qt.TabFocusReason);
        sheet.turned(page);
    }
    function unfold(): void {
        if (sheet.beside && Motion.unfold > 0)
            slide.start();
    }
    function search(): void {
        if (sheet.leafing)
            return cards.toSearch();
        sheet.turnTo(1);
        all.toSearch();
    }

    focus: true
    Accessible.role: beside ? Accessible.Pane : Accessible.Dialog
    Accessible.name: qsTr("Rules of %1").arg(sheet.rulebook.gameTitle)
    Keys.onPressed: event => {
        event.accepted = sheet.hasBook && event.key === Qt.Key_F && event.modifiers & Qt.ControlModifier;
        if (event.accepted)
            sheet.search();
        else
            keyMap.press(event);
    }

    RulesKeys {
        id: keyMap
        sheet: true
        searchable: sheet.hasBook
        onSearched: sheet.search()
        onClosed: sheet.closed()
    }
    Rectangle {
        anchors.fill: parent
        visible: !sheet.beside
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
            onClicked: sheet.closed()
        }
    }
    Item {
        id: leaf
        objectName: "rulesLeaf"
        readonly property real edge: Theme.px(sheet.beside ? 16 : 36)
        width: sheet.beside ? Math.max(340, Theme.px(400)) + Theme.radius
            : Math.min(sheet.width - Theme.px(80), Theme.px(1040))
        height: sheet.beside ? sheet.floor - 2 * y : Math.min(sheet.height - Theme.px(60), Theme.px(820))
        x: sheet.beside ? sheet.width - width + Theme.radius : (sheet.width - width) / 2
        y: sheet.beside ? Theme.px(10) : (sheet.height - height) / 2
        transform: Translate {
            id: shift
        }

        Paper {
            anchors.fill: parent
            depth: 2
            radius: sheet.beside ? Theme.radius : Theme.px(18)
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.AllButtons
        }
        Words {
            id: title
            x: leaf.edge + Theme.px(16)
            y: Theme.px(16)
            width: away.x - x - Theme.px(10)
            height: away.height
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 14
            verticalAlignment: Text.AlignVCenter
            text: sheet.rulebook.gameTitle
            size: sheet.beside ? 22 : 30
            font.family: Theme.titleFont
            font.bold: true
            Accessible.ignored: false
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        PaperButton {
            id: away
            objectName: "closeRules"
            anchors.right: parent.right
            anchors.rightMargin: leaf.edge + (sheet.beside ? Theme.radius : 0)
            y: title.y
            text: qsTr("Close")
            quiet: true
            size: 15
            onClicked: sheet.closed()
        }
        Row {
            id: tabs
            visible: sheet.hasBook
            x: sheet.beside ? leaf.edge : title.x - Theme.px(14)
            y: title.y + title.height + Theme.px(6)
            Keys.onLeftPressed: sheet.turnTo(Math.max(0, sheet.shown - 1))
            Keys.onRightPressed: sheet.turnTo(Math.min(tabs.titles.length - 1, sheet.shown + 1))
            readonly property list<string> titles: sheet.hasCards
                ? [qsTr("How to play"), qsTr("All rules"), qsTr("Cards")]
                : [qsTr("How to play"), qsTr("All rules")]
            Repeater {
                model: tabs.titles
                delegate: RuleTab {
                    required property string modelData
                    required property int index
                    objectName: "rulesTab-" + index
                    width: sheet.beside ? (leaf.width - 2 * leaf.edge - Theme.radius) / tabs.titles.length
                        : implicitWidth
                    text: modelData
                    chosen: sheet.shown === index
                    accent: Theme.accent(sheet.gameId)
                    onClicked: sheet.turnTo(index)
                }
            }
        }
        Item {
            id: pages
            anchors.fill: parent
            anchors.topMargin: (tabs.visible ? tabs.y + tabs.height : title.y + title.height) + Theme.px(14)
            anchors.leftMargin: leaf.edge
            anchors.rightMargin: leaf.edge + (sheet.beside ? Theme.radius : 0) - Theme.px(8)
            anchors.bottomMargin: Theme.px(20)

            RulesOverview {
                id: overview
                anchors.fill: parent
                visible: !sheet.reading && !sheet.leafing
                focus: visible
                gameId: sheet.gameId
                narrow: sheet.beside
                onRuleAsked: entry => sheet.show(entry)
            }
            RuleBookPage {
                id: all
                anchors.fill: parent
                visible: sheet.reading
                focus: visible
                book: sheet.rulebook
            }
            CardCatalogue {
                id: cards
                anchors.fill: parent
                visible: sheet.leafing
                focus: visible
                cards: sheet.catalogue
                onFollowed: entry => sheet.show(entry)
            }
        }
    }
    NumberAnimation {
        id: slide
        target: shift
        property: "x"
        from: leaf.width
        to: 0
        duration: Motion.unfold
        easing.type: Easing.OutCubic
    }
}
