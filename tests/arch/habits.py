# SPDX-License-Identifier: MIT
"""Checks smaller habits: licence lines, randomness and clocks in the core, one place that executes
entries, colours and durations from the theme, controls that behave like Qt's, no loop that crashes Qt,
no file loaded early, lines of QML that fit, no silenced tool and no skipped test, a map whose paths exist."""

import re
from pathlib import Path

from house import read_exceptions, sources, without_comments, without_comments_and_strings

SPDX = "SPDX-License-Identifier: MIT"


def check_spdx(root):
    found = []
    for source in sources(root, (".h", ".cpp", ".in", ".qml", ".js", ".py", ".sh", ".cmake", "play", "check", ".ci/run")):
        if SPDX not in "\n".join(source.lines[:3]):
            found.append(f"{source.path}: no line \"{SPDX}\" at its top")
    return found


RANDOMNESS = re.compile(
    r"\bstd::(?:random_)?shuffle\b|\bstd::ranges::shuffle\b|\bs?rand\s*\(|\bmt19937|\brandom_device\b"
    r"|\bdefault_random_engine\b|\w+_distribution\b|#\s*include\s*<random>")
CLOCK = re.compile(
    r"\bstd::chrono\b|\b(?:std::)?(?:time|clock|gettimeofday|clock_gettime)\s*\(|#\s*include\s*<(?:chrono|ctime|time\.h)>")


def check_randomness(root):
    """The core takes random numbers only from kit's generator, and only its command line may read a clock."""
    found = []
    for source in sources(root, (".h", ".cpp"), "core/"):
        code = without_comments_and_strings(source.text)
        patterns = [RANDOMNESS] if source.path.startswith("core/cli/") else [RANDOMNESS, CLOCK]
        for pattern in patterns:
            found += [f"{source.path}:{source.line_of(m.start())}: {m[0].strip()}: not the same everywhere; "
                      "use core/kit/rng.h" for m in pattern.finditer(code)]
    return found


EXECUTION = re.compile(r"\bFacts\s+\w+\s*[({]\s*\w|\bFacts\s*[({]\s*\*?\w|\bparseChance\s*\(")
EXECUTES = ("core/match/match.cpp", "core/kit/", "core/contract/", "core/games/")


def check_step(root):
    """Only one place of the code applies entries and records their facts. Elsewhere a rule may be tried, but without
    facts."""
    found = []
    for source in sources(root, (".h", ".cpp"), ("core/", "app/")):
        if source.path.startswith(EXECUTES):
            continue
        for match in EXECUTION.finditer(without_comments_and_strings(source.text)):
            found.append(f"{source.path}:{source.line_of(match.start())}: {match[0].strip()}: an entry is carried out "
                         "by Match::step alone; be its observer")
    return found


COLOUR_NAMES = (
    "aqua azure beige black blue brown coral cyan crimson fuchsia gold gray green grey indigo ivory khaki "
    "lavender lime linen magenta maroon navy olive orange orchid pink plum purple red salmon sienna silver "
    "snow tan teal tomato turquoise violet wheat white yellow").split()
COLOUR = re.compile(
    r'["\']#[0-9a-fA-F]{3,8}["\']|\bQt\.(?:rgba|hsla|hsva|color)\s*\('
    r'|\b\w*[cC]olor\b\s*:[^\n;]*"(?:(?:light|dark|medium|pale|deep|dim)?(?:' + "|".join(COLOUR_NAMES) + r'))"')
DURATION = re.compile(r"\b(?:duration|interval)\s*:\s*([^\n;}]*)")
SEAT_COLOURS = {
    "qml/theme/Theme.qml": r"seatColors: contrast\s*\?[^:]*:\s*\[([^]]*)\]",
    "app/art/table_painter.cpp": r"emblemColors\{([^}]*)\}",
    "resources/phone/line.js": r"const colours = \[([^]]*)\]"}
PICTURE_SIZE = re.compile(r"\bsourceSize\b(?:\.\w+)?\s*(?::\s*[^\n]*|\{[^}]*\})")


