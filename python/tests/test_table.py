"""The table to play at: a random walk of every game is what the scenario engine plays."""

import random
from decimal import Decimal
from fractions import Fraction

import pytest

import baize
from conftest import GAMES


def walk(table, chance):
    """To the end of the round, at random."""
    while not table.is_terminal():
        assert table.legal_actions()
        if table.is_chance_node():
            outcomes = table.chance_outcomes()
            actions, weights = zip(*outcomes)
            table.apply_action(chance.choices(actions, weights)[0])
        else:
            table.apply_action(chance.choice(table.legal_actions()))


@pytest.mark.parametrize("game", GAMES)
def test_a_random_walk_is_a_scenario_that_holds(game):
    chance = random.Random(game)
    for _ in range(3):
        table = baize.game(game).setup().table()
        walk(table, chance)
        assert baize.run_scenario(table.scenario()) is None
        assert table.returns()[0] == float(sum(line["net"] for line in table.lines() if line["player"] == 0))
        assert sum(table.nets().values(), Decimal(0)) == sum((line["net"] for line in table.lines()), Decimal(0))
        played = baize.play_scenario(table.scenario(), players=1)
        assert played["fault"] is None and played["steps"]


def test_chances_are_whole():
    table = baize.game("gb.three-card-poker").setup().table({"ante": 10})
    outcomes = table.chance_outcomes(exact=True)
    assert len(outcomes) == 52 and sum(chance for _, chance in outcomes) == Fraction(1)
    for card in ("Ah", "Kd", "2c"):
        table.bring(card)
    assert sum(chance for _, chance in table.chance_outcomes(exact=True)) == 1


def test_a_clone_goes_its_own_way():
    table = baize.game("gb.three-card-poker").setup().table({"ante": 10}, seed=1)
    clone = table.clone()
    assert clone.information_state_string(0) == table.information_state_string(0)
    clone.answer("fold")
    assert clone.is_terminal() and not table.is_terminal()
    assert clone.returns() == [-10.0]


def test_bets_are_placed_and_refused_with_the_clause():
    table = baize.game("gb.three-card-poker").setup().table(bets=False)
    assert table.phase() == "betting" and table.current_player() == -2
    table.place("ante", "12.00")
    with pytest.raises(baize.Refused) as refused:
        table.place("play", 10)
    assert refused.value.clause == "gb-2011 5.13"
    with pytest.raises(baize.Refused, match="two decimals"):
        table.place("ante", 10.001)
    table.close_bets()
    with pytest.raises(baize.Refused):
        table.apply_action(99)


def test_another_seat_does_not_see_the_cards():
    setup = baize.game("gb.three-card-poker").setup()
    table = setup.table([{"wager": "ante", "stake": 10, "player": 0}, {"wager": "ante", "stake": 10, "player": 1}])
    for card in ("Ah", "Kd", "2c"):
        table.bring(card)
    assert table.num_players() == 2
    assert "Ah" in table.information_state_string(0)
    assert "Ah" not in table.information_state_string(1)
    assert "Ah" not in table.observation_string(29)


def test_rounds_follow_each_other_from_a_seed():
    table = baize.game("gb.punto-banco").setup().table({"punto": 10}, seed=4)
    for _ in range(5):
        assert table.is_terminal()
        table.next_round()
        table.place("punto", 10)
        table.close_bets()
    assert baize.run_scenario(table.scenario()) is None


def test_a_wrong_scenario_has_a_fault_with_its_line():
    fault = baize.run_scenario("game gb.three-card-poker\nbet A ante 10\ndeal A Ah Kd\nact A play\n")
    assert fault["line"] == 4 and "card" in fault["what"]
