#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Adds everything that an installed Taletop needs on a Linux system without Qt. Called by tools/package.sh portable.

stage.py STAGE SOURCE: STAGE is the folder that `cmake --install` has filled, SOURCE its source tree.

    taletop            starts the program (starter.sh)
    bin/               the programs, and qt.conf, which tells Qt where its parts are
    lib/               Qt's libraries, plugins, QML modules and translations, and typefaces
    lib/fallback/      all other libraries, each in a folder with its name: the starter uses those that a system lacks
    share/             what `cmake --install` puts there, and the licences of everything here

All parts find each other by relative paths, so that the folder may be anywhere.
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
LIB = Path("lib")
FALLBACK = LIB / "fallback"
LICENCES = Path("share/doc/taletop/licences")

# The place of a library: the first pattern that matches the beginning of its name decides.
PLACES = (
    # Libraries and plugins of Qt must be from one build, so the system's are never used.
    (r"libQt6", "lib"),
    # The C library and the loader depend on each other and on the kernel, so only the system's work.
    (r"(ld-linux|linux-vdso|lib(c|m|dl|rt|pthread|resolv|util|nsl|anl|mvec)\.so|libnss_)", "system"),
    # Other libraries with the same name are compatible with older versions. The system's are at least as new, get its
    # updates, and fit its drivers, desktop and sound: libGL, libEGL and libdrm, libX11, libxcb and libwayland,
    # libfontconfig, libdbus, libpulse, libcups, libstdc++ and their dependencies.
    (r"", "fallback"),
)

# Plugins, as paths below Qt's plugin folder. The imports of the QML files determine the QML modules.
PLUGINS = (
    "platforms/libqxcb.so",
    "xcbglintegrations/*.so",
    "platforms/libqwayland*.so",
    "wayland-shell-integration/libxdg-shell.so",
    "wayland-decoration-client/*.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "platforms/libqoffscreen.so",  # --demo without a screen
    "platforminputcontexts/*.so",  # names in Japanese and Thai, letters with accents
    "imageformats/libqsvg.so",
    "iconengines/libqsvgicon.so",
    "texttospeech/libqtexttospeech_speechd.so",
)
# This plugin works only where the system has CUPS. Without CUPS, Qt ignores it, so its libraries are not included.
PRINTING = ("printsupport/*.so",)
# Qt Multimedia needs no plugins for sounds. Its large plugins for films and music are left out.

# Japanese and Thai, for systems that have no typefaces for them; the other three are inside the program.
TYPEFACES = ("BIZUDPGothic-Regular.ttf", "BIZUDPGothic-Bold.ttf", "Loma.otf", "Loma-Bold.otf")
# Packages with parts that are compiled into the programs.
BUILT_IN = ("nlohmann-json3-dev", "libcli11-dev", "fonts-vollkorn", "fonts-sil-gentiumplus", "fonts-sil-andika")

QT_CONF = """[Paths]
Prefix = ..
Plugins = lib/plugins
QmlImports = lib/qml
Translations = lib/translations
"""

LICENCES_TEXT = """These are the licences of the third-party parts in Taletop's folder, by Debian package.

The libraries are Debian's, unchanged except for the paths where they look for each other. Programs find
them in lib when they start, so you may put others in their places. Debian keeps the sources of every version:

"""


def fail(message):
    sys.exit(f"stage.py: {message}")


def output_of(*command):
    """Returns the output of the command, in English."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False,
                          env=dict(os.environ, LC_ALL="C.UTF-8"))
    if done.returncode != 0:
        fail(f"{' '.join(map(str, command))}: {done.stderr.strip()}")
    return done.stdout


def qt_folders():
    """Returns Qt's folders by their names, such as QT_INSTALL_PLUGINS."""
    lines = output_of("qtpaths6", "--query").splitlines()
    return {name: Path(folder) for name, _, folder in (line.partition(":") for line in lines)}


def place_of(library):
    """Returns the place of a library: lib, fallback or system."""
    return next(place for pattern, place in PLACES if re.match(pattern, library))


def plugins_in(folder, patterns):
    """Returns the plugins as {place in the stage: file}."""
    found = {}
    for pattern in patterns:
        files = sorted(folder.glob(pattern))
        if not files:
            fail(f"{folder}/{pattern} is not installed.")
        found.update({LIB / "plugins" / file.relative_to(folder): file for file in files})
    return found


def modules_of(scanned, folder):
    """Returns the QML modules in the output of qmlimportscanner as {place in the stage: file}, without submodules."""
    found = {}
    for entry in scanned:
        module = Path(entry.get("path", ""))
        if entry["type"] == "module" and module.is_relative_to(folder):
            found.update({LIB / "qml" / file.relative_to(folder): file for file in sorted(module.iterdir())
                          if file.is_file() and file.suffix != ".qmltypes"})
    return found


def typefaces_in(folder):
    """Returns the typefaces as {place in the stage: file}."""
    found = {}
    for name in TYPEFACES:
        files = sorted(folder.rglob(name))
        if not files:
            fail(f"the typeface {name} is not installed below {folder}.")
        found[LIB / "fonts" / name] = files[0]
    return found


def loaded(told):
    """Returns the libraries in the output of ldd as {name: file}."""
    missing = re.findall(r"^\s*(\S+) => not found", told, re.M)
    if missing:
        fail(f"not installed: {', '.join(sorted(set(missing)))}")
    return {name: Path(file) for name, file in re.findall(r"^\s*(\S+) => (/.*) \(0x", told, re.M)}


