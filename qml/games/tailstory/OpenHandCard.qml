// SPDX-License-Identifier: MIT
// A card of another seat's hand that lies open, looking back: to be looked at, not to be touched.
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
