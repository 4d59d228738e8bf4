// SPDX-License-Identifier: MIT
// Stands at the seat of a person who is not asked whether they stop a play until it is their turn: a press, and
// they are asked again.
import QtQuick
import Taletop.App
import Taletop.Theme

PaperButton {
    id: mark

    property int seat: -1
    readonly property MatchSession session: App.session
    readonly property ReactionWindow beat: session ? session.beat : null
    readonly property string name: session ? session.seatName(seat) : ""

    objectName: "ask-" + seat
    visible: seat >= 0 && (beat?.unasked ?? []).includes(seat) && !session.review.active
    implicitWidth: Theme.target
    text: qsTr("zz")
    size: 14
    gold: true
    explained: true
    Accessible.name: qsTr("%1: ask me again").arg(name)
    description: qsTr("%1 won’t be asked until their turn. Press to be asked again.").arg(name)
    onClicked: mark.beat.setAsked(mark.seat, true)
}
