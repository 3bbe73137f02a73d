"""What stands in the floor's messages: gaps filled, and what may be staked and answered.

Nothing here knows a game: positions, limits, choices and amounts are the floor's own.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Message = dict[str, Any]
State = dict[str, Any]
Offer = dict[str, Any]

# A field is left out of a state where it is empty, and a closed table has no round: this is what stands there then.
# None is for what is not a list, a text or a number.
EMPTY_STATE: State = {
    "locked": "", "frozen": "", "announced": [], "change": None, "commit": "", "shoe-commit": "",
    "next-shoe-commit": "", "last": None, "jackpot": None, "mine": None, "dealer-here": False, "acting-for": None,
    "lammers": [], "reduced": [], "moved": [], "exposed-next": "", "question": None, "deciding": None, "need-dice": 0,
    "discards": [], "dice-caption": "", "spun-caption": "", "track": None,
}
EMPTY_ROUND: State = {
    "cards-left": 0, "places": [], "need": "finished", "waiting-for": "", "stage": None, "stakes": [], "hands": [],
    "dice": [], "spun": [], "standing": [], "lines": [],
}
EMPTY_MINE: State = {
    "due": 0, "at-close": [], "dropped": [], "told": "", "limited": "", "may-declare": [], "last-voucher": None,
}


def complete_state(state: Mapping[str, Any]) -> State:
    """A state in which every field is there that docs/protocol.md lists, so that nobody has to ask whether it is."""
    whole = copy.deepcopy(EMPTY_STATE | EMPTY_ROUND) | dict(state)
    if whole["mine"] is not None:
        whole["mine"] = copy.deepcopy(EMPTY_MINE) | whole["mine"]
    return whole


# ---- What may be staked ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """A place of the layout on which chips may be put while bets are open."""

    name: str  # as `bet` wants it: the wager's id, with its spot
    wager: Mapping[str, Any]  # of the offer

    @property
    def least(self) -> int:
        """The least stake, in minor units: a multiple of the increment."""
        return -(-int(self.wager["limits"]["min"]) // self.step) * self.step

    @property
    def most(self) -> int:
        return int(self.wager["limits"]["max"]) // self.step * self.step

    @property
    def step(self) -> int:
        return max(1, int(self.wager["limits"]["increment"]))


def positions(offer: Mapping[str, Any]) -> list[Position]:
    """Every position that takes chips of its own while bets are open, in the order of the offer."""
    return [Position(name, wager) for wager in offer["wagers"] if wager["opening"] for name in _names(wager)]


def _names(wager: Mapping[str, Any]) -> Iterator[str]:
    moved_to = wager.get("travels-to", [])
    for spot in wager["spots"] or [""]:
        if spot not in moved_to:
            yield f"{wager['id']}:{spot}" if spot else wager["id"]


def least_stake(offer: Mapping[str, Any], position: Position) -> int:
    """With which a terminal that stakes on nothing else takes part: the table may have a minimum for all of them."""
    missing = max(0, int(offer["aggregate-min"]) - position.least)
    return position.least + -(-missing // position.step) * position.step


# ---- What may be answered -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Answer:
    """What `answer` takes."""

    choice: str
    amount: int | None = None
    cards: Sequence[str] | None = None


def least_answer(choice: Mapping[str, Any], question: Mapping[str, Any], state: Mapping[str, Any]) -> Answer:
    """This choice with the least amount, and with the first cards that the table takes."""
    return Answer(choice["id"], choice["amount"]["min"] if "amount" in choice else None,
                  _first_cards(choice, question, state))


def _first_cards(choice: Mapping[str, Any], question: Mapping[str, Any],
                 state: Mapping[str, Any]) -> Sequence[str] | None:
    if "picks" in choice:
        return next((pick["cards"] for pick in choice["picks"] if not pick.get("refused")), None)
    if "cards" not in choice:
        return None
    return cards_asked_about(question, state)[: choice["cards"]["min"]]


def cards_asked_about(question: Mapping[str, Any], state: Mapping[str, Any]) -> list[str]:
    """The cards of the hand that the question is about, as far as this player may see them."""
    asked = (question["box"], question["hand"])
    hands = [hand for hand in state["hands"] if (hand["box"], hand["hand"]) == asked and not hand.get("community")]
    return [card for hand in hands for card in hand["cards"] if card]
