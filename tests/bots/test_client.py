"""The client against a real floor: nothing is lost or doubled, whatever becomes of the connection."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from typing import Any

import pytest
from baize_client import (Answer, Client, ConnectionLost, FloorError, OpenedElsewhere, Refused, SignedOut, State,
                          Terminal, least_answer, positions)
from baize_client.connection import delays
from line import Line
from local_floor import LocalFloor

LIMIT = 300  # seconds: only what would hang for ever takes so long
QUICK = {"first_wait": 0.02, "longest_wait": 0.2}
ROULETTE, POKER, BLACKJACK, WHEEL = "roulette-1", "three-card-1", "gb-blackjack-1", "roulette-2"
RED = "red-black:red"


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, LIMIT))


def stakes_of(state: State, seat: Terminal) -> list[tuple[str, int]]:
    return [(each["w"], each["s"]) for each in state["stakes"] if each["p"] == seat.mine["p"]]


def last_choice(question: dict[str, Any], state: State) -> Answer:
    return least_answer(question["choices"][-1], question, state)


# ---- Without a fault ------------------------------------------------------------------------------------------------


def test_a_round_from_the_note_to_the_voucher(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Terminal(floor.url, POKER) as seat:
            assert seat.name.startswith(f"{POKER}/")
            assert await seat.insert_cash(17500) == 17500  # 100, 50, 20 and 5
            box = seat.mine["p"] + 1
            state = await seat.bets_open()
            assert await seat.bet("ante", 500, box=box) == 500
            assert stakes_of(await seat.fresh(), seat) == [("ante", 500)]
            last = await seat.finish_round(last_choice, state["round"])
            assert {line["w"] for line in last["lines"]} >= {"ante"}
            credit = (await seat.fresh())["mine"]["credit"]
            assert credit == 17500 - last["staked"] + last["paid"]
            voucher = await seat.voucher_out()
            assert (voucher["amount"], len(voucher["voucher"])) == (credit, 18)
            assert (await seat.fresh())["mine"]["credit"] == 0

    run(test())


def test_a_refusal_carries_words_and_clause_and_uses_up_no_number(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Terminal(floor.url, ROULETTE) as seat:
            await seat.insert_cash(500)
            number = seat.client.number
            with pytest.raises(Refused) as refused:
                await seat.bet(RED, 600)
            assert "credit" in refused.value.what and refused.value.clause
            assert str(refused.value) == f"{refused.value.what} [{refused.value.clause}]"
            assert await seat.bet(RED, 500) == 500
            assert seat.client.number == number + 1
            await seat.clear()
            await seat.voucher_out()

    run(test())


def test_the_offer_says_what_may_be_staked(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Terminal(floor.url, ROULETTE) as seat:
            await seat.insert_cash(20000)
            by_name = {each.name: each for each in positions(seat.offer)}
            assert (by_name[RED].least, by_name[RED].step, by_name["straight-up:17"].most) == (100, 100, 5000)
            await seat.bets_open()
            for name in ("straight-up:17", "first-four", "split:0-1"):
                assert await seat.bet(name, by_name[name].least) == by_name[name].least
            assert await seat.bet("straight-up:17", 6000) == 5000  # cut to the limit
            await seat.clear()
            await seat.voucher_out()

    run(test())


def test_a_wrong_answer_is_told_and_the_question_stays(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Terminal(floor.url, POKER) as seat:
            await seat.insert_cash(10000)
            number = (await seat.bets_open())["round"]
            await seat.bet("ante", 500, box=seat.mine["p"] + 1)
            with pytest.raises(Refused, match="there is no choice 'juggle'"):
                await seat.finish_round(lambda question, state: Answer("juggle"), number)
            assert (await seat.fresh())["question"]
            assert (await seat.finish_round(last_choice, number))["round"] == number
            with pytest.raises(Refused, match="no decision is waited for"):
                await seat.answer("play", round=number)
            await seat.voucher_out()

    run(test())


def test_what_goes_wrong_here_is_told_here(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Terminal(floor.url, ROULETTE, 30) as seat:
            assert seat.name == f"{ROULETTE}/30"
            with pytest.raises(Refused, match="terminal 30 is in use"):
                async with Terminal(floor.url, ROULETTE, 30):
                    pass
            with pytest.raises(Refused, match="123 cannot be put in"):
                await seat.insert_cash(123)
            with pytest.raises(KeyError, match="no-such-field"):
                await seat.until(lambda state: bool(state["no-such-field"]))
            later = asyncio.create_task(seat.until(lambda state: state["mine"]["credit"] and state["no-such-field"]))
            await seat.insert_cash(500)
            with pytest.raises(KeyError, match="no-such-field"):
                await later
            assert (await seat.voucher_out())["amount"] == 500

    run(test())


def test_the_lab(floor: LocalFloor) -> None:
    async def test() -> None:
        parts: list[float] = []
        async with Client(floor.url) as nobody:
            priced = await nobody.lab("price", {"game": "gb.roulette", "wager": "column"}, on_progress=parts.append)
            assert {each["exact"] for each in priced["prices"]} == {"1/37"}
            with pytest.raises(Refused, match="gb.juggling"):
                await nobody.lab("price", {"game": "gb.juggling"})
        assert all(0 <= part <= 1 for part in parts)

    run(test())


def test_more_messages_at_once_than_the_floor_takes(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Client(floor.url) as nobody:
            answers = await asyncio.gather(*(nobody.ask("table", {"table": POKER}) for _ in range(150)))
            assert {each["id"] for each in answers} == {POKER}

    run(test())


def test_who_only_watches(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Client(floor.url) as nobody, Terminal(floor.url, ROULETTE) as seat:
            await seat.insert_cash(500)
            assert (await nobody.watch(ROULETTE))["mine"] is None
            await seat.bet(RED, 500)
            await nobody.until(ROULETTE, lambda state: [each["s"] for each in state["stakes"]] == [500])
            await seat.clear()
            await nobody.until(ROULETTE, lambda state: not state["stakes"])
            await nobody.unwatch(ROULETTE)
            assert ROULETTE not in nobody.states
            with pytest.raises(Refused, match="there is no table 'no-such-table'"):
                await nobody.watch("no-such-table")
            with pytest.raises(Refused, match="sign in first"):
                await nobody.do("bet", {"wager": RED, "stake": 100})
            await seat.voucher_out()

    run(test())


def test_staff_sign_in_and_out(own_floor: LocalFloor) -> None:
    async def test() -> None:
        async with Client(own_floor.url) as engineer:
            await engineer.set_up(own_floor.set_up_code, "emil", "a long pass phrase")
            with pytest.raises(Refused, match="the user or the password is wrong"):
                await engineer.sign_in("emil", "a wrong pass phrase")
            assert (await engineer.sign_in("emil", "a long pass phrase"))["role"] == "engineer"
            await engineer.do("add-user", {"user": "cath", "role": "cashier", "password": "correct horse battery"})
            async with Client(own_floor.url) as cashier:
                await cashier.sign_in("cath", "correct horse battery")
                await two_connections_of(cashier, own_floor.url)
            token = engineer.token
            await engineer.sign_out()
            with pytest.raises(SignedOut):
                async with Client(own_floor.url, token=token):
                    pass
            assert await engineer.ask("tables")

    async def two_connections_of(first: Client, url: str) -> None:
        """They share their numbers, and neither takes the other's command for a repetition of its own."""
        async with Client(url, token=first.token) as second:
            for at, each in enumerate([first, second, second, first, second, first], start=1):
                reply = await each.do("deposit", {"player": "4711", "amount": 100})
                assert reply == {"balance": 100 * at}

    run(test())


