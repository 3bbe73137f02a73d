#!/usr/bin/env bash
# What the program says of itself: alone, its version, help on each verb, man pages, and completion in each shell that is here.
# BAIZE names the program.
set -uo pipefail
program=$(readlink -f -- "${BAIZE:-"$(dirname -- "$0")/../../build/release/baize"}")
root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
folder=$(mktemp -d) || exit 1
trap 'rm -rf -- "$folder"' EXIT
failures=0

fail() {
    printf 'front_door.sh: %s\n' "$*"
    failures=$((failures + 1))
}
# has TEXT LINE: one of its lines begins so.
has() { [[ $'\n'$1 == *$'\n'"$2"* ]]; }

# --- alone, and its version ------------------------------------------------------------------------------------------

guide=$("$program") || fail "baize alone ends with status $?"
lines=$(wc -l <<<"$guide")
((lines >= 15 && lines <= 20)) || fail "baize alone prints $lines lines, not 15 to 20"
while read -r example; do
    read -ra words <<<"$example"
    "$program" "${words[@]}" --help >/dev/null 2>"$folder/wrong" || fail "'$example' is no command: $(cat "$folder/wrong")"
    commands=$((${commands-0} + 1))
done < <(sed -n "s|^  $program \([a-z].*\)   *[A-Z].*|\1|p" <<<"$guide")
[[ ${commands-0} == 5 ]] || fail "baize alone shows ${commands-0} commands to try, not 5"

version=$(sed -n 's/^#define BAIZE_VERSION_[MP][A-Z]* \([0-9]*\)$/\1/p' "$root/include/baize/version.hpp" | paste -sd .)
said=$("$program" --version)
has "$said" "baize $version" || fail "--version does not say $version: $said"
for word in commit compiler Boost CLI11 fmt GMP jemalloc libpq libsodium nlohmann-json OpenSSL spdlog SQLite toml++ zint; do
    grep -qE "^  ${word//+/\\+} +[^ ]+" <<<"$said" || fail "--version does not name $word"
done
"$program" --version --json | python3 -c '
import json, sys
said = json.load(sys.stdin)
assert said["version"] == sys.argv[1] and said["compiler"] and said["libraries"]["SQLite"], said
assert said["commit"] == "unknown" or len(said["commit"]) >= 40, said' "$version" || fail "--version --json is another"
"$program" --json >/dev/null 2>"$folder/wrong" && fail "--json alone is no error"
[[ $(wc -l <"$folder/wrong") == 1 ]] || fail "--json alone says more than a line"

# The commit is that of the sources, and none where these lie without git, also within another repository.
write_version() { (cd -- "$1" && cmake -P "$root/cmake/version.cmake" "$folder/version.cpp" 1.2.3 && cat "$folder/version.cpp"); }
mkdir -p "$folder/outer/inner"
git -C "$folder/outer" init -q
git -C "$folder/outer" -c user.name=a -c user.email=a@b commit -q --allow-empty -m first
commit=$(git -C "$folder/outer" rev-parse HEAD)
grep -q "commit() { return \"$commit\"" <<<"$(write_version "$folder/outer")" || fail "the commit of the sources is not found"
grep -q 'commit() { return "unknown"' <<<"$(write_version "$folder/outer/inner")" || fail "another repository's commit is taken"
grep -q 'commit() { return "unknown"' <<<"$(GIT_DIR=/nowhere write_version "$folder")" || fail "a commit is found without git"
write_version "$folder/outer" >/dev/null && touch -d '2001-01-01' "$folder/version.cpp" && write_version "$folder/outer" >/dev/null
[[ $(date -r "$folder/version.cpp" +%Y) == 2001 ]] || fail "the file is written anew where nothing changed"

# --- help and man pages ----------------------------------------------------------------------------------------------

