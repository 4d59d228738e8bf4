// SPDX-License-Identifier: MIT
// Lists the keys of every game's table without creating the tables.
pragma ComponentBehavior: Bound
import QtQuick
import Taletop.App

Item {
    id: keys

    // Returns a table's description of this key, or "".
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
