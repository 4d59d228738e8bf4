#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""make_changelog.py METAINFO --maintainer "NAME <ADDRESS>" --release R [--out FILE]

Writes Debian's changelog from the releases in the metainfo file, so that the two lists cannot differ.
"""
import argparse
import datetime
import sys
import textwrap
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def points(release):
    """Returns the changes in a release: its English paragraphs and list items."""
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    told = [e for e in release.iter() if e.tag in ("p", "li") and language not in e.attrib]
    return [" ".join("".join(e.itertext()).split()) for e in told] or ["New release."]


def entry(release, maintainer, debian_release):
    day = datetime.datetime.strptime(release.get("date"), "%Y-%m-%d")
    lines = [f"taletop ({release.get('version')}-{debian_release}) unstable; urgency=medium", ""]
    for point in points(release):
        lines += textwrap.wrap(point, 76, initial_indent="  * ", subsequent_indent="    ")
    # Only the day is known. Noon UTC falls on that day in nearly every time zone.
    lines += ["", f" -- {maintainer}  {day:%a, %d %b %Y} 12:00:00 +0000", ""]
    return "\n".join(lines)


def changelog(metainfo, maintainer, debian_release):
    releases = ElementTree.parse(metainfo).getroot().findall("releases/release")
    if not releases:
        raise SystemExit(f"make_changelog: {metainfo} tells no release")
    return "\n".join(entry(release, maintainer, debian_release) for release in releases)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("metainfo")
    parser.add_argument("--maintainer", required=True)
    parser.add_argument("--release", required=True)
    parser.add_argument("--out")
    given = parser.parse_args()
    text = changelog(given.metainfo, given.maintainer, given.release)
    if given.out:
        Path(given.out).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
