#!/usr/bin/env bash
# The Python module: its tests against the program's own figures, and the notebooks' numbers. With the interpreter that it was
# built for, which need not be the first python3 in PATH.
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$0")/../..")
export BAIZE=${BAIZE:-$root/build/release/baize}
build=${BAIZE%/*}
python=$(sed -n 's/^BAIZE_PYTHON:[A-Z]*=//p' "$build/CMakeCache.txt")
export PYTHONPATH=$build/python PYTHONDONTWRITEBYTECODE=1
ls "$build"/python/baize/_baize.*.so >/dev/null 2>&1 || { echo "python: the module was not built (target baize_python)" >&2; exit 1; }
"$python" -m pytest -q -p no:cacheprovider "$root/python/tests"
"$python" "$root/python/run_notebooks.py"
