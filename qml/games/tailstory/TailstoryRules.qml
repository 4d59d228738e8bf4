// SPDX-License-Identifier: MIT
// How to play Tail Story: the parts of the rulebook to read first.
import QtQuick
import Taletop.Table

HowToPlay {
    game: "tailstory"
    title: qsTr("How to play Tail Story")
    chapters: [
        {
            head: qsTr("Goal"),
            entries: ["TS-104", "TS-105", "TS-123"]
        },
        {
            head: qsTr("Setup"),
            entries: ["TS-19", "TS-20", "TS-23", "TS-24", "TS-25"],
            whole: ["TS-25"]
        },
        {
            head: qsTr("A turn"),
            entries: ["TS-26", "TS-29", "TS-28", "TS-120"]
        },
        {
            head: qsTr("Actions"),
            entries: ["TS-31", "TS-73", "TS-75", "TS-91"]
        },
        {
            head: qsTr("Event cards"),
            entries: ["TS-3", "TS-56", "TS-59", "TS-62", "TS-65", "TS-67", "TS-71"],
            whole: ["TS-56"]
        },
        {
            head: qsTr("Stopping"),
            entries: ["TS-37", "TS-41", "TS-46", "TS-49", "TS-50", "TS-52"]
        },
        {
            head: qsTr("Bonuses"),
            entries: ["TS-94", "TS-96", "TS-99", "TS-100", "TS-102"]
        },
        {
            head: qsTr("The deck check"),
            entries: ["TS-103", "TS-106", "TS-111"]
        },
        {
            head: qsTr("Achievements"),
            entries: ["TS-115", "TS-116", "TS-117", "TS-118"]
        },
        {
            head: qsTr("Altered abilities"),
            entries: ["TS-76", "TS-78", "TS-80", "TS-82", "TS-84", "TS-87", "TS-89"]
        }
    ]
}
