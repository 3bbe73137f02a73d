#!/usr/bin/python3
"""A tournament of bots over several tables of one floor.

Every bot sits at every table for some rounds: it puts in the same sum in notes, plays, and takes a voucher for what is
left. What it won or lost in its rounds must be what the voucher is worth more or less than the notes. With --serve the
floor is one of our own, the cashier pays every voucher, and the auditor reads the journal when all is done.

    examples/bots/tournament.py --serve
    examples/bots/tournament.py --url ws://localhost:8080/ws --tables sic-bo-2,three-card-1 --rounds 20
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from local_floor import LocalFloor, find_client

find_client()

from baize_client import Client, FloorError, Refused, Terminal  # noqa: E402
from policies import POLICIES, Minimum, Stake  # noqa: E402

HOUSE_PASSWORD = "only for an hour or so"


class Wrong(Exception):
    """Money is not where it should be, or the tournament cannot be held."""


@dataclass
class Leg:
    """What one bot did at one table."""

    table: str
    cash: int = 0
    rounds: int = 0
    staked: int = 0
    paid: int = 0
    voucher: str = ""
    amount: int = 0  # of the voucher

    @property
    def net(self) -> int:
        return self.amount - self.cash

    def check(self) -> None:
        if self.cash + self.paid - self.staked != self.amount:
            raise Wrong(f"{self.table}: {self.cash} in, {self.staked} staked, {self.paid} paid, but {self.amount} out")


@dataclass
class Bot:
    name: str
    policy: Minimum
    legs: list[Leg] = field(default_factory=list)

    def total(self, what: str) -> int:
        return sum(getattr(leg, what) for leg in self.legs)


# ---- One bot at one table -------------------------------------------------------------------------------------------


async def play_leg(url: str, table: str, bot: Bot, rounds: int, buy_in: int) -> None:
    leg = Leg(table, cash=buy_in)
    bot.legs.append(leg)
    async with Terminal(url, table, give_up_after=60) as seat:
        if seat.offer["chance"] != "server":
            raise Wrong(f"{table}: its results are entered by hand, and nobody here does that")
        await seat.insert_cash(buy_in)
        while leg.rounds < rounds and await play_round(seat, bot.policy, leg):
            pass
        if (await seat.fresh())["mine"]["credit"]:
            voucher = await seat.voucher_out()
            leg.voucher, leg.amount = voucher["voucher"], voucher["amount"]
    leg.check()


async def play_round(seat: Terminal, policy: Minimum, leg: Leg) -> bool:
    """Whether there is to be another one: who wants to stake nothing, or may not, leaves."""
    state = await seat.bets_open()
    stakes = policy.stakes(seat.offer, state["mine"]["credit"])
    if not sum([await lay(seat, stake) for stake in stakes]):
        now = await seat.fresh()
        too_late = (now["round"], now["phase"]) != (state["round"], "betting")
        return bool(stakes) and too_late
    last = await seat.finish_round(policy.decide, state["round"])
    leg.rounds += 1
    leg.staked += last["staked"]
    leg.paid += last["paid"]
    policy.heard(last["staked"], last["paid"])
    return True


async def lay(seat: Terminal, stake: Stake) -> int:
    """In a game with boxes on one's own, else on the next that the table gives. What it does not take is not laid."""
    boxes = seat.offer["boxes"]
    own = seat.mine["p"]
    for box in [(own + i) % boxes + 1 for i in range(boxes)] or [None]:
        with contextlib.suppress(Refused):
            return await seat.bet(stake.position.name, stake.amount, box=box)
    return 0


# ---- The tournament -------------------------------------------------------------------------------------------------


async def play(url: str, tables: Sequence[str], bots: Sequence[Bot], rounds: int, buy_in: int) -> None:
    """As many legs as there are tables; in each the bots are spread over all of them, so that they meet."""
    for turn in range(len(tables)):
        async with asyncio.TaskGroup() as group:
            for seat, bot in enumerate(bots):
                table = tables[(seat + turn) % len(tables)]
                group.create_task(play_leg(url, table, bot, rounds, buy_in))


def ranking(bots: Sequence[Bot]) -> list[str]:
    lines = [f"{'':>2}  {'bot':<12} {'rounds':>6} {'staked':>10} {'in':>10} {'out':>10} {'net':>10}"]
    for rank, bot in enumerate(sorted(bots, key=lambda bot: -bot.total("net")), start=1):
        sums = "".join(f" {bot.total(what) / 100:>10.2f}" for what in ("staked", "cash", "amount", "net"))
        lines.append(f"{rank:>2}  {bot.name:<12} {bot.total('rounds'):>6}{sums}")
    house = -sum(bot.total("net") for bot in bots)
    return [*lines, f"{'':>2}  {'the house':<12} {'':>6} {'':>10} {'':>10} {'':>10} {house / 100:>10.2f}"]


