#!/usr/bin/env bash
# Two worktrees share a compiler cache and change one header each: neither is given the precompiled header of the other.
set -euo pipefail
root=$(dirname -- "$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")")
command -v ccache >/dev/null || exit 0
there=$(mktemp -d)
trap 'rm -rf -- "$there"' EXIT
export CCACHE_DIR=$there/cache CCACHE_NOHASHDIR=1
unset CCACHE_DISABLE

# compile COMPILER TREE ARGUMENT...: as CMake calls it, in the tree's build folder.
compile() {
    local compiler=$1 tree=$there/$2
    shift 2
    (cd -- "$tree" && CCACHE_BASEDIR=$tree "$root/cmake/compile" "$compiler" -std=c++20 "-I$tree" "$@")
}
value_in() {
    local header=$there/$2/pch.hxx
    if [[ $1 == g++ ]]; then
        compile "$1" "$2" -fpch-preprocess -Winvalid-pch -x c++-header -include "$header" \
            -MD -MT pch -MF pch.d -o pch.hxx.gch -c "$header.cxx"
        compile "$1" "$2" -fpch-preprocess -Winvalid-pch -include "$header" -o main.o -c main.cpp
    else
        compile "$1" "$2" -Xclang -fno-pch-timestamp -Winvalid-pch -Xclang -emit-pch -Xclang -include -Xclang "$header" \
            -x c++-header -MD -MT pch -MF pch.d -o pch.hxx.pch -c "$header.cxx"
        compile "$1" "$2" -Xclang -fno-pch-timestamp -Winvalid-pch -Xclang -include-pch -Xclang "$header.pch" \
            -Xclang -include -Xclang "$header" -o main.o -c main.cpp
    fi
    "$1" "$there/$2/main.o" -o "$there/$2/main"
    "$there/$2/main"
}

status=0
expect() {
    local is
    printf '#pragma once\nconstexpr int kValue = %d;%s\n' "$3" "${4-}" >"$there/$2/header.hpp"
    is=$(value_in "$1" "$2")
    if [[ $is != "$3" ]]; then
        echo "$1: tree $2 says $3 in its header and has $is"
        status=1
    fi
}
for compiler in g++ clang++-19; do
    command -v "$compiler" >/dev/null || continue
    for tree in a b; do
        rm -rf -- "${there:?}/$tree"
        mkdir -p "$there/$tree"
        echo '#include <header.hpp>' >"$there/$tree/pch.hxx"
        : >"$there/$tree/pch.hxx.cxx"
        printf '#include <cstdio>\n#include <header.hpp>\nint main() { std::printf("%%d", kValue); }\n' >"$there/$tree/main.cpp"
    done
    expect "$compiler" a 1
    expect "$compiler" b 1
    expect "$compiler" a 2
    expect "$compiler" b 3
    expect "$compiler" a 3 '  // as the other says, in more words'
done
exit "$status"
