"""A client of a Baize floor: the WebSocket protocol of docs/protocol.md, with reconnection.

    async with Terminal("ws://localhost:8080/ws", "sic-bo-1") as seat:
        await seat.insert_cash(10000)
        await seat.bet("small", 1000)

`Client` speaks the protocol for anybody: terminals, staff, who only watches. `Terminal` is a player's seat on top of
it. Neither knows a rule: what may be staked and answered comes from the floor. docs/bots.md shows how a bot is written.
"""

from .client import Client
from .errors import ConnectionLost, Fault, FloorError, OpenedElsewhere, Refused, SignedOut
from .messages import (Answer, Offer, Position, State, cards_asked_about, complete_state, least_answer, least_stake,
                       positions)
from .terminal import Terminal, first_choice

__all__ = [
    "Answer", "Client", "ConnectionLost", "Fault", "FloorError", "Offer", "OpenedElsewhere", "Position", "Refused",
    "SignedOut", "State", "Terminal", "cards_asked_about", "complete_state", "first_choice", "least_answer",
    "least_stake", "positions",
]
