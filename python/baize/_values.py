"""What the compiled part of the package takes from Python: numbers, money and errors."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from numbers import Rational

from ._results import Hands, Price, ReturnDistribution

__all__ = [
    "Cancelled",
    "Fraction",
    "Hands",
    "Price",
    "Refused",
    "ReturnDistribution",
    "actions",
    "as_array",
    "cents",
    "money",
]


class Refused(ValueError):
    """What was asked for is not taken: what was wrong, what was expected, and the clause of the rule book, if any."""

    what: str
    clause: str

    def __init__(self, what: str, clause: str = "") -> None:
        super().__init__(f"{what} ({clause})" if clause else what)
        self.what = what
        self.clause = clause

    def __reduce__(self):
        return type(self), (self.what, self.clause)


class Cancelled(Exception):
    """A progress callback answered False, and the work was stopped."""


def money(in_cents: int) -> Decimal:
    """An amount in whole units of the currency, from whole minor units."""
    return Decimal(in_cents).scaleb(-2)


def cents(amount: object) -> int:
    """The other way, from whatever says an amount exactly: 10, 2.5, "2.50", Decimal, Fraction."""
    if isinstance(amount, bool) or not isinstance(amount, (int, float, str, Decimal, Rational)):
        raise TypeError(f"an amount of money is a number such as 10, 2.5 or '2.50', not {amount!r}")
    try:
        exact = Fraction(amount) * 100
    except (ValueError, OverflowError, ZeroDivisionError):
        raise Refused(f"{amount!r} is no amount of money; expected such as 10, 2.5 or '2.50'") from None
    nearest = round(exact)
    if abs(exact - nearest) > (Fraction(1, 10**6) if isinstance(amount, float) else 0):
        raise Refused(f"{amount} has more than two decimals; expected such as 10, 2.5 or '2.50'")
    if abs(nearest) > 10**15:
        raise Refused(f"{amount} is more than any table takes")
    return nearest


def as_array(buffer):
    """A NumPy array over the numbers of the library, without a copy; a memoryview where NumPy is not there."""
    try:
        import numpy
    except ImportError:
        return memoryview(buffer)
    return numpy.asarray(buffer)


def actions(answered) -> list[int]:
    """The actions that a policy gave, as plain numbers."""
    return answered.tolist() if hasattr(answered, "tolist") else [int(each) for each in answered]
