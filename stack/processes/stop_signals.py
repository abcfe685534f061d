"""Converts Ctrl-C, SIGTERM and a closed terminal to one exception.

Later signals do not interrupt the stop.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopRequested(BaseException):
    """A stop signal arrived. This is a BaseException, so `except Exception` does not catch it."""


@contextmanager
def raise_on_stop_signal() -> Iterator[None]:
    """In the block, the first stop signal raises StopRequested. Later stop signals are ignored."""
    previous_handlers = {number: signal.signal(number, _raise_once) for number in STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in previous_handlers.items():
            signal.signal(number, handler)


def ignore_stop_signals() -> None:
    """Ignore stop signals from now on. Call this function before stopping children."""
    for stop_signal in STOP_SIGNALS:
        signal.signal(stop_signal, signal.SIG_IGN)


def _raise_once(number: int, _frame: FrameType | None) -> None:
    ignore_stop_signals()
    raise StopRequested(signal.Signals(number).name)