def check_theme(root):
    """Only qml/theme names colours, except for pictures and phones, which repeat the seats' colours. All durations come
    from Motion. A picture is rendered at its size in physical pixels, so its sourceSize is neither just a size of the
    layout nor a fixed multiple of one."""
    found = []
    for source in sources(root, (".qml", ".js"), "qml/"):
        if source.path.startswith("qml/theme/"):
            continue
        code = without_comments(source.text)
        for match in COLOUR.finditer(code):
            found.append(f"{source.path}:{source.line_of(match.start())}: {match[0].strip()}: a colour outside qml/theme")
        for match in DURATION.finditer(code):
            if re.search(r"[1-9]", match[1]) and "Motion." not in match[1]:
                found.append(f"{source.path}:{source.line_of(match.start())}: {match[0].strip()}: a duration not from Motion")
        for match in PICTURE_SIZE.finditer(code):
            if re.search(r"Theme\.px|\* 2\b|:\s*(?:\w+\.)?(?:width|height|size)\b", match[0]) and "devicePixelRatio" not in match[0]:
                found.append(f"{source.path}:{source.line_of(match.start())}: {match[0].split()[0]} is told without devicePixelRatio")
    seats = {}
    for path, pattern in SEAT_COLOURS.items():
        file = Path(root, path)
        match = re.search(pattern, file.read_text(encoding="utf-8")) if file.exists() else None
        if match:
            seats[path] = [colour[-6:].lower() for colour in re.findall(r"\w{6,}", match[1])]
    if len({tuple(colours) for colours in seats.values()}) > 1:
        found.append("the seats have other colours in one of " + ", ".join(seats))
    return found


MOVE_IN_A_RECORD = re.compile(r"^[^\s:][^:\n]*: ([a-z][a-z-]*) \S", re.M)
TEXT_FOR_PEOPLE = re.compile(r'\bqsTr(?:anslate)?\(\s*"(?:[^"\\]|\\.)*"')
WRITTEN_MOVE = re.compile(r'\b(?:submit|whyNot|textWith|fieldsOf)\(\s*(?:\[|[^;\n()]*?(?:["\'`+]|\.join\())')
MOVE_TAKEN_APART = re.compile(r"\bmove\??\.(?:split|startsWith|endsWith|includes|indexOf|slice|match|replace)\(")
CARD_NUMBER = re.compile(
    r"\b(?:\w*[fF]ace)\)?\s*(?:[-*/%]|\+(?!\+)|[<>]=?)\s*(?![0=\"'`>-]|\w+\.\w*[fF]ace\b)\S"
    r"|\b\w*[fF]ace\s*[!=]==?\s*[1-9]|\[\s*\w*[fF]ace\s*[-+]")

PACKED = re.compile(  # matches a single bit of a number, or the parts of a number that a scene has packed
    r"[\w)\]]\s*(?<!&)&(?!&)\s*\d|\d\s*(?<!&)&(?!&)\s*[\w(]|\b(?:marks?|joins?|spots?)\)?\s*(?:[/%]|>>)\s*\d")


def check_moves(root):
    """Tables contain no rules. C++ turns touches into moves (app/input/move_builder.h), and QML neither writes nor
    parses them. QML reads a card's properties from its facts (core/scene/card_facts.h), never from its number. A mark
    is a number with one meaning, and a spot is {index, spot}, so QML need not unpack either."""
    verbs = set()
    for record in sorted(Path(root).glob("tests/golden/*/playthrough-*.txt")):
        verbs.update(MOVE_IN_A_RECORD.findall(record.read_text(encoding="utf-8")))
    verb = re.compile(r"[\"'`](?:" + "|".join(sorted(verbs) or ["(?!)"]) + r") ")
    found = []
    for source in sources(root, (".qml", ".js"), "qml/"):
        code = TEXT_FOR_PEOPLE.sub(lambda match: "qsTr(" + " " * (len(match[0]) - 5), without_comments(source.text))
        for pattern, what in [(verb, "a move is written"), (WRITTEN_MOVE, "a move is written"),
                              (MOVE_TAKEN_APART, "a move is taken apart"), (CARD_NUMBER, "a card is known by its number")]:
            found += [f"{source.path}:{source.line_of(m.start())}: {m[0].strip()}: {what}" for m in pattern.finditer(code)]
        found += [f"{source.path}:{source.line_of(m.start())}: {m[0].strip()}: a number is taken apart"
                  for m in PACKED.finditer(without_comments_and_strings(source.text))]
    return found


