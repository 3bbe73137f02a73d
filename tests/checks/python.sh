#!/usr/bin/env bash
# The Python module: its tests against the program's own figures, the notebooks' numbers, and an installation without a network.
# With the interpreter that it was built for, which need not be the first python3 in PATH.
set -euo pipefail
root=$(readlink -f -- "$(dirname -- "$0")/../..")
export BAIZE=${BAIZE:-$root/build/release/baize}
build=${BAIZE%/*}
out=$(mktemp -d)
trap 'rm -rf -- "$out"' EXIT
fail() { echo "python: $*" >&2; exit 1; }

python=$(sed -n 's/^BAIZE_PYTHON:[A-Z]*=//p' "$build/CMakeCache.txt")
ls "$build"/python/baize/_baize.*.so >/dev/null 2>&1 || fail "the module was not built (target baize_python)"
export PYTHONDONTWRITEBYTECODE=1
PYTHONPATH=$build/python "$python" -m pytest -q -p no:cacheprovider "$root/python/tests"
PYTHONPATH=$build/python "$python" "$root/python/run_notebooks.py"

"$python" -m venv --system-site-packages "$out/venv"
"$out/venv/bin/pip" install --quiet --no-index --no-build-isolation "$root" >"$out/log" 2>&1 || fail "$(cat "$out/log")"
cd "$out"
installed=$(venv/bin/python -c 'import baize; print(baize.__file__, len(baize.games()))')
[[ $installed == "$(readlink -f "$out")"/venv/*" "[0-9]* ]] || fail "installed was $installed"
