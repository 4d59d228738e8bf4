// SPDX-License-Identifier: MIT
// A visible card in another seat's hand during a review, to inspect but not to press.
import QtQuick

CardThing {
    id: card

    required property int seat
    required property int at
    required property string called

    objectName: "openHand-" + seat + "-" + at
    place: "hand/" + seat + "/" + at
    words: called
    tabStop: false
    gilded: false
    depth: 0.3
}
