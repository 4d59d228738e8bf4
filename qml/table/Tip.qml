// SPDX-License-Identifier: MIT
// Explains a sign in words while the pointer rests on it, when it gets the keyboard focus, or when a finger stays on
// it. The tip is above everything and ignores presses.
import QtQuick
import Taletop.App
import Taletop.Theme

Loader { // creates the tip on demand, because most signs never need one
    id: tip

    property string text
    property bool shown: false
    property Item about: parent // the sign to explain
    readonly property BareButton button: about as BareButton // its visualFocus is true only for focus by keys
    // True for focus by keys only, while no pointer rests here.
    property bool held: (button ? button.visualFocus : about?.activeFocus ?? false) && !rest.hovered
    property point last: Qt.point(-1, -1) // last pointer position; unchanged if the table moved under the pointer
    readonly property bool wanted: rest.hovered && text !== ""
    readonly property MatchSession session: App.session
    readonly property string eyes: [
        session?.viewer ?? -1,
        session?.curtain.seated ?? -1,
        session?.curtain.down ?? false
    ].join()

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
        teller.button = Qt.binding(() => finger.pressed ? tip.button : null);
        teller.waited.connect(() => tip.shown = tip.wanted);
        teller.stayed.connect(() => tip.shown = tip.held && tip.text !== "");
        teller.pressed.connect(() => tip.shown = false);
    }
    onWantedChanged: {
        tip.shown = false;
        (tip.item as TipTeller)?.stop();
        if (!tip.wanted)
            tip.last = Qt.point(-1, -1);
    }

    // Hides the tip until the next person points at the sign again.
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
