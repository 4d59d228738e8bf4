# SPDX-License-Identifier: MIT
"""Compares C++ includes and QML imports with tables of the folders that each folder may use."""

import re

from house import sources, without_comments

# Maps a folder to the folders that it may include from, besides itself. The longest matching entry counts. For games
# see allowed_for_game.
MAY_INCLUDE = {
    "core/kit": [],
    "core/scene": ["core/kit"],
    "core/contract": ["core/kit", "core/scene"],
    "core/match": ["core/kit", "core/scene", "core/contract", "core/bots"],
    "core/table": ["core/kit", "core/scene", "core/contract", "core/match"],
    "core/bots": ["core/kit", "core/scene", "core/contract"],
    "core/games": ["core/contract"],
    "core/terminal": ["core/kit"],
    "core/cli": ["core/kit", "core/scene", "core/contract", "core/match", "core/bots", "core/terminal"],
    "app/text": ["core"],
    "app/saves": ["core", "app/text"],
    "app/art": ["core", "app/text", "app/saves"],
    "app/book": ["app/text"],
    "app/input": ["core", "app/text"],
    "app/models": ["core", "app/text", "app/saves"],
    "app/session": ["core", "app/text", "app/saves", "app/models", "app/input"],
    "app/phone": ["core", "app/text", "app/art", "app/models", "app/session"],
    "app/sound": ["app/text"],
    "app/speech": ["app/text"],
    "app/shell": ["core", "app"],
    "app": ["core", "app"],
    "qml": ["app"],
    "translations": ["core/contract"],  # game titles are translated for terminals
    "tests": ["core", "app", "qml", "tests"],
}
GAME_MAY_INCLUDE = ["core/kit", "core/scene", "core/contract"]
# Maps a room of a game to the rooms that it may include from. Files outside the rooms may include from all.
ROOM_MAY_INCLUDE = {
    "rules": [],
    "words": ["rules"],
    "files": ["rules", "words"],
    "player": ["rules", "words"],
    "table": ["rules", "words", "files", "player"],
}
# Maps a library, the first part of <name/...>, to the folders that may use it.
LIBRARIES = {
    "nlohmann": ["core", "app", "tests"],
    "CLI": ["core/terminal", "core/cli", "app", "tests"],
    "doctest": ["tests"],
    "rapidcheck": ["tests"],
    "rapidcheck.h": ["tests"],
    "benchmark": ["tests"],
    "qrcodegen": ["app/phone"],
}
STANDARD_HEADER = re.compile(r"^[a-z_]+$")
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<([^>]+)>)', re.M)

# Maps a folder of QML to the folders whose modules it may import.
MAY_IMPORT = {
    "qml/theme": ["app"],  # for settings such as text size, contrast and motion
    "qml/table": ["qml/theme", "app"],
    "qml/games": ["qml/theme", "qml/table", "app"],
    "qml/shell": ["qml/theme", "qml/table", "app"],
    "qml/plain": ["qml/theme", "qml/table", "app"],
    "tests": ["qml", "app", "tests"],
}
# Modules of Qt that ./play installs. QtTest is for tests, and ./check installs it.
QT_MODULES = {"QtQuick", "QtQml", "QtQuick.Window", "QtQuick.Templates"}
# Modules that are used only if installed. This file is never loaded; it imports them for tools that copy Qt.
OPTIONAL_QT_MODULES = {"app/parts.qml": {"QtMultimedia", "QtTextToSpeech"}}
IMPORT = re.compile(r'^[ \t]*import[ \t]+(?:"([^"]+)"|([A-Za-z][\w.]*))', re.M)
MODULE_URI = re.compile(r"\bURI\s+\"?([A-Za-z][\w.]*)")


def is_below(path, folder):
    return path == folder or path.startswith(folder + "/")


def game_of(path, start):
    """Converts "core/games/foxtail/x.h" to "core/games/foxtail". Returns None for files directly in the folder
    `start`."""
    match = re.match(rf"({start}/[^/]+)/", path)
    return match[1] if match else None


def room_of(path, game):
    """Converts "core/games/foxtail/rules/x.h" to "rules", or to "" for files beside the rooms."""
    return path[len(game) + 1:].rpartition("/")[0]


def is_open_room(includer, included, game):
    room, other = room_of(includer, game), room_of(included, game)
    return room in ("", other) or other in ROOM_MAY_INCLUDE.get(room, [])


def best_rule(path, table):
    fitting = [folder for folder in table if is_below(path, folder)]
    return max(fitting, key=len, default=None)


