// SPDX-License-Identifier: MIT
// How to play Scary Tales: the parts of the rulebook to read first.
import QtQuick
import Taletop.Table

HowToPlay {
    game: "storyline"
    title: qsTr("How to play StoryLine: Scary Tales")
    pictures: "qrc:/art/games/storyline/"
    chapters: [
        {
            head: qsTr("What you do"),
            picture: "icons/quill",
            entries: ["SL-2", "SL-1"],
            whole: ["SL-2"]
        },
        {
            head: qsTr("Cards"),
            picture: "icons/character",
            entries: ["SL-4", "SL-13", "SL-6"]
        },
        {
            head: qsTr("A page"),
            picture: "icons/place",
            entries: ["SL-20", "SL-21", "SL-22", "SL-25", "SL-23", "SL-26"]
        },
        {
            head: qsTr("The choice"),
            picture: "icons/feature",
            entries: ["SL-28", "SL-30", "SL-32", "SL-34", "SL-36"]
        },
        {
            head: qsTr("Words of your own"),
            picture: "icons/object",
            entries: ["SL-45", "SL-46", "SL-49"]
        },
        {
            head: qsTr("Two banners"),
            picture: "icons/action",
            entries: ["SL-41", "SL-42", "SL-43"]
        },
        {
            head: qsTr("The next page"),
            picture: "narrator/b",
            entries: ["SL-38", "SL-53"]
        },
        {
            head: qsTr("The tokens"),
            picture: "tokens/3",
            entries: ["SL-33", "SL-56", "SL-57", "SL-60", "SL-62", "SL-63", "SL-59"]
        },
        {
            head: qsTr("Who wins"),
            picture: "tokens/rose",
            entries: ["SL-70", "SL-71", "SL-72", "SL-74"],
            whole: ["SL-74"]
        },
        {
            head: qsTr("The book"),
            picture: "tokens/1",
            entries: ["SL-51"]
        }
    ]
}
