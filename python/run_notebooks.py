#!/usr/bin/python3
"""Runs the notebooks' cells in order and compares what they print with what is written in them.

    run_notebooks.py [--update] [NOTEBOOK...]

A cell with the tag "plot" draws: it is run with --update alone, which writes outputs and pictures anew and wants
matplotlib. Nothing else of Jupyter is needed. Numbers are compared as they are printed, pictures are not. The status
is 1 where a notebook prints otherwise, or fails.
"""

import base64
import contextlib
import io
import json
import os
import pathlib
import sys
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
# The package beside this file lacks its compiled part: the one that PYTHONPATH names, or the installed one, is meant.
sys.path = [each for each in sys.path if pathlib.Path(each or ".").resolve() != HERE]
SECONDS = 20


def printed(cell):
    return "".join("".join(output["text"]) for output in cell["outputs"] if output["output_type"] == "stream")


def lines(text):
    return text.splitlines(keepends=True)


def picture():
    """The figure that a cell has drawn, as a notebook holds it."""
    import matplotlib.pyplot as plt

    data = io.BytesIO()
    plt.gcf().savefig(data, format="png", dpi=64, metadata={"Software": None})
    plt.close("all")
    content = base64.b64encode(data.getvalue()).decode()
    return {"output_type": "display_data", "metadata": {}, "data": {"image/png": content}}


def run_cell(cell, names, update):
    """What it prints, and its picture in a list."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile("".join(cell["source"]), "cell", "exec"), names)  # noqa: S102: our own notebooks
    plots = "plot" in cell["metadata"].get("tags", [])
    return out.getvalue(), [picture()] if plots and update else []


def run(path, update):
    notebook = json.loads(path.read_text())
    names, number, began, faults = {"__name__": "__main__"}, 0, time.monotonic(), []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        number += 1
        if "plot" in cell["metadata"].get("tags", []) and not update:
            continue
        try:
            text, pictures = run_cell(cell, names, update)
        except Exception:
            faults.append(f"cell {number} fails:\n{traceback.format_exc()}")
            break
        if update:
            stream = [{"output_type": "stream", "name": "stdout", "text": lines(text)}] if text else []
            cell["outputs"], cell["execution_count"] = stream + pictures, number
        elif text != printed(cell):
            faults.append(f"cell {number} prints\n{text}and not\n{printed(cell)}")
    seconds = time.monotonic() - began
    if update and not faults:
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")
    return faults, seconds


def main(arguments):
    update = "--update" in arguments
    if update:
        os.environ.setdefault("MPLBACKEND", "agg")
    named = [pathlib.Path(each).resolve() for each in arguments if each != "--update"]
    paths = named or sorted((HERE / "notebooks").glob("*.ipynb"))
    failed = 0
    for path in paths:
        os.chdir(path.parent)
        faults, seconds = run(path, update)
        state = "fails" if faults else "written" if update else "the same"
        print(f"{path.name}: {state}, {seconds:.1f} s")
        for fault in faults:
            print(fault)
        failed += bool(faults)
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
