#!/usr/bin/env bash
# Numbers on the command line: what is too large, negative or no number is refused in one line with status 2, and never cut to what fits.
set -euo pipefail
baize=${BAIZE:-"$(dirname -- "$0")/../../build/release/baize"}
out=$(mktemp -d)
trap 'rm -rf -- "$out"' EXIT
fail() { echo "arguments: $*" >&2; exit 1; }

huge=999999999999999999999
refused() {
    local status=0
    "$baize" "$@" >"$out/said" 2>"$out/wrong" </dev/null || status=$?
    [[ $status == 2 ]] || fail "'$*' ended with status $status"
    [[ $(wc -l <"$out/wrong") == 1 && ! -s $out/said ]] || fail "'$*' said more than a line: $(cat "$out/said" "$out/wrong")"
}
for number in "$huge" -1 0 ten 1.5 1e6 ''; do refused simulate gb.craps --rounds "$number"; done
for number in "$huge" -1 x; do
    refused simulate gb.craps --rounds 10 --seed "$number"
    refused simulate gb.craps --rounds 10 --threads "$number"
    refused play gb.craps --seed "$number"
    refused play gb.craps --players "$number"
    refused play gb.craps --box "$number"
    refused play gb.craps --credit "$number"
    refused rng --raw --bytes "$number"
    refused rng --scaled gb.sic-bo --count "$number"
    refused rng --test --values "$number"
    refused strategy nz.blackjack --exceptions "$number"
    refused advise nz.blackjack --hand 10,6 --dealer 9 --hands "$number"
    refused serve --port "$number"
    refused serve --voucher-days "$number"
    refused check --max-edge "$number" "$(dirname -- "$0")/../../examples/tables/gb.sic-bo.toml"
    refused audit nowhere.db --round "sic-bo-1:$number"
done
refused edge gb.craps --pay "field.2=$huge:1"

# Cards and answers of a live hand: what is missing, too many, twice or unknown is said in a line.
says() {
    local wanted=$1
    shift
    refused "$@"
    grep -qF -- "$wanted" "$out/wrong" || fail "'$*' did not say '$wanted': $(cat "$out/wrong")"
}
says 'expected 3 cards of --board, not 0' advise gb.casino-holdem --hand As,Kd
says 'expected 2 cards of --hand, not 3' advise gb.casino-holdem --hand As,Kd,2c --board 7h,2d,9d
says 'expected none of --dealer, not 1' advise gb.casino-holdem --hand As,Kd --board 7h,2d,9d --dealer 3c
says 'As is named 2 times' advise gb.casino-holdem --hand As,Kd --board 7h,2d,As
says "'Zz' in --hand is no card" advise gb.casino-holdem --hand As,Zz --board 7h,2d,9d
says "'check' is not offered; expected fold, call" advise gb.casino-holdem --hand As,Kd --board 7h,2d,9d --before check
says 'asks the player nothing' advise gb.craps
says '--board and --before' advise nz.blackjack --hand 10,6 --dealer 9 --board 2c
"$baize" advise gb.casino-holdem --hand As,Kd --board Ah,2d,9d >"$out/said"
grep -q '^best: call$' "$out/said" || fail "a pair of aces is called"
"$baize" advise gb.pai-gow-tiles --hand 6-6,1-1,4-4,2-2 --json | grep -q '"situation"' || fail "no advice on tiles as JSON"
refused edge gb.craps --pay field.2=1000001:1
for verb in edge strategy "simulate --rounds 10"; do
    # shellcheck disable=SC2086  # a verb and its options
    refused $verb gb.ultimate-holdem --pay blind.flush=803797:253917 --pay blind.royal-flush=240363:1
done
refused simulate gb.craps --rounds 10 --wager no-such-wager

# A table whose odds are too fine to be priced does not keep the next one from being checked.
table=$'game=\'gb.ultimate-holdem\'\n[limits]\nmin=2\nincrement=2\nmax=100\n'
printf "id='fine'\n%s[pays]\n'blind.flush'='803797:253917'\n'blind.royal-flush'='240363:1'\n" "$table" >"$out/fine.toml"
printf "id='next'\n%s" "$table" >"$out/next.toml"
status=0
"$baize" check "$out/fine.toml" "$out/next.toml" --json >"$out/said" 2>"$out/wrong" || status=$?
[[ $status == 2 && $(grep -c '"file"' "$out/said") == 2 && $(grep -c '"error"' "$out/said") == 1 ]] ||
    fail "check ends at a table that cannot be priced: $status"
# A note that two wagers have in the same words is said of both.
"$baize" edge nz.three-card-poker --set maximum-payout=1000 --highest 100 >"$out/said"
[[ $(grep -c 'a wager of 100, and no other on the hand' "$out/said") == 3 ]] || fail "a note is said of one wager alone"

# A game of many wagers plays one spot of each, and says so; --wager picks.
"$baize" simulate gb.craps --rounds 2000 >"$out/said"
grep -q 'wagers: the first spot of each wager, 20 of 72; --wager NAME takes others, --wager all takes all' "$out/said" || fail "which wagers were played is not said"
[[ $("$baize" simulate gb.craps --rounds 500 --wager place-to-win --wager field --json | grep -c '"wager"') == 7 ]] || fail "--wager takes six places to win and the field"
[[ $("$baize" simulate gb.craps --rounds 100 --wager all --json | grep -c '"wager"') == 72 ]] || fail "--wager all takes all"

# A maximum pay-out costs what it does at the stake that a price supposes: rounds at another are no measure of it.
"$baize" simulate nz.four-card-poker --set maximum-payout=300 --rounds 1000 >"$out/said"
grep -q 'exact edge supposes an Ante of' "$out/said" && ! grep -q ' se ' "$out/said" || fail "a maximum is compared at one stake"

# A chart whose rows and columns are tiles travels too, with what its letters mean.
"$baize" strategy gb.pai-gow-tiles --json >"$out/said" || fail "strategy --json of a chart of tiles"
grep -q '"column"' "$out/said" && grep -q '"legend"' "$out/said" || fail "a chart of tiles has columns and a legend"
"$baize" edge nz.lunar-poker ante --pay bet.one-pair=2:1 >"$out/said" 2>"$out/wrong" && fail "nothing is priced, and nothing said"
grep -q 'expected --full' "$out/wrong" || fail "what takes minutes is not said"
