"""Pauses garbage collection while many objects without reference cycles are created."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pause_garbage_collection() -> Iterator[None]:
    """Disable the garbage collector during the block.

    With garbage collection, loading documents takes twice as long, because the collector repeatedly visits all live
    objects.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
