"""Simple ways to play any game of the floor, by what the floor offers and by nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from baize_client import Answer, Offer, Position, State, cards_asked_about, least_answer, least_stake, positions

Choice = dict[str, Any]
Question = dict[str, Any]


@dataclass(frozen=True)
class Stake:
    position: Position
    amount: int


def laid_by_hand(offer: Offer) -> list[Position]:
    """Positions whose wagers are over with the round, and are not chips on several others."""
    return [each for each in positions(offer) if not each.wager.get("lives") and not each.wager.get("made-of")]


class Minimum:
    """The least stake on the first position; of what it is asked it takes the first choice that it can pay."""

    name = "minimum"

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def stakes(self, offer: Offer, credit: int) -> list[Stake]:
        first = laid_by_hand(offer)[0]
        amount = least_stake(offer, first)
        return [Stake(first, amount)] if amount <= credit else []

    def decide(self, question: Question, state: State) -> Answer:
        return least_answer(affordable(question, state)[0], question, state)

    def heard(self, staked: int, paid: int) -> None:
        """What the last round came to."""


class Cautious(Minimum):
    """As the minimum; but it lays no more than what lies there, and leaves once a third of its money is gone."""

    name = "cautious"
    most = 0

    def stakes(self, offer: Offer, credit: int) -> list[Stake]:
        self.most = max(self.most, credit)
        return super().stakes(offer, credit) if 3 * credit >= 2 * self.most else []

    def decide(self, question: Question, state: State) -> Answer:
        cheapest: Choice = min(question["choices"], key=cost_of)
        return least_answer(cheapest, question, state)


class Doubling(Minimum):
    """Doubles its stake after each loss, as far as the limits go. No such plan beats the house's edge."""

    name = "doubling"
    factor = 1

    def stakes(self, offer: Offer, credit: int) -> list[Stake]:
        return [Stake(each.position, min(each.amount * self.factor, each.position.most, whole(credit, each.position)))
                for each in super().stakes(offer, credit)]

    def heard(self, staked: int, paid: int) -> None:
        self.factor = min(64, 2 * self.factor) if paid < staked else 1


class Random(Minimum):
    """Any legal stakes, up to a quarter of its credit each, and any legal answer."""

    name = "random"

    def stakes(self, offer: Offer, credit: int) -> list[Stake]:
        all_of_them = laid_by_hand(offer)
        some = self.chance.sample(all_of_them, min(len(all_of_them), self.chance.randint(1, 3)))
        return super().stakes(offer, credit) + [stake for each in some for stake in self._stake(each, credit // 4)]

    def _stake(self, position: Position, most: int) -> Iterator[Stake]:
        steps = (min(most, position.most) - position.least) // position.step
        if steps >= 0:
            yield Stake(position, position.least + position.step * self.chance.randint(0, min(steps, 4)))

    def decide(self, question: Question, state: State) -> Answer:
        choice = self.chance.choice(affordable(question, state))
        least = least_answer(choice, question, state)
        return Answer(choice["id"], least.amount, self._cards(choice, question, state) or least.cards)

    def _cards(self, choice: Choice, question: Question, state: State) -> Sequence[str] | None:
        picks: list[Sequence[str]] = [each["cards"] for each in choice.get("picks", []) if not each.get("refused")]
        if picks:
            return self.chance.choice(picks)
        if "cards" not in choice:
            return None
        cards = cards_asked_about(question, state)
        how_many = self.chance.randint(choice["cards"]["min"], min(choice["cards"]["max"], len(cards)))
        chosen = set(self.chance.sample(range(len(cards)), how_many))
        return [card for at, card in enumerate(cards) if at in chosen]


POLICIES = {each.name: each for each in (Minimum, Cautious, Doubling, Random)}


def whole(credit: int, position: Position) -> int:
    return credit - credit % position.step


def cost_of(choice: Mapping[str, Any]) -> int:
    return int(choice.get("cost", 0))


def affordable(question: Question, state: State) -> list[Choice]:
    """There is always one: every question has an answer that costs nothing."""
    return [each for each in question["choices"] if cost_of(each) <= state["mine"]["credit"]]