mapfile -t verbs < <("$program" complete '' | sed 1d | cut -f 1)
((${#verbs[@]} >= 17)) || fail "there are only ${#verbs[@]} verbs"
mkdir "$folder/man1"
"$program" help --man-pages "$folder/man1" || fail "the man pages are not written"
"$program" help | grep -q '^ *--version' || fail "help does not say --version"
for verb in "${verbs[@]}"; do
    "$program" help | grep -qE "^  $verb +[A-Z]" || fail "help does not list $verb"
    grep -qF "$("$program" "$verb" --help | sed 1d)" <<<"$("$program" help "$verb")" || fail "help $verb is not what $verb --help says"
    [[ $("$program" help "$verb" --man) == "$(cat "$folder/man1/baize-$verb.1")" ]] || fail "help $verb --man is another page"
    grep -q "^.BR baize\\\\-$verb (1)" "$folder/man1/baize.1" || fail "baize(1) does not list $verb"
    for option in $("$program" complete "$verb" -- | sed 1d | cut -f 1); do
        grep -qF "\\fB${option//-/\\-}\\fR" "$folder/man1/baize-$verb.1" || fail "baize-$verb(1) has no $option"
    done
done
"$program" help no-verb >/dev/null 2>&1
[[ $? == 2 ]] || fail "help on no verb does not end with status 2"
if command -v groff >/dev/null; then
    for page in "$folder"/man1/*.1; do
        said=$(groff -man -ww -Tutf8 "$page" 2>&1 >/dev/null)
        [[ -z $said ]] || fail "${page##*/}: $said"
    done
fi
if command -v man >/dev/null; then
    said=$(man --warnings -l "$folder/man1/baize-edge.1" 2>&1 </dev/null) || fail "man does not show baize-edge.1"
    grep -q 'paytable PAYTABLE' <<<"$said" || fail "baize-edge.1 has no --paytable: $said"
    grep -qi 'warning:' <<<"$said" && fail "man warns: $said"
fi

# --- completion ------------------------------------------------------------------------------------------------------

# offers WORD... -- ANSWER...: among what the program offers behind these words, the last of which is being typed, is each answer.
offers() {
    local words=() answers answer
    while [[ $1 != -- ]]; do words+=("$1") && shift; done
    answers=$("$program" complete "${words[@]}" | cut -f 1)
    for answer in "${@:2}"; do has "$answers"$'\n' "$answer"$'\n' || fail "'${words[*]}' does not offer $answer"; done
}
game=gb.three-card-poker
offers e -- edge
offers edge gb.three -- "$game"
offers edge "$game" p -- pair-plus prime
offers edge gb.sic-bo total: -- total:4
offers edge "$game" --s -- --set
offers edge nz.blackjack --set dec -- decks=
offers edge nz.blackjack --set=decks= -- --set=decks=6
offers edge nz.blackjack --set decks=6 --paytable '' -- words
offers simulate "$game" --pay=pair-plus.fl -- --pay=pair-plus.flush=
offers simulate "$game" --wager '' -- all ante
offers simulate "$game" --strategy '' -- files best chart
offers rng --scaled gb.sic -- gb.sic-bo
offers rules nz.electronic -- nz.electronic-tai-sai
offers check first.toml '' -- tables
offers serve --log-level wa -- warning
offers serve --tables '' -- folders
offers help au -- audit
offers completion '' -- bash zsh fish
[[ $("$program" complete edge "$game" ante --json --j) == words ]] || fail "an option that was given is offered again"
[[ $("$program" complete no-verb '') == words ]] || fail "there are words behind no verb"

# bash_completes LINE ANSWER...: exactly these words, in the shell itself.
"$program" completion bash >"$folder/bash"
bash_completes() {
    local got
    # shellcheck disable=SC2016  # the inner shell expands it
    got=$(cd -- "$root" && PATH=$folder/bin:$PATH bash -c '
        source "$1"
        COMP_LINE=$2 COMP_POINT=${#2}
        _baize
        compgen -W "${COMPREPLY[*]}"' _ "$folder/bash" "$1" | sort | paste -sd ' ')
    shift
    [[ $got == "$*" ]] || fail "bash completes with '$got', not '$*'"
}
mkdir "$folder/bin" && ln -s "$program" "$folder/bin/baize"
bash_completes 'baize ed' edge
bash_completes 'baize edge gb.three' "$game"
bash_completes "$program edge gb.three" "$game"
bash_completes 'baize edge gb.three-card-poker pa' pair-plus
bash_completes 'baize edge gb.sic-bo total:1' 10 11 12 13 14 15 16 17
bash_completes 'baize edge nz.blackjack --set decks=' 1 2 3 4 5 6 7 8
bash_completes 'baize edge nz.blackjack --set=deck' decks=
bash_completes 'baize check examples/tables/gb.sic' examples/tables/gb.sic-bo.dealer.toml examples/tables/gb.sic-bo.toml
bash_completes 'baize sign examples/tables/gb.sic-bo.toml --out=LIC' LICENSE
bash_completes 'baize serve --web ex' examples

for shell in bash zsh fish; do
    "$program" completion "$shell" >"$folder/$shell"
    ! command -v "$shell" >/dev/null || "$shell" -n "$folder/$shell" || fail "$shell does not read its script"
done
if command -v fish >/dev/null; then
    # shellcheck disable=SC2016  # fish expands it
    said=$(PATH=$folder/bin:$PATH fish -c 'source $argv[1]; complete -C "baize edge gb.three"' "$folder/fish" | cut -f 1)
    [[ $said == "$game" ]] || fail "fish completes with '$said'"
fi
((failures == 0))
