#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Adds everything to a Taletop for Windows that it needs there, if it was built with mingw on another system, because
Qt's own tool for this runs only on Windows. `cmake --install` calls it (cmake/install.cmake).

stage_windows.py STAGE SOURCE --qt QT --objdump OBJDUMP --compiler COMPILER: STAGE is the folder that `cmake --install`
fills, SOURCE its source tree, QT the folder of Qt for Windows.

    bin/               the programs, all libraries, and qt.conf, which tells Qt where its parts are
    lib/               Qt's plugins, QML modules and translations
"""
import argparse
import json
import re
import shutil
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "portable")]

import stage  # noqa: E402  (from packaging/portable)

# Plugins, as paths below Qt's plugin folder. No library refers to them.
PLUGINS = (
    "platforms/qwindows.dll",
    "platforms/qoffscreen.dll",  # --demo without a screen
    "styles/qwindowsvistastyle.dll",
    "imageformats/qsvg.dll",
    "iconengines/qsvgicon.dll",
)
# Sounds and speech, if this Qt has them.
OPTIONAL = ("multimedia/windowsmediaplugin.dll", "texttospeech/qtexttospeech_sapi.dll")


def names_in(told):
    """Returns the names of the libraries in the output of `objdump -p` for a program or a library."""
    return re.findall(r"^\s*DLL Name: (\S+)", told, re.M)


def is_windows(name, folders):
    """Is this a library of Windows itself? mingw has an import library for each of them in its own folder."""
    stem = name.lower().rpartition(".")[0]
    return stem.startswith("api-ms-win-") or any((folder / f"lib{stem}.a").is_file() for folder in folders)


def libraries_of(roots, needed, folders, system):
    """Returns all libraries that the roots need, directly or not, as {name: file}. `needed(file)` returns the names
    that a file needs, and `system(name)` says whether Windows has that library. Ignores the case of names."""
    there = {file.name.lower(): file for folder in reversed(folders) for file in sorted(folder.glob("*.dll"))}
    found, missing, waiting = {}, set(), list(roots)
    while waiting:
        for name in map(str.lower, needed(waiting.pop())):
            if name in there and name not in found:
                found[name] = there[name]
                waiting.append(there[name])
            elif name not in there and not system(name):
                missing.add(name)
    if missing:
        stage.fail(f"neither Qt, the compiler nor Windows has {', '.join(sorted(missing))}.")
    return found


def folder_of(compiler, library):
    """Returns a list with the folder where the compiler has this library; empty if it has none."""
    told = Path(stage.output_of(compiler, f"-print-file-name={library}").strip())
    return [told.parent.resolve()] if told.is_absolute() else []


def translations_in(folders, source):
    """Returns Qt's own translations into Taletop's languages as {place in the stage: file}."""
    found = {}
    for language in sorted((source / "translations").glob("taletop_*.ts")):
        name = language.name.replace("taletop_", "qtbase_").replace(".ts", ".qm")
        files = [folder / name for folder in folders if (folder / name).is_file()]
        if files:
            found[stage.LIB / "translations" / name] = files[0]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", type=Path)
    parser.add_argument("source", type=Path)
    parser.add_argument("--qt", type=Path, required=True)
    parser.add_argument("--objdump", required=True)
    parser.add_argument("--compiler", required=True)
    given = parser.parse_args()

    host = stage.qt_folders()
    scanned = json.loads(stage.output_of(host["QT_HOST_LIBEXECS"] / "qmlimportscanner", "-rootPath",
                                         given.source / "qml", "-rootPath", given.source / "app",
                                         "-importPath", given.qt / "qml"))
    plugins = given.qt / "plugins"
    files = stage.plugins_in(plugins, PLUGINS) | stage.modules_of(scanned, given.qt / "qml")
    files |= {stage.LIB / "plugins" / name: plugins / name for name in OPTIONAL if (plugins / name).is_file()}
    roots = [*(given.stage / "bin").glob("*.exe"), *(file for file in files.values() if file.suffix == ".dll")]
    own = [given.qt / "bin", *folder_of(given.compiler, "libstdc++-6.dll"),
           *folder_of(given.compiler, "libwinpthread-1.dll")]
    links = folder_of(given.compiler, "libkernel32.a")
    libraries = libraries_of(roots, lambda file: names_in(stage.output_of(given.objdump, "-p", file)), own,
                             lambda name: is_windows(name, links))
    files |= {Path("bin") / file.name: file for file in libraries.values()}
    files |= translations_in([given.qt / "translations", host["QT_INSTALL_TRANSLATIONS"]], given.source)
    for place, file in files.items():
        (given.stage / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, given.stage / place)
        if file.suffix == ".dll":
            stage.output_of(re.sub("objdump$", "strip", given.objdump), "--strip-unneeded", given.stage / place)
    (given.stage / "bin/qt.conf").write_text(stage.QT_CONF, encoding="utf-8")


if __name__ == "__main__":
    main()
