"""Long calls: progress, and how they are stopped."""

import pathlib
import signal
import subprocess
import sys
import textwrap
import time

import pytest

import baize


def test_progress_is_told_and_may_stop_the_work():
    shares = []

    def tell(share):
        shares.append(share)
        return len(shares) < 3

    with pytest.raises(baize.Cancelled):
        baize.game("gb.punto-banco").setup().simulate(10**11, progress=tell)
    assert len(shares) == 3 and all(0 <= share < 1 for share in shares)


def test_what_a_callback_raises_comes_out():
    def fail(share):
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        baize.game("gb.punto-banco").setup().simulate(10**11, progress=fail)


# The call says itself that it has begun, so that the signal comes in its midst however fast the machine is. Where a shell has
# started the tests in the background, SIGINT is ignored until somebody asks for it again.
@pytest.mark.parametrize(
    "call", ["setup.simulate(10**11, progress=tell)", "setup.play_hands(10**9, decisions=False, progress=tell)"]
)
def test_ctrl_c_stops_a_long_call(call):
    code = f"""
        import signal, sys, baize
        signal.signal(signal.SIGINT, signal.default_int_handler)
        told = []
        def tell(share):
            if not told:
                print("begun", flush=True)
            told.append(share)
        setup = baize.game("gb.casino-holdem").setup()
        try:
            {call}
        except KeyboardInterrupt:
            print("stopped", flush=True)
    """
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)], stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout.readline() == "begun\n"
        child.send_signal(signal.SIGINT)
        assert child.communicate(timeout=120)[0] == "stopped\n"
        assert child.returncode == 0
    finally:
        child.kill()


def test_other_threads_go_on_meanwhile():
    import threading

    ticks, stop = [], threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(1)
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    began = len(ticks)
    baize.game("gb.punto-banco").setup().simulate(3_000_000, threads=1)
    during = len(ticks) - began
    stop.set()
    thread.join()
    assert during > 5


def test_the_package_says_that_it_is_typed():
    assert (pathlib.Path(baize.__file__).parent / "py.typed").exists()
