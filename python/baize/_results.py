"""What the library's answers are held in."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any

__all__ = ["Hands", "Price", "ReturnDistribution"]


@dataclass(frozen=True)
class Price:
    """One line of a price list: what the house has of one wager, as a float and, where it is exact, as a Fraction."""

    game: str
    wager: str
    title: str
    paytable: str
    options: dict[str, str]
    edge: float
    exact: Fraction | None
    method: str
    standard_error: float | None
    sd: float | None
    hit: float | None
    rounds: float
    edge_resolved: float
    edge_of_total: float
    unit: str
    returns: list[tuple[str, float]]
    note: str
    supposes: str

    def as_dict(self) -> dict[str, Any]:
        """As pandas takes it."""
        return asdict(self)


@dataclass(frozen=True)
class ReturnDistribution:
    """Every net return of a wager, in initial wagers, the worst first, with its chance.

    `weights` out of `total` are the chances as whole numbers; None where only rounded chances were computed.
    """

    wager: str
    paytable: str
    nets: list[Fraction]
    chances: list[float]
    weights: list[int] | None
    total: int | None

    @property
    def mean(self) -> Fraction | float:
        """Of the net return: exact where the weights are."""
        if self.weights is None or self.total is None:
            return math.fsum(float(net) * chance for net, chance in zip(self.nets, self.chances))
        return sum((net * weight for net, weight in zip(self.nets, self.weights)), Fraction(0)) / self.total

    @property
    def edge(self) -> Fraction | float:
        """The house's advantage: the mean with the other sign."""
        return -self.mean

    @property
    def variance(self) -> Fraction | float:
        """Of the net return: exact where the weights are."""
        mean = self.mean
        if self.weights is None or self.total is None:
            squares = math.fsum(float(net) ** 2 * chance for net, chance in zip(self.nets, self.chances))
            return squares - float(mean) ** 2
        exact = sum((net * net * weight for net, weight in zip(self.nets, self.weights)), Fraction(0)) / self.total
        return exact - mean * mean

    @property
    def sd(self) -> float:
        """The standard deviation of the net return."""
        return math.sqrt(self.variance)

    def arrays(self) -> tuple[Any, Any]:
        """Net returns and chances as two NumPy arrays of floats; as lists where NumPy is not there."""
        nets = [float(net) for net in self.nets]
        try:
            import numpy
        except ImportError:
            return nets, list(self.chances)
        return numpy.array(nets), numpy.array(self.chances)


@dataclass(frozen=True)
class Hands:
    """Many hands as arrays: NumPy's where NumPy is there, else memoryviews. Amounts are whole minor units (cents).

    net, staked  by hand and wager (layout["wagers"])
    cards        by hand and slot (layout["slots"]), as the player sees them at the end: a place in layout["cards"],
                 -1 no card, -2 a card face down
    rolled       by hand: the last throw (layout["dice"]) and the last spin (layout["rings"])
    decisions    a dict of arrays with a row for each decision:
                 hand, own_hand, stage    whose it is; of which of his hands; how many answers came before
                 seen                     by slot, as in `cards`
                 staked                   by wager: his open stakes
                 legal, legal_from        the actions of row i are legal[legal_from[i]:legal_from[i + 1]]
                 action                   that was taken
    """

    layout: dict[str, Any]
    net: Any
    staked: Any
    cards: Any
    rolled: Any
    decisions: dict[str, Any]