CONTROL = re.compile(r"\bAccessible\.role\s*:[^\n]*\bAccessible\.(?:Button|CheckBox|RadioButton|PageTab|Slider|SpinBox|ComboBox)\b")


def check_controls(root):
    """An item announced as a button, switch, tab, choice or slider must be a control of
    QtQuick.Templates, so that it also behaves like one. Exceptions are in controls-exceptions.txt."""
    found = []
    for source in sources(root, (".qml",), "qml/"):
        code = without_comments_and_strings(source.text)
        for match in CONTROL.finditer(code):
            kind = re.search(r"([\w.]+)\s*$", code[:opening_brace(code, match.start())])[1]
            if not kind.startswith("T."):
                found.append((source, match.start(), kind, f"{kind}: a control made by hand; take one of "
                              "QtQuick.Templates (qml/table/BareButton.qml)"))
    return without_excepted(root, "controls-exceptions.txt", found)


def without_excepted(root, name, found):
    """Returns messages for the findings (source, place, word, what is wrong) that have no reason in the file of this
    name, and for reasons that are no longer needed."""
    exceptions = read_exceptions(Path(root) / "tests/arch" / name)
    used = {(source.path, word) for source, _, word, _ in found}
    return ([f"{source.path}:{source.line_of(place)}: {wrong}, or give a reason in tests/arch/{name}"
             for source, place, word, wrong in found if (source.path, word) not in exceptions]
            + [f"{name}: {path} {word} is no longer needed" for path, word in exceptions if (path, word) not in used])


def opening_brace(code, place):
    """Returns the place of the brace that opens the block around `place`."""
    depth = 0
    for at in range(place - 1, -1, -1):
        depth += {"}": 1, "{": -1}.get(code[at], 0)
        if depth < 0:
            return at
    return 0


ASSIGNED = r"[\w.?\[\]()]+\.\w+ [-+*/]?= [^\n]*"
LOOP_AFTER = re.compile(
    # an assignment to a property on one or more lines, closing brackets of surrounding blocks, and a loop
    r"^(?P<i>[ \t]*)" + ASSIGNED + r"(?:;|[{\[(]\n(?:(?P=i)[ \t]+[^\n]*\n)*(?P=i)[}\])]+;)\n(?:[ \t]*\}\n)*"
    r"(?P<loop>[ \t]*)for \((?:const|let) (?P<names>\w+|[\[{][^\]}\n]*[\]}]) [^\n]*", re.M)


def check_loops(root):
    """Code compiled by Qt 6.4 leaves garbage in a register after `object.property = value`. A loop that captures
    its variable in a closure passes that register to the garbage collector, which sometimes crashes."""
    found = []
    for source in sources(root, (".qml", ".js"), ("qml/", "tests/qml/")):
        code = without_comments(source.text)
        for match in LOOP_AFTER.finditer(code):
            rest = code[match.end():]
            body = rest.split("\n" + match["loop"] + "}", 1)[0] if match[0].endswith("{") else "\n".join(rest.split("\n", 2)[:2])
            names = "|".join(re.findall(r"\w+", match["names"]))
            for kept in re.finditer(r"(?:=>|\bfunction\b)(?:.*\{\n(?s:.*)|[^\n]*)", body):
                if re.search(rf"\b(?:{names})\b", kept[0]):
                    found.append(f"{source.path}:{source.line_of(match.start('loop'))}: a closure keeps the variable of a loop "
                                 "that follows an assignment to a property; give the loop a function of its own")
                    break
    return found


