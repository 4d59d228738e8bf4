// SPDX-License-Identifier: MIT
// The key bindings of a page or of a part of it. Each key occurs only once.
import QtQuick
import "KeyNames.js" as Names

Item {
    id: map

    property string title
    default property list<KeyBinding> bound
    property list<KeyBinding> first // bindings shared by similar maps; `first` precede the map's own, `common` follow
    property list<KeyBinding> common
    readonly property list<KeyBinding> bindings: Array.from(first).concat(Array.from(bound), Array.from(common))

    function bindingOf(key: int): KeyBinding {
        return Array.from(map.bindings).find(binding => binding.keys.indexOf(key) >= 0) ?? null;
    }
    // Returns true if a binding used the key.
    function press(event: var): bool {
        const binding = map.bindingOf(event.key);
        if (!binding || !binding.when)
            return false;
        event.accepted = true;
        binding.triggered(event);
        return event.accepted;
    }
    // Returns the labels of a binding's keys.
    function capsOf(binding: var): var {
        return Names.namesOf(binding.keys);
    }
    // Is the key for the page? Keys with Ctrl, Alt or Meta belong to the menus.
    function isPlain(event: var): bool {
        return !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
    }

    visible: false
}
