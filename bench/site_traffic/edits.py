"""Edits courses in PostgreSQL at a fixed rate, and writes them to the index as a worker does."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.outbox.drain import drain
from indexer.shared.database import connect
from stack.services.urls import ServiceUrls

EDIT = """
UPDATE course SET popularity = popularity + 0.001
WHERE id = (SELECT id FROM course WHERE status = 'published' ORDER BY hashint8extended(id, %(number)s) LIMIT 1)
"""
"""Changes the popularity of one course. This can change the order of results, but no counts."""


@dataclass
class Edits:
    count: int = 0


@contextmanager
def edit_courses(urls: ServiceUrls, seconds_between: float, first_number: int) -> Iterator[Edits]:
    """Edit one course now, and one every `seconds_between` seconds during the `with` block."""
    edits, ended = Edits(), threading.Event()
    with (
        connect(urls.database) as connection,
        create_client(urls.elasticsearch) as client,
        ThreadPoolExecutor(1) as executor,
    ):

        def edit_once() -> None:
            connection.execute(EDIT, {"number": first_number + edits.count})
            if drain(connection, client).done == 0:
                raise RuntimeError("No outbox row of the edited course was found")
            edits.count += 1

        def edit_repeatedly() -> None:
            while not ended.wait(seconds_between):
                edit_once()

        edit_once()
        running = executor.submit(edit_repeatedly)
        try:
            yield edits
        finally:
            ended.set()
        running.result()  # Raises the error of an edit.
