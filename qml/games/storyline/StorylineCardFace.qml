// SPDX-License-Identifier: MIT
// A single card away from the table: with the words of the current tale, otherwise with ours.
import QtQuick
import Taletop.App

StoryCard {
    property int mark: 0

    title: face > 0 ? App.session?.tale.cardTitle(face) || (Cards.text("storyline", face).name ?? "") : ""
}
