"""Creates the schema, the sample catalogue, the articles and pages, and the index when the stack starts.

Importing this module takes seconds, because it loads the importers and the migrations.
"""

import logging

import psycopg

from indexer.catalogue.content.load import load_content
from indexer.catalogue.sample.load import load_if_empty
from schemas.migrations import upgrade
from stack.console import show_step
from stack.indexing.operations import IndexNotBuilt, ensure_index
from stack.processes.background_work import run_while_watching
from stack.processes.supervisor import Supervisor
from stack.services.urls import ServiceUrls

log = logging.getLogger("stack")

# A failed build is repeated, because a request to Elasticsearch can time out on a busy machine.
INDEX_TRIES = 3
ACCEPTED_AT_START = "The stack started without an index that matches the code, and cannot run without one"


def fill_database(urls: ServiceUrls, supervisor: Supervisor) -> None:
    """Migrate the database to the newest schema.

    Load the sample if there are no courses. Insert missing articles and pages.
    """
    with show_step("Schema of the database"):
        upgrade(urls.database)
    with show_step("Sample catalogue, unless there are courses") as report:

        def load() -> bool:
            return load_if_empty(urls.database, lambda part, done, total: report(done, total, part))

        run_while_watching(supervisor, load)
    with show_step("Articles and pages"), psycopg.connect(urls.database) as connection:
        load_content(connection)


def fill_index(urls: ServiceUrls, supervisor: Supervisor, *, take_over: bool) -> None:
    """If no usable index exists, request a rebuild from the worker and wait until the rebuild ends.

    A failed rebuild is requested again. Raises IndexNotBuilt after INDEX_TRIES failures.
    take_over: whether the rebuild may replace an index that another database built.
    """

    def build() -> bool:
        return ensure_index(urls, report, ACCEPTED_AT_START, take_over=take_over)

    with show_step("Index, unless one exists") as report:
        for tries_left in reversed(range(INDEX_TRIES)):
            try:
                run_while_watching(supervisor, build)
                return
            except IndexNotBuilt as error:
                if tries_left == 0:
                    raise
                log.warning("The index build is retried: %s", error)