def may_include(includer, included):
    own_game, other_game = game_of(includer, "core/games"), game_of(included, "core/games")
    if other_game and other_game != own_game and not includer.startswith("tests/"):
        return False
    if own_game and is_below(included, own_game):
        return is_open_room(includer, included, own_game)
    if own_game:
        return any(is_below(included, f) for f in GAME_MAY_INCLUDE)
    folder = best_rule(includer, MAY_INCLUDE)
    if folder is None:
        return False
    if includer.startswith(("app/", "qml/")) and is_below(included, "core/cli"):
        return False
    if folder.startswith("app/") and folder != "app/shell" and is_below(included, "app"):
        return any(is_below(included, f) for f in [folder, *MAY_INCLUDE[folder]])
    return any(is_below(included, f) for f in [folder, *MAY_INCLUDE[folder]])


def library_breach(path, name):
    in_core = path.startswith("core/")
    if name.startswith("Q"):
        return "Qt in the core" if in_core else None
    first = name.split("/")[0]
    if first in LIBRARIES:
        allowed = any(is_below(path, f) for f in LIBRARIES[first])
        return None if allowed else f"{first} may be used only in {', '.join(LIBRARIES[first])}"
    if in_core and not STANDARD_HEADER.match(name):
        return "the core uses the standard library and named libraries only"
    return None


def generated_headers(root):
    """Maps each folder to the headers that its CMake files generate."""
    found = {}
    for source in sources(root, ("CMakeLists.txt", ".cmake")):
        names = found.setdefault(source.path.rpartition("/")[0], set())
        names.update(re.findall(r"\b\w+\.h\b", source.text))
    return found


def is_generated(name, includer, generated):
    """Is the header generated in the includer's folder, or for all rooms of its game?"""
    folders = [includer.rpartition("/")[0], game_of(includer, "core/games")]
    return any(name in generated.get(folder, ()) for folder in folders)


def check_includes(root):
    generated = generated_headers(root)
    for source in sources(root, (".h", ".cpp", ".in")):
        if source.path.endswith(".in") and not source.path.endswith((".h.in", ".cpp.in")):
            continue
        text = without_comments(source.text)
        for match in INCLUDE.finditer(text):
            where = f"{source.path}:{source.line_of(match.start())}"
            own, library = match[1], match[2]
            if library:
                breach = library_breach(source.path, library)
                if breach:
                    yield f"{where}: <{library}>: {breach}"
            elif own.endswith(".moc") or is_generated(own, source.path, generated):
                continue
            elif not own.startswith(("core/", "app/", "qml/", "tests/")):
                yield f'{where}: "{own}" is not named from the root of the repository'
            elif not may_include(source.path, own):
                yield f'{where}: {source.path.rsplit("/", 1)[0]} may not include "{own}"'


def modules(root):
    """Maps the URI of each of our QML modules to its folder."""
    found = {}
    for source in sources(root, ("CMakeLists.txt",)):
        for match in MODULE_URI.finditer(source.text):
            found[match[1]] = source.path.rsplit("/", 1)[0]
    return found


def may_import(importer, folder):
    own_game, other_game = game_of(importer, "qml/games"), game_of(folder + "/", "qml/games")
    if other_game and not importer.startswith("tests/"):
        return own_game == other_game
    rule = best_rule(importer, MAY_IMPORT)
    if rule is None:
        return False
    own = [rule] if rule != "qml/games" else []
    return any(is_below(folder, f) for f in [*own, *MAY_IMPORT[rule]])


def check_imports(root):
    ours = modules(root)
    for source in sources(root, (".qml",)):
        in_tests = source.path.startswith("tests/")
        for match in IMPORT.finditer(without_comments(source.text)):
            where = f"{source.path}:{source.line_of(match.start())}"
            path, module = match[1], match[2]
            if path:
                # A script in the file's own folder is part of its module.
                if not re.fullmatch(r"\w+\.js", path):
                    yield f'{where}: "{path}": import modules, not files'
            elif module in QT_MODULES or module in OPTIONAL_QT_MODULES.get(source.path, ()) or \
                    (in_tests and module == "QtTest"):
                continue
            elif module not in ours:
                yield f"{where}: {module} is neither ours nor a module of Qt that ./play installs"
            elif not may_import(source.path, ours[module]):
                yield f"{where}: {source.path.rsplit('/', 1)[0]} may not import {module} ({ours[module]})"


def check_no_qt_in_core(root):
    for source in sources(root, ("CMakeLists.txt", ".cmake"), "core/"):
        for number, line in enumerate(source.lines, 1):
            if re.search(r"\bQt\d?(::|\b)|\bqt_", line.split("#")[0]):
                yield f"{source.path}:{number}: Qt in the build of the core"


def check(root):
    return [*check_includes(root), *check_imports(root), *check_no_qt_in_core(root)]
