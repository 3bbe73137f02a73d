"""A player's seat at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any

from .client import Client
from .errors import Refused
from .messages import Answer, Message, Offer, State, least_answer

Decide = Callable[[Message, State], Answer]
NOTES = (10000, 5000, 2000, 1000, 500)  # what the note acceptor takes (the protocol's `insert-cash`)


def first_choice(question: Message, state: State) -> Answer:
    """The first choice on offer, with the least that it takes."""
    return least_answer(question["choices"][0], question, state)


class Terminal:
    """A terminal of one table, from the first note to the voucher.

    On a demonstration floor it opens itself; with `token` it is one that an engineer enrolled, or was open before.
    Further arguments are the Client's.
    """

    def __init__(self, url: str, table: str, terminal: int | None = None, *, token: str | None = None,
                 **options: Any) -> None:
        self.client = Client(url, token=token, **options)
        self.table = table
        self._wanted = terminal

    async def __aenter__(self) -> Terminal:
        await self.client.connect()
        try:
            if not self.client.token:
                await self.client.open_terminal(self.table, self._wanted)
        except BaseException:
            await self.client.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.client.close()

    # ---- What is known -----------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """As `TABLE/NN`."""
        return str(self.client.welcome["name"]) if self.client.welcome else ""

    @property
    def offer(self) -> Offer:
        """What the table offers, as it was at the sign-in; `fetch_offer` asks anew."""
        return self.client.offers[self.table]

    @property
    def state(self) -> State:
        """The latest that was heard of the table. It may be older than the last command: `fresh` waits."""
        return self.client.states[self.table]

    @property
    def mine(self) -> Message:
        """This terminal's own standing, in the latest state."""
        return self.state["mine"]  # type: ignore[no-any-return]

    @property
    def credit(self) -> int:
        return int(self.mine["credit"])

    async def fetch_offer(self) -> Offer:
        """When an announced change has taken effect."""
        self.client.offers[self.table] = await self.client.ask("offer", {"table": self.table})
        return self.offer

    async def until(self, holds: Callable[[State], bool]) -> State:
        """The first state that shows what our last command did, and of which this holds."""
        return await self.client.until(
            self.table, lambda state: state["mine"]["number"] >= self.client.number and holds(state))

    async def fresh(self) -> State:
        """A state that shows what our last command did."""
        return await self.until(lambda state: True)

    async def bets_open(self) -> State:
        """Waits until wagers are taken here."""
        return await self.until(lambda state: state["phase"] == "betting" and not state["locked"]
                                and not state["frozen"])

    # ---- Commands ----------------------------------------------------------------------------------------------------

    async def do(self, verb: str, **args: Any) -> Message:
        """Any command of a terminal; what is None is left out. The reply of one that a lost connection had carried out
        before is {"repeat": True}."""
        return await self.client.do(verb, {name: value for name, value in args.items() if value is not None})

    async def insert_cash(self, amount: int) -> int:
        """Puts in notes of this sum, the largest first. Returns the credit."""
        if amount % NOTES[-1]:
            raise Refused(f"{amount} cannot be put in as notes of {NOTES}")
        for note in NOTES:
            for _ in range(amount // note):
                await self.do("insert-cash", amount=note)
            amount %= note
        return int((await self.fresh())["mine"]["credit"])

    async def bet(self, wager: str, stake: int, *, box: int | None = None) -> int:
        """Says what the stake on a position shall be, and not what is added; 0 takes it back. Returns the stake as it
        lies: the floor cuts what is above a limit."""
        reply = await self.do("bet", wager=wager, stake=stake, box=box)
        return int(reply["stake"]) if "stake" in reply else await self._lying(wager, box or 0)

    async def _lying(self, wager: str, box: int) -> int:
        state = await self.fresh()
        return sum(each["s"] for each in state["stakes"]
                   if (each["p"], each["b"], each["w"]) == (state["mine"]["p"], box, wager))

    async def declare(self, what: str, wager: str | None = None) -> None:
        await self.do("declare", what=what, wager=wager)

    async def clear(self) -> None:
        """Takes every stake back."""
        await self.do("clear")

    async def ready(self) -> None:
        """Waits for nobody: where all who play here say so, bets close before their time."""
        await self.do("ready")

    async def sit(self, place: int) -> None:
        await self.do("sit", place=place)

    async def leave(self, place: int) -> None:
        await self.do("sit", place=place, leave=True)

    async def agree(self, yes: bool = True) -> None:
        await self.do("agree", yes=yes)

    async def answer(self, choice: str, *, amount: int | None = None, cards: Sequence[str] | None = None,
                     round: int | None = None) -> None:
        """Decides. With `round` it is refused where that round is over."""
        await self.do("answer", choice=choice, amount=amount, cards=list(cards) if cards is not None else None,
                      round=round)

    async def dispute(self, round: int, note: str = "") -> int | None:
        """Returns the incident's number; None where it was not heard because the connection dropped."""
        return (await self.do("dispute", round=round, note=note or None)).get("incident")

    async def voucher_out(self) -> Message:
        """Prints a voucher for all credit: `voucher`, `amount`, `expires`."""
        reply = await self.do("voucher-out")
        if "voucher" in reply:
            return reply
        return (await self.fresh())["mine"]["last-voucher"]  # type: ignore[no-any-return]

    # ---- A round -----------------------------------------------------------------------------------------------------

    async def finish_round(self, decide: Decide = first_choice, round: int | None = None) -> Message:
        """Says that we are ready, answers what we are asked, and returns the round once it is settled, with our wagers
        in `lines`, `staked` and `paid`. `round` is the one that was wagered on, and the open one if left out."""
        number = round or (await self.fresh())["round"]
        try:
            await self.ready()
        except Refused:
            pass  # the clock was faster, and bets are closed
        while True:
            state = await self.until(lambda state: is_over(state, number) or state["question"])
            if is_over(state, number):
                return await self._past(state, number)
            await self._decide(decide, state, number)

    async def _decide(self, decide: Decide, state: State, round: int) -> None:
        answer = decide(state["question"], state)
        try:
            await self.answer(answer.choice, amount=answer.amount, cards=answer.cards, round=round)
        except Refused:
            if (await self.client.ask("table")).get("question") == state["question"]:
                raise  # it is still asked: the answer was wrong, and not late

    async def _past(self, state: State, number: int) -> Message:
        if state["last"]["round"] == number:
            return state["last"]  # type: ignore[no-any-return]
        return await self.client.ask("round", {"round": number})  # type: ignore[no-any-return]


def is_over(state: State, round: int) -> bool:
    """That round is settled."""
    return state["last"] is not None and state["last"]["round"] >= round
