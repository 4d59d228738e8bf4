// SPDX-License-Identifier: MIT
// The keys of a page or a part of one. No key stands in it twice.
import QtQuick
import "KeyNames.js" as Names

Item {
    id: map

    property string title
    default property list<KeyBinding> bound
    property list<KeyBinding> first // what maps of its kind have alike, before its own and after them
    property list<KeyBinding> common
    readonly property var bindings: Array.from(first).concat(Array.from(bound), Array.from(common))

    function bindingOf(key: int): KeyBinding {
        return map.bindings.find(binding => binding.keys.indexOf(key) >= 0) ?? null;
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
