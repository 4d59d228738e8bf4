// SPDX-License-Identifier: MIT
// A short guide to a game: chapters with the first sentences of some rulebook entries. The guide has no rules text of
// its own.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.App
import Taletop.Theme

Column {
    id: page

    required property string game
    required property string title
    // {head, entries: ["PT-29"]}, perhaps with {picture} or {whole}: entries in full.
    required property list<var> chapters
    property string pictures // folder of the pictures; "" for none
    readonly property real indent: pictures !== "" ? Theme.px(54) : 0
    readonly property RulebookModel book: RulebookModel {
        gameId: page.game
    }
    readonly property int read: book.chapters.length // makes bindings read the texts again after a change of language

    signal ruleAsked(entry: string)

    spacing: Theme.px(14)

    Heading {
        width: parent.width
        words: page.title
        size: 34
    }
    Repeater {
        model: page.chapters
        delegate: Item {
            id: chapter
            required property var modelData
            readonly property list<string> whole: modelData.whole ?? []
            readonly property string picture: modelData.picture ?? ""
            width: page.width
            height: Math.max(words.height, picture !== "" ? drawn.y + drawn.height : 0)

            Image {
                id: drawn
                y: Theme.px(4)
                width: Theme.px(40)
                height: width
                source: chapter.picture !== "" ? page.pictures + chapter.picture + ".svg" : ""
                fillMode: Image.PreserveAspectFit
                sourceSize.width: Math.ceil(Theme.px(40) * Screen.devicePixelRatio / 8) * 8
                smooth: true
            }
            Column {
                id: words
                x: page.indent
                width: parent.width - x - (x > 0 ? Theme.px(14) : 0)
                spacing: Theme.px(2)

                Heading {
                    width: parent.width
                    words: chapter.modelData.head
                    size: 20
                    Accessible.ignored: false
                }
                Repeater {
                    model: chapter.modelData.entries
                    delegate: Item {
                        id: rule
                        required property string modelData
                        readonly property bool whole: chapter.whole.includes(modelData)
                        width: words.width
                        height: Math.max(said.height + Theme.px(8), link.height)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: name.words + ". " + (page.read > 0 ? page.book.gistOf(modelData, whole) : "")

                        Column {
                            id: said
                            width: parent.width - link.width - Theme.px(10) // leaves out the link's focus ring
                            anchors.verticalCenter: parent.verticalCenter
                            Heading {
                                id: name
                                width: parent.width
                                words: page.read > 0 ? page.book.titleOf(rule.modelData) : ""
                                size: 16
                                font.family: Theme.plainFont
                            }
                            Words {
                                id: gist
                                objectName: "gist-" + rule.modelData
                                width: parent.width
                                text: page.read > 0 ? page.book.linkedGistOf(rule.modelData, rule.whole) : ""
                                // Shown in full if there is no end of a sentence; may contain links.
                                textFormat: Text.StyledText
                                linkColor: Theme.accent(page.game)
                                onLinkActivated: entry => page.ruleAsked(entry)
                                size: 17
                                font.family: Theme.storyFont
                                wrapMode: Text.WordWrap
                                lineHeight: Theme.leading(1.12)
                            }
                        }
                        EntryLink {
                            id: link
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            entry: rule.modelData
                            keys: ""
                            stop: true
                            onFollowed: entry => page.ruleAsked(entry)
                        }
                    }
                }
            }
        }
    }
}
