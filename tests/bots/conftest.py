"""Floors for the tests of the client: real servers, whose tables' clocks are so long that none runs out by itself."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "examples" / "bots"), str(Path(__file__).parent)]

from local_floor import TABLES, LocalFloor, program_of_tree  # noqa: E402

FILES = ("gb.roulette.toml", "gb.blackjack.toml", "gb.three-card-poker.toml", "gb.roulette.dealer.toml")


def program() -> str:
    return os.environ.get("BAIZE") or program_of_tree()


def still(toml: str) -> str:
    """No machine is so slow."""
    toml = re.sub(r"^(betting|decision)-seconds = .*\n", "", toml, flags=re.M)
    return re.sub(r"^(game = .*)$", r"\1\nbetting-seconds = 1800\ndecision-seconds = 1800", toml, flags=re.M)


def open_floor(folder: Path) -> Iterator[LocalFloor]:
    for name in FILES:
        (folder / name).write_text(still((TABLES / name).read_text()))
    with LocalFloor(program(), sorted(folder.glob("*.toml"))) as floor:
        yield floor


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalFloor]:
    """One for all tests of a file, each of which opens terminals of its own."""
    yield from open_floor(tmp_path_factory.mktemp("tables"))


@pytest.fixture
def own_floor(tmp_path: Path) -> Iterator[LocalFloor]:
    """One that the test may kill."""
    yield from open_floor(tmp_path)
