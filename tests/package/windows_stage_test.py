#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The files that are put beside a program for Windows that was built on another system."""
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging/windows")]

import stage_windows  # noqa: E402  (from packaging/windows)


class Libraries(unittest.TestCase):
    """All needed libraries are copied, except those of Windows."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def having(self, name, *files):
        folder = self.folder / name
        folder.mkdir()
        for file in files:
            (folder / file).touch()
        return folder

    def test_the_output_of_objdump_is_read(self):
        told = "The Import Tables:\n\tDLL Name: Qt6Core.dll\n\tvma:  Hint/Ord\n\n\tDLL Name: KERNEL32.dll\n"
        self.assertEqual(stage_windows.names_in(told), ["Qt6Core.dll", "KERNEL32.dll"])

    def test_libraries_of_libraries_are_found_and_the_first_folder_counts(self):
        qt = self.having("qt", "Qt6Core.dll", "Qt6Gui.dll", "Qt6Sql.dll")
        compiler = self.having("gcc", "libstdc++-6.dll", "Qt6Core.dll")
        needed = {"taletop.exe": ["Qt6Gui.dll", "USER32.dll"], "Qt6Gui.dll": ["qt6core.dll"],
                  "Qt6Core.dll": ["libstdc++-6.dll", "Qt6Gui.dll"]}
        found = stage_windows.libraries_of([Path("taletop.exe")], lambda file: needed.get(file.name, []),
                                           [qt, compiler], lambda name: name == "user32.dll")
        self.assertEqual(set(found.values()),
                         {qt / "Qt6Gui.dll", qt / "Qt6Core.dll", compiler / "libstdc++-6.dll"})

    def test_missing_libraries_are_reported(self):
        with self.assertRaisesRegex(SystemExit, "libnone.dll"):
            stage_windows.libraries_of([Path("taletop.exe")], lambda file: ["libnone.dll"], [], lambda name: False)

    def test_windows_has_what_mingw_can_link_with(self):
        links = self.having("lib", "libkernel32.a", "libwinspool.a")
        self.assertEqual([name for name in ("KERNEL32.dll", "WINSPOOL.DRV", "api-ms-win-core-path-l1-1-0.dll", "Qt6Gui.dll")
                          if not stage_windows.is_windows(name, [links])], ["Qt6Gui.dll"])

    def test_words_come_from_the_first_folder_that_has_them(self):
        source = self.having("source")
        (source / "translations").mkdir()
        for language in ("de", "th"):
            (source / f"translations/taletop_{language}.ts").touch()
        qt = self.having("qt", "qtbase_fr.qm")
        host = self.having("host", "qtbase_de.qm", "qtbase_fr.qm")
        self.assertEqual(stage_windows.translations_in([qt, host], source),
                         {Path("lib/translations/qtbase_de.qm"): host / "qtbase_de.qm"})


if __name__ == "__main__":
    unittest.main()