# ---- The connection drops -------------------------------------------------------------------------------------------


def test_delays_grow_and_stop_growing() -> None:
    waits = list(itertools.islice(delays(0.3, 5.0), 12))
    for at, wait in enumerate(waits):
        longest = min(0.3 * 2**at, 5.0)
        assert 0.75 * longest <= wait <= longest


def test_a_cut_before_the_answer_does_not_double_the_command(floor: LocalFloor) -> None:
    async def test() -> None:
        async with (Line(floor.port) as line, Client(floor.url) as other,
                    Terminal(line.url, ROULETTE, **QUICK) as seat):
            await other.watch(ROULETTE)
            assert await seat.insert_cash(10000) == 10000
            number = seat.client.number
            line.to_client.swallows = True
            bet = asyncio.create_task(seat.bet(RED, 700))
            await other.until(ROULETTE, lambda state: [each["s"] for each in state["stakes"]] == [700])
            assert not bet.done()
            line.cut()
            assert await bet == 700
            assert (seat.client.connections, seat.client.number) == (2, number + 1)
            state = await seat.fresh()
            assert (stakes_of(state, seat), state["mine"]["credit"]) == ([(RED, 700)], 9300)
            await seat.clear()
            await seat.voucher_out()

    run(test())


def test_what_a_repeated_command_is_not_replied_is_in_the_state(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Line(floor.port) as line, Terminal(line.url, ROULETTE, **QUICK) as seat:
            await seat.insert_cash(10000)
            number = seat.client.number
            line.to_client.swallows = True
            out = asyncio.create_task(seat.voucher_out())
            await line.to_client.swallowed(b'"voucher"')
            line.cut()
            voucher = await out
            assert (voucher["amount"], len(voucher["voucher"]), seat.client.number) == (10000, 18, number + 1)
            assert (await seat.fresh())["mine"]["credit"] == 0
            with pytest.raises(Refused, match="there is no credit to pay out"):
                await seat.voucher_out()

    run(test())


def test_a_cut_before_the_command_arrives_does_not_lose_it(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Line(floor.port) as line, Terminal(line.url, ROULETTE, **QUICK) as seat:
            await seat.insert_cash(10000)
            line.to_floor.swallows = True
            bet = asyncio.create_task(seat.bet(RED, 700))
            await line.to_floor.swallowed()
            line.cut()
            assert await bet == 700
            assert stakes_of(await seat.fresh(), seat) == [(RED, 700)]
            await seat.clear()
            await seat.voucher_out()

    run(test())


def test_a_command_that_was_given_up_lends_its_number_to_no_other(floor: LocalFloor) -> None:
    async def test() -> None:
        async with (Line(floor.port) as line, Client(floor.url) as other,
                    Terminal(line.url, ROULETTE, **QUICK) as seat):
            await other.watch(ROULETTE)
            await seat.insert_cash(10000)
            line.to_client.swallows = True
            bet = asyncio.create_task(seat.bet(RED, 700))
            await other.until(ROULETTE, lambda state: [each["s"] for each in state["stakes"]] == [700])
            bet.cancel()
            line.cut()
            assert await seat.bet("red-black:black", 300) == 300
            assert stakes_of(await seat.fresh(), seat) == [(RED, 700), ("red-black:black", 300)]
            await seat.clear()
            await seat.voucher_out()

    run(test())


def test_a_floor_that_dies_in_mid_round_goes_on_with_it(own_floor: LocalFloor) -> None:
    async def test() -> None:
        async with (Terminal(own_floor.url, POKER, **QUICK) as seat, Client(own_floor.url, **QUICK) as nobody,
                    Terminal(own_floor.url, ROULETTE, **QUICK) as wheel):
            await asyncio.gather(seat.insert_cash(10000), wheel.insert_cash(10000), nobody.watch(POKER))
            box = seat.mine["p"] + 1
            number = (await seat.bets_open())["round"]
            await seat.bet("ante", 500, box=box)
            await wheel.bet(RED, 700)
            await seat.ready()
            asked = await seat.until(lambda state: bool(state["question"]))
            hand = [each["cards"] for each in asked["hands"] if each["box"] == box]
            own_floor.kill()
            answer = asyncio.create_task(seat.answer(asked["question"]["choices"][-1]["id"], round=number))
            own_floor.start()
            await answer
            last = await seat.finish_round(last_choice, number)
            assert (seat.client.connections, last["round"]) == (2, number)
            assert hand == [each["cards"] for each in last["hands"] if each["box"] == box]
            state = await seat.fresh()
            assert state["mine"]["credit"] == 10000 - last["staked"] + last["paid"]
            assert stakes_of(await wheel.fresh(), wheel) == [(RED, 700)]
            await nobody.until(POKER, lambda state: state["round"] > number)
            assert (await wheel.finish_round())["staked"] == 700
            await asyncio.gather(seat.voucher_out(), wheel.voucher_out())

    run(test())
    assert own_floor.audit()[-1] == "The chain, the rounds and the books hold."


def test_a_terminal_that_was_opened_elsewhere_does_not_come_back_by_itself(floor: LocalFloor) -> None:
    async def test() -> None:
        async with Terminal(floor.url, WHEEL, **QUICK) as first:
            async with Terminal(floor.url, WHEEL, token=first.client.token, **QUICK) as second:
                assert second.name == first.name
                with pytest.raises(OpenedElsewhere):
                    await first.until(lambda state: False)
                with pytest.raises(OpenedElsewhere):
                    await first.ready()
                await second.fresh()
                assert second.client.connections == 1

    run(test())


def test_an_end_that_is_no_reconnection(own_floor: LocalFloor) -> None:
    async def test() -> None:
        with pytest.raises(SignedOut, match="the token is not known any more"):
            async with Client(own_floor.url, token="0" * 64):
                pass
        async with Client(own_floor.url, **QUICK) as nobody:
            with pytest.raises(SignedOut):
                await nobody.use_token("0" * 64)
            assert await nobody.ask("tables")
        async with Client(own_floor.url, give_up_after=0.3, **QUICK) as nobody:
            own_floor.kill()
            with pytest.raises(ConnectionLost, match="did not come back within 0.3 s"):
                await nobody.ask("tables")
            with pytest.raises(ConnectionLost):
                await nobody.ask("tables")
        with pytest.raises(ConnectionLost, match="no floor answers at"):
            await Client(own_floor.url).connect()
        with pytest.raises(FloorError, match="not connected"):
            await Client(own_floor.url).ask("tables")

    run(test())
