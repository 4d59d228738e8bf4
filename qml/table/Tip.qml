// SPDX-License-Identifier: MIT
// Explains a sign in words when the pointer rests on it, it gets the keyboard focus, or a finger stays on it. It takes
// no presses, and is above everything.
import QtQuick
import Taletop.App
import Taletop.Theme

Loader { // creates the tip on demand: most signs never need one
    id: tip

    property string text
    property bool shown: false
    property Item about: parent // the explained item
    readonly property BareButton button: about as BareButton // knows whether keys gave it the focus
    // True for focus by keys only, when no pointer rests here.
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

    // The next person must point at the sign again to see its tip.
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
