// SPDX-License-Identifier: MIT
// Marks a person who chose not to be asked about stopping plays until their turn. Pressing the mark asks them again.
import QtQuick
import Taletop.App
import Taletop.Theme

PaperButton {
    id: mark

    property int seat: -1
    readonly property MatchSession session: App.session
    readonly property ReactionWindow reactions: session ? session.reactions : null
    readonly property string name: session ? session.seatName(seat) : ""

    objectName: "ask-" + seat
    visible: seat >= 0 && (reactions?.unasked ?? []).includes(seat) && !session.review.active
    implicitWidth: Theme.target
    text: qsTr("zz")
    size: 14
    gold: true
    explained: true
    Accessible.name: qsTr("%1: ask me again").arg(name)
    description: qsTr("%1 won’t be asked until their turn. Press to be asked again.").arg(name)
    onClicked: mark.reactions.setAsked(mark.seat, true)
}
