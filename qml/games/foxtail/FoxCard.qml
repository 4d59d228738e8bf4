// SPDX-License-Identifier: MIT
// The fox that a tail belongs to.
import QtQuick
import Taletop.Table

CardImage {
    property int owner: 0

    source: "qrc:/art/games/foxtail/fox" + (owner % 4 + 1) + ".svg"
}
