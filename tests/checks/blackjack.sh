#!/usr/bin/env bash
# The verbs about playing blackjack, as a user calls them: charts as pictures, what options cost, a live shoe.
set -euo pipefail
baize=${BAIZE:-"$(dirname -- "$0")/../../build/release/baize"}
out=$(mktemp -d)
trap 'rm -rf -- "$out"' EXIT
fail() { echo "blackjack: $*" >&2; exit 1; }

"$baize" strategy nz.blackjack --set variant=free-bet --svg --out "$out/free.svg"
grep -q 'no stake of its own' "$out/free.svg" || fail "Free Bet's chart lacks the hands without a stake"
"$baize" strategy nz.blackjack --set variant=blackjack-plus --html --out "$out/plus.html"
grep -q '4 cards' "$out/plus.html" || fail "Blackjack+'s chart lacks the number of cards"
"$baize" strategy gb.punto-banco --svg >"$out/none" 2>&1 && fail "a game without decisions has a chart"
grep -q 'no strategy' "$out/none" || fail "no reason was given: $(cat "$out/none")"

"$baize" edge nz.blackjack --compare --json >"$out/compare.json"
grep -q '"option": "double-after-split"' "$out/compare.json" || fail "--compare leaves an option out"

"$baize" advise nz.blackjack --hand 10,6 --dealer 9 --seen 5,5,4,10,K,2 | grep -q '^best: draw' || fail "16 against a nine is drawn to"
"$baize" advise nz.blackjack --hand 10,Z --dealer 9 >"$out/bad" 2>&1 && fail "Z is no card"
grep -q "'Z'" "$out/bad" || fail "the bad card is not named: $(cat "$out/bad")"
