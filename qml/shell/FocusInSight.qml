// SPDX-License-Identifier: MIT
// Scrolls a view for keyboard users until its focused item is in sight. Invisible itself.
import QtQuick
import QtQuick.Window
import Taletop.Theme

Item {
    id: sight

    required property Flickable view
    required property Item content // the content of the view
    readonly property Item focused: Window.activeFocusItem

    function within(item: Item): bool {
        for (let up = item; up; up = up.parent)
            if (up === sight.content)
                return true;
        return false;
    }

    visible: false
    onFocusedChanged: {
        if (!sight.view.interactive || !sight.focused || !sight.within(sight.focused))
            return;
        const y = sight.focused.mapToItem(sight.content, 0, 0).y;
        const bottom = y + sight.focused.height + Theme.px(8);
        sight.view.contentY = Math.min(Math.max(sight.view.contentY, bottom - sight.view.height),
            Math.max(0, y - Theme.px(8)));
    }
}
