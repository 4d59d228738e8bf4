// SPDX-License-Identifier: MIT
// A tag with one of several values: a press opens the list of them, or switches between two. Arrows go to the next or
// previous value. The wheel is left to the page.
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
    onTextsChanged: { // happens when the language changes while the list is open
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
