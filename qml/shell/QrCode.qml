// SPDX-License-Identifier: MIT
// A code of dark and bright squares for cameras, always dark on white, with the white edge that cameras need.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App
import Taletop.Theme

Rectangle {
    id: code

    property var rows: [] // of bool, true is dark
    readonly property int edge: 4 // squares
    readonly property int square: Math.max(1, Math.floor(width / (rows.length + 2 * edge)))
    readonly property int inset: Math.floor((width - square * rows.length) / 2)

    // The dark parts of a row: { x, length } in squares.
    function partsOf(row: var): var {
        const parts = [];
        row.forEach((dark, x) => {
            const last = parts[parts.length - 1];
            if (dark && last && last.x + last.length === x)
                ++last.length;
            else if (dark)
                parts.push({ x: x, length: 1 });
        });
        return parts;
    }

    height: width
    color: Theme.codeGround
    Accessible.role: Accessible.Graphic

    Repeater {
        model: ListRows {
            list: code.rows.flatMap((row, y) => {
                return code.partsOf(row).map(part => ({ x: part.x, y: y, length: part.length }));
            })
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
