// SPDX-License-Identifier: MIT
// Key maps: keys act as their bindings say, no map lists a key twice, and every key has a label.
import QtQuick
import QtTest
import Taletop.App
import Taletop.Table
import Taletop.Shell

TestCase {
    id: test

    property string log

    name: "Keys"

    KeyMap {
        id: map
        KeyBinding {
            keys: [Qt.Key_A, Qt.Key_B]
            text: "one"
            onTriggered: event => test.log += event.key === Qt.Key_A ? "a" : "b"
        }
        KeyBinding {
            keys: [Qt.Key_C]
            text: "never"
            when: false
            onTriggered: test.log += "c"
        }
        KeyBinding {
            keys: [Qt.Key_D]
            text: "for somebody else"
            onTriggered: event => event.accepted = false
        }
    }
    GameKeys {
        id: games
    }

    function init(): void {
        test.log = "";
    }
    function press(key: int): bool {
        return map.press({ key: key, accepted: false });
    }
    function test_keysDoWhatTheirBindingsSay(): void {
        verify(test.press(Qt.Key_A));
        verify(test.press(Qt.Key_B));
        verify(!test.press(Qt.Key_C));
        verify(!test.press(Qt.Key_D));
        verify(!test.press(Qt.Key_E));
        compare(test.log, "ab");
        verify(map.isPlain({ modifiers: Qt.ShiftModifier }));
        verify(!map.isPlain({ modifiers: Qt.ControlModifier }));
    }
    function test_everyMapHasOneBindingForEachKey_data(): var {
        const rows = [];
        for (const name of ["InspectorKeys", "EventKeys", "LogKeys", "TimelineKeys"])
            rows.push({ tag: name, file: "qrc:/qt/qml/Taletop/Table/" + name + ".qml" });
        for (const name of ["SaveKeys", "BookKeys", "RulesKeys"])
            rows.push({ tag: name, file: "qrc:/qt/qml/Taletop/Shell/" + name + ".qml" });
        for (let row = 0; row < App.games.count; ++row) {
            const game = App.games.at(row).gameId;
            rows.push({ tag: game, file: App.games.page(game, "Keys") });
        }
        return rows;
    }
    // Each key of a map has one binding with a text, which the sheet of keys lists.
    function test_everyMapHasOneBindingForEachKey(data: var): void {
        const keys = createTemporaryObject(Qt.createComponent(data.file), test) as KeyMap;
        verify(keys, data.file);
        verify(keys.title !== "" && keys.bindings.length >= 2);
        const seen = [];
        for (let i = 0; i < keys.bindings.length; ++i) {
            const binding = keys.bindings[i];
            verify(binding.text !== "");
            verify(binding.keys.length > 0, binding.text);
            for (let k = 0; k < binding.keys.length; ++k) {
                verify(seen.indexOf(binding.keys[k]) < 0, binding.text + ": a key stands there twice");
                verify(keys.capsOf({ keys: [binding.keys[k]] })[0] !== "", binding.text);
                compare(keys.bindingOf(binding.keys[k]), binding);
                if (data.tag !== "SaveKeys") // the page of saves has no seats, so their keys are free there
                    compare(App.seatKeys.seatOf(binding.keys[k], 0), -1);
                seen.push(binding.keys[k]);
            }
        }
    }
    function test_keysHaveShortNames(): void {
        compare(map.capsOf({ keys: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter] }), ["Space", "Enter"]);
        compare(map.capsOf({ keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4] }), ["1 – 4"]);
        compare(map.capsOf({ keys: [Qt.Key_1, Qt.Key_2] }), ["1", "2"]);
        compare(map.capsOf({ keys: [Qt.Key_Left, Qt.Key_Slash] }), ["←", "/"]);
        compare(map.capsOf({ keys: [Qt.Key_F2, Qt.Key_F12] }), ["F2", "F12"]);
    }
    // Table keys are found, because they can't become seats' keys.
    function test_theUseOfAKeyIsFound(): void {
        verify(games.useOf(Qt.Key_B).indexOf("Brush") >= 0);
        compare(games.useOf(Qt.Key_Q), "");
    }
}
