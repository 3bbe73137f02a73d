#!/usr/bin/env bash
# What the papers say of the program is what the program says: the tables of games are the program's (scripts/readme-games), and
# each "$ ./baize ..." of README.md, CONTRIBUTING.md and docs/*.md prints the lines below it, in their order ("..." stands for lines left
# out). BAIZE names the program, PAPERS other papers. Left out are commands that open a floor or need one, and what only writes a
# file; times and speeds are not compared.
set -uo pipefail

root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
program=${BAIZE:-"$root/build/release/baize"}
read -ra papers <<<"${PAPERS:-"README.md CONTRIBUTING.md $(cd -- "$root" && echo docs/*.md)"}"
folder=$(mktemp -d) || exit 1
trap 'rm -rf -- "$folder"' EXIT
failures=0 compared=0

fail() {
    printf 'readme.sh: %s\n' "$*"
    failures=$((failures + 1))
}

# Without times, and without blanks at the end of lines and of the text.
comparable() {
    local text
    text=$(sed -E 's/ in [0-9.]+ s: [0-9.]+ million a second/ in TIME/; s/[[:space:]]+$//')
    printf '%s\n' "$text"
}

# --- the games -----------------------------------------------------------------------------------------------------

BAIZE=$program "$root/scripts/readme-games" || fail "the tables of games are others"

# --- commands and their outputs ------------------------------------------------------------------------------------

# compare COMMAND: the lines of $folder/wanted are in $folder/got, one after the other but for "...".
compare() {
    local at=0 free=0 line found i
    mapfile -t wanted <"$folder/wanted"
    mapfile -t got <"$folder/got"
    for line in "${wanted[@]}"; do
        if [[ $line =~ ^[[:space:]]*\.\.\.$ ]]; then
            free=1
            continue
        fi
        found=-1
        for ((i = at; i < ${#got[@]}; i++)); do
            if [[ ${got[i]} == "$line" ]]; then
                found=$i
                break
            fi
            ((free)) || break
        done
        if ((found < 0)); then
            fail "$paper: '$1' does not print '$line'${got[at]:+ after what stands before it; there is: ${got[at]}}"
            return
        fi
        at=$((found + 1)) free=0
    done
    ((free || at == ${#got[@]})) || fail "$paper: '$1' prints more: ${got[at]}"
    compared=$((compared + 1))
}

# run COMMAND: its output against the lines that follow it.
run() {
    local -a words
    read -ra words <<<"${1%%  #*}"
    case ${words[1]} in serve | audit | play | test | sign) return ;; esac
    (cd -- "$root" && "$program" "${words[@]:1}") 2>&1 | comparable >"$folder/got"
    comparable <"$folder/wanted.raw" >"$folder/wanted"
    compare "$1"
}

read_paper() {
    local command='' line next
    while IFS= read -r line || [[ -n $line ]]; do
        if [[ $line =~ ^\ \ \ \ \$\ (\./baize.*)$ ]]; then
            next=${BASH_REMATCH[1]}
            [[ -z $command ]] || run "$command"
            command=$next
            : >"$folder/wanted.raw"
        elif [[ -n $command && ($line == '    '* || -z $line) ]]; then
            printf '%s\n' "${line#    }" >>"$folder/wanted.raw"
        elif [[ -n $command ]]; then
            run "$command"
            command=''
        fi
    done <"$1"
    [[ -z $command ]] || run "$command"
}
for paper in "${papers[@]}"; do read_paper "$root/$paper"; done
((compared >= 10)) || fail "only $compared outputs were compared"
((failures == 0))
