// SPDX-License-Identifier: MIT
// The fox at the start of a tail.
import QtQuick
import Taletop.Table

CardImage {
    property int owner: 0

    source: "qrc:/art/games/foxtail/fox" + (owner % 4 + 1) + ".svg"
}
