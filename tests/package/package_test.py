#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The files for desktops, shells and packages agree with the programs.

package_test.py CASE... [--bin FOLDER]: FOLDER holds the programs; without it only files are compared.
"""
import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT / "tools")]

import make_changelog  # noqa: E402  (from packaging)
import make_man  # noqa: E402
import same_everywhere  # noqa: E402  (beside this file)
import sort_declarations  # noqa: E402  (from tools)

ID = "io.github.taletop.Taletop"
DESKTOP = ROOT / "resources/desktop"
BIN = Path(".")


def text_of(path):
    return (ROOT / path).read_text(encoding="utf-8")


def version():
    return re.search(r"^project\(taletop VERSION ([\d.]+)", text_of("CMakeLists.txt"), re.M)[1]


def metainfo():
    return ElementTree.parse(DESKTOP / f"{ID}.metainfo.xml").getroot()


def desktop():
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str
    parser.read(DESKTOP / f"{ID}.desktop", encoding="utf-8")
    return parser


def mime():
    root = ElementTree.parse(DESKTOP / f"{ID}.mime.xml").getroot()
    return root, "{http://www.freedesktop.org/standards/shared-mime-info}"


def run(*words, **more):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", LC_ALL="C.UTF-8")
    return subprocess.run([str(w) for w in words], capture_output=True, text=True, encoding="utf-8",
                          env=environment, check=False, **more)


def options_of(*command):
    """Returns every --option in the help of a command."""
    told = make_man.parse(run(*command, "--help").stdout)
    return {name for entry in told.sections.get("options", []) for name in entry.left.split()[0].split(",")
            if name.startswith("--")}


class Identity(unittest.TestCase):
    """The id and version are the same in all files."""

    def test_the_id_is_the_same_everywhere(self):
        self.assertIn(f"set(TALETOP_ID {ID})", text_of("CMakeLists.txt"))
        self.assertEqual(metainfo().findtext("id"), ID)
        self.assertEqual(metainfo().findtext("launchable"), f"{ID}.desktop")
        self.assertEqual(desktop()["Desktop Entry"]["Icon"], ID)
        root, space = mime()
        self.assertEqual(root.find(f"{space}mime-type/{space}icon").get("name"), f"{ID}-save")
        self.assertEqual(re.search(r"^id: (\S+)", text_of(f"packaging/flatpak/{ID}.yml"), re.M)[1], ID)
        self.assertIn("setDesktopFileName(QStringLiteral(TALETOP_ID))", text_of("app/shell/program.cpp"))
        for path in DESKTOP.glob("*.xml"):
            self.assertTrue(path.name.startswith(ID), f"{path.name} is not named by the id")

    def test_the_sandbox_has_no_network_and_no_files(self):
        allowed = re.findall(r"^  - (--\S+)$", text_of(f"packaging/flatpak/{ID}.yml"), re.M)
        self.assertEqual(set(allowed), {"--share=ipc", "--socket=wayland", "--socket=fallback-x11",
                                        "--socket=pulseaudio", "--device=dri"})

    def test_the_version_is_the_newest_release(self):
        releases = metainfo().findall("releases/release")
        self.assertEqual(releases[0].get("version"), version())
        dates = [release.get("date") for release in releases]
        self.assertEqual(dates, sorted(dates, reverse=True))
        for image in metainfo().iter("image"):
            self.assertIn(f"/v{version()}/", image.text)
            self.assertTrue((ROOT / image.text.split(f"/v{version()}/")[1]).is_file(), image.text)

    def test_the_kind_of_file_is_the_same_everywhere(self):
        root, space = mime()
        kind = root.find(f"{space}mime-type")
        self.assertEqual(desktop()["Desktop Entry"]["MimeType"], kind.get("type") + ";")
        self.assertEqual(metainfo().findtext("provides/mediatype"), kind.get("type"))
        self.assertEqual(kind.find(f"{space}glob").get("pattern"), "*.taletop")
        magic = kind.find(f"{space}magic/{space}match").get("value")
        for save in (ROOT / "tests/match/old_saves").glob("*.taletop"):
            self.assertTrue(save.read_text(encoding="utf-8").startswith(magic), save.name)

    def test_every_action_has_a_group_and_starts_a_game_of_the_list(self):
        parser = desktop()
        actions = parser["Desktop Entry"]["Actions"].strip(";").split(";")
        groups = {name.split()[-1] for name in parser.sections() if name.startswith("Desktop Action")}
        self.assertEqual(set(actions), groups)
        # A game in development has no group yet.
        self.assertLessEqual(groups - {"continue"}, set(text_of("core/games/games.txt").split()))


class Languages(unittest.TestCase):
    """The files for desktops have all of Taletop's languages, as listed in translations/CMakeLists.txt."""

    LANG = "{http://www.w3.org/XML/1998/namespace}lang"

    def setUp(self):
        lines = re.search(r"^set\(lines\n(.*?)\n\)", text_of("translations/CMakeLists.txt"), re.M | re.S)[1].split()
        self.languages = {line for line in lines if ":" not in line} - {"en"}
        self.assertIn("de", self.languages)

    def test_the_desktop_file(self):
        names = {"Foxtail", "Paper Tales", "Tail Story", "StoryLine: Scary Tales", "Taletop"}
        for group, entries in desktop().items():
            for key in ("Name", "GenericName", "Comment", "Keywords"):
                if key in entries and entries[key] not in names:
                    told = {found[1] for found in (re.fullmatch(rf"{key}\[(\w+)\]", each) for each in entries) if found}
                    self.assertEqual(told, self.languages, f"{group}: {key}")

    def test_the_kind_of_file(self):
        root, space = mime()
        comments = root.findall(f"{space}mime-type/{space}comment")
        self.assertEqual({each.get(self.LANG) for each in comments}, self.languages | {None})

    def test_the_metainfo(self):
        summaries = metainfo().findall("summary")
        self.assertEqual({each.get(self.LANG) for each in summaries}, self.languages | {None})
        paragraphs = [each.get(self.LANG) for each in metainfo().findall("description/p")]
        for language in self.languages:
            self.assertEqual(paragraphs.count(language), paragraphs.count(None), language)


