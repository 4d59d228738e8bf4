// SPDX-License-Identifier: MIT
// The tags above (side -1) or below (side 1) the end of the tail.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.Theme

Grid {
    id: row

    required property FoxtailChoices choices
    required property int side
    property int target: -1
    property bool stacked: false // are the tags stacked vertically?
    property bool brief: false // show only the sums?
    readonly property list<int> indices: choices.placing && choices.count > 0 ? indicesOf(choices.count) : []

    function indicesOf(count: int): var {
        let list = [];
        for (let i = 0; i < count; ++i) {
            const choice = row.choices.row(i);
            if (choice && choice.hasGhost && (choice.spot < 2 ? -1 : 1) === row.side)
                list.push(i);
        }
        return list;
    }
    function widths(brief: bool): var {
        return tags.count > 0 && row.choices.revision >= 0 ? Array.from({ length: tags.count }, (_, at) => {
            const tag = tags.itemAt(at) as GhostTag;
            return brief ? tag?.briefWidth ?? 0 : tag?.wholeWidth ?? 0;
        }) : [0];
    }
    function together(brief: bool): real {
        return row.widths(brief).reduce((sum, each) => sum + each + row.spacing, 0);
    }
    function widest(brief: bool): real {
        return Math.max(...row.widths(brief));
    }
    // Returns the choice whose tag is at this point of the row, or -1.
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
            choice: row.choices.row(modelData)
            chosen: row.choices.selected === modelData
            target: row.target === modelData
            brief: row.brief
            under: choice !== null && row.choices.isUnder(choice)
            onTouched: row.choices.touch(modelData)
        }
    }
}
