// SPDX-License-Identifier: MIT
// How to play Paper Tales: the parts of the rulebook to read first.
import QtQuick
import Taletop.Table

HowToPlay {
    game: "papertales"
    title: qsTr("Paper Tales: how to play")
    pictures: "qrc:/art/games/papertales/icons/"
    chapters: [
        {
            head: qsTr("Goal"),
            picture: "legend",
            entries: ["PT-12", "PT-13", "PT-22", "PT-121"]
        },
        {
            head: qsTr("1  Recruitment"),
            picture: "recruit",
            entries: ["PT-29", "PT-30", "PT-31", "PT-33", "PT-34"]
        },
        {
            head: qsTr("2  Deployment"),
            picture: "deploy",
            entries: ["PT-38", "PT-41", "PT-42", "PT-44", "PT-46", "PT-48"]
        },
        {
            head: qsTr("3  Wars"),
            picture: "wars",
            entries: ["PT-52", "PT-55", "PT-56", "PT-58"],
            whole: ["PT-55"]
        },
        {
            head: qsTr("4  Income"),
            picture: "income",
            entries: ["PT-61"],
            whole: ["PT-61"]
        },
        {
            head: qsTr("5  Construction"),
            picture: "construction",
            entries: ["PT-63", "PT-65", "PT-66", "PT-68", "PT-14"]
        },
        {
            head: qsTr("6  Aging"),
            picture: "aging",
            entries: ["PT-73", "PT-74", "PT-75", "PT-76"]
        },
        {
            head: qsTr("The end"),
            picture: "legend",
            entries: ["PT-119", "PT-120", "PT-122"]
        },
        {
            head: qsTr("Resources"),
            picture: "wood",
            entries: ["PT-16", "PT-15"],
            whole: ["PT-15"]
        },
        {
            head: qsTr("Age tokens"),
            picture: "age",
            entries: ["PT-17", "PT-18"]
        }
    ]
}
