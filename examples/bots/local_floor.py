"""A demonstration floor of one's own: a server in a temporary folder, which is gone at the end of its block."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "examples" / "tables"


def program_of_tree() -> str:
    """What was built here; else the script that builds it."""
    built = ROOT / "build" / "release" / "baize"
    return str(built if built.is_file() else ROOT / "baize")


class LocalFloor:
    """A server with these table files (all examples, if left out). The set-up code makes the first engineer."""

    def __init__(self, program: str | None = None, tables: Iterable[Path] | None = None, port: int = 0) -> None:
        self.program = program or program_of_tree()
        self.port = port
        self.set_up_code = ""
        self.tables: list[str] = []
        self._files = list(tables) if tables is not None else sorted(TABLES.glob("*.toml"))
        self._folder: Path | None = None
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> LocalFloor:
        self._folder = Path(tempfile.mkdtemp(prefix="baize-bots-"))
        (self._folder / "tables").mkdir()
        for file in self._files:
            shutil.copy(file, self._folder / "tables" / file.name)
        try:
            self.start()
        except BaseException:
            self._clean_up()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._clean_up()

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def database(self) -> Path:
        assert self._folder
        return self._folder / "floor.db"

    def start(self) -> None:
        """Starts the server, or starts it again: on the same database and port."""
        folder = self.database.parent
        with (folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self.program, "serve", "--port", str(self.port), "--json", "--database", str(self.database),
                 "--tables", str(folder / "tables")], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        assert self._server.stdout
        line = self._server.stdout.readline()  # it is printed once the floor is open
        if not line:
            raise RuntimeError(f"the server did not start: {(folder / 'log').read_text()[-2000:]}")
        start = json.loads(line)
        self.port, self.tables = start["port"], start["tables"]
        self.set_up_code = start.get("set-up-code", self.set_up_code)

    def kill(self) -> None:
        """As a power cut would: no farewell. The database stays."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        server, self._server = self._server, None
        if server:
            server.send_signal(how)
            server.wait()
            if server.stdout:
                server.stdout.close()

    def audit(self) -> Sequence[str]:
        """Stops the server and reads the journal as an auditor does. Returns what he says; raises where he objects."""
        self.stop()
        done = subprocess.run([self.program, "audit", str(self.database)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"the audit objects: {done.stdout}{done.stderr}")
        return done.stdout.splitlines()

    def _clean_up(self) -> None:
        self.kill()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)


def find_client() -> None:
    """Puts baize_client of this tree on the path, where none is installed."""
    try:
        import baize_client  # noqa: F401
    except ImportError:
        sys.path.insert(0, str(ROOT / "python"))
