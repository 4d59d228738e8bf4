// SPDX-License-Identifier: MIT
// Finds a game's keywords in a text, and explains each in one line.
import QtQuick
import Taletop.App

QtObject {
    id: found

    property string game
    property string words
    property list<string> told // entries already shown beside the text
    readonly property var all: game !== "" && words !== "" ? Cards.keywords(game, words) : []
    readonly property var keywords: all.filter(each => found.told.indexOf(each.ledger) < 0)
    readonly property list<string> lines: keywords.map(each => Phrases.fill(qsTr("%1: %2"), [each.term, each.sentence]))
}
