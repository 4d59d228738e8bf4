#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The portable package: where files go, and which libraries its starter chooses on a system."""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging/portable")]

import stage  # noqa: E402  (from packaging/portable)


class Places(unittest.TestCase):
    """The files in the package, and their folders."""

    def test_qt_is_bundled_the_c_library_is_not_and_the_rest_is_a_fallback(self):
        self.assertEqual({stage.place_of(name) for name in ("libQt6Core.so.6", "libQt6XcbQpa.so.6")}, {"lib"})
        self.assertEqual({stage.place_of(name) for name in (
            "libc.so.6", "libm.so.6", "libpthread.so.0", "ld-linux-x86-64.so.2", "libnss_files.so.2")}, {"system"})
        self.assertEqual({stage.place_of(name) for name in (
            "libGL.so.1", "libEGL.so.1", "libdrm.so.2", "libX11.so.6", "libxcb.so.1", "libwayland-client.so.0",
            "libstdc++.so.6", "libcups.so.2", "libmd4c.so.0", "libresolver.so.1")}, {"fallback"})

    def test_the_output_of_ldd_is_read(self):
        told = ("/a/taletop:\n\tlinux-vdso.so.1 (0x00007ffe)\n\tlibz.so.1 => /lib/x/libz.so.1 (0x00007f9)\n"
                "\tlibQt6Gui.so.6 => /opt/two words/libQt6Gui.so.6 (0x00007f8)\n\t/lib64/ld-linux.so.2 (0x00007f7)\n")
        self.assertEqual(stage.loaded(told), {"libz.so.1": Path("/lib/x/libz.so.1"),
                                              "libQt6Gui.so.6": Path("/opt/two words/libQt6Gui.so.6")})
        with self.assertRaisesRegex(SystemExit, "libnone.so.1"):
            stage.loaded("\tlibnone.so.1 => not found\n")

    def test_a_library_that_a_fallback_needs_is_put_beside_it(self):
        files = {name: Path("/usr/lib") / name for name in
                 ("libc.so.6", "libQt6Core.so.6", "libpulse.so.0", "libz.so.1", "libpulsecommon.so")}
        needed = {"libpulse.so.0": ["libpulsecommon.so", "libc.so.6"]}
        placed = stage.libraries_of(files, set(files) - {"libpulsecommon.so"}, lambda file: needed.get(file.name, []))
        self.assertEqual({place.as_posix() for place in placed},
                         {"lib/libQt6Core.so.6", "lib/fallback/libpulse.so.0/libpulse.so.0",
                          "lib/fallback/libpulse.so.0/libpulsecommon.so", "lib/fallback/libz.so.1/libz.so.1"})

    def test_the_libraries_that_the_loader_knows_are_read(self):
        told = ("2 libs found in cache\n\tlibz.so.1 (libc6,x86-64) => /lib/libz.so.1\n"
                "\tlibstdc++.so.6 (libc6,x86-64, OS ABI: Linux 3.2.0) => /lib/libstdc++.so.6\n")
        self.assertEqual(stage.known_to_loader(told), ({"libz.so.1", "libstdc++.so.6"}, "libc6,x86-64"))

    def test_a_qml_module_is_copied_without_its_submodules(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "QtQuick/Window").mkdir(parents=True)
            for file in ("QtQuick/qmldir", "QtQuick/plugins.qmltypes", "QtQuick/Window/qmldir"):
                (folder / file).touch()
            scanned = [{"type": "module", "name": "QtQuick", "path": str(folder / "QtQuick")},
                       {"type": "module", "name": "Taletop.Table"},
                       {"type": "javascript", "path": str(folder / "QtQuick/Window")}]
            self.assertEqual(list(stage.modules_of(scanned, folder)), [Path("lib/qml/QtQuick/qmldir")])

    def test_missing_parts_are_reported(self):
        with tempfile.TemporaryDirectory() as name:
            with self.assertRaisesRegex(SystemExit, "libqxcb.so is not installed"):
                stage.plugins_in(Path(name), ["platforms/libqxcb.so"])
            with self.assertRaisesRegex(SystemExit, "Loma"):
                for typeface in stage.TYPEFACES:
                    (Path(name) / typeface).touch()
                (Path(name) / "Loma.otf").unlink()
                stage.typefaces_in(Path(name))

    def test_qt_is_found_by_a_relative_path(self):
        self.assertEqual(stage.rpath_of(Path("bin/taletop")), "$ORIGIN/../lib")
        self.assertEqual(stage.rpath_of(Path("lib/libQt6Gui.so.6")), "$ORIGIN/.")
        self.assertEqual(stage.rpath_of(Path("lib/qml/QtQuick/Window/libwindow.so")), "$ORIGIN/../../..")


