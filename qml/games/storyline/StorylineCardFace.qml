// SPDX-License-Identifier: MIT
// A card outside of its place on the table: with the words of the tale that is told, else with ours.
import QtQuick
import Taletop.App

StoryCard {
    property int mark: 0

    title: face > 0 ? App.session?.tale.cardTitle(face) || (Cards.text("storyline", face).name ?? "") : ""
}
