// SPDX-License-Identifier: MIT
// The tags above (side -1) or below (side 1) the tail's end.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Grid {
    id: row

    required property ChoiceDesk desk
    required property int side
    property int target: -1
    property bool stacked: false // the tags stand one below the other
    readonly property real tagsWide: tags.count > 0 && desk.revision >= 0 ? wide() : 0
    readonly property real widest: tags.count > 0 && desk.revision >= 0 ? Math.max(...widths()) : 0
    readonly property var indices: desk.placing && desk.count > 0 ? indicesOf(desk.count) : []

    function indicesOf(count: int): var {
        let list = [];
        for (let i = 0; i < count; ++i) {
            const choice = row.desk.row(i);
            if (choice && choice.hasGhost && (choice.spot < 2 ? -1 : 1) === row.side)
                list.push(i);
        }
        return list;
    }
    function widths(): var {
        return Array.from({ length: tags.count }, (_, at) => tags.itemAt(at)?.implicitWidth ?? 0);
    }
    function wide(): real {
        return row.widths().reduce((sum, each) => sum + each + row.spacing, 0);
    }
    // The choice whose tag is here, in this row's coordinates; -1: none.
    function choiceAt(x: real, y: real): int {
        const tag = row.childAt(x, y) as GhostTag;
        return tag ? tag.modelData : -1;
    }

    spacing: Theme.px(8)
    columns: stacked ? 1 : 2

    Repeater {
        id: tags
        model: row.indices
        delegate: GhostTag {
            choice: row.desk.row(modelData)
            chosen: row.desk.selected === modelData
            target: row.target === modelData
            under: choice !== null && row.desk.isUnder(choice)
            onTouched: row.desk.touch(modelData)
        }
    }
}
