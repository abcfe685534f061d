"""Ctrl-C, SIGTERM and a closed terminal as one exception, raised once: stopping is not interrupted."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class StopRequested(BaseException):
    """Somebody wants the process to end; no `except Exception` on the way may keep it."""


@contextmanager
def stop_signals_raise() -> Iterator[None]:
    """Within the block the first stop signal raises StopRequested; later ones are left out."""
    before = {number: signal.signal(number, _raise_once) for number in STOP_SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def ignore_stop_signals() -> None:
    """From now on nothing interrupts: call before stopping children."""
    for stop_signal in STOP_SIGNALS:
        signal.signal(stop_signal, signal.SIG_IGN)


def _raise_once(number: int, _frame: FrameType | None) -> None:
    ignore_stop_signals()
    raise StopRequested(signal.Signals(number).name)
