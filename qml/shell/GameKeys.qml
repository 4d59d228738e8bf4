// SPDX-License-Identifier: MIT
// The keys of every game's table, without a table.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App

Item {
    id: keys

    // What a table uses the key for, or "".
    function useOf(key: int): string {
        for (let i = 0; i < maps.count; ++i) {
            const map = (maps.itemAt(i) as Loader)?.item;
            const binding = map?.bindingOf(key);
            if (binding)
                return Phrases.fill(qsTr("“%1” at %2"), [binding.text, map.title]);
        }
        return "";
    }

    visible: false

    Repeater {
        id: maps
        model: App.games
        delegate: Loader {
            required property string gameId
            source: App.games.page(gameId, "Keys")
        }
    }
}
