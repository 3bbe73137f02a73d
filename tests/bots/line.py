"""A line to a floor that a test can make deaf on one side, and cut."""

from __future__ import annotations

import asyncio
from types import TracebackType


class Side:
    """One direction. What it swallows is kept for the test to look at."""

    def __init__(self) -> None:
        self.swallows = False
        self._swallowed = b""
        self._more = asyncio.Event()

    async def swallowed(self, text: bytes = b"") -> None:
        """Waits until it has swallowed something in which this text stands."""
        while not self._swallowed or text not in self._swallowed:
            self._more.clear()
            await self._more.wait()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if self.swallows:
                    self._swallowed += data
                    self._more.set()
                else:
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()

    def reset(self) -> None:
        self.swallows, self._swallowed = False, b""


class Line:
    """Passes on what goes between a client and the floor."""

    def __init__(self, port: int) -> None:
        self._floor = port
        self._server: asyncio.Server | None = None
        self._ends: list[asyncio.StreamWriter] = []
        self.to_floor, self.to_client = Side(), Side()

    async def __aenter__(self) -> Line:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        assert self._server
        self._server.close()
        self.cut()

    @property
    def url(self) -> str:
        assert self._server
        return f"ws://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/ws"

    def cut(self) -> None:
        """Every connection is gone without a farewell, with all that was swallowed. New ones pass."""
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()
        self.to_floor.reset()
        self.to_client.reset()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        floor_reader, floor_writer = await asyncio.open_connection("127.0.0.1", self._floor)
        self._ends += [writer, floor_writer]
        await asyncio.gather(self.to_floor.carry(reader, floor_writer), self.to_client.carry(floor_reader, writer))
