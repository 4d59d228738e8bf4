// SPDX-License-Identifier: MIT
// A tag with one of several values: pressed, it lays out the list of them; of two it takes the other. The
// arrows go one value on or back, and so does the wheel while the tag has the keys.
import QtQuick
import Taletop.Table

PaperButton {
    id: tag

    property ChoiceList list: null
    property var texts: []
    property var helps: []
    property int current: 0

    signal chosen(index: int)

    function step(by: int): void {
        if (tag.texts.length > 0)
            tag.chosen((tag.current + by + tag.texts.length) % tag.texts.length);
    }

    text: texts[current] ?? ""
    onTextsChanged: { // in another language, while the list lies open
        if (list?.tag === tag)
            list.texts = texts;
    }
    onHelpsChanged: {
        if (list?.tag === tag)
            list.helps = helps;
    }
    onClicked: {
        if (tag.texts.length > 2 && tag.list)
            tag.list.show(tag, tag.texts, tag.helps, tag.current, index => tag.chosen(index));
        else
            tag.step(1);
    }
    Keys.onLeftPressed: step(-1)
    Keys.onUpPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onDownPressed: step(1)

    Item { // a handler of the button's own would let every button of a mouse press
        anchors.fill: parent

        WheelHandler { // without the keys the page rolls
            property real turned: 0 // of a step; touchpads tell many small ones
            enabled: tag.activeFocus
            acceptedDevices: PointerDevice.AllDevices
            onWheel: event => {
                turned += event.angleDelta.y / 120;
                const steps = Math.trunc(turned);
                turned -= steps;
                if (steps !== 0)
                    tag.step(-steps);
            }
        }
    }
}
