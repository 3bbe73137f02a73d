#!/usr/bin/env bash
# tests/packages/try.sh: installs build/package/*.deb into a clean Debian 12 (mmdebstrap) with nothing but what they depend on, and
# uses them there as a stranger would: prices a wager, reads the man page's file, starts the unit's command and opens a page, builds
# a program on the library, asks Python. Last, an old processor is told so in one sentence. As root; `./baize test --packages` calls it.
set -euo pipefail
root=$(cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
clean=$work/root server=''
# shellcheck disable=SC2317  # the trap calls it
clean_up() {
    [[ -z $server ]] || kill "$server" 2>/dev/null || true
    umount -q "$clean/proc" 2>/dev/null || true
    rm -rf -- "$work"
}
trap clean_up EXIT
fail() { echo "packages: $*" >&2; exit 1; }
inside() { chroot "$clean" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

# From where this machine has its own packages.
sources() { cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources 2>/dev/null || true; }
sources | mmdebstrap --quiet --variant=apt bookworm "$clean" - || fail "no clean root could be made"
cp -- /etc/apt/apt.conf.d/* "$clean/etc/apt/apt.conf.d/" 2>/dev/null || true
cp -- /etc/resolv.conf "$clean/etc/resolv.conf" 2>/dev/null || true
mount -t proc proc "$clean/proc"
mkdir "$clean/debs"
cp -- "$root"/build/package/*.deb "$clean/debs/"
install_in() { inside apt-get install -y -q --no-install-recommends "$@" >"$work/apt.log" 2>&1 || { tail -n 20 "$work/apt.log"; fail "$* cannot be installed"; }; }
inside apt-get update -q >"$work/apt.log" 2>&1 || { tail "$work/apt.log"; fail "no lists of packages"; }

inside sh -c 'cd /debs && ls baize_*.deb' >/dev/null || fail "there is no package baize"
install_in "$(inside sh -c 'ls /debs/baize_*.deb')"
[[ -z $(inside sh -c 'ls /var/lib/dpkg/info/baize.p* 2>/dev/null') ]] || fail "baize has maintainer scripts"
inside baize edge gb.three-card-poker pair-plus | grep -q '149/5525' || fail "pair-plus is priced otherwise"
inside baize --version | grep -q '^baize 0' || fail "no version"
[[ -f $clean/usr/share/man/man1/baize-edge.1.gz ]] || fail "no man page of edge"
[[ -s $clean/usr/share/bash-completion/completions/baize ]] || fail "no completion for bash"
echo "ok      baize prices a wager"

# The unit's own command, its variables filled in as systemd does it.
unit=$clean/lib/systemd/system/baize.service
command=$(sed -n 's/^ExecStart=//p' "$unit")
options=$(sed -n 's/^Environment="BAIZE_OPTIONS=\(.*\)"$/\1/p' "$unit")
command=${command//'${BAIZE_DATABASE}'//tmp/floor.db}
command=${command//'$BAIZE_OPTIONS'/${options/--port 8080/--port 0} --json}
# shellcheck disable=SC2086  # words of a command
(exec chroot "$clean" /usr/bin/env -i PATH=/usr/bin:/bin LANG=C.UTF-8 $command) >"$work/start.json" 2>"$work/log" &
server=$!
for ((i = 0; i < 600; ++i)); do
    port=$(sed -n 's/.*"port":\([0-9]*\).*/\1/p' "$work/start.json")
    [[ -z $port ]] || break
    kill -0 "$server" 2>/dev/null || { cat "$work/log"; fail "the unit's command ended"; }
    sleep 0.1
done
curl -fsS "http://127.0.0.1:$port/health" >/dev/null || fail "the floor is not well"
curl -fsS "http://127.0.0.1:$port/" | grep -qi '<!doctype html' || fail "the floor has no page"
grep -q set-up-code "$work/start.json" || fail "the floor is a demonstration"
kill "$server" && wait "$server" || fail "the floor did not end well"
server=''
echo "ok      the unit's command opens a floor with its pages"

install_in "$(inside sh -c 'ls /debs/python3-baize_*.deb')"
inside python3 -c 'import baize; print(baize.game("gb.three-card-poker").setup().price("pair-plus")[0].exact)' |
    grep -qx '149/5525' || fail "Python prices otherwise"
echo "ok      Python prices a wager"

install_in "$(inside sh -c 'ls /debs/libbaize-dev_*.deb')" g++ pkg-config
cat >"$clean/tmp/price.cpp" <<'PROGRAM'
#include <baize/baize.hpp>
#include <iostream>
int main() {
    const auto prices = baize::price(baize::find_game("gb.three-card-poker")->setup(), {.wager = "pair-plus"});
    std::cout << prices->front().exact << '\n';
}
PROGRAM
# shellcheck disable=SC2016  # the inner shell expands it
inside sh -c 'cd /tmp && g++ -std=c++20 price.cpp $(pkg-config --cflags --libs baize) -o price && ./price' | grep -qx '149/5525' ||
    fail "a program on the library prices otherwise"
echo "ok      a program on the library prices a wager"

said=$(qemu-x86_64 -L "$clean" -cpu Nehalem "$clean/usr/bin/baize" games 2>&1 >/dev/null) && fail "an old processor is not refused"
[[ $(wc -l <<<"$said") == 1 && $said == *"this processor lacks"* ]] || fail "an old processor is told: $said"
echo "ok      an old processor is told so in a sentence"
