// SPDX-License-Identifier: MIT
// A tag that holds one of several values. A press opens the list of values, or switches if there are only two. Arrows
// select the next or previous value. The wheel still scrolls the page.
import QtQuick
import Taletop.Table

PaperButton {
    id: tag

    property ChoiceList list: null
    property list<string> texts
    property list<string> helps
    property int current: 0

    signal chosen(index: int)

    function step(by: int): void {
        if (tag.texts.length > 0)
            tag.chosen((tag.current + by + tag.texts.length) % tag.texts.length);
    }

    text: texts[current] ?? ""
    onTextsChanged: { // the language can change while the list is open
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
}
