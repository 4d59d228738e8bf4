// SPDX-License-Identifier: MIT
// A thing on Tail Story's table: a card, a pile, an action or a player.
import QtQuick
import Taletop.Table

Thing {
    required property TailstoryThings hold
    property int mark: 0
    readonly property TailstoryContents contents: hold.contents

    things: hold
}
