"""What the tests share. They run against the module that was built: PYTHONPATH names its folder."""

import json
import os
import pathlib
import subprocess

import pytest

import baize

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = [game.id for game in baize.games()]


def program():
    return os.environ.get("BAIZE", str(ROOT / "build" / "release" / "baize"))


@pytest.fixture(scope="session")
def told():
    """What a verb of the program prints with --json."""

    def ask(*arguments):
        run = subprocess.run([program(), *arguments, "--json"], capture_output=True, text=True, check=True)
        return json.loads(run.stdout)

    return ask
