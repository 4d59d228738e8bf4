// SPDX-License-Identifier: MIT
// What the keywords of a game mean that stand in some words, a line for each: the rules say it.
import QtQuick
import Taletop.App

QtObject {
    id: found

    property string game
    property string words
    property var told: [] // entries that stand beside the words already
    readonly property var all: game !== "" && words !== "" ? Cards.keywords(game, words) : []
    readonly property var keywords: all.filter(each => found.told.indexOf(each.ledger) < 0)
    readonly property var lines: keywords.map(each => Phrases.fill(qsTr("%1: %2"), [each.term, each.sentence]))
}
