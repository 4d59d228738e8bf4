// SPDX-License-Identifier: MIT
// A discard pile to browse at any time, or to pick from: to recycle, bury, swap, mess, keep or use a card. The slash
// key starts a search by name.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: panel

    required property TailstoryThings hold
    readonly property TailstoryContents contents: hold.contents
    property int browsing: -1 // the seat whose pile is browsed, or -1
    readonly property list<string> steps: ["bury", "recycle", "swapOwn", "swapTheirs", "keepDug"]
    readonly property bool mess: contents.step === "bonus" &&
        contents.choices.some(choice => choice.gesture[0].startsWith("card/discard/"))
    // Must a card be picked for an ability? The panel closes afterwards, because the ability's target is on the table
    // below.
    readonly property bool lending: contents.held.length === 1 && contents.held[0] === "button/ability" &&
        contents.fitting(contents.held).some(choice => (choice.gesture[1] ?? "").startsWith("card/discard/"))
    readonly property bool asked: steps.includes(contents.step) || mess || lending
    readonly property bool open: asked || browsing >= 0
    readonly property list<int> piles: contents.revision >= 0 && asked
        ? contents.mats.map((mat, seat) => seat).filter(seat => panel.offers(seat))
        : browsing >= 0 ? [browsing]
        : []
    property int chosenPile: -1
    property int slots: 0 // highest number of cards in any pile so far
    readonly property int largest: contents.mats.reduce((most, mat) => Math.max(most, mat.discard.length), 0)
    readonly property int pile: browsing >= 0 ? browsing
        : Array.from(piles).includes(chosenPile) ? chosenPile
        : piles[0] ?? -1
    readonly property string query: search.text.toLowerCase()
    readonly property list<var> cards: sorted(contents.mats[pile]?.discard ?? [])
    readonly property real rowTop: head.height + Theme.px(16)
    // Number of cards in the pile, regardless of the search.
    readonly property int laid: contents.mats[pile]?.discard.length ?? 0
    // Preferred width of a card. More than seven cards overlap.
    readonly property real largestCard: laid > 7 ? Theme.px(164)
        : Math.min(Theme.px(212), (width - 2 * Theme.px(18) + Theme.px(10)) / Math.max(1, laid) - Theme.px(10))
    readonly property real cardWidth: Math.max(44,
        Math.floor(Math.min(largestCard, (height - rowTop - Theme.px(30)) * 63 / 88)))
    readonly property real wanted: rowTop + Math.max(100, Theme.px(154)) * 88 / 63 + Theme.px(34) // preferred height
    readonly property real room: width - 2 * Theme.px(18) - cardWidth
    readonly property real step: cards.length > 1 ? Math.min(cardWidth + Theme.px(10), room / (cards.length - 1)) : 0

    // Does this pile offer cards? In a review all piles can be browsed instead.
    function offers(seat: int): bool {
        if (panel.contents.session.review.active)
            return panel.contents.mats[seat].discard.length > 0;
        return panel.contents.choices.some(choice =>
            choice.gesture.some(touch => touch.startsWith("card/discard/" + seat + "/")));
    }
    // Sorts equal cards together, because the order of a discard pile has no meaning.
    function sorted(discard: var): var {
        const list = discard.map((card, at) => ({ face: card.face, mark: card.mark, name: card.name, at: at }));
        const found = panel.query === "" ? list : list.filter(card => card.name.toLowerCase().includes(panel.query));
        return found.sort((a, b) => a.face - b.face);
    }
    function seek(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    function close(): void {
        search.text = "";
        panel.browsing = -1;
    }
    function title(): string {
        const name = panel.contents.seatName(panel.pile);
        return panel.pile < 0 ? ""
            : qsTr("%1’s discard pile, %n card(s)", "", panel.contents.mats[panel.pile]?.discard.length ?? 0).arg(name);
    }

    visible: open
    onAskedChanged: close()
    onOpenChanged: { // clears the search for the next pile
        if (!open && search.activeFocus)
            panel.hold.go(0, 1);
        search.text = "";
    }
    onLargestChanged: {
        if (largest > slots)
            slots = Math.ceil(largest / 8) * 8;
    }

    DarkPanel {
        border.width: 1
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Item {
        id: head
        x: Theme.px(18)
        y: Theme.px(8)
        width: parent.width - 2 * x
        height: Math.max(Theme.target, heading.implicitHeight)
        Words {
            id: heading
            anchors.verticalCenter: parent.verticalCenter
            width: tabs.x - Theme.px(10)
            text: panel.title()
            size: 20
            font.family: Theme.titleFontOf(text)
            font.bold: true
            color: Theme.onTable
            elide: Text.ElideRight
        }
        Row {
            id: tabs
            anchors.right: tools.left
            anchors.rightMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
            visible: panel.piles.length > 1
            Repeater {
                model: panel.piles.length > 1 ? panel.piles : []
                delegate: PaperButton {
                    required property int modelData
                    objectName: "pile-" + modelData
                    text: panel.contents.seatName(modelData)
                    size: 14
                    gold: modelData === panel.pile
                    onClicked: panel.chosenPile = modelData
                }
            }
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
            Rectangle {
                width: Theme.px(170)
                height: Math.max(Theme.px(34), search.height + Theme.px(10))
                anchors.verticalCenter: parent.verticalCenter
                radius: height / 2
                color: Theme.paper
                FocusRing {
                    radius: parent.radius
                    visible: search.activeFocus
                }
                WritingLine {
                    id: search
                    objectName: "search"
                    x: Theme.px(14)
                    width: parent.width - 2 * x
                    anchors.verticalCenter: parent.verticalCenter
                    focus: false
                    takesEscape: true
                    font.family: Theme.plainFont
                    font.pixelSize: Theme.type(14)
                    activeFocusOnTab: panel.open || activeFocus
                    Accessible.name: qsTr("Search the pile by name")
                    onEscaped: {
                        text = "";
                        panel.hold.go(0, 1);
                    }
                    onEntered: panel.first()
                    Keys.onDownPressed: panel.first()
                }
                Words {
                    anchors.fill: search
                    visible: search.text === "" && !search.activeFocus
                    text: qsTr("Search  /")
                    size: 14
                    color: Theme.inkSoft
                }
            }
            PaperButton {
                objectName: "closePile"
                text: qsTr("Close")
                size: 14
                visible: panel.browsing >= 0
                onClicked: panel.close()
            }
        }
    }
    function first(): void {
        panel.hold.byKeys = true;
        panel.hold.find("pick/" + panel.pile + "/0")?.forceActiveFocus(Qt.TabFocusReason);
    }
    Repeater {
        model: panel.slots
        delegate: CardThing {
            id: card
            required property int index
            readonly property var info: panel.open ? panel.cards[index] ?? null : null
            readonly property bool ofTheChoice: visible && panel.asked // does the current decision include this card?
            objectName: info ? "pick-" + panel.pile + "-" + info.at : ""
            hold: panel.hold
            place: "pick/" + panel.pile + "/" + index
            touch: info && panel.asked ? "card/discard/" + panel.pile + "/" + info.at : ""
            face: info?.face ?? 0
            mark: info?.mark ?? 0
            picked: info?.mark === 2
            words: info ? (info.mark === 2 ? qsTr("%1, picked").arg(info.name) : info.name) : ""
            visible: info !== null
            width: panel.cardWidth
            x: panel.width / 2 - ((panel.cards.length - 1) * panel.step + panel.cardWidth) / 2 + index * panel.step
            y: panel.rowTop + (panel.height - panel.rowTop - height) / 2
            z: chosen ? 90 : hovered || activeFocus ? 80 : index
            KeyMark { // the digit that takes the card
                x: card.width * 0.08
                y: card.height * 0.42
                text: card.index + 1
                visible: card.ofTheChoice && panel.hold.byKeys && card.index < 9 && !card.activeFocus &&
                    !search.activeFocus
            }
        }
    }
    Words {
        anchors.centerIn: parent
        visible: panel.cards.length === 0
        text: panel.query === "" ? qsTr("This discard pile is empty.") : qsTr("No card with this name.")
        size: 16
        color: Theme.tailSoft
    }
}