class Starter(unittest.TestCase):
    """The starter, in a folder with blanks in its name, runs a program that prints its environment and arguments."""

    SAYS = ('#!/bin/sh\nprintf "%s\\n" "$LD_LIBRARY_PATH" "${QT_PLUGIN_PATH-none}" "$FONTCONFIG_FILE" "$TALETOP_STARTER" '
            '"GLX: $QT_XCB_GL_INTEGRATION" "$@"\n')
    GLX = "libGLX.so.0 (libc6,x86-64)"

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name).resolve()

    def staged(self, name):
        """Returns the folder of a package that has these three fallbacks."""
        made = self.folder / name
        for library in ("libGLX.so.0", "libown.so.1", "libz.so.1"):
            (made / "lib/fallback" / library).mkdir(parents=True)
        (made / "lib/fonts").mkdir()
        (made / "bin").mkdir()
        (made / "bin/taletop").write_text(self.SAYS, encoding="utf-8")
        (made / "bin/taletop").chmod(0o755)
        stage.add_program_files(made, "libc6,x86-64")
        return made

    def started(self, file, known, *words, **more):
        """Starts the file on a system whose ldconfig lists these libraries, and returns the output."""
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        lines = "".join(f"\t{library} => /lib/{library}\n" for library in known)
        (tools / "ldconfig").write_text(f"#!/bin/sh\ncat <<'END'\n{lines}END\n", encoding="utf-8")
        (tools / "ldconfig").chmod(0o755)
        environment = {"PATH": f"{tools}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "QT_PLUGIN_PATH": "/other", **more}
        return subprocess.run([str(file), *words], capture_output=True, text=True, check=False, env=environment,
                              cwd=self.folder)

    def test_missing_libraries_come_from_the_fallback_folder_and_last(self):
        made = self.staged("my games")
        said = self.started(made / "taletop", [self.GLX, "libz.so.1 (libc6,x86-64)"], "a save", LD_LIBRARY_PATH="/first")
        self.assertEqual(said.stdout.splitlines(), [f"/first:{made}/lib/fallback/libown.so.1", "none",
                                                    f"{made}/lib/fonts/fonts.conf", f"{made}/taletop", "GLX: ",
                                                    "a save"], said.stderr)

    def test_libraries_for_another_processor_do_not_count(self):
        made = self.staged("taletop")
        said = self.started(made / "taletop", [self.GLX, "libz.so.1 (libc6)", "libown.so.10 (libc6,x86-64)"])
        self.assertEqual(said.stdout.splitlines()[0],
                         f"{made}/lib/fallback/libown.so.1:{made}/lib/fallback/libz.so.1")

    def test_a_link_starts_the_program_too(self):
        made = self.staged("my games")
        (self.folder / "link").symlink_to(made / "taletop")
        said = self.started(self.folder / "link",
                            [self.GLX, "libz.so.1 (libc6,x86-64)", "libown.so.1 (libc6,x86-64, hwcap)"])
        self.assertEqual(said.stdout.splitlines()[0], "")
        self.assertEqual(said.stdout.splitlines()[3], f"{made}/taletop")

    def test_without_drivers_glx_is_switched_off(self):
        made = self.staged("taletop")
        self.assertIn("GLX: none\n", self.started(made / "taletop", []).stdout)
        self.assertIn("GLX: \n", self.started(made / "taletop", [self.GLX]).stdout)

    def test_a_folder_with_a_colon_is_refused(self):
        made = self.staged("a:b")
        said = self.started(made / "taletop", [])
        self.assertEqual((said.returncode, said.stdout), (1, ""))
        self.assertIn("rename", said.stderr)


if __name__ == "__main__":
    unittest.main()
