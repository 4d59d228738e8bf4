// SPDX-License-Identifier: MIT
// A QR code, always dark on white, with the white border that cameras need.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Rectangle {
    id: code

    property var rows: [] // rows of bool, where true is dark
    readonly property int edge: 4 // width of the white border in squares
    readonly property int square: Math.max(1, Math.floor(width / (rows.length + 2 * edge)))
    readonly property int inset: Math.floor((width - square * rows.length) / 2)

    // Returns the dark runs of all rows: { x, y, length } in squares.
    function parts(): var {
        const found = [];
        for (let y = 0; y < code.rows.length; ++y) {
            for (let x = 0; x < code.rows[y].length; ++x) {
                const last = found[found.length - 1];
                if (code.rows[y][x] && last && last.y === y && last.x + last.length === x)
                    ++last.length;
                else if (code.rows[y][x])
                    found.push({ x: x, y: y, length: 1 });
            }
        }
        return found;
    }

    height: width
    color: Theme.codeGround
    Accessible.role: Accessible.Graphic

    Repeater {
        model: ListRows {
            list: code.parts()
        }
        delegate: Rectangle {
            required property var modelData
            x: code.inset + modelData.x * code.square
            y: code.inset + modelData.y * code.square
            width: modelData.length * code.square
            height: code.square
            color: Theme.codeSquare
        }
    }
}
