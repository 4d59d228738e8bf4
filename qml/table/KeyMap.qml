// SPDX-License-Identifier: MIT
// The keys of a page or a part of one. No key stands in it twice.
import QtQuick
import "KeyNames.js" as Names

Item {
    id: map

    property string title
    default property list<KeyBinding> bindings

    function bindingOf(key: int): KeyBinding {
        for (let i = 0; i < map.bindings.length; ++i) {
            if (map.bindings[i].keys.indexOf(key) >= 0)
                return map.bindings[i];
        }
        return null;
    }
    // True: the key was for one of them.
    function press(event: var): bool {
        const binding = map.bindingOf(event.key);
        if (!binding || !binding.when)
            return false;
        event.accepted = true;
        binding.triggered(event);
        return event.accepted;
    }
    // What is printed on the keys of a binding.
    function capsOf(binding: var): var {
        return Names.namesOf(binding.keys);
    }
    // Keys with Ctrl, Alt or Meta are the menus'.
    function isPlain(event: var): bool {
        return !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
    }

    visible: false
}
