"""The one WebSocket: signing in, commands that are never lost nor doubled, questions, and the news of tables."""

from __future__ import annotations

import asyncio
import ssl as tls
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from .connection import Connection
from .errors import ConnectionLost, Fault, FloorError, Refused, SignedOut
from .messages import Message, Offer, State, complete_state

FIRST_QUESTION = 1_000_000_000  # commands and questions share the field "no": their numbers must not meet
FARTHEST_NUMBER = 1_000  # a command's number may be so much larger than that of the last one that was carried out
MOMENT = 0.05  # seconds before what was sent too fast is sent again


@dataclass
class _Waiting:
    """A command or a question that has no answer yet."""

    message: Message
    answer: asyncio.Future[Any]
    sent: int = 0
    on_progress: Callable[[float], None] | None = None


@dataclass(eq=False)
class _Watcher:
    """Somebody waits for a state of a table."""

    table: str
    holds: Callable[[State], bool]
    state: asyncio.Future[State] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def look(self, state: State) -> None:
        if self.state.done():
            return
        try:
            if self.holds(state):
                self.state.set_result(state)
        except Exception as error:  # the caller's own predicate: it is his to know
            self.state.set_exception(error)


class Client:
    """A connection to a floor that comes back by itself.

    `token` is what a sign-in gave: whoever has it is signed in again by it. Where the connection drops, the client
    connects again after growing delays, sends the token, and sends whatever was not answered once more; a command keeps
    its number, so that the floor carries it out once. `give_up_after` seconds without a connection (never, if left out)
    end in ConnectionLost.
    """

    def __init__(self, url: str, *, token: str | None = None, ssl: tls.SSLContext | None = None,
                 first_wait: float = 0.3, longest_wait: float = 5.0, give_up_after: float | None = None) -> None:
        self.url = url
        self.token = token
        self.welcome: Message | None = None  # of the last sign-in
        self.states: dict[str, State] = {}  # the latest of each watched table
        self.offers: dict[str, Offer] = {}
        self._line = Connection(url, ssl, (first_wait, longest_wait), give_up_after, opened=self._greet,
                                heard=self._receive, failed=self._fail)
        self._started = False
        self._failure: FloorError | None = None
        self._hello: Message | None = None  # what signs in where there is no token
        self._knock: asyncio.Future[Message] | None = None  # a sign-in that is not answered yet
        self._ready = False  # greeted: what is to be sent is sent at once
        self._waiting: dict[int, _Waiting] = {}
        self._watchers: list[_Watcher] = []
        self._watched: set[str] = set()
        self._number = 0
        self._questions = FIRST_QUESTION
        self._one_command = asyncio.Lock()

    # ---- The connection ----------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Client:
        await self.connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connects; with a token signs in by it. Raises ConnectionLost where nobody is there: only what was a
        connection is taken up again by itself."""
        knock = self._knock = asyncio.get_running_loop().create_future() if self.token else None
        await self._line.start()
        self._started = True
        try:
            if knock:
                await knock
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Ends the connection. The token stays good."""
        self._fail(ConnectionLost("the client was closed"))
        await self._line.close()

    @property
    def connections(self) -> int:
        """How often there was one."""
        return self._line.count

    def _fail(self, error: FloorError) -> None:
        """For good: whoever waits is told, and whoever comes."""
        self._failure = self._failure or error
        knock, self._knock = self._knock, None
        futures = [each.answer for each in self._waiting.values()] + [each.state for each in self._watchers]
        for future in [*futures, *([knock] if knock else [])]:
            if not future.done():
                future.set_exception(error)
        self._waiting.clear()
        self._watchers.clear()

    def _check(self) -> None:
        if self._failure:
            raise self._failure
        if not self._started:
            raise ConnectionLost("the client is not connected")

    # ---- Who somebody is ---------------------------------------------------------------------------------------------

    async def open_terminal(self, table: str, terminal: int | None = None) -> Message:
        """Opens a terminal of a demonstration floor: this one, or one that is not in use."""
        wanted: Message = {"table": table}
        if terminal is not None:
            wanted["terminal"] = terminal
        return await self._introduce({"open-terminal": wanted})

    async def sign_in(self, user: str, password: str) -> Message:
        return await self._introduce({"sign-in": {"user": user, "password": password}})

    async def use_token(self, token: str) -> Message:
        """Takes a sign-in up again, or signs in a terminal that an engineer enrolled."""
        self.token = token
        return await self._introduce(None)

    async def set_up(self, code: str, user: str, password: str) -> Message:
        """Makes the first engineer of a new floor. He has to sign in then."""
        return await self._introduce({"set-up": {"code": code, "user": user, "password": password}})

    async def sign_out(self) -> None:
        """The token is worth nothing any more."""
        await self._introduce({"sign-out": {}})
        self.token, self.welcome = None, None
        self.states.clear()

    async def _introduce(self, hello: Message | None) -> Message:
        self._check()
        if self._knock:
            raise FloorError("one sign-in at a time")
        knock = self._knock = asyncio.get_running_loop().create_future()
        leaves = hello is not None and "sign-out" in hello
        if not leaves:
            self._number = 0  # somebody else's
        if hello and not leaves:
            self.token = None
        self._hello = hello
        self._line.send(hello or {"token": self.token})
        try:
            answer: Message = await knock
            return answer
        finally:
            if self._knock is knock:
                self._knock = None
            self._hello = None

    def _greet(self) -> None:
        self._ready = False
        if self.token:
            self._line.send({"token": self.token})
        elif self._hello:
            self._line.send(self._hello)
        else:
            self._resume()

    def _resume(self) -> None:
        """Everything that the floor does not know of this connection, and all that it has not answered."""
        self._ready = True
        for table in self._watched:
            self._line.send({"watch": {"table": table}})
        for waiting in self._waiting.values():
            self._send_again(waiting)

    def _send_again(self, waiting: _Waiting) -> None:
        if self._ready and self._line.is_open and not waiting.answer.done():
            waiting.sent += 1
            self._line.send(waiting.message)

    # ---- Commands and questions --------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Of the last command of this source that was carried out, as far as is known here."""
        return self._number

    async def do(self, verb: str, args: Mapping[str, Any] | None = None) -> Message:
        """Gives a command, one at a time, and returns its reply. Raises Refused, or Fault.

        The reply is {"repeat": True} where the connection dropped after the floor had carried the command out: what it
        did is in the state. The commands of users and devices are not counted by the floor: sent again they are carried
        out, or refused, anew.
        """
        async with self._one_command:
            self._check()
            skip = 1
            while True:
                number = self._number + skip
                waiting = self._put(number, {"n": number, "do": verb, "args": dict(args or {})})
                try:
                    reply: Message = await waiting.answer
                except asyncio.CancelledError:
                    self._number = max(self._number, number)  # whether it was carried out is not known: it is used up
                    raise
                finally:
                    self._waiting.pop(number, None)
                self._number = max(self._number, number)
                if reply.get("repeat") and waiting.sent == 1 and 4 * skip < FARTHEST_NUMBER:
                    skip *= 4  # it was sent once: another connection of the same person took the number
                    continue
                if "fault" in reply:
                    raise Fault(reply["fault"])
                return reply

    async def ask(self, what: str, args: Mapping[str, Any] | None = None) -> Any:
        """Asks a question, which changes nothing, and returns its answer."""
        return await self._question({"ask": what, "args": dict(args or {})})

    async def lab(self, what: str, args: Mapping[str, Any] | None = None, *,
                  on_progress: Callable[[float], None] | None = None) -> Any:
        """Asks the lab, which prices and advises. It may take long; `on_progress` is told from 0 to 1 how far it is."""
        return await self._question({"lab": what, "args": dict(args or {})}, on_progress)

    async def _question(self, message: Message, on_progress: Callable[[float], None] | None = None) -> Any:
        self._check()
        self._questions += 1
        number = self._questions
        waiting = self._put(number, {**message, "id": number}, on_progress)
        try:
            return await waiting.answer
        finally:
            self._waiting.pop(number, None)

    def _put(self, number: int, message: Message, on_progress: Callable[[float], None] | None = None) -> _Waiting:
        waiting = _Waiting(message, asyncio.get_running_loop().create_future(), on_progress=on_progress)
        self._waiting[number] = waiting
        self._send_again(waiting)
        return waiting

    # ---- News --------------------------------------------------------------------------------------------------------

    async def watch(self, table: str) -> State:
        """From now on the table's states come, also after a reconnection. Returns the first. A terminal watches its
        own table anyway."""
        state = complete_state(await self.ask("table", {"table": table}))
        self._watched.add(table)
        self._news(state)
        if self._ready:
            self._line.send({"watch": {"table": table}})
        return state

    async def unwatch(self, table: str) -> None:
        self._check()
        self._watched.discard(table)
        self.states.pop(table, None)
        if self._ready:
            self._line.send({"unwatch": {"table": table}})

    async def until(self, table: str, holds: Callable[[State], bool]) -> State:
        """The first state of a watched table of which this holds, the latest one included."""
        self._check()
        watcher = _Watcher(table, holds)
        if table in self.states:
            watcher.look(self.states[table])
        if not watcher.state.done():
            self._watchers.append(watcher)
        try:
            return await watcher.state
        finally:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

    # ---- What comes --------------------------------------------------------------------------------------------------

    def _receive(self, message: Message) -> None:
        if "token" in message:
            self.token = message["token"]
        elif "welcome" in message:
            self._welcomed(message["welcome"])
        elif "state" in message:
            self._news(complete_state(message["state"]))
        elif "ok" in message:
            self._answered(message["ok"], message["reply"])
        elif "answer" in message:
            self._answered(message["answer"], message["is"])
        elif "no" in message:
            self._refused(message["no"], message["what"], message.get("clause", ""))
        elif "progress" in message:
            waiting = self._waiting.get(message["progress"])
            if waiting and waiting.on_progress:
                waiting.on_progress(message["part"])
        elif "set-up" in message or "bye" in message:
            self._let_in(message)

    def _welcomed(self, welcome: Message) -> None:
        if self._hello and "sign-out" in self._hello:  # the connection dropped before he was out
            self._line.send(self._hello)
            return
        self.welcome = welcome
        self._number = max(self._number, welcome["number"])
        if "offer" in welcome:
            self.offers[welcome["offer"]["id"]] = welcome["offer"]
        if "state" in welcome:
            self._news(complete_state(welcome["state"]))
        self._let_in(welcome)

    def _let_in(self, answer: Message) -> None:
        """Or out, or not in: whatever the sign-in was answered with, other messages may follow now."""
        knock, self._knock, self._hello = self._knock, None, None
        if knock and not knock.done():
            knock.set_result(answer)
        if not self._ready:
            self._resume()

    def _news(self, state: State) -> None:
        self.states[state["id"]] = state
        for watcher in self._watchers:
            if watcher.table == state["id"]:
                watcher.look(state)

    def _answered(self, number: int, answer: Any) -> None:
        waiting = self._waiting.get(number)
        if waiting and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def _refused(self, number: Any, what: str, clause: str) -> None:
        waiting = self._waiting.get(number)
        too_fast = what.startswith("too many messages") or what.startswith("the server is busy")
        loop = asyncio.get_running_loop()
        if too_fast and waiting:
            waiting.sent -= 1  # it was not taken
            loop.call_later(MOMENT, self._send_again, waiting)
        elif too_fast:  # it may have been anything: nothing of it is done twice
            loop.call_later(2 * MOMENT, self._greet_again)
        elif waiting:
            if not waiting.answer.done():
                waiting.answer.set_exception(Refused(what, clause))
        elif self._knock:
            error = Refused if self._hello else SignedOut
            if not self._knock.done():
                self._knock.set_exception(error(what, clause))
            if not self._hello:
                self.token = None
            self._let_in({})
        elif not self._ready:  # a reconnection
            self.token = None
            raise SignedOut(what, clause)

    def _greet_again(self) -> None:
        if not self._line.is_open:
            return
        if self._knock:
            self._line.send(self._hello or {"token": self.token})
        elif self._ready:
            self._resume()
        else:
            self._greet()
