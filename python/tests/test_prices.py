"""Prices and what comes with them are the program's own, to the last digit."""

import json
import math
from fractions import Fraction

import pytest

import baize
from conftest import GAMES, program


def every_paytable(setup):
    """Of each wager first as it stands, and then by every other pay table that is open, as the verb lists them."""
    prices = setup.price()
    for wager in setup.game.wagers:
        for table in setup.paytables_open(wager["id"])[1:] if setup.offered(wager["id"]) else []:
            prices += setup.game.setup(paytables={wager["id"]: table}).price(wager["id"])
    return prices


@pytest.mark.parametrize("game", GAMES)
def test_prices_are_those_of_the_command_line(game, told):
    rows = told("edge", game)
    prices = every_paytable(baize.game(game).setup())
    assert [(price.wager, price.paytable, price.edge) for price in prices] == [
        (row["wager"], row["paytable"], row["edge"]) for row in rows
    ]
    for price, row in zip(prices, rows):
        assert price.exact == (Fraction(row["exact"]) if row.get("exact") else None)
        assert (price.sd, price.hit, price.method) == (row.get("sd"), row.get("hit"), row["method"])
        assert price.options == row["options"]
        assert price.edge_of_total == row["edge_of_total_wagered"]
        assert price.returns == [(each["net"], each["chance"]) for each in row.get("returns", [])]


def test_options_and_pays_are_those_that_were_asked_for(told):
    game, pays = "gb.three-card-poker", "pair-plus.flush=3:1"
    (row,) = told("edge", game, "pair-plus", "--pay", pays, "--paytable", "pair-plus=min")
    setup = baize.game(game).setup({}, {"pair-plus": "min"}, dict([pays.split("=")]))
    (price,) = setup.price("pair-plus")
    assert price.paytable == "own" and price.exact == Fraction(row["exact"])
    setup = baize.game("gb.ultimate-holdem").setup(options={}, paytables={"trips": "1"}, pays={})
    assert setup.paytable("trips") == "1"


def test_floats_stand_beside_fractions():
    (price,) = baize.game("gb.three-card-poker").setup().price("ante")
    assert price.exact == Fraction(686689, 20358520)
    assert price.edge == float(price.exact)
    assert price.as_dict()["exact"] == price.exact


def test_a_distribution_adds_up_to_its_price():
    setup = baize.game("gb.three-card-poker").setup()
    for wager in ("ante", "pair-plus"):
        returns = setup.return_distribution(wager)
        assert sum(returns.weights) == returns.total
        (price,) = setup.price(wager)
        assert returns.edge == price.exact
        assert math.isclose(returns.sd, price.sd)
        nets, chances = returns.arrays()
        assert len(nets) == len(chances) and math.isclose(sum(chances), 1)


def test_strategies_are_those_of_the_command_line(told):
    for game in ("gb.three-card-poker", "gb.casino-holdem", "nz.racing-card-derby"):
        try:
            expected = told("strategy", game)
        except Exception:
            with pytest.raises(baize.Refused):
                baize.game(game).setup().strategy()
            continue
        assert baize.game(game).setup().strategy() == expected


def test_a_chart_is_a_list_of_squares():
    squares = baize.game("nz.blackjack").setup().chart()
    (sixteen,) = [each for each in squares if each["hand"] == "hard 16" and each["dealer"] == "10"]
    assert set(sixteen) == {"part", "section", "hand", "dealer", "play", "worth"}
    assert sixteen["worth"]["double"] < min(sixteen["worth"]["stand"], sixteen["worth"]["draw"])


def test_advice_weighs_every_choice():
    advice = baize.game("nz.blackjack").setup().advise("10,6", dealer="9")
    assert advice["best"] == "draw" and advice["worth"]["draw"] > advice["worth"]["stand"]
    with pytest.raises(baize.Refused, match="Z"):
        baize.game("nz.blackjack").setup().advise("10,Z", dealer="9")


def test_the_best_play_of_one_deal():
    setup = baize.game("gb.three-card-poker").setup()
    cards = ["Ah", "Kd", "2c"]
    play = setup.best_play({"ante": 10}, first_cards=cards)
    (decision,) = [each for each in play["decisions"] if each["reached"]]
    assert decision["best"] == "play" and decision["worth"]["fold"] == -1
    assert play["value"] == decision["worth"]["play"]
    assert isinstance(play["value"], Fraction) and not play["shuffled"]
    with pytest.raises(baize.Refused, match="states"):
        setup.best_play({"ante": 10}, states_max=1000)


def test_a_simulation_is_repeated_by_its_seed():
    setup = baize.game("gb.punto-banco").setup()
    one = setup.simulate(20_000, seed=3, threads=1)
    two = setup.simulate(20_000, seed=3, threads=2)
    assert one["wagers"] == two["wagers"]
    punto = next(each for each in one["wagers"] if each["wager"] == "punto")
    assert abs(punto["edge"] - 0.0123508) < 6 * punto["standard_error"]


def test_refusals_carry_what_was_expected_and_the_clause():
    with pytest.raises(baize.Refused, match="gb.three-card-poker"):
        baize.game("no.such-game")
    with pytest.raises(baize.Refused, match="decks"):
        baize.game("gb.blackjack").setup({"no-such-option": 1})
    short = baize.game("gb.three-card-poker").setup(pays={"pair-plus.flush": "1:1"})
    assert [each["clause"] for each in short.forbidden()] == ["gb-2011 5.22(b)"]
    with pytest.raises(baize.Refused):
        baize.game("gb.three-card-poker").setup().price("no-such-wager")


def test_table_files_are_checked_as_the_command_line_checks_them(told):
    from conftest import ROOT

    file = ROOT / "examples" / "tables" / "gb.sic-bo.toml"
    report = baize.read_table(file).check()
    (expected,) = told("check", str(file))
    assert report["lawful"] and expected["lawful"]
    found = [each["what"] for each in report["findings"] + report["warnings"]]
    assert found == [each["what"] for each in expected["findings"]]
    with pytest.raises(baize.Refused, match="line|:1:"):
        baize.parse_table("no such key = 1")


def test_every_rule_is_answered():
    rows = baize.game("gb.sic-bo").rules()
    assert {"rule", "met", "by"} <= set(rows[0]) and len(rows) > 20


def test_the_program_is_the_same_build():
    assert json.loads(json.dumps(baize.__version__)) and program()
