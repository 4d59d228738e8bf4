// SPDX-License-Identifier: MIT
// How to play Scary Tales, in our own telling, with the entries of the ledger.
import QtQuick
import Taletop.Table

HowToPlay {
    title: qsTr("StoryLine: Scary Tales, how to play")
    pictures: "qrc:/art/games/storyline/"
    chapters: [
        {
            head: qsTr("What you do"),
            picture: "icons/quill",
            entries: ["SL-1", "SL-2", "SL-70"],
            body: qsTr("Three to eight players tell one scary story together, page by page. A book of fifteen pages gives the thread; your cards fill its gaps. Whoever's card goes into the tale gains a token, and in the end the tokens tell who has won.")
        },
        {
            head: qsTr("Cards"),
            picture: "icons/character",
            entries: ["SL-4", "SL-6", "SL-13"],
            body: qsTr("There are five kinds of cards: characters, places, features, objects and actions. You always hold one of each. A page asks for one kind, by its colour, its icon and its word.")
        },
        {
            head: qsTr("A page"),
            picture: "icons/place",
            entries: ["SL-20–26"],
            body: qsTr("The Narrator reads the page aloud. Everybody else draws a card of the kind that it asks for, so that there are two to pick from, and seals one of them. What is sealed stays sealed. The Narrator gives no card.")
        },
        {
            head: qsTr("The choice"),
            picture: "icons/feature",
            entries: ["SL-28–36"],
            body: qsTr("The sealed cards are shuffled and turned up together. The Narrator chooses one of them for the tale, without knowing whose it is. Its giver is named and gains a token, face down; the others go back under their deck, and whose they were is never told.")
        },
        {
            head: qsTr("Words of your own"),
            picture: "icons/object",
            entries: ["SL-45", "SL-46", "SL-49"],
            body: qsTr("With the choice the Narrator may give a name to a character, a place or an object, and add a detail to any card. Names come back on later pages. They change nothing else.")
        },
        {
            head: qsTr("Two banners"),
            picture: "icons/action",
            entries: ["SL-41–44"],
            body: qsTr("Some pages ask for two kinds at once. Everybody but the Narrator draws two cards and seals two, one of each kind. They come out of the shuffle as two rows, and the Narrator chooses one of each.")
        },
        {
            head: qsTr("The next page"),
            picture: "narrator/b",
            entries: ["SL-38", "SL-54"],
            body: qsTr("The book goes on to the left, and whoever gets it is the next Narrator. The fifteenth page is only read: then the tale is told.")
        },
        {
            head: qsTr("The tokens"),
            picture: "tokens/3",
            entries: ["SL-33", "SL-56–69"],
            body: qsTr("Nobody may look at a token before the end, not even its owner. Then all are turned. A number is worth its points. The Grave must cover one of your numbers, which is worth nothing then. The Bones are flipped: three points or none. The Hat takes one more token, and a number there counts twice. With several of these you choose their order.")
        },
        {
            head: qsTr("Who wins"),
            picture: "tokens/rose",
            entries: ["SL-70–75"],
            body: qsTr("The most points win. If first place is tied, the owner of the Rose wins, whoever is tied; without it the one of those tied with the most tokens. In the family game no token is turned, and the most tokens win.")
        },
        {
            head: qsTr("The book"),
            picture: "tokens/1",
            entries: ["SL-51"],
            body: qsTr("The tale can be kept: leaf through it, save it as a PDF or as a web page, or print it. A tale that was left early is kept as far as it goes.")
        }
    ]
}
