#!/usr/bin/env python3
"""library_programs.py PAGE FOLDER write|update: the programs of a page, and what it says that they print.

A program is a block of C++ whose first line is a comment with its name, `// prices.cpp`; the next block of text is its output.
"""
import pathlib
import re
import sys

PROGRAM = re.compile(r"^```cpp\n// (\w+)\.cpp\b[^\n]*\n.*?^```\n(?:(?!^```).*\n)*?^```text\n(.*?)^```$", re.M | re.S)
SOURCE = re.compile(r"^```cpp\n(.*?)^```$", re.M | re.S)


def main(page, folder, what):
    page, folder = pathlib.Path(page), pathlib.Path(folder)
    text = page.read_text()
    if what == "update":
        text = PROGRAM.sub(lambda found: found.group()[: found.start(2) - found.start()] +
                           (folder / (found.group(1) + ".out")).read_text() + "```", text)
        page.write_text(text)
        return
    programs = list(PROGRAM.finditer(text))
    if len(programs) < 5:
        sys.exit(f"library: only {len(programs)} programs were found in {page}")
    for found in programs:
        (folder / (found.group(1) + ".cpp")).write_text(SOURCE.search(found.group()).group(1))
        (folder / (found.group(1) + ".expected")).write_text(found.group(2))


main(*sys.argv[1:])