class Changelog(unittest.TestCase):
    """The packages' changelog is generated from the releases in the metainfo."""

    def test_an_entry_is_made_from_a_release(self):
        release = ElementTree.fromstring(
            '<release version="0.2.0" date="2027-01-03"><description><p>Two\n  words.</p>'
            '<ul><li>' + "long " * 20 + 'end</li></ul></description></release>')
        entry = make_changelog.entry(release, "A <a@example.org>", "1~debian12")
        self.assertEqual(entry, "taletop (0.2.0-1~debian12) unstable; urgency=medium\n\n"
                         "  * Two words.\n  * " + ("long " * 14).strip() + "\n    " + "long " * 6 + "end\n\n"
                         " -- A <a@example.org>  Sun, 03 Jan 2027 12:00:00 +0000\n")

    def test_the_newest_release_is_on_top(self):
        told = make_changelog.changelog(DESKTOP / f"{ID}.metainfo.xml", "A <a@example.org>", "1")
        self.assertTrue(told.startswith(f"taletop ({version()}-1) "))


class Comparing(unittest.TestCase):
    """Comparing another system's games with ours finds every difference."""

    def test_every_difference_is_reported(self):
        ours = {"game": b"one\ntwo\n", "end": b"Fred\n"}
        self.assertEqual(same_everywhere.compared(ours, dict(ours)), [])
        told = same_everywhere.compared(ours, {"game": b"one\n2\n", "more": b""})
        self.assertEqual(told, ["end is missing", "more should not be there", "game differs", "--- expected",
                                "+++ found", "@@ -2 +2 @@", "-two", "+2"])
        self.assertEqual(same_everywhere.compared({"game": b"one\n"}, {"game": b"one\r\n"}),
                         ["game differs in the ends of its lines"])

    def test_every_game_is_compared(self):
        seats = same_everywhere.seats_of(run(BIN / "taletop-cli", "games").stdout)
        self.assertEqual(set(same_everywhere.GAMES), set(seats))
        for game in same_everywhere.GAMES:
            self.assertGreaterEqual(len(seats[game]), 1)
            for count in seats[game]:
                self.assertIn(f"{game}/playthrough-{count}.txt", same_everywhere.golden())


class Order(unittest.TestCase):
    """A package is the same wherever it is built, because the compiler's declarations are sorted."""

    def setUp(self):
        self.in_order = lambda text: list(sort_declarations.in_order(text.split("\n")))

    def test_declarations_have_one_order(self):
        one = "Q_UNUSED(a)\ndouble r7_1;\nQObject *r2_1;\ndouble r2_2;\nr7_1 = 2;\nbool r9_1;\nint r3_4;"
        other = "Q_UNUSED(a)\ndouble r2_2;\ndouble r7_1;\nQObject *r2_1;\nr7_1 = 2;\nint r3_4;\nbool r9_1;"
        self.assertNotEqual(one, other)
        self.assertEqual(self.in_order(one), self.in_order(other))

    def test_statements_keep_their_order(self):
        done = "r7_1 = 2;\nr2_1 = 1;\nreturn r7_1;\ndouble r3 = f(r2_1);\ncall(r2_1);"
        self.assertEqual(self.in_order(done), done.split("\n"))


