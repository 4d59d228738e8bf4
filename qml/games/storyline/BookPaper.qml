// SPDX-License-Identifier: MIT
// The open book without its text, drawn at its actual size so that nothing is stretched: a cover, page edges at the
// bottom, and two framed pages. In an upright book one page is above the other.
import QtQuick
import Taletop.Theme

Canvas {
    id: paper

    property bool upright: false
    property color cover: Qt.darker(Theme.storyColors[0], 1.4)
    readonly property bool contrast: Theme.contrast
    readonly property real across: upright ? height : width // length across both pages
    readonly property real along: upright ? width : height
    readonly property real unit: Math.min(along, across * 0.66) / 260

    // Draws a pair of pages. `inset` is the distance from the outer edge. `upper` and `lower` are the heights of the
    // outer corner, both bends and the middle along the upper and lower edges.
    function pair(context: var, inset: real, upper: list<real>, lower: list<real>, half: bool): void {
        const u = paper.unit;
        const middle = paper.across / 2;
        const wide = middle - inset * u;
        const left = inset * u;
        const right = paper.across - left;
        const up = upper.map(y => y * u);
        const down = lower.map(y => paper.along - y * u);
        context.beginPath();
        context.moveTo(middle, up[3]);
        context.bezierCurveTo(middle + wide / 3, up[2], middle + wide * 2 / 3, up[1], right, up[0]);
        context.lineTo(right, down[0]);
        context.bezierCurveTo(middle + wide * 2 / 3, down[1], middle + wide / 3, down[2], middle, down[3]);
        if (!half) {
            context.bezierCurveTo(middle - wide / 3, down[2], middle - wide * 2 / 3, down[1], left, down[0]);
            context.lineTo(left, up[0]);
            context.bezierCurveTo(middle - wide * 2 / 3, up[1], middle - wide / 3, up[2], middle, up[3]);
        }
        context.closePath();
    }
    // Draws the frame around a page's text: -1 for the first page, 1 for the second.
    function frame(context: var, side: int): void {
        const u = paper.unit;
        const inner = paper.across / 2 + side * 12 * u;
        const outer = side < 0 ? 25 * u : paper.across - 25 * u;
        const third = (outer - inner) / 3;
        context.beginPath();
        context.moveTo(inner, 21.4 * u);
        context.bezierCurveTo(inner + third, 13.6 * u, inner + 2 * third, 11.6 * u, outer, 18 * u);
        context.lineTo(outer, paper.along - 34.6 * u);
        context.bezierCurveTo(inner + 2 * third, paper.along - 41.2 * u, inner + third, paper.along - 39.6 * u, inner,
            paper.along - 31.6 * u);
        context.closePath();
        context.stroke();
    }

    onCoverChanged: requestPaint()
    onUprightChanged: requestPaint()
    onContrastChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        const u = paper.unit;
        const middle = paper.across / 2;
        context.reset();
        if (paper.upright) {
            context.translate(paper.width, 0);
            context.rotate(Math.PI / 2);
        }
        context.globalAlpha = paper.contrast ? 0 : 0.22;
        context.fillStyle = Theme.shadow;
        paper.pair(context, 6, [22, 11, 13, 22], [8, 16, 13, 3], false);
        context.fill();
        context.globalAlpha = 1;
        context.fillStyle = paper.cover;
        paper.pair(context, 5, [13.2, 4, 6, 17], [13.4, 22, 20, 9], false);
        context.fill();
        const edges = [
            [13, [17, 9, 11, 22], [20, 28, 25, 14], 1.25],
            [14.6, [15.6, 7.4, 9.6, 20.6], [22.6, 30.4, 28, 17], 1.12],
            [16.4, [14.4, 6.4, 8.6, 19.4], [25.2, 33, 30.6, 19.6], 1.05]
        ];
        for (const [inset, upper, lower, dark] of edges) {
            context.fillStyle = Qt.darker(Theme.paperShade, dark);
            paper.pair(context, inset, upper, lower, false);
            context.fill();
        }
        const light = context.createLinearGradient(18.4 * u, 0, paper.across - 18.4 * u, 0);
        light.addColorStop(0, Theme.paper);
        light.addColorStop(0.42, Theme.paper);
        light.addColorStop(0.5, Qt.darker(Theme.paperShade, 1.08));
        light.addColorStop(0.58, Theme.paper);
        light.addColorStop(1, Theme.paper);
        context.fillStyle = light;
        paper.pair(context, 18.4, [13, 5.4, 7.4, 18.4], [28, 35.4, 33.4, 22.4], false);
        context.fill();
        context.lineWidth = Math.max(1, 0.8 * u);
        context.strokeStyle = Theme.ruleLine;
        paper.frame(context, -1);
        paper.frame(context, 1);
        context.strokeStyle = Theme.paperEdge;
        context.beginPath();
        context.moveTo(middle, 19 * u);
        context.lineTo(middle, paper.along - 23 * u);
        context.stroke();
    }
}
