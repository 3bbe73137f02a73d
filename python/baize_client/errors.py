"""What can go wrong between a client and a floor."""


class FloorError(Exception):
    """Everything that this package raises. `what` is in words; `clause` is the rule that forbids it, where one does."""

    def __init__(self, what: str, clause: str = "") -> None:
        super().__init__(f"{what} [{clause}]" if clause else what)
        self.what = what
        self.clause = clause


class Refused(FloorError):
    """The floor refused: nothing has changed."""


class Fault(FloorError):
    """The floor's program failed while a command was carried out in part: its table is called off and locked."""


class ConnectionLost(FloorError):
    """There is no connection, and no more attempt is made to get one."""


class SignedOut(FloorError):
    """The token is not known any more: somebody has to sign in again."""


class OpenedElsewhere(FloorError):
    """The terminal was opened on another connection. To come back by itself would only throw the other one out."""
