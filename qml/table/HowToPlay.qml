// SPDX-License-Identifier: MIT
// How a game is played, in its own telling: chapters, with a picture and the entries of the ledger where
// they have them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Taletop.Theme

Column {
    id: page

    required property string title
    required property var chapters // {head, body}, and some have {entries: ["PT-29–34"]} and {picture}
    property string pictures // the folder where those lie; "": there are none
    readonly property real indent: pictures !== "" ? Theme.px(54) : 0

    signal ruleAsked(entry: string)

    spacing: Theme.px(14)

    Words {
        width: parent.width
        text: page.title
        size: 34
        font.family: Theme.titleFont
        font.bold: true
        wrapMode: Text.WordWrap
    }
    Repeater {
        model: page.chapters
        delegate: Item {
            id: chapter
            required property var modelData
            readonly property var entries: modelData.entries ?? []
            readonly property string picture: modelData.picture ?? ""
            width: page.width
            height: Math.max(words.height, picture !== "" ? drawn.y + drawn.height : 0)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.head + ". " + modelData.body

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

                Words {
                    width: parent.width
                    text: chapter.modelData.head
                    size: 20
                    font.family: Theme.titleFontOf(text)
                    font.bold: true
                    wrapMode: Text.WordWrap
                }
                Words {
                    width: parent.width
                    text: chapter.modelData.body
                    size: 18
                    font.family: Theme.storyFont
                    wrapMode: Text.WordWrap
                    lineHeight: Theme.leading(1.15)
                }
                Flow {
                    x: -Theme.px(10) // the numbers begin below the text
                    width: parent.width - x
                    visible: chapter.entries.length > 0
                    Repeater {
                        model: chapter.entries
                        delegate: EntryLink {
                            required property string modelData
                            entry: modelData.split("–")[0]
                            label: modelData
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
