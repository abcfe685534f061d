"""What fills the database and the index at the start; heavy to import."""

import logging

from indexer.catalogue.sample.load import load_if_empty
from schemas.migrations import upgrade
from stack.console import step
from stack.indexing.operations import IndexNotBuilt, ensure_index
from stack.processes.background_work import run_while_watching
from stack.processes.supervisor import Supervisor
from stack.services.urls import ServiceUrls

log = logging.getLogger("stack")

# A machine that is busy with other work may keep the engine from answering in time, once.
INDEX_TRIES = 3


def fill_database(urls: ServiceUrls, supervisor: Supervisor) -> None:
    """The newest schema, and the sample where there is no course yet."""
    with step("Schema of the database"):
        upgrade(urls.database)
    with step("Sample catalogue, unless there are courses") as report:

        def load() -> bool:
            return load_if_empty(urls.database, lambda part, done, total: report(done, total, part))

        run_while_watching(supervisor, load)


def fill_index(urls: ServiceUrls, supervisor: Supervisor) -> None:
    """The index, built by the worker unless it stands. Raises IndexNotBuilt when every try failed."""
    with step("Index, unless it stands") as report:
        for tries_left in reversed(range(INDEX_TRIES)):
            try:
                run_while_watching(supervisor, lambda: ensure_index(urls, report))
                return
            except IndexNotBuilt as error:
                if tries_left == 0:
                    raise
                log.warning("The index is tried again: %s", error)
