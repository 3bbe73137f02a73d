"""What the client makes of messages: by docs/protocol.md, which is made of the floor's own description."""

from __future__ import annotations

import re
from pathlib import Path

from baize_client import Answer, complete_state, least_answer, least_stake, positions
from baize_client.messages import EMPTY_MINE, EMPTY_ROUND, EMPTY_STATE

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text()
ENDS = {"number": 0, "string": "", "boolean": False}


def fields_of(part: str) -> dict[str, tuple[bool, str]]:
    """By name: whether it may be left out, and its type."""
    text = PAGE.split(f"\n**{part}**: ", 1)[1].split("\n\n", 2)[1]
    rows = re.findall(r"^\| `([\w-]+)`( \?)? \| (.+?) \| ", text, re.M)
    return {name: (bool(left_out), kind) for name, left_out, kind in rows}


def empty_of(kind: str) -> object:
    return [] if kind.endswith("[]") else ENDS.get(kind)


def test_every_field_that_may_be_left_out_is_filled_as_its_type_says() -> None:
    parts = {"State": EMPTY_STATE, "TableHead": EMPTY_STATE, "OpenRound": EMPTY_STATE, "Felt": EMPTY_STATE,
             "Mine": EMPTY_MINE}
    filled = {(part, name): empty_of(kind) for part in parts for name, (left_out, kind) in fields_of(part).items()
              if left_out}
    assert len(filled) > 20
    assert {(part, name): parts[part][name] for part, name in filled} == filled
    assert {name for _, name in filled} == set(EMPTY_STATE) | set(EMPTY_MINE)


def test_a_closed_table_has_a_round_that_is_empty() -> None:
    always = {name: empty_of(kind) for part in ("OpenRound", "Felt")
              for name, (left_out, kind) in fields_of(part).items() if not left_out}
    assert EMPTY_ROUND == always | {"need": "finished", "places": []}


def test_a_state_keeps_what_it_says() -> None:
    state = complete_state({"id": "t", "mine": {"credit": 5}, "stakes": [1]})
    assert (state["mine"]["credit"], state["mine"]["at-close"], state["stakes"], state["hands"]) == (5, [], [1], [])
    state["hands"].append(1)
    assert complete_state({"id": "t"})["hands"] == []
    assert complete_state({"id": "t"})["mine"] is None


def offer(*wagers: dict, aggregate: int = 0) -> dict:
    plain = {"opening": True, "spots": [], "limits": {"min": 150, "max": 1070, "increment": 100}}
    return {"wagers": [plain | each for each in wagers], "aggregate-min": aggregate}


def test_positions_are_what_takes_chips() -> None:
    travels = {"id": "b", "spots": ["1", "", "2"], "travels-to": ["2"]}
    made = offer({"id": "a"}, {"id": "later", "opening": False}, travels)
    assert [each.name for each in positions(made)] == ["a", "b:1", "b"]
    first = positions(made)[0]
    assert (first.least, first.most, first.step) == (200, 1000, 100)
    assert least_stake(made, first) == 200
    assert least_stake(offer({"id": "a"}, aggregate=450), first) == 500


def test_an_answer_has_what_its_choice_takes() -> None:
    question = {"box": 2, "hand": 0}
    state = {"hands": [{"box": 1, "hand": 0, "cards": ["2c"]}, {"box": 2, "hand": 0, "cards": ["As", "Kd", "3c"]}]}

    def of(**choice: object) -> Answer:
        return least_answer({"id": "x", **choice}, question, state)

    assert of() == Answer("x")
    assert of(amount={"min": 300, "max": 900, "step": 300}) == Answer("x", amount=300)
    assert of(cards={"min": 2, "max": 2}) == Answer("x", cards=["As", "Kd"])
    picks = [{"cards": ["As"], "refused": "foul"}, {"cards": ["Kd"]}]
    assert of(cards={"min": 1, "max": 1}, picks=picks) == Answer("x", cards=["Kd"])
