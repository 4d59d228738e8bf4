// SPDX-License-Identifier: MIT
// The guide to games without one of their own: the first sentence of each rule in the rulebook.
import Taletop.Table

HowToPlay {
    id: page

    function entriesOf(chapter: int): var {
        const entries = [];
        for (let row = page.book.rowOfChapter(chapter) + 1; page.book.entryAt(row) !== ""; ++row)
            entries.push(page.book.entryAt(row));
        return entries;
    }

    title: qsTr("How to play")
    chapters: Array.from(page.book.chapters, (head, chapter) => ({ head: head, entries: page.entriesOf(chapter) }))
}