class Manual(unittest.TestCase):
    """Manual pages list all options of their program."""

    def test_pages_list_all_options_and_commands(self):
        for program in ("taletop", "taletop-cli"):
            page = run(sys.executable, "-B", ROOT / "packaging/make_man.py", BIN / program, "--name", program,
                       "--version", version(), "--date", "2026-01-02", "--more",
                       ROOT / f"packaging/man/{program}.roff")
            self.assertEqual(page.returncode, 0, page.stderr)
            plain = page.stdout.replace("\\-", "-")
            told = make_man.parse(run(BIN / program, "--help").stdout)
            commands = [entry.left for entry in told.sections.get("subcommands", [])]
            for command in [[]] if not commands else [[name] for name in commands]:
                for option in options_of(BIN / program, *command):
                    self.assertIn(f"\\fB{option}\\fR", plain)
            for command in commands:
                self.assertIn(f".SS {command}\n", plain)
            self.assertNotIn("@SECTION@", page.stdout)
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "page.1"
                file.write_text(page.stdout, encoding="utf-8")
                shown = run("groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z", file)
            self.assertEqual((shown.returncode, shown.stderr), (0, ""))

    def test_a_help_of_another_form_is_refused(self):
        with self.assertRaises(SystemExit):
            make_man.parse("usage: something [-h]\n\noptional arguments:\n  -h  help\n")

    def test_characters_with_a_meaning_in_roff_are_escaped(self):
        self.assertEqual(make_man.roff(".TH a\\b --c"), "\\&.TH a\\eb \\-\\-c")
        self.assertEqual(make_man.value_of("INT:INT in [1 - 8]"), ("N", "from 1 to 8"))
        self.assertEqual(make_man.value_of("KIND,KIND,..."), ("KIND,KIND,...", ""))


class Completion(unittest.TestCase):
    """bash completes every option, command and game, and nothing else."""

    def complete(self, program, *words):
        """Returns bash's completions for the last of the words."""
        listed = " ".join(shlex.quote(word) for word in (program, *words))
        script = (f'. "{ROOT}/packaging/completion/{program}"; COMP_WORDS=({listed}); COMP_CWORD={len(words)}; '
                  f'{"_taletop" if program == "taletop" else "_taletop_cli"} 2>&1; printf "%s\\n" "${{COMPREPLY[@]}}"')
        environment = dict(os.environ, PATH=f"{BIN}:{os.environ['PATH']}", LC_ALL="C.UTF-8")
        said = subprocess.run(["bash", "--norc", "-c", script], capture_output=True, text=True, check=True,
                              env=environment, cwd=ROOT / "tests/match/old_saves")
        self.assertEqual(said.stderr, "")
        return set(said.stdout.split())

    def test_commands(self):
        told = make_man.parse(run(BIN / "taletop-cli", "--help").stdout)
        commands = {entry.left for entry in told.sections["subcommands"]}
        self.assertEqual(self.complete("taletop-cli", ""), commands | options_of(BIN / "taletop-cli"))
        self.assertEqual(self.complete("taletop-cli", "pe"), {"perft"})

    def test_options(self):
        told = make_man.parse(run(BIN / "taletop-cli", "--help").stdout)
        for entry in told.sections["subcommands"]:
            self.assertEqual(self.complete("taletop-cli", entry.left, "--"), options_of(BIN / "taletop-cli", entry.left))
        self.assertEqual(self.complete("taletop", "--"), options_of(BIN / "taletop"))

    def test_games_and_their_options(self):
        games = set(text_of("core/games/games.txt").split())
        self.assertEqual(self.complete("taletop-cli", "play", ""), games)
        self.assertEqual(self.complete("taletop-cli", "play", "foxtail", ""), set())
        self.assertEqual(self.complete("taletop", "--game", ""), games)
        self.assertEqual(self.complete("taletop-cli", "play", "foxtail", "--option", ""), {"theme="})
        self.assertEqual(self.complete("taletop", "--game", "storyline", "--option", "n"), {"narrator="})
        self.assertEqual(self.complete("taletop-cli", "play", "foxtail", "--option", "theme", "=", "s"),
                         {"summer", "spring"})
        self.assertEqual(self.complete("taletop", "--option", "acting", "="), {"3", "5"})
        self.assertEqual(self.complete("taletop", "--option", "family", "=", ""), {"0", "1"})

    def test_languages(self):
        languages = {path.stem.partition("_")[2] for path in (ROOT / "translations").glob("taletop_*.ts")}
        self.assertEqual(set(run(BIN / "taletop-cli", "languages").stdout.split()), languages)
        for program in ("taletop", "taletop-cli"):
            self.assertEqual(self.complete(program, "--language", ""), languages)
            refused = run(BIN / program, "--language", "tlh")
            self.assertEqual(refused.returncode, 2)
            told = refused.stderr.partition("use one of ")[2]
            self.assertLessEqual(languages, set(re.findall(r"[\w-]+", told)), told)

    def test_values(self):
        self.assertEqual(self.complete("taletop-cli", "play", "foxtail", "--bots", "casual,r"), {"casual,random"})
        self.assertEqual(self.complete("taletop", "--bots", "h"), {"human"})
        self.assertEqual(self.complete("taletop", "--speed", ""), {"instant", "quick", "normal", "leisurely"})
        self.assertIn("foxtail-v1-r1.taletop", self.complete("taletop-cli", "replay", "foxtail-"))
        self.assertIn("foxtail-v1-r1.taletop", self.complete("taletop", "foxtail-"))
        for bot in ("casual", "random"):  # checks that the suggested values are accepted
            self.assertEqual(run(BIN / "taletop-cli", "play", "foxtail", "--bots", f"{bot},{bot}").returncode, 0)


