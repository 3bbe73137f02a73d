#!/usr/bin/env bash
# The client in Python and the bots that are written with it, against real servers. BAIZE names the program.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
[[ -z ${BAIZE-} ]] || BAIZE=$(readlink -f -- "$BAIZE")
export BAIZE=${BAIZE-}
python=/usr/bin/python3  # Debian's, which has Debian's packages
"$python" -c 'import pytest, websockets' 2>/dev/null || python=python3
exec "$python" -B -m pytest -q -p no:cacheprovider --durations=5 tests/bots
