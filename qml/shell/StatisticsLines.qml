// SPDX-License-Identifier: MIT
// One game's statistics: number of finished matches, winners, best score, and date of the last match.
import QtQuick
import Taletop.Theme
import Taletop.Table

Item {
    id: game

    required property int index
    required property string gameId
    required property string title
    required property string finished
    required property string wins
    required property string best
    required property string last
    readonly property list<string> sentences: Array.of(
        finished,
        wins === "" ? "" : qsTr("Won: %1").arg(wins),
        best === "" ? "" : qsTr("Best score: %1").arg(best),
        qsTr("Last played: %1").arg(last)
    ).filter(sentence => sentence !== "")

    objectName: "played-" + gameId
    implicitHeight: words.height
    Accessible.role: Accessible.StaticText
    Accessible.name: [title, ...sentences].join(". ")

    Rectangle {
        width: Theme.px(6)
        height: parent.height
        radius: width / 2
        color: Theme.accent(game.gameId)
    }
    Column {
        id: words
        x: Theme.px(20)
        width: parent.width - x
        spacing: Theme.px(2)
        Heading {
            width: parent.width
            words: game.title
            size: 21
        }
        Words {
            width: parent.width
            text: [...game.sentences].join("\n")
            size: 16
            wrapMode: Text.Wrap
        }
    }
}