class Actions(unittest.TestCase):
    """The program accepts each command that a desktop can start."""

    def answer(self, words):
        """Returns the program's message for these arguments without a display, which it reports only after accepting
        them."""
        screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        environment = {name: value for name, value in os.environ.items() if name not in screens}
        environment["LC_ALL"] = "C.UTF-8"
        with tempfile.TemporaryDirectory() as folder:
            said = subprocess.run([str(BIN / words[0]), *words[1:], "--data-dir", folder], env=environment,
                                  capture_output=True, text=True, check=False)
        return said.stderr

    def assert_taken(self, words):
        self.assertTrue(self.answer(words).startswith("taletop: there is no display;"),
                        f"{words}: {self.answer(words)}")

    def test_every_exec_line_is_accepted(self):
        parser = desktop()
        for group in parser.sections():
            line = parser[group]["Exec"]
            words = [word for word in shlex.split(line) if word != "%f"]
            self.assertEqual(words[0], "taletop")
            self.assert_taken(words)

    def test_a_save_is_accepted(self):
        with tempfile.TemporaryDirectory() as folder:
            save = Path(folder) / "a game.taletop"
            save.write_bytes((ROOT / "tests/match/old_saves/foxtail-v1-r1.taletop").read_bytes())
            self.assert_taken(["taletop", str(save)])

    def test_a_wrong_line_is_refused(self):
        self.assertIn("nosuchgame", self.answer(["taletop", "--game", "nosuchgame"]))
        self.assertNotIn("display", self.answer(["taletop", "--nosuchoption"]))


def judged(metainfo_text, appstream):
    """Returns the metainfo for this version of AppStream, which named the developer in another element before 1.0."""
    if appstream >= (1, 0):
        return metainfo_text
    return re.sub(r'<developer id="[^"]*">\s*<name>([^<]*)</name>\s*</developer>',
                  r"<developer_name>\1</developer_name>", metainfo_text)


class Validators(unittest.TestCase):
    """The validators for desktop files find no errors."""

    def test_desktop_file(self):
        said = run("desktop-file-validate", DESKTOP / f"{ID}.desktop")
        self.assertEqual((said.returncode, said.stdout + said.stderr), (0, ""))

    def test_metainfo(self):
        told = run("appstreamcli", "--version").stdout
        appstream = tuple(int(n) for n in re.search(r"(\d+)\.(\d+)", told).groups())
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / f"{ID}.metainfo.xml"
            file.write_text(judged(text_of(f"resources/desktop/{ID}.metainfo.xml"), appstream), encoding="utf-8")
            said = run("appstreamcli", "validate", "--no-net", "--strict", file)
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)

    def test_kind_of_file(self):
        with tempfile.TemporaryDirectory() as folder:
            packages = Path(folder) / "packages"
            packages.mkdir()
            (packages / f"{ID}.xml").write_bytes((DESKTOP / f"{ID}.mime.xml").read_bytes())
            said = run("update-mime-database", "-V", folder)
            self.assertEqual(said.returncode, 0, said.stderr)
            self.assertIn("application/x-taletop:*.taletop", (Path(folder) / "globs").read_text(encoding="utf-8"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="+")
    parser.add_argument("--bin", default=".")
    given = parser.parse_args()
    global BIN
    BIN = Path(given.bin).resolve()
    loader = unittest.defaultTestLoader
    suite = unittest.TestSuite(loader.loadTestsFromTestCase(globals()[case]) for case in given.cases)
    return 0 if unittest.TextTestRunner(verbosity=1).run(suite).wasSuccessful() and suite.countTestCases() else 1


if __name__ == "__main__":
    sys.exit(main())
