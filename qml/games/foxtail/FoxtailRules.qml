// SPDX-License-Identifier: MIT
// How to play Foxtail: the parts of the rulebook to read first.
import QtQuick
import Taletop.Table

HowToPlay {
    game: "foxtail"
    title: qsTr("Foxtail: how to play")
    chapters: [
        {
            head: qsTr("Goal"),
            entries: ["FT-10", "FT-48", "FT-49", "FT-64"]
        },
        {
            head: qsTr("A turn"),
            entries: ["FT-15", "FT-16", "FT-17", "FT-21"]
        },
        {
            head: qsTr("Four ways to join"),
            entries: ["FT-28", "FT-29", "FT-22", "FT-33"],
            whole: ["FT-28", "FT-29"]
        },
        {
            head: qsTr("Matches and chains"),
            entries: ["FT-47", "FT-52", "FT-53", "FT-51"]
        },
        {
            head: qsTr("Brushing"),
            entries: ["FT-40", "FT-41", "FT-45"]
        },
        {
            head: qsTr("The end"),
            entries: ["FT-24", "FT-25", "FT-27", "FT-62"]
        },
        {
            head: qsTr("Points"),
            entries: ["FT-55", "FT-56", "FT-57", "FT-58", "FT-59", "FT-61"]
        }
    ]
}
