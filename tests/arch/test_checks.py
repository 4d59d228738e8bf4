#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests of the checks: each check finds the faults in a small bad repository, and finds nothing in a good one."""

import contextlib
import io
import os
import tempfile
import unittest
from pathlib import Path

import habits
import layers
import left_out
import sizes
import tools
from house import Source

LICENCE = "// SPDX-License-Identifier: MIT\n"


class House(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("tests/arch/sizes-exceptions.txt", "# none\n")
        self.write("tests/arch/words-exceptions.txt", "# none\n")
        self.write("tests/arch/shortcuts-exceptions.txt", "# none\n")
        self.write("core/games/games.txt", "foxtail\n")
        self.write("tests/rules/foxtail/words.txt", "# the fox's own\nfoxtail|tail[ _-]?bit|tail[ _-]?tip|charm\n"
                   "(?<!q)(?<!set)(?<!no)brush\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def assert_breach(self, breaches, *parts):
        self.assertTrue(any(all(p in b for p in parts) for b in breaches), f"{parts} not in {breaches}")


class Layers(House):
    def include(self, path, included):
        self.write(path, f"{LICENCE}#include {included}\n")
        return layers.check(self.root)

    def test_allowed(self):
        for path, included in [
                ("core/games/foxtail/rules/setup.cpp", '"core/games/foxtail/rules/state.h"'),
                ("core/games/foxtail/rules/state.h", '"core/kit/table.h"'),
                ("core/games/foxtail/words/log.cpp", '"core/games/foxtail/rules/state.h"'),
                ("core/games/foxtail/table/scene.cpp", '"core/games/foxtail/player/bot.h"'),
                ("core/games/foxtail/game.cpp", '"core/games/foxtail/table/table.h"'),
                ("core/match/match.h", '"core/contract/game.h"'),
                ("core/match/save_header.cpp", '"core/bots/bot.h"'),
                ("core/match/match.cpp", "<nlohmann/json.hpp>"),
                ("core/cli/main.cpp", "<CLI/CLI.hpp>"),
                ("app/models/zone_model.h", "<QAbstractListModel>"),
                ("core/table/table_view.h", '"core/match/match.h"'),
                ("app/session/match_session.cpp", '"core/match/match.h"'),
                ("tests/rules/foxtail/score_test.cpp", '"core/games/foxtail/rules/score.h"'),
                ("core/kit/table.cpp", "<algorithm>")]:
            self.assertEqual(self.include(path, included), [], f"{path} {included}")

    def test_refused(self):
        for path, included in [
                ("core/kit/table.h", '"core/contract/game.h"'),
                ("core/contract/game.h", '"core/match/match.h"'),
                ("core/match/match.h", '"core/cli/play.h"'),
                ("core/bots/bot.h", '"core/match/match.h"'),
                ("core/match/match.h", '"core/table/table_view.h"'),
                ("core/games/foxtail/rules/setup.cpp", '"core/match/match.h"'),
                ("core/games/foxtail/rules/setup.cpp", '"core/bots/bot.h"'),
                ("core/games/foxtail/rules/setup.cpp", '"core/games/foxtail/words/words.h"'),
                ("core/games/foxtail/player/bot.cpp", '"core/games/foxtail/table/table.h"'),
                ("core/games/foxtail/words/log.cpp", '"core/games/foxtail/game.h"'),
                ("core/games/foxtail/rules/setup.cpp", '"core/games/storyline/rules/state.h"'),
                ("core/cli/main.cpp", '"core/games/foxtail/rules/state.h"'),
                ("core/kit/hash.h", "<QString>"),
                ("core/kit/hash.h", "<QtCore/QString>"),
                ("core/kit/hash.h", "<unistd.h>"),
                ("core/kit/hash.h", "<CLI/CLI.hpp>"),
                ("core/kit/hash.h", '"hash2.h"'),
                ("core/kit/hash.h", '"tests/kit/helper.h"'),
                ("app/shell/window.cpp", '"core/games/foxtail/rules/state.h"'),
                ("app/shell/window.cpp", '"core/cli/play.h"'),
                ("app/models/zone_model.h", '"app/shell/window.h"'),
                ("app/models/zone_model.h", "<doctest/doctest.h>")]:
            self.assertNotEqual(self.include(path, included), [], f"{path} {included}")
            (self.root / path).unlink()

    def test_an_include_in_a_comment_is_ignored(self):
        self.write("core/kit/a.h", '/*\n#include <QString>\n*/\n// "x\n')
        self.assertEqual(layers.check(self.root), [])

    def test_generated_header(self):
        self.write("core/games/foxtail/deck.cmake", "configure_file(deck.in ${out}/deck_data.h)\n")
        self.assertEqual(self.include("core/games/foxtail/rules/cards.cpp", '"deck_data.h"'), [])
        self.assertNotEqual(self.include("core/kit/cards.cpp", '"deck_data.h"'), [])

    def test_qt_in_build_of_core(self):
        self.write("core/kit/CMakeLists.txt", "target_link_libraries(taletop_kit PUBLIC Qt6::Core)\n")
        self.assert_breach(layers.check(self.root), "core/kit/CMakeLists.txt:1", "Qt in the build")

    def modules(self):
        for folder, uri in [("qml/theme", "Taletop.Theme"), ("qml/table", "Taletop.Table"),
                            ("qml/shell", "Taletop.Shell"), ("qml/games/foxtail", "Taletop.Games.Foxtail"),
                            ("qml/games/other", "Taletop.Games.Other"), ("app/models", "Taletop.Models")]:
            self.write(f"{folder}/CMakeLists.txt", f"qt_add_qml_module(x URI {uri})\n")

    def test_imports(self):
        self.modules()
        for path, module, good in [
                ("qml/games/foxtail/A.qml", "Taletop.Table", True), ("qml/games/foxtail/A.qml", "Taletop.Models", True),
                ("qml/table/A.qml", "Taletop.Theme", True), ("qml/shell/A.qml", "QtQuick", True),
                ("qml/table/A.qml", "QtQuick.Templates", True),
                ("tests/qml/A.qml", "QtTest", True), ("tests/qml/A.qml", "Taletop.Games.Foxtail", True),
                ("qml/theme/A.qml", "Taletop.Models", True), ("qml/theme/A.qml", "Taletop.Table", False), ("qml/table/A.qml", "Taletop.Games.Foxtail", False),
                ("qml/games/foxtail/A.qml", "Taletop.Games.Other", False), ("qml/table/A.qml", "Taletop.Shell", False),
                ("qml/shell/A.qml", "Taletop.Games.Foxtail", False), ("qml/shell/A.qml", "QtQuick.Controls", False),
                ("qml/shell/A.qml", "QtTest", False), ("qml/shell/A.qml", '"Fit.js" as Fit', True),
                ("qml/shell/A.qml", '"../table/Fit.js" as Fit', False), ("qml/shell/A.qml", '"../table"', False)]:
            self.write(path, f"import {module}\nItem {{}}\n")
            self.assertEqual(not layers.check(self.root), good, f"{path} {module}")
            (self.root / path).unlink()


class Sizes(House):
    def test_long_files(self):
        for path, lines in [("core/kit/a.h", 200), ("core/kit/b.cpp", 400), ("qml/table/C.qml", 300), ("qml/table/d.js", 200)]:
            self.write(path, "\n" * lines)
            self.assertEqual(sizes.check(self.root), [])
            self.write(path, "\n" * (lines + 1))
            self.assert_breach(sizes.check(self.root), path, str(lines))
            self.write(path, "")

    def test_long_function(self):
        body = "    x();\n" * 59
        for head in ["void f()", "int Foo::bar(int a) const", "Foo::Foo() : m_a{1}, m_b(2)", "template <class T> bool f(T t)",
                     "bool operator==(const A& a)", "auto f() -> int", 'TEST_CASE("}")', "void f(int a = 1)",
                     "void f(struct timespec* t)"]:
            self.write("core/kit/a.cpp", f"namespace x {{\n{head} {{\n{body}}}\n}}\n")
            self.assert_breach(sizes.check(self.root), "core/kit/a.cpp:2", "61 lines")
            self.write("core/kit/a.cpp", f"namespace x {{\n{head} {{\n{body[9:]}}}\n}}\n")
            self.assertEqual(sizes.check(self.root), [], head)

    def test_classes_and_tables_are_not_functions(self):
        members = "    int x;\n" * 100
        for head in ["class Foo", "struct A : B<decltype(f(1))>", "enum class E", "namespace",
                     "constexpr std::array<int, f(2)> table =", "template <class T> concept C = requires(T t)"]:
            self.write("core/kit/a.h", f"{head} {{\n{members}}};\n")
            self.assertEqual(sizes.check(self.root), [], head)

    def test_long_qml_function(self):
        self.write("qml/table/A.qml", "Item {\n    function f(a: int): void {\n" + "        g();\n" * 60 + "    }\n}\n")
        self.assert_breach(sizes.check(self.root), "qml/table/A.qml:2", "f has 62")
        self.write("qml/table/a.js", "function f(a) {\n" + "    g();\n" * 60 + "}\n")
        self.assert_breach(sizes.check(self.root), "qml/table/a.js:1", "f has 62")
        self.write("qml/table/A.qml", "Item {\n    onPressed: {\n" + "        g();\n" * 60 + "    }\n}\n")
        self.assert_breach(sizes.check(self.root), "onPressed has 62")

    def test_exceptions(self):
        self.write("core/kit/a.h", "\n" * 201)
        self.write("tests/arch/sizes-exceptions.txt", "core/kit/a.h file it is a table\ncore/kit/b.h file gone\n")
        self.assertEqual(sizes.check(self.root), ["sizes-exceptions.txt: core/kit/b.h file is no longer needed"])

    def test_a_class_in_several_files(self):
        body = "    int x = 0;\n" * 170
        self.write("app/a/table.h", "/// A class.\nclass Table : public QObject {\npublic:\n    void show();\n" + body[:1500] + "};\n")
        for part in ("", "_show", "_pace"):
            self.write(f"app/a/table{part}.cpp", "".join(
                f"void Table::show{i}{part}(int n) {{\n" + "    use();\n" * 50 + "}\n" for i in range(2)))
        self.write("app/b/other.cpp", "void Table::show() {\n}\nclass Table;\nenum class Table {};\n")
        found = [c for c in sizes.classes(self.root) if c[1] == "Table"]
        self.assertEqual([(path, files) for path, _, _, files in found], [("app/a/table.h", 4)])
        self.assert_breach(sizes.check(self.root), "app/a/table.h", f"Table has {found[0][2]} lines in 4 file(s), 400 at most")
        self.write("app/a/table_pace.cpp", "")
        self.assertEqual(sizes.check(self.root), [])

    def test_functions_are_found_with_their_lines(self):
        code = "void a() {}\nstruct B {\n    int c() const {\n        if (x) {\n        }\n    }\n};\n"
        found = [(name, first, lines) for name, first, lines in sizes.functions(Source("a.cpp", code))]
        self.assertEqual(found, [("a", 1, 1), ("c", 3, 4)])


class Habits(House):
    def test_spdx(self):
        self.write("core/kit/a.h", LICENCE)
        self.write("tools/a.sh", "#!/bin/sh\n# SPDX-License-Identifier: MIT\n")
        self.assertEqual(habits.check_spdx(self.root), [])
        self.write("qml/table/A.qml", "import QtQuick\n")
        self.assertEqual(len(habits.check_spdx(self.root)), 1)

    def test_randomness(self):
        self.write("core/kit/a.h", "// std::shuffle(x)\nvoid mytime(int); int clockwise(); kit::shuffle(x);\n")
        self.write("core/cli/bench.cpp", "std::chrono::steady_clock::now();")
        self.assertEqual(habits.check_randomness(self.root), [])
        for text in ["std::shuffle(a, b, c)", "rand()", "srand(1)", "std::mt19937 m", "std::uniform_int_distribution<int> d",
                     "std::random_device d", "time(nullptr)", "std::chrono::seconds(1)", "#include <random>"]:
            self.write("core/kit/b.cpp", text)
            self.assertEqual(len(habits.check_randomness(self.root)), 1, text)
        self.write("core/kit/b.cpp", "")
        self.write("core/cli/bench.cpp", "std::mt19937 m")
        self.assertEqual(len(habits.check_randomness(self.root)), 1)

    def test_only_the_match_collects_facts_and_reads_chance(self):
        self.write("core/match/match.cpp", "kit::Facts facts(list); ruleset::parseChance(text);")
        self.write("core/games/foxtail/player/bot.cpp", "kit::Facts facts(list);")
        self.write("app/session/a.cpp", "kit::Facts nobody; game.apply(state, seat, move, nobody); f(kit::Facts& facts);\n"
                                        "// kit::Facts facts(list)\n")
        self.assertEqual(habits.check_step(self.root), [])
        for text in ["kit::Facts facts(list);", "kit::Facts facts{list};", "use(kit::Facts(list))", "Facts(*facts)",
                     "ruleset::parseChance(entry.move)"]:
            self.write("app/session/b.cpp", text)
            self.assertEqual(len(habits.check_step(self.root)), 1, text)
            self.write("app/session/b.cpp", "")
            self.write("core/cli/b.cpp", text)
            self.assertEqual(len(habits.check_step(self.root)), 1, text)
            self.write("core/cli/b.cpp", "")

    def test_colours_and_durations_come_from_the_theme(self):
        self.write("qml/theme/Theme.qml", 'color: "#FBF4E4"\n')
        self.write("qml/table/A.qml", 'color: Theme.paper\nborder.color: "transparent"\nduration: 2 * Motion.flight\n'
                                      'text: "red"\n// color: "red"\ninterval: 0\n')
        self.assertEqual(habits.check_theme(self.root), [])
        for text in ['color: "#fff"', 'border.color: "red"', 'color: ok ? Theme.ink : "darkred"', "color: Qt.rgba(0, 0, 0, 1)",
                     "NumberAnimation { duration: 120 }", "interval: 16", "property color paperColor: \"white\""]:
            self.write("qml/table/B.qml", text)
            self.assertEqual(len(habits.check_theme(self.root)), 1, text)

    def test_qml_neither_writes_moves_nor_knows_faces(self):
        self.write("tests/golden/foxtail/playthrough-1.txt", "foxtail, 2 seats\n\nMarie: link over-top\n    Fred: joins\nFred: draw\n")
        self.write("qml/table/A.qml", 'text: qsTr("link them: %1").arg(choice.label)\nsession.submit(choice.move, words)\n'
                                      "// submit(\"link a\")\nvisible: face > 0 && other.face !== 0\n"
                                      "list.sort((a, b) => a.face - b.face)\ntale.textWith(choices[row].move, words)\n"
                                      'touches.touch("button/" + key)\nonFace: face => show(face)\n'
                                      'if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier) && mark === 1 && 2 > 1)\n'
                                      'text: qsTr("Ham & 2 eggs")\nx: mark.width / 2 + spots.length / 2\n')
        self.assertEqual(habits.check_moves(self.root), [])
        for text in ['const move = "link " + name', 'return `link ${name}`', 'session.submit(verb + name)',
                     'session.whyNot("draw")', "session.submit([verb].concat(names).join(blank))",
                     'choice.move.split(blank)', 'move.startsWith(verb)', 'return face - 108', 'const seat = card.face - first',
                     'number: face >= 101 && ok', 'visible: disc.face === 106', 'return names[face - first]',
                     'Math.floor(face / copies)', 'visible: (token.mark & 4) !== 0', 'to: (token.mark & 7) - 1',
                     'if (2 & info.mark)', 'pose(Math.floor(spot / 4))', 'spot % 4', 'mark >> 2']:
            self.write("qml/table/B.qml", text)
            self.assertGreater(len(habits.check_moves(self.root)), 0, text)

    def test_loops_after_an_assignment_are_found(self):
        loop = "        for (const card of cards) {\n            const next = cards.find(other => other !== card);\n        }\n"
        plain = "        for (const card of cards)\n            table.lay(card);\n        list.sort(card => card.x);\n"
        self.write("qml/table/A.qml", "        const cards = table.cards;\n" + loop + "        table.cards = [];\n" + plain +
                                      "        table.lay();\n" + loop + "        // table.x = 1;\n" + loop)
        self.assertEqual(habits.check_loops(self.root), [])
        several = loop.replace("{\n", "{\n            const all = () => {\n                lay(card);\n            };\n").replace("other !== card", "other")
        for text in ["        table.cards = [];\n" + loop, "        table.cards = [];\n" + several,
                     "        if (late)\n            table.cards = [];\n" + loop,
                     "        if (late) {\n            this.count += 1;\n        }\n" + loop,
                     "        table.cards = {\n            a: 1\n        };\n" + loop,
                     "        table.cards = [];\n        for (let [i, j] of cards)\n            keep(() => j);\n"]:
            self.write("qml/table/B.qml", text)
            self.assertEqual(len(habits.check_loops(self.root)), 1, text)

    def test_no_property_has_the_type_of_a_loaded_file(self):
        self.write("qml/table/Slip.qml", "Item {}")
        self.write("qml/table/A.qml", 'Loader {\n    // property Slip old\n    property Item slip: item\n    source: "Slip.qml"\n'
                                      "    onLoaded: (item as Slip).lay()\n}\n")
        self.assertEqual(habits.check_later(self.root), [])
        for text in ["Item {\n    readonly property Slip slip: loader.item as Slip\n}", "Item {\n    property Slip slip\n}"]:
            self.write("qml/table/B.qml", text)
            self.assertEqual(len(habits.check_later(self.root)), 1, text)

    def test_long_lines(self):
        self.write("qml/table/A.qml", f'Words {{\n    text: qsTr("{"a" * 130}")\n    width: {"b" * 109}\n}}\n')
        self.assertEqual(habits.check_lines(self.root), [])
        for text in [f'qsTr("{"a" * 130}").arg(b)', "b" * 111, f'open ? qsTr("{"a" * 50}") : qsTr("{"b" * 50}")', f"b // {'b' * 110}"]:
            self.write("qml/table/B.qml", f"Words {{\n    text: {text}\n}}\n")
            self.assertEqual(len(habits.check_lines(self.root)), 1, text)

    def test_several_arguments_are_filled_in_together(self):
        self.write("qml/table/A.qml", 'Words {\n    text: qsTr("%1").arg(one(two(3))) + Phrases.fill(qsTr("%1: %2"), [a, b])\n}\n')
        self.assertEqual(habits.check_fills(self.root), [])
        for text in ['qsTr("%1: %2").arg(name).arg(points)', 'qsTr("%1: %2").arg(of(name(1)))\n    .arg(points)']:
            self.write("qml/table/B.qml", text)
            self.assertEqual(len(habits.check_fills(self.root)), 1, text)

    def test_sizes_of_pictures_are_rounded_to_pixels(self):
        self.write("qml/table/B.qml", "Image { sourceSize.width: Math.ceil(Theme.px(9) * Screen.devicePixelRatio) }\n"
                                      "Image { sourceSize { width: a; height: b } }\n")
        self.assertEqual(habits.check_theme(self.root), [])
        for text in ["Image {\n sourceSize.width: Theme.px(22)\n}", "Image {\n sourceSize.width: width\n}", "Image {\n sourceSize.height: icon.height\n}",
                     "Image {\n sourceSize.width: icon.width * 2\n}",
                     "Image {\n sourceSize {\n width: Theme.px(4)\n height: 3\n}\n}"]:
            self.write("qml/table/B.qml", text)
            self.assertEqual(len(habits.check_theme(self.root)), 1, text)

    def test_controls_are_templates(self):
        role = "    Accessible.role: Accessible.%s\n"
        self.write("tests/arch/controls-exceptions.txt", "")
        self.write("qml/table/A.qml", "import QtQuick.Templates as T\nT.AbstractButton {\n    Item {}\n" + role % "Button" + "}\n")
        self.write("qml/table/B.qml", "Item {\n" + role % "Link" + role % "PageTabList" + "    // Accessible.role: Accessible.Button\n}\n")
        self.assertEqual(habits.check_controls(self.root), [])
        for text in ["Item {\n" + role % "Button" + "}", "Row {\n T.Switch {}\n" + role % "CheckBox" + "}", "FocusScope {" + role % "PageTab" + "}",
                     "Item {\n    Accessible.role: on ? Accessible.RadioButton : Accessible.StaticText\n}"]:
            self.write("qml/table/C.qml", text)
            self.assertEqual(len(habits.check_controls(self.root)), 1, text)
        self.write("tests/arch/controls-exceptions.txt", "qml/table/C.qml Item a reason\nqml/table/D.qml Item gone\n")
        self.assert_breach(habits.check_controls(self.root), "qml/table/D.qml Item is no longer needed")
        self.assertEqual(len(habits.check_controls(self.root)), 1)

    def test_switched_off_checks_need_an_exception(self):
        self.write("core/kit/a.h", "// nothing to do; hackle, maxxxx\nTEST_CASE(\"one\") { f(); }\n    CHECK(rc::check(f));\n")
        self.assertEqual(habits.check_shortcuts(self.root), [])
        for text in ["QSKIP(\"x\")", "f(); // NOLINT(x)", "// qmllint disable", "#pragma GCC diagnostic ignored \"-Wshadow\"",
                     "* doctest::skip()", "// TODO: x", "TEST_CASE(\"one; two\") {",
                     "    rc::check([] {", "// clang-format off"]:
            self.write("core/kit/b.cpp", text)
            self.assertEqual(len(habits.check_shortcuts(self.root)), 1, text)
        self.write("tests/arch/shortcuts-exceptions.txt", "core/kit/b.cpp off a table\ncore/kit/c.cpp TODO gone\n")
        self.assert_breach(habits.check_shortcuts(self.root), "core/kit/c.cpp TODO is no longer needed")
        self.assertEqual(len(habits.check_shortcuts(self.root)), 1)

    def test_the_seats_have_the_same_colours_everywhere(self):
        self.write("qml/theme/Theme.qml", 'property var seatColors: contrast\n ? ["#000000"]\n : ["#B14D18", "#6B3F94"]\n')
        self.write("app/art/table_painter.cpp", "emblemColors{0xffb14d18,\n 0xff6b3f94};\n")
        self.assertEqual(habits.check_theme(self.root), [])
        self.write("resources/phone/line.js", 'const colours = ["#B14D18", "#6B3F95"];\n')
        self.assertEqual(len(habits.check_theme(self.root)), 1)

    def test_the_map_names_existing_folders(self):
        self.write("CONTRIBUTING.md", "## The map of the house\n| where | what |\n| `core/games` | a `nothing` |\n| `core/<game>` | |\n## Next\n| `gone` |\n")
        self.assertEqual(habits.check_map(self.root), [])
        self.write("CONTRIBUTING.md", "## The map of the house\n| `core/games`, `core/kid` | kit |\n")
        self.assert_breach(habits.check_map(self.root), "core/kid")
        self.write("CONTRIBUTING.md", "nothing")
        self.assertEqual(len(habits.check_map(self.root)), 1)


class Tools(House):
    """Another version of clang-format checks nothing, and this is reported."""

    def setUp(self):
        super().setUp()
        before = os.environ["PATH"]
        self.addCleanup(os.environ.__setitem__, "PATH", before)
        os.environ["PATH"] = str(self.root)

    def install(self, name, version):
        self.write(name, f"#!/bin/sh\necho 'Debian {name} version {version} (1)'\n")
        (self.root / name).chmod(0o755)

    def ends(self):
        said = io.StringIO()
        with contextlib.redirect_stdout(said), self.assertRaises(SystemExit) as end:
            tools.tool("clang-format")
        return end.exception.code, said.getvalue()

    def test_our_version_of_a_tool_is_found(self):
        self.install("clang-format", "14.0.6")
        self.assertEqual(tools.tool("clang-format"), str(self.root / "clang-format"))
        self.install("clang-format", "19.1.7")
        self.install("clang-format-14", "14.0.6")
        self.assertEqual(tools.tool("clang-format"), str(self.root / "clang-format-14"))

    def test_another_version_of_a_tool_checks_nothing(self):
        self.install("clang-format", "19.1.7")
        code, said = self.ends()
        self.assertEqual(code, tools.NOT_CHECKED)
        self.assertIn("Nothing was checked: clang-format here is version 19", said)

    def test_a_missing_tool_is_a_failure(self):
        code, said = self.ends()
        self.assertEqual(code, 1)
        self.assertIn("not installed", said)


class LeftOut(unittest.TestCase):
    """Finds functions that no test runs in programs whose tests name functions."""

    TESTS = [{"command": ["bin/x_tests", "WholeTest"]}, {"command": ["bin/x_tests", "WholeTest", "one"]},
             {"command": ["bin/x_tests", "PartsTest", "one", "two:a"]}, {"command": ["bin/x_tests", "PartsTest", "three"]},
             {"command": ["python3", "parts.py"]}, {"name": "not built"}]

    def test_the_functions_that_ctest_runs_are_listed(self):
        self.assertEqual(left_out.started(self.TESTS),
                         {("bin/x_tests", "WholeTest"): None, ("bin/x_tests", "PartsTest"): {"one", "two:a", "three"}})

    def test_functions_that_no_test_runs_are_found(self):
        rows = [("one", "a"), ("one", "b"), ("two", "a"), ("two", "b"), ("three", ""), ("four", "")]
        self.assertEqual(left_out.left_out({"one", "two:a", "three"}, rows), ["two:b", "four"])


if __name__ == "__main__":
    unittest.main()
