// SPDX-License-Identifier: MIT
// A card as the inspector shows it.
import QtQuick
import Taletop.App

StoryCard {
    property int mark: 0

    title: face > 0 ? App.session?.tale.cardTitle(face) ?? "" : ""
}
