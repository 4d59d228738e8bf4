// SPDX-License-Identifier: MIT
// What a sign means, in words: for a pointer that rests on it, for the keyboard's focus, for a finger that
// stays. It takes no presses, and lies above all.
import QtQuick
import Taletop.App
import Taletop.Theme

Loader { // of what tells it: most signs are never asked
    id: tip

    property string text
    property bool shown: false
    property Item about: parent // what it belongs to
    property bool held: (about?.activeFocus ?? false) && !rest.hovered // by keys: a press would have the pointer here
    property point last: Qt.point(-1, -1) // where the pointer was seen; it has come by itself if the table moved below it
    readonly property bool wanted: rest.hovered && text !== ""
    readonly property MatchSession session: App.session
    readonly property string eyes: [session?.viewer ?? -1, session?.curtain.seated ?? -1, session?.curtain.down ?? false].join()

    function stir(at: point): void {
        const came = tip.last.x >= 0 && (at.x !== tip.last.x || at.y !== tip.last.y);
        tip.last = at;
        if (came && tip.wanted && !tip.shown)
            (tip.item as TipTeller)?.wait();
    }

    anchors.fill: parent
    source: tip.text !== "" && (rest.hovered || finger.pressed || tip.shown) ? Qt.resolvedUrl("TipTeller.qml") : ""
    onLoaded: {
        const teller = tip.item as TipTeller;
        teller.text = Qt.binding(() => tip.text);
        teller.shown = Qt.binding(() => tip.shown);
        teller.button = Qt.binding(() => finger.pressed ? tip.about as BareButton : null);
        teller.waited.connect(() => tip.shown = tip.wanted);
        teller.stayed.connect(() => tip.shown = tip.held && tip.text !== "");
    }
    onWantedChanged: {
        tip.shown = false;
        (tip.item as TipTeller)?.stop();
        if (!tip.wanted)
            tip.last = Qt.point(-1, -1);
    }

    // A hand-over: what one read is not for the next one, who has to point at it first.
    onEyesChanged: {
        tip.shown = false;
        (tip.item as TipTeller)?.stop();
        tip.last = Qt.point(-1, -1);
    }
    onHeldChanged: tip.shown = tip.held && tip.text !== ""
    onTextChanged: tip.shown = tip.held && tip.text !== ""

    HoverHandler {
        id: rest
        onPointChanged: tip.stir(rest.point.scenePosition)
    }
    TapHandler {
        id: finger
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: {
            tip.shown = tip.text !== "";
            (tip.item as TipTeller)?.stay();
        }
    }
}
