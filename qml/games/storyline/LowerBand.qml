// SPDX-License-Identifier: MIT
// The band above the prompt: the shuffled cards, the viewer's hand, or everyone's envelopes.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: band

    required property StorylineContents contents
    required property CardInspector inspector
    property bool inBook: false // are the shuffled cards in the book?
    property real widest: Infinity // maximum width of a card in the book
    readonly property real words: Math.ceil(title.height) + Theme.px(4) // height of the title above the cards
    readonly property bool fanned: contents.piles[0].length > 0
    readonly property bool handed: !fanned && contents.session.viewer >= 0 && contents.hand.length > 0
    readonly property bool leafing: contents.session.review.active // keeps both trays loaded during a review
    readonly property bool opening: (fan.item as FanTray)?.opening ?? false
    readonly property var tray: fanned ? fan.item : handed ? hand.item : null

    // Moves the focus along a row of cards, or to the row of the other banner.
    function go(along: int, across: int): bool {
        if (!band.tray)
            return false;
        const rows = band.tray.things();
        let row = rows.findIndex(list => list.some(thing => thing.activeFocus));
        if (row < 0)
            return band.enter();
        const at = rows[row].findIndex(thing => thing.activeFocus);
        let thing = null;
        if (across !== 0) {
            row = Math.max(0, Math.min(rows.length - 1, row + across));
            thing = rows[row][Math.min(at, rows[row].length - 1)];
        } else {
            const flat = rows.reduce((all, list) => all.concat(list), []);
            const place = flat.findIndex(each => each.activeFocus) + along;
            thing = flat[(place + flat.length) % flat.length];
        }
        thing.forceActiveFocus(Qt.TabFocusReason);
        return true;
    }
    // Returns the first card that can be picked and has not been.
    function firstThing(): var {
        const things = band.tray?.things().reduce((all, list) => all.concat(list), []) ?? [];
        const contents = band.contents;
        const legal = things.filter(thing => thing.legal);
        const wanted = legal.find(thing =>
            contents.picked[contents.banners.indexOf(contents.category(thing.face))] === 0);
        return wanted ?? legal[0] ?? things[0] ?? null;
    }
    function enter(): bool {
        const first = band.firstThing();
        first?.forceActiveFocus(Qt.TabFocusReason);
        return first !== null;
    }
    // Picks the n-th of the cards that can be picked.
    function figure(number: int): void {
        if (!band.tray)
            return;
        const legal = band.tray.things().reduce((all, list) => all.concat(list), []).filter(thing => thing.legal);
        const thing = legal[number - 1];
        if (!thing)
            return;
        thing.forceActiveFocus(Qt.TabFocusReason);
        band.contents.touch(thing.touch);
    }

    Connections {
        target: band.contents
        function onNextAsked(): void {
            band.enter();
        }
    }
    Words {
        id: title
        // Hidden for a hand, because the prompt names its owner, and after the choice.
        visible: !band.inBook && !band.handed && !(band.fanned && band.contents.chosen)
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: band.fanned
            ? (band.contents.piles[1].length > 0 ? qsTr("Shuffled cards")
                : qsTr("Shuffled, so nobody sees whose is whose"))
            : qsTr("The envelopes")
        size: 16
        font.family: Theme.titleFont
        color: Theme.onTable
        elide: Text.ElideRight
    }
    Item {
        id: place
        anchors.fill: parent
        // Room for a raised card.
        anchors.topMargin: band.inBook ? 0 : Math.max(Theme.px(16), band.handed ? 0 : band.words)

        Loader {
            id: fan
            anchors.fill: parent
            active: band.fanned || band.leafing
            visible: band.fanned
            Component.onCompleted: {
                setSource("FanTray.qml", {
                    contents: band.contents,
                    inspector: band.inspector,
                    inBook: Qt.binding(() => band.inBook),
                    widest: Qt.binding(() => band.widest)
                });
            }
        }
        Loader {
            id: hand
            anchors.fill: parent
            active: band.handed || band.leafing
            visible: band.handed
            Component.onCompleted: setSource("HandTray.qml", { contents: band.contents, inspector: band.inspector })
        }
        EnvelopeTray {
            anchors.fill: parent
            contents: band.contents
            visible: !band.fanned && !band.handed
        }
    }
}
