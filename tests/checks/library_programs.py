#!/usr/bin/env python3
"""library_programs.py PAGE FOLDER write|update: the programs of a page, and what it says that they print.

A program is a block of C++ whose first line is a comment with its name, `// prices.cpp`; the next block of text is its output.
"""
import pathlib
import re
import sys

LINES = r"((?:(?!```).*\n)*)```"
PROGRAM = re.compile(r"^```cpp\n(?=// (?P<name>\w+)\.cpp\b)" + LINES + r"\n(?:(?!```).*\n)*```text\n" + LINES, re.M)


def main(page, folder, what):
    page, folder = pathlib.Path(page), pathlib.Path(folder)
    text = page.read_text()
    programs = list(PROGRAM.finditer(text))
    if len(programs) < 5:
        sys.exit(f"library: only {len(programs)} programs were found in {page}")
    for found in reversed(programs):
        name, (_, source, output) = found["name"], found.groups()
        if what == "update":
            text = text[:found.start(3)] + (folder / f"{name}.out").read_text() + text[found.end(3):]
        else:
            (folder / f"{name}.cpp").write_text(source)
            (folder / f"{name}.expected").write_text(output)
    page.write_text(text)


main(*sys.argv[1:])
