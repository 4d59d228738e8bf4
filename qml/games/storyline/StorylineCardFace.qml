// SPDX-License-Identifier: MIT
// A single card outside the table, with the words of the current tale or else the built-in ones.
import QtQuick
import Taletop.App

StoryCard {
    property int mark: 0

    title: face > 0 ? App.session?.tale.cardTitle(face) || (Cards.text("storyline", face).name ?? "") : ""
}
