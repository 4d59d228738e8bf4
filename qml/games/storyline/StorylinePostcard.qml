// SPDX-License-Identifier: MIT
// The postcard of a tale: its cover, with the pictures of the tale beside it, in order. Nobody is named beside a
// picture (SL-35, SL-51).
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
