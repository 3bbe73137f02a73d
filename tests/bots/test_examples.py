"""The examples, as somebody runs them who has just read docs/bots.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, program
from local_floor import LocalFloor
from tournament import Leg, Wrong, check_books

BOTS = ROOT / "examples" / "bots"
LIMIT = 300


def run(file: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = {"PYTHONPATH": str(ROOT / "python")}
    return subprocess.run([sys.executable, "-B", str(file), *arguments], capture_output=True, text=True, check=False,
                          timeout=LIMIT, env=os.environ | paths)


def test_the_first_bot_is_the_one_that_the_page_shows_and_plays(floor: LocalFloor) -> None:
    file = BOTS / "first_bot.py"
    shown = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "bots.md").read_text(), re.M | re.S)
    assert file.read_text() in shown
    done = run(file, floor.url, "gb-blackjack-1")
    lines = done.stdout.splitlines()
    assert (done.returncode, len(lines)) == (0, 11), done.stderr
    assert all(re.fullmatch(r"round \d+: staked [1-9]\d*, paid \d+", line) for line in lines[:10])
    assert re.fullmatch(r"voucher \d{18}", lines[10])


def test_a_tournament_loses_no_cent() -> None:
    tables = "roulette-1,gb-blackjack-1,three-card-1"
    done = run(BOTS / "tournament.py", "--serve", "--program", program(), "--rounds", "3", "--tables", tables)
    assert done.returncode == 0, done.stderr
    *table, added_up, audit = done.stdout.splitlines()
    assert (added_up, audit) == ("every bot's notes, wins, losses and vouchers add up",
                                 "The chain, the rounds and the books hold.")
    rows = [row.split() for row in table[1:-1]]
    assert [row[0] for row in rows] == [str(rank) for rank in range(1, 7)]
    nets = [float(row[-1]) for row in rows]
    assert nets == sorted(nets, reverse=True)
    assert sum(nets) + float(table[-1].split()[-1]) == pytest.approx(0)
    assert all(0 < int(row[2]) <= 9 and float(row[3]) > 0 for row in rows)


def test_a_tournament_that_cannot_be_held_says_why_in_a_line() -> None:
    big_six = ("--serve", "--program", program(), "--tables", "big-six-1")
    for arguments, what in [(big_six, "tournament: big-six-1: its results are entered by hand"),
                            (("--url", "ws://127.0.0.1:1/ws"), "tournament: no floor answers at ws://127.0.0.1:1/ws"),
                            (("--url", "x", "--policies", "clever"), "there is no policy 'clever'"),
                            (("--url", "x", "--buy-in", "7"), "--buy-in is a multiple of 5")]:
        done = run(BOTS / "tournament.py", *arguments)
        assert done.returncode in (1, 2) and not done.stdout
        assert what in done.stderr.splitlines()[-1]


def test_money_that_is_not_where_it_should_be_is_found() -> None:
    Leg("t", cash=1000, staked=300, paid=200, amount=900).check()
    with pytest.raises(Wrong, match="900 out|901 out"):
        Leg("t", cash=1000, staked=300, paid=200, amount=901).check()
    leg = Leg("t", cash=1000)
    books = {"cash:acceptor/t": -1000, "house": 400, "cash:cage": 600}
    check_books(books, [leg])
    for changed in ({"cash:cage": 601}, {"cash:acceptor/t": -900, "house": 300},
                    {"cash:cage": 500, "terminal:t/01": 100}):
        with pytest.raises(Wrong):
            check_books(books | changed, [leg])
