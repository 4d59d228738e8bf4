// SPDX-License-Identifier: MIT
// The postcard of a tale: its cover, and beside it the tale's pictures in order, without any giver's name (SL-35,
// SL-51).
import Taletop.Table

PostcardPage {
    readonly property list<int> faces: joined(Array.from(session.tale.pages).map(page => page.faces))
    readonly property list<string> sources: Array.from(faces)
        .map(face => pictured(face, 0).source)
        .filter(source => source !== "")

    title: session.tale.blurb
    star: ({ source: sources[0] ?? "", words: session.tale.title })
    cards: Array.from(sources).map(source => ({ source: source, words: "" }))
}
