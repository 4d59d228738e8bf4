// SPDX-License-Identifier: MIT
// How to play Scary Tales, in our own telling, with the entries of the ledger.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme
import Taletop.Table

Column {
    id: text

    readonly property var chapters: [
        {
            head: qsTr("What you do"),
            picture: "icons/quill.svg",
            entries: "SL-01, 02, 70",
            body: qsTr("Three to eight players tell one scary story together, page by page. A book of fifteen pages gives the thread; your cards fill its gaps. Whoever's card goes into the tale gains a token, and in the end the tokens tell who has won.")
        },
        {
            head: qsTr("Cards"),
            picture: "icons/character.svg",
            entries: "SL-04, 06, 13",
            body: qsTr("There are five kinds of cards: characters, places, features, objects and actions. You always hold one of each. A page asks for one kind, by its colour, its icon and its word.")
        },
        {
            head: qsTr("A page"),
            picture: "icons/place.svg",
            entries: "SL-20 to 26",
            body: qsTr("The Narrator reads the page aloud. Everybody else draws a card of the kind that it asks for, so that there are two to pick from, and seals one of them. What is sealed stays sealed. The Narrator gives no card.")
        },
        {
            head: qsTr("The choice"),
            picture: "icons/feature.svg",
            entries: "SL-28 to 36",
            body: qsTr("The sealed cards are shuffled and turned up together. The Narrator chooses one of them for the tale, without knowing whose it is. Its giver is named and gains a token, face down; the others go back under their deck, and whose they were is never told.")
        },
        {
            head: qsTr("Words of your own"),
            picture: "icons/object.svg",
            entries: "SL-45, 46, 49",
            body: qsTr("With the choice the Narrator may give a name to a character, a place or an object, and add a detail to any card. Names come back on later pages. They change nothing else.")
        },
        {
            head: qsTr("Two banners"),
            picture: "icons/action.svg",
            entries: "SL-41 to 44",
            body: qsTr("Some pages ask for two kinds at once. Everybody draws two cards and seals two, one of each kind. They come out of the shuffle as two rows, and the Narrator chooses one of each.")
        },
        {
            head: qsTr("The next page"),
            picture: "narrator/b.svg",
            entries: "SL-38, 54",
            body: qsTr("The book goes on to the left, and whoever gets it is the next Narrator. The fifteenth page is only read: then the tale is told.")
        },
        {
            head: qsTr("The tokens"),
            picture: "tokens/3.svg",
            entries: "SL-33, 56 to 69",
            body: qsTr("Nobody may look at a token before the end, not even its owner. Then all are turned. A number is worth its points. The Grave must cover one of your numbers, which is worth nothing then. The Bones are flipped: three points or none. The Hat takes one more token, and a number there counts twice. With several of these you choose their order.")
        },
        {
            head: qsTr("Who wins"),
            picture: "tokens/rose.svg",
            entries: "SL-70 to 75",
            body: qsTr("The most points win. If first place is tied, the owner of the Rose wins, tied or not; without it the one of those tied with the most tokens. In the family game no token is turned, and the most tokens win.")
        },
        {
            head: qsTr("The book"),
            picture: "tokens/1.svg",
            entries: "SL-51",
            body: qsTr("The tale can be kept: leaf through it, save it as a PDF or as a web page, or print it. A tale that was left early is kept as far as it goes.")
        }
    ]

    spacing: Theme.px(14)

    Words {
        width: parent.width
        text: qsTr("StoryLine: Scary Tales, how to play")
        size: 34
        font.family: Theme.titleFont
        font.bold: true
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: text.chapters
        delegate: Item {
            id: chapter
            required property var modelData
            width: text.width
            height: Math.max(words.height, picture.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.head + ". " + modelData.body

            Image {
                id: picture
                width: Theme.px(44)
                height: width
                visible: chapter.modelData.picture !== ""
                source: visible ? "qrc:/art/games/storyline/" + chapter.modelData.picture : ""
                fillMode: Image.PreserveAspectFit
                sourceSize.width: Math.ceil(Theme.px(44) * Screen.devicePixelRatio)
                smooth: true
            }
            Column {
                id: words
                x: Theme.px(60)
                width: parent.width - x - Theme.px(14)
                spacing: Theme.px(2)

                Item {
                    id: heading
                    readonly property bool inOneLine: head.implicitWidth + ids.width + Theme.px(30) <= width
                    width: parent.width
                    height: head.height + (inOneLine ? 0 : ids.height)
                    Words {
                        id: head
                        width: parent.width
                        text: chapter.modelData.head
                        size: 20
                        font.family: Theme.titleFont
                        font.bold: true
                        wrapMode: Text.WordWrap
                    }
                    Words {
                        id: ids
                        x: heading.inOneLine ? parent.width - width : 0
                        y: heading.inOneLine ? head.baselineOffset - baselineOffset : head.height
                        text: chapter.modelData.entries
                        size: 13
                        color: Theme.inkSoft
                    }
                }
                Words {
                    width: parent.width
                    text: chapter.modelData.body
                    size: 18
                    font.family: Theme.storyFont
                    wrapMode: Text.WordWrap
                    lineHeight: Theme.leading(1.15)
                }
            }
        }
    }
}
