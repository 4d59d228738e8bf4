# SPDX-License-Identifier: MIT
"""Limits files, classes and functions to a size that a reader can remember."""

import re
from pathlib import Path

from house import read_exceptions, sources, without_comments_and_strings

FILE_LIMITS = {".h": 200, ".cpp": 400, ".qml": 300, ".js": 200, ".py": 400}
FUNCTION_LIMIT = 60
CLASS_LIMIT = 400
SCOPES = re.compile(r"\b(namespace|class|struct|union|enum)\b|\bextern\s*$|^\s*$")
CONTROL = re.compile(r"^\s*(if|for|while|switch|do|else|try|catch|return)\b")
QML_FUNCTION = re.compile(r"\bfunction\s+(\w+)\s*\([^)]*\)[^{;]*$|\b(on[A-Z]\w*)\s*:[^{;\n]*$")


def without_groups(text):
    """Returns the text without the contents of round and square brackets."""
    old = None
    while old != text:
        old, text = text, re.sub(r"\([^()]*\)|\[[^\[\]]*\]", "()", text)
    return text


def cpp_kind(before):
    """Classifies a brace by the text since the last statement: scope, function or other."""
    flat = without_groups(before)
    flat = re.sub(r"\boperator\s*\S+?\(\)", "operator()", flat)
    if CONTROL.match(flat) or re.search(r"(?<!operator)=|\bconcept\b|\brequires\s*\(\)\s*$", flat):
        return "other"
    if re.search(r"\b(namespace|class|struct|union|enum)\b", re.sub(r"template\s*<.*?>", "", flat)) \
            and not re.search(r"\)\s*(const|noexcept|override|final|->.*)*\s*$", flat):
        return "scope"
    if "()" in flat:
        return "function"
    return "scope" if SCOPES.search(flat) else "other"


QML_HEAD = re.compile(r"\bfunction\s[^{};]*$")


def qml_kind(before):
    return "function" if QML_FUNCTION.search(before) else "scope"


def name_of(before):
    names = re.findall(r"([\w~:]+|operator\s*\S+)\s*\(", before) or QML_FUNCTION.findall(before)
    last = names[0] if names else "?"
    return "".join(last) if isinstance(last, tuple) else last


def functions(source):
    """Yields (name, first line, lines) of each function that is not inside another one."""
    code = without_comments_and_strings(source.text)
    # Blanks preprocessor lines, whose braces may be unbalanced.
    code = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda m: re.sub(r"[^\n]", " ", m[0]), code, flags=re.M)
    kind_of = qml_kind if source.path.endswith((".qml", ".js")) else cpp_kind
    stack, since = [], 0
    for match in re.finditer(r"[{};]", code):
        at = match.start()
        if match[0] == "{":
            inside = any(kind != "scope" for kind, _, _ in stack)
            before = code[since:at]
            kind = "other" if inside else kind_of(before)
            begin = since + len(before) - len(before.lstrip())
            if source.path.endswith(".qml") and kind == "function" and (own := QML_HEAD.search(before)):
                begin = since + own.start()  # an object's properties end without a semicolon
                before = before[own.start():]
            stack.append((kind, begin, before))
        elif match[0] == "}" and stack:
            kind, begin, before = stack.pop()
            if kind == "function":
                first = source.line_of(begin)
                yield name_of(before), first, source.line_of(at) - first + 1
        since = at + 1


CLASS = re.compile(r"(?<!enum )\b(?:class|struct)\s+(?:\w+::)*(\w+)\b[^;{}()=]*$")


def declared(source):
    """Yields (class, first line, lines) of each class with a body that is not inside a function."""
    code = without_comments_and_strings(source.text)
    stack, since = [], 0
    for match in re.finditer(r"[{};]", code):
        at = match.start()
        if match[0] == "{":
            before = re.sub(r"template\s*<[^{};]*>", "", code[since:at])
            named = CLASS.search(without_groups(before))
            begin = since + len(code[since:at]) - len(code[since:at].lstrip())
            stack.append((named[1] if named else None, begin))
        elif match[0] == "}" and stack:
            name, begin = stack.pop()
            if name:
                first = source.line_of(begin)
                yield name, first, source.line_of(at) - first + 1
        since = at + 1


def classes(root):
    """Returns (path of the declaration, class, lines, files) for each class. The lines are those of the body and of its
    functions in all .cpp files of the folder (match_session.cpp, match_session_show.cpp)."""
    found = []
    cpp = list(sources(root, (".h", ".cpp")))
    homes = {}
    for source in cpp:
        homes.setdefault(source.path.rpartition("/")[0], []).append(source)
    for folder, files in homes.items():
        if folder.startswith("tests"):
            continue
        members = {}
        for source in files:
            if source.path.endswith(".cpp"):
                for of, lines in members_of(source):
                    members.setdefault(of, []).append((source.path, lines))
        for source in files:
            for name, _, lines in declared(source):
                parts = members.get(name, [])
                found.append((source.path, name, lines + sum(count for _, count in parts),
                              len({source.path} | {path for path, _ in parts})))
    return found


def members_of(source):
    """Yields (class, lines) of each function that is defined outside its class."""
    for name, _, lines in functions(source):
        if "::" in name:
            yield name.split("::")[-2], lines


def breaches(root):
    """Yields (path, what, message) for each breach."""
    for source in sources(root, FILE_LIMITS):
        limit = FILE_LIMITS[Path(source.path).suffix]
        if len(source.lines) > limit:
            yield source.path, "file", f"{source.path}: {len(source.lines)} lines, {limit} at most"
        if source.path.endswith((".h", ".cpp", ".qml", ".js")):
            for name, first, lines in functions(source):
                if lines > FUNCTION_LIMIT:
                    yield source.path, name, \
                        f"{source.path}:{first}: {name} has {lines} lines, {FUNCTION_LIMIT} at most"
    for path, name, lines, files in classes(root):
        if lines > CLASS_LIMIT:
            yield path, name, f"{path}: {name} has {lines} lines in {files} file(s), {CLASS_LIMIT} at most"


def check(root):
    exceptions = read_exceptions(Path(root) / "tests/arch/sizes-exceptions.txt")
    found = list(breaches(root))
    known = {(path, what) for path, what, _ in found}
    return [message for path, what, message in found if (path, what) not in exceptions] + \
        [f"sizes-exceptions.txt: {path} {what} is no longer needed"
         for path, what in exceptions if (path, what) not in known]
