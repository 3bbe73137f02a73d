#!/usr/bin/env bash
# `baize serve` as a user starts it: its pages, its refusals, its end, and that a second start finds the journal.
# BAIZE names the program.
set -uo pipefail

program=${BAIZE:?BAIZE must name the program}
folder=$(mktemp -d) || exit 1
server='' failures=0 scheme=http

# shellcheck disable=SC2317  # the trap calls it
clean_up() {
    if [[ -n $server ]]; then
        kill -KILL "$server" 2>/dev/null
        wait "$server" 2>/dev/null
    fi
    rm -rf -- "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

fail() {
    printf 'serve.sh: %s\n' "$*"
    failures=$((failures + 1))
}

# expect WHAT WANTED GOT
expect() { [[ $3 == "$2" ]] || fail "$1: expected '$2', got '$3'"; }

# start_server [ARGUMENT...]: sets server and port.
start_server() {
    : >"$folder/start.json"
    "$program" serve --port 0 --json --database "$folder/floor.db" --web "$folder/web" "$@" >"$folder/start.json" 2>>"$folder/log" &
    server=$!
    local i
    for ((i = 0; i < 1200; ++i)); do  # a slow machine is no fault of the server's
        port=$(sed -n 's/.*"port":\([0-9]*\).*/\1/p' "$folder/start.json")
        [[ -n $port && $(status /health) == 200 ]] && return 0
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    fail "the server did not start"
    cat "$folder/log"
    exit 1
}

# Ends it as a service manager does: exit status 0; within 3 s where the machine has nothing else to do (--long).
stop_server() {
    local i status=0 seconds=${BAIZE_LONG:+3}
    seconds=${seconds:-60}
    kill -TERM "$server"
    for ((i = 0; i < 10 * seconds; ++i)); do
        kill -0 "$server" 2>/dev/null || break
        sleep 0.1
    done
    kill -0 "$server" 2>/dev/null && fail "the server did not end within $seconds s of SIGTERM"
    wait "$server" || status=$?
    expect "status at SIGTERM" 0 "$status"
    server=''
}

status() { curl -sk -m 60 -o /dev/null -w '%{http_code}' --path-as-is "${@:2}" "$scheme://127.0.0.1:$port$1"; }
page() { curl -sk -m 60 --path-as-is "${@:2}" "$scheme://127.0.0.1:$port$1"; }
upgrade=(-H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==')

mkdir -p "$folder/web/assets" && echo '<p>floor</p>' >"$folder/web/index.html" && echo 'let a' >"$folder/web/assets/a-1234.js"
echo secret >"$folder/secret.txt" && ln -s ../secret.txt "$folder/web/link.txt" && echo hidden >"$folder/web/.hidden"

# --- what needs no server ---------------------------------------------------------------------------------------------

grep -q '^redeem  *one  *cashier ' <<<"$("$program" serve --commands)" || fail "--commands does not say who may redeem"
grep -q '"verb": "void-round"' <<<"$("$program" serve --commands --json)" || fail "--commands --json has no void-round"
for wrong in "--port 70000" "--tls-certificate x" "--currency dollars" "--log-level loud" "--voucher-days -1" "--nonsense"; do
    # shellcheck disable=SC2086  # an option and its value
    lines=$("$program" serve $wrong 2>&1 </dev/null)
    expect "exit status of serve $wrong" 2 $?
    expect "lines of serve $wrong" 1 "$(wc -l <<<"$lines")"
done

# --- a new floor ------------------------------------------------------------------------------------------------------

start_server
grep -q '"play-money":true' "$folder/start.json" || fail "the start does not say that it is play money"
grep -q '"entries":0,' "$folder/start.json" || fail "a new floor does not start with an empty journal"
grep -q '"set-up-code":"[0-9a-f]\{20\}"' "$folder/start.json" || fail "the first start prints no set-up code"
grep -q '"sic-bo-1"' "$folder/start.json" || fail "the demonstration floor has no sic-bo-1"

expect "/health" '{"ok":true,"what":"the floor is open"}' "$(page /health)"
metrics=$(page /metrics)
for name in commands_total commands_refused_total journal_entries_total commits_total messages_total rounds_total connections journal_length queue_length \
    commit_seconds_bucket commit_seconds_count turn_seconds_sum reloads_total; do
    grep -q "^baize_${name}[ {]" <<<"$metrics" || fail "/metrics has no baize_$name"
done
[[ $(sed -n 's/^baize_journal_length //p' <<<"$metrics") -gt 5 ]] || fail "the journal of the new floor is empty"

expect "/" '<p>floor</p>' "$(page /)"
expect "type of a script" 'text/javascript; charset=utf-8' "$(curl -s -o /dev/null -w '%{content_type}' "http://127.0.0.1:$port/assets/a-1234.js")"
headers=$(page / -I)
for header in "Content-Security-Policy: default-src 'self'" 'X-Content-Type-Options: nosniff' 'Referrer-Policy: no-referrer' 'Cache-Control: no-cache' \
    'Content-Length: 13'; do
    grep -qi "^$header" <<<"$headers" || fail "/ has no header '$header'"
done
expect "a page that is not there" 404 "$(status /nothing)"
grep -q 'no such page' <<<"$(page /nothing)" || fail "404 does not say so in words"
expect "POST" 405 "$(status / -X POST -d x=1)"
expect "DELETE" 405 "$(status /health -X DELETE)"
expect "a long body" 413 "$(head -c 5000 /dev/zero | status / -X POST --data-binary @- -H 'Expect:')"
expect "a long header" 431 "$(status / -H "X-Long: $(printf 'x%.0s' {1..9000})")"
for path in /../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt /assets/../../secret.txt /assets/..%2f..%2fsecret.txt //etc/passwd /link.txt /.hidden \
    '/..\secret.txt' /%00 /%zz; do
    expect "GET $path" 404 "$(status "$path")"
done
expect "/ws without an upgrade" 426 "$(status /ws)"
expect "a foreign Origin" 403 "$(status /ws "${upgrade[@]}" -H 'Origin: http://evil.example')"
expect "no Origin" 101 "$(status /ws "${upgrade[@]}" -m 1)"
expect "the own Origin" 101 "$(status /ws "${upgrade[@]}" -m 1 -H "Origin: http://127.0.0.1:$port")"
expect "a barcode of no voucher" 404 "$(status /voucher/123456789012345678.svg)"
for digit in {0..9}; do  # one of ten last digits fits
    [[ $(page "/voucher/12345678901234567$digit.svg") == '<svg '* ]] && barcodes=$((${barcodes-0} + 1))
done
expect "barcodes of ten numbers" 1 "${barcodes-0}"

refusal=$("$program" serve --port "$port" --database "$folder/other.db" 2>&1 >/dev/null </dev/null)
expect "exit status on a port in use" 1 $?
expect "words on a port in use" "baize: port $port of 127.0.0.1 is in use; choose another with --port" "$refusal"
stop_server

# --- the same floor again -----------------------------------------------------------------------------------------------

start_server
entries=$(sed -n 's/.*"entries":\([0-9]*\).*/\1/p' "$folder/start.json")
[[ $entries -gt 5 ]] || fail "the second start found ${entries:-no} entries"
grep -q '"sic-bo-1"' "$folder/start.json" || fail "the second start has no sic-bo-1"
stop_server
if grep -vE '^\{"at":"[0-9-]{10}T[0-9:.]{12}Z","level":"(info|warning)",.*\}$' "$folder/log"; then fail "the log has lines (above) that are no structured lines"; fi

# --- TLS ----------------------------------------------------------------------------------------------------------------

if command -v openssl >/dev/null; then
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
    scheme=https
    start_server --tls-certificate "$folder/certificate.pem" --tls-key "$folder/key.pem"
    expect "a WebSocket over TLS" 101 "$(status /ws "${upgrade[@]}" -m 1 --http1.1)"
    expect "TLS 1.1" 000 "$(status /health --tls-max 1.1)"
    expect "HTTP on the TLS port" 000 "$(scheme=http && status /health)"
    expect "/health over TLS, after all that" 200 "$(status /health)"
    stop_server
else
    printf 'serve.sh: openssl is not installed: TLS is not checked\n'
fi

((failures == 0)) && printf 'serve.sh: all is well\n'
exit $((failures > 0))
