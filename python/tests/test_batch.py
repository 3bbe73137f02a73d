"""Many hands as arrays."""

import pytest

import baize
from conftest import GAMES

numpy = pytest.importorskip("numpy")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_the_batch(game):
    hands = baize.game(game).setup().play_hands(50, seed=1)
    layout, rows = hands.layout, hands.decisions
    assert hands.net.shape == hands.staked.shape == (50, len(layout["wagers"]))
    assert hands.cards.shape == (50, len(layout["slots"]))
    assert rows["seen"].shape == (len(rows["hand"]), len(layout["slots"]))
    for i, action in enumerate(rows["action"]):
        assert action in rows["legal"][rows["legal_from"][i] : rows["legal_from"][i + 1]]
    assert layout == baize.game(game).setup().batch_layout()


def test_a_batch_is_repeated_by_its_seed():
    setup = baize.game("gb.casino-holdem").setup()
    one, two = setup.play_hands(3000, seed=5, threads=1), setup.play_hands(3000, seed=5, threads=2)
    assert (one.net == two.net).all() and (one.decisions["seen"] == two.decisions["seen"]).all()


def test_a_function_is_the_policy():
    setup = baize.game("gb.three-card-poker").setup()
    asked = []

    def fold(decisions):
        asked.append(len(decisions["hand"]))
        return decisions["legal"][decisions["legal_from"][:-1]]

    hands = setup.play_hands(100, bets={"ante": 10}, policy=fold, at_once=40)
    assert asked == [40, 40, 20]
    assert (hands.net.sum(axis=1) == -1000).all()
    with pytest.raises(ZeroDivisionError):
        setup.play_hands(100, policy=lambda decisions: 1 // 0)
    with pytest.raises(baize.Refused):
        setup.play_hands(100, policy=lambda decisions: [])
    with pytest.raises(baize.Refused, match="silent"):
        setup.play_hands(100, policy="wild")
