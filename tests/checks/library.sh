#!/usr/bin/env bash
# The library as others have it: installed, moved elsewhere, found by CMake and by pkg-config, and used by the programs of
# docs/library.md, which print what the page says. With BAIZE_UPDATE=1 the page is given what they print.
set -euo pipefail
root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
build=$(dirname -- "${BAIZE:-"$root/build/release/baize"}")
out=$(mktemp -d)
trap 'rm -rf -- "$out"' EXIT
fail() { echo "library: $*" >&2; exit 1; }

cmake --install "$build" --component library --prefix "$out/first" >"$out/log" || fail "$(cat "$out/log")"
mv "$out/first" "$out/installed"  # nothing in it may know where it was
if found=$(grep -rlIF -e "$root" -e "$out" "$out/installed"); then fail "a path of this machine is in $found"; fi
if found=$(grep -rlE 'BAIZE_INSIDE|JSON_ASSERT|-march|-O[0-9]' "$out/installed/lib"*/cmake "$out/installed/lib"*/pkgconfig); then
    fail "an option of our own is in $found"
fi

mkdir "$out/programs"
"$root/tests/checks/library_programs.py" "$root/docs/library.md" "$out/programs" write
cat >"$out/programs/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(user LANGUAGES CXX)
find_package(baize 0.1 REQUIRED)
file(GLOB sources *.cpp)
foreach(source IN LISTS sources)
  cmake_path(GET source STEM name)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE baize::baize)
endforeach()
END
cmake -G Ninja -S "$out/programs" -B "$out/built" -DCMAKE_PREFIX_PATH="$out/installed" >"$out/log" 2>&1 || fail "$(cat "$out/log")"
cmake --build "$out/built" >"$out/log" 2>&1 || fail "$(cat "$out/log")"
cd "$root"  # their files are given from here
for program in "$out"/programs/*.cpp; do
    name=$(basename "$program" .cpp)
    "$out/built/$name" >"$out/programs/$name.out" || fail "$name ended with status $?"
done
if [[ -n ${BAIZE_UPDATE:-} ]]; then
    tests/checks/library_programs.py docs/library.md "$out/programs" update
fi
for program in "$out"/programs/*.cpp; do
    diff "${program%.cpp}.expected" "${program%.cpp}.out" >&2 || [[ -n ${BAIZE_UPDATE:-} ]] ||
        fail "$(basename "$program" .cpp) prints other than docs/library.md says"
done

# The same by pkg-config.
PKG_CONFIG_PATH=$(dirname "$(find "$out/installed" -name baize.pc)")
export PKG_CONFIG_PATH
read -ra flags <<<"$(pkg-config --cflags --libs baize)"
g++ -std=c++20 -o "$out/alone" "$out/programs/prices.cpp" "${flags[@]}" || fail "pkg-config's flags do not build a program"
"$out/alone" | cmp -s - "$out/programs/prices.out" || fail "built by pkg-config's flags, a program prints something else"