def libraries_of(files, known, needed):
    """Returns the libraries {name: file} as {place in the stage: file}. `known` has the names that the loader finds
    by itself, and `needed(file)` returns the names of the libraries that a file needs."""
    found = {}
    for name, file in files.items():
        place = place_of(name)
        if place == "lib":
            found[LIB / name] = file
        elif place == "fallback" and name in known:
            found[FALLBACK / name / name] = file
        elif place == "fallback":
            # A private library such as libpulsecommon fits only the library that needs it, so it gets the same folder.
            for owner in (each for each in files if each in known and name in needed(files[each])):
                found[FALLBACK / owner / name] = file
    return found


def known_to_loader(told):
    """Returns the names of libraries in the output of `ldconfig -p`, and its mark for those of this processor."""
    mark = re.search(r"^\tlibstdc\+\+\.so\.6 \(([^)]*?)(, [^)]*)?\)", told, re.M)
    if not mark:
        fail("ldconfig -p does not tell of libstdc++.so.6.")
    return set(re.findall(r"^\t(\S+) \(", told, re.M)), mark[1]


def rpath_of(place):
    """Returns the path where a file at this place looks for Qt's libraries."""
    return os.path.join("$ORIGIN", os.path.relpath(LIB, place.parent))


def owners_of(files):
    """Returns the names of the Debian packages that contain the files."""
    # Packages may list a file with or without /usr, because /lib is now a link to /usr/lib.
    names = {name for file in files for name in (str(file), f"/usr{file}", str(file).removeprefix("/usr"))}
    told = subprocess.run(["dpkg-query", "--search", *sorted(names)], capture_output=True, text=True, check=False)
    owner_of = {}
    for line in told.stdout.splitlines():
        packages, _, file = line.rpartition(": ")
        owner_of[file.removeprefix("/usr")] = packages.split(",")[0].split(":")[0]
    unknown = [str(file) for file in files if str(file).removeprefix("/usr") not in owner_of]
    if unknown:
        fail(f"of no package, so their licences are not known: {', '.join(unknown)}")
    return sorted({*owner_of.values(), *BUILT_IN})


def add_licences(folder, packages, common=Path("/usr/share/common-licenses")):
    """Adds the packages' licences, the common licences that they name, and a list of links to the sources."""
    folder.mkdir(parents=True)
    named = set()
    told = LICENCES_TEXT
    for package in packages:
        text = Path(f"/usr/share/doc/{package}/copyright").read_text(encoding="utf-8", errors="replace")
        (folder / f"{package}.txt").write_text(text, encoding="utf-8")
        named |= set(re.findall(rf"{common}/([\w.+-]*\w)", text))
        source = output_of("dpkg-query", "-W", "-f", "${source:Package}/${source:Version}\n", package).split("\n")[0]
        told += f"{package}: https://snapshot.debian.org/package/{source}/\n"
    for name in sorted(named):
        if (common / name).is_file():
            shutil.copy(common / name, folder / name)
    (folder / "README").write_text(told, encoding="utf-8")


def add_program_files(stage, mark):
    """Adds the starter, and the settings with the paths for Qt and fontconfig."""
    starter = (HERE / "starter.sh").read_text(encoding="utf-8").replace("@MARK@", mark)
    (stage / "taletop").write_text(starter, encoding="utf-8")
    (stage / "taletop").chmod(0o755)
    (stage / "bin/qt.conf").write_text(QT_CONF, encoding="utf-8")
    shutil.copy(HERE / "fonts.conf", stage / LIB / "fonts/fonts.conf")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", type=Path)
    parser.add_argument("source", type=Path)
    given = parser.parse_args()

    qt = qt_folders()
    modules = qt["QT_INSTALL_QML"]
    scanned = json.loads(output_of(qt["QT_HOST_LIBEXECS"] / "qmlimportscanner", "-rootPath", given.source / "qml",
                                   "-rootPath", given.source / "app", "-importPath", modules))
    files = plugins_in(qt["QT_INSTALL_PLUGINS"], PLUGINS) | modules_of(scanned, modules)
    programs = [Path("bin/taletop"), Path("bin/taletop-cli")]
    roots = [given.stage / program for program in programs]
    roots += [file for file in files.values() if file.suffix == ".so"]
    names, mark = known_to_loader(output_of("/sbin/ldconfig", "-p"))
    files |= libraries_of(loaded(output_of("ldd", *roots)), names,
                          lambda file: output_of("patchelf", "--print-needed", file).split())
    files |= plugins_in(qt["QT_INSTALL_PLUGINS"], PRINTING)
    files |= typefaces_in(Path("/usr/share/fonts"))
    for language in sorted((given.source / "translations").glob("taletop_*.ts")):
        words = qt["QT_INSTALL_TRANSLATIONS"] / language.name.replace("taletop_", "qtbase_").replace(".ts", ".qm")
        if words.is_file():
            files[LIB / "translations" / words.name] = words

    for place, file in files.items():
        (given.stage / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, given.stage / place)
    for place in [*programs, *files]:
        if ".so" in place.suffixes and FALLBACK not in place.parents or place in programs:
            output_of("patchelf", "--force-rpath", "--set-rpath", rpath_of(place), given.stage / place)
    add_program_files(given.stage, mark)
    add_licences(given.stage / LICENCES, owners_of(files.values()))


if __name__ == "__main__":
    main()