LOADED = re.compile(r'"(?:\w+/)*([A-Z]\w*)\.qml"')
TYPED = re.compile(r"\bproperty\s+([A-Z]\w*)\s+\w+")


def check_later(root):
    """A component that is loaded later must not be the type of a property, because Qt would read its file, and
    all files that it uses, along with the file of the property. A cast where the component is used reads no file."""
    files = [(source, without_comments(source.text)) for source in sources(root, (".qml",), "qml/")]
    later = {name for _, code in files for name in LOADED.findall(code)}
    return [f"{source.path}:{source.line_of(match.start())}: {match[0]}: {match[1]}.qml is loaded later; cast where it is used"
            for source, code in files for match in TYPED.finditer(code) if match[1] in later]


CHAIN = re.compile(r"\.arg\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\.arg\(")


def check_fills(root):
    """A name may contain "%2", which a chain of arg() would replace, because each call searches the texts inserted
    before."""
    return [f"{source.path}:{source.line_of(match.start())}: a chain of arg(); take Phrases.fill"
            for source in sources(root, (".qml", ".js"), "qml/") for match in CHAIN.finditer(without_comments(source.text))]


LONGEST_LINE = 120
LITERAL_ALONE = re.compile(r'\s*(?:[\w.]+: |return |[?:] )?(?:qsTr\()?"(?:[^"\\]|\\.)*"\)?[,;]?')


def check_lines(root):
    """A line of QML fits beside another window, unless it is a literal, which lupdate cannot read in parts."""
    return [f"{source.path}:{number}: {len(line)} characters, {LONGEST_LINE} at most"
            for source in sources(root, (".qml", ".js"), "qml/") for number, line in enumerate(source.lines, 1)
            if len(line) > LONGEST_LINE and not LITERAL_ALONE.fullmatch(line)]


# Finds skipped tests and silenced tools. ctest would cut a test's name at a semicolon and run no test; rc::check only
# returns its result.
SHORTCUT = re.compile(
    r"\bTEST_CASE\(\"[^\"\n]*;|^ +rc::check\b|QSKIP|QEXPECT_FAIL|doctest::skip|\bmay_fail\b|\bshould_fail\b|SKIP_RETURN_CODE|\bDISABLED\s+(?:ON|TRUE)\b"
    r"|NOLINT|qmllint disable|clang-format off|diagnostic\s+ignored|-Wno-\w+|\bTODO\b|\bFIXME\b|\bXXX\b|\bHACK\b", re.M)


def check_shortcuts(root):
    """No test is skipped, no tool silenced and nothing left for later without a line in shortcuts-exceptions.txt."""
    found = []
    for source in sources(root, (".h", ".cpp", ".in", ".qml", ".js", ".cmake", "CMakeLists.txt", ".json")):
        for match in SHORTCUT.finditer(source.text):
            found.append((source, match.start(), match[0].split()[-1], f"{match[0]}: mend it"))
    return without_excepted(root, "shortcuts-exceptions.txt", found)


MAP_HEADING = "## The map of the house"


def check_map(root):
    """Checks that each path in the map of CONTRIBUTING.md (first column, in backquotes) exists."""
    text = (Path(root) / "CONTRIBUTING.md").read_text(encoding="utf-8")
    if MAP_HEADING not in text:
        return [f'CONTRIBUTING.md: no heading "{MAP_HEADING}"']
    section = text.split(MAP_HEADING, 1)[1].split("\n## ", 1)[0]
    listed = [p for row in re.findall(r"^\|([^|\n]*)\|", section, re.M) for p in re.findall(r"`([^`]+)`", row)]
    if not listed:
        return ["CONTRIBUTING.md: the map names no path"]
    return [f"CONTRIBUTING.md: {path} is in the map and does not exist"
            for path in listed if "<" not in path and not (Path(root) / path).exists()]
