"""A WebSocket that is opened again, after growing delays, whenever it ends."""

from __future__ import annotations

import asyncio
import json
import random
import ssl as tls
from collections.abc import Callable, Iterator
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed, WebSocketException

from .errors import ConnectionLost, FloorError, OpenedElsewhere
from .messages import Message

LONGEST_MESSAGE = 16 << 20


def delays(first: float, longest: float) -> Iterator[float]:
    """Seconds before each attempt: growing, and never quite the same, so that clients do not come all at once."""
    wait = first
    while True:
        yield wait * random.uniform(0.75, 1.0)
        wait = min(2 * wait, longest)


class Connection:
    """`opened` is called whenever there is a connection, `heard` with each message, and `failed` once, when there will
    be none any more."""

    def __init__(self, url: str, ssl: tls.SSLContext | None, waits: tuple[float, float], give_up_after: float | None, *,
                 opened: Callable[[], None], heard: Callable[[Message], None],
                 failed: Callable[[FloorError], None]) -> None:
        self.count = 0  # how often there was one
        self._url, self._ssl, self._waits, self._give_up_after = url, ssl, waits, give_up_after
        self._opened, self._heard, self._failed = opened, heard, failed
        self._socket: Any = None
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._delays = delays(*waits)
        self._lost_at: float | None = None

    @property
    def is_open(self) -> bool:
        return self._socket is not None

    async def start(self) -> None:
        """Raises ConnectionLost where nobody is there: only what was a connection is taken up again by itself."""
        try:
            socket = await self._open()
        except (OSError, WebSocketException, asyncio.TimeoutError) as error:
            raise ConnectionLost(f"no floor answers at {self._url}: {error}") from None
        self._task = asyncio.create_task(self._run(socket))

    async def close(self) -> None:
        task, self._task = self._task, None
        if task:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def send(self, message: Message) -> None:
        """Where there is no connection, or it just ends, the message is lost: whoever is owed an answer sends it again
        when there is another."""
        if self._socket:
            sending = asyncio.create_task(self._send_text(self._socket, json.dumps(message)))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)

    @staticmethod
    async def _send_text(socket: Any, text: str) -> None:
        try:
            await socket.send(text)
        except ConnectionClosed:
            pass

    def _open(self) -> Any:
        options: dict[str, Any] = {"ssl": self._ssl} if self._ssl else {}
        connect = websockets.connect  # type: ignore[attr-defined]
        return connect(self._url, max_size=LONGEST_MESSAGE, compression=None, **options)

    async def _run(self, socket: Any) -> None:
        try:
            while True:
                reason = await self._listen(socket)
                if "elsewhere" in reason:
                    raise OpenedElsewhere(reason)
                socket = await self._open_again()
        except FloorError as error:
            self._failed(error)
        except Exception as error:  # a message that is not as the protocol says: nobody shall wait for ever
            self._failed(ConnectionLost(f"what the floor sent was not understood: {error!r}"))

    async def _listen(self, socket: Any) -> str:
        """One connection from its greeting to its end. Returns why it ended."""
        self._socket = socket
        self.count += 1
        try:
            self._opened()
            async for text in socket:
                self._is_back()
                self._heard(json.loads(text))
            return str(socket.close_reason or "")
        except ConnectionClosed as error:
            return error.rcvd.reason if error.rcvd else ""
        finally:
            self._socket = None
            await socket.close()

    def _is_back(self) -> None:
        """A floor that accepts connections and says nothing is not."""
        if self._lost_at is not None:
            self._lost_at = None
            self._delays = delays(*self._waits)

    async def _open_again(self) -> Any:
        loop = asyncio.get_running_loop()
        if self._lost_at is None:
            self._lost_at = loop.time()
        while True:
            wait = next(self._delays)
            if self._give_up_after is not None and loop.time() + wait - self._lost_at > self._give_up_after:
                raise ConnectionLost(f"the floor at {self._url} did not come back within {self._give_up_after:g} s")
            await asyncio.sleep(wait)
            try:
                return await self._open()
            except (OSError, WebSocketException, asyncio.TimeoutError):
                continue