# ---- A floor of our own ---------------------------------------------------------------------------------------------


async def hire(floor: LocalFloor) -> None:
    async with Client(floor.url) as engineer:
        await engineer.set_up(floor.set_up_code, "emil", HOUSE_PASSWORD)
        await engineer.sign_in("emil", HOUSE_PASSWORD)
        for user, role in (("cath", "cashier"), ("ada", "auditor")):
            await engineer.do("add-user", {"user": user, "role": role, "password": HOUSE_PASSWORD})


async def settle_up(floor: LocalFloor, bots: Sequence[Bot]) -> None:
    """The cashier pays every voucher; then the books say what the tournament says."""
    legs = [leg for bot in bots for leg in bot.legs]
    async with Client(floor.url) as cashier:
        await cashier.sign_in("cath", HOUSE_PASSWORD)
        for leg in legs:
            if leg.voucher:
                await cashier.do("redeem", {"number": leg.voucher, "amount": leg.amount})
    async with Client(floor.url) as auditor:
        await auditor.sign_in("ada", HOUSE_PASSWORD)
        accounts = await auditor.ask("accounts")
    check_books({each["account"]: each["balance"] for each in accounts}, legs)


def check_books(balances: dict[str, int], legs: Sequence[Leg]) -> None:
    """What the house holds is negative in its books, and what it owes positive."""
    notes = -sum(balance for name, balance in balances.items() if name.startswith("cash:acceptor/"))
    owed = sum(balance for name, balance in balances.items() if name.startswith("terminal:"))
    cash = sum(leg.cash for leg in legs)
    if sum(balances.values()) or owed or notes != cash:
        raise Wrong(f"the books add up to {sum(balances.values())}, owe {owed} at terminals, and hold {notes} in notes "
                    f"of {cash}")


# ---- The command line -----------------------------------------------------------------------------------------------


def make_bots(names: Sequence[str], how_many: int, seed: int) -> list[Bot]:
    chosen = [names[at % len(names)] for at in range(how_many)]
    return [Bot(f"{name}-{at + 1}", POLICIES[name](random.Random(seed + at))) for at, name in enumerate(chosen)]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A tournament of bots over several tables of one demonstration floor.")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--url", help="of a floor that is open: ws://localhost:8080/ws")
    where.add_argument("--serve", action="store_true", help="open one in a temporary folder, and audit it at the end")
    parser.add_argument("--program", help="with --serve: the program baize")
    parser.add_argument("--tables", default="roulette-1,gb-blackjack-1,three-card-1",
                        help="ids, with commas (%(default)s)")
    parser.add_argument("--bots", type=int, default=6, help="how many (%(default)s)")
    parser.add_argument("--policies", default=",".join(POLICIES), help="in turn (%(default)s)")
    parser.add_argument("--rounds", type=int, default=10, help="of each bot at each table (%(default)s)")
    parser.add_argument("--buy-in", type=int, default=500, help="in whole units of money at each table (%(default)s)")
    parser.add_argument("--seconds", type=float, default=300, help="it is given up after these (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the bots' own chance (%(default)s)")
    given = parser.parse_args()
    given.tables, given.policies = given.tables.split(","), given.policies.split(",")
    unknown = [each for each in given.policies if each not in POLICIES]
    if unknown:
        parser.error(f"there is no policy '{unknown[0]}'; expected {', '.join(POLICIES)}")
    if given.bots < 1 or given.rounds < 1 or given.buy_in < 5 or given.buy_in % 5:
        parser.error("--bots and --rounds are 1 or more, and --buy-in is a multiple of 5")
    return given


async def run(given: argparse.Namespace, floor: LocalFloor | None) -> list[Bot]:
    bots = make_bots(given.policies, given.bots, given.seed)
    url = floor.url if floor else given.url
    async with asyncio.timeout(given.seconds):
        if floor:
            await hire(floor)
        await play(url, given.tables, bots, given.rounds, 100 * given.buy_in)
        if floor:
            await settle_up(floor, bots)
    return bots


def main() -> int:
    given = arguments()
    try:
        with contextlib.ExitStack() as stack:
            floor = stack.enter_context(LocalFloor(given.program)) if given.serve else None
            print("\n".join(ranking(asyncio.run(run(given, floor)))))
            print("every bot's notes, wins, losses and vouchers add up")
            if floor:
                print(floor.audit()[-1])
        return 0
    except* (FloorError, Wrong, RuntimeError) as errors:
        print(f"tournament: {first_of(errors)}", file=sys.stderr)
    except* TimeoutError:
        print(f"tournament: it took longer than {given.seconds:g} s", file=sys.stderr)
    return 1


def first_of(errors: BaseExceptionGroup[BaseException]) -> BaseException:
    first: BaseException = errors.exceptions[0]
    return first_of(first) if isinstance(first, BaseExceptionGroup) else first


if __name__ == "__main__":
    sys.exit(main())
