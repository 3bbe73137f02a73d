"""Casino table games straight from the regulators' rule books: exact prices, best play, simulation, tables to play at.

>>> import baize
>>> setup = baize.game("gb.three-card-poker").setup()
>>> [price.exact for price in setup.price("pair-plus")]
[Fraction(149, 5525)]

Exact numbers are Fractions, with floats beside them; amounts of money are Decimals in whole units of the currency, and
whole minor units in arrays. What is refused raises Refused, which carries the clause of the rule book. Long calls
release Python's lock, take a progress callback, and stop on Ctrl-C.
"""

from __future__ import annotations

from . import _baize
from ._baize import (
    Game,
    Setup,
    Table,
    TableFile,
    game,
    games,
    parse_table,
    play_scenario,
    read_table,
    run_scenario,
    verify,
)
from ._results import Hands, Price, ReturnDistribution
from ._values import Cancelled, Refused

__version__ = _baize.version()
__all__ = [
    "Cancelled",
    "Game",
    "Hands",
    "Price",
    "Refused",
    "ReturnDistribution",
    "Setup",
    "Table",
    "TableFile",
    "game",
    "games",
    "parse_table",
    "play_scenario",
    "read_table",
    "run_scenario",
    "verify",
]
