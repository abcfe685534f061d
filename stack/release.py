"""The steps that a release runs once: `python -m stack.release schema|reference|sample|index …`.

    schema     migrates the database to the tables of this release
    reference  loads places, currencies and subjects if there are none, inserts missing articles and pages, and prints
               how to fill an empty catalogue
    sample     loads the sample catalogue if there are no courses
    index      rebuilds the index unless the live index fits this release; needs a running worker

The steps run in the given order. A step may be repeated, and changes nothing if its work is done already.
This command needs only the addresses of the services. It works without a running stack on this machine.
"""

import sys
from collections.abc import Callable

import psycopg

from schemas.settings import Settings
from stack.console import show_step
from stack.errors import StackError
from stack.failures import report_failure
from stack.services.urls import ServiceUrls

Step = Callable[[ServiceUrls], None]


HOW_TO_FILL = """\
The catalogue is empty. Import a register, or load the sample:
  finder import cricos FILE.xlsx
  finder sample load
With compose:
  docker compose run --rm --volume FOLDER:/files:ro finder import cricos /files/FILE.xlsx
  docker compose run --rm finder sample load"""


class ServiceNotGiven(StackError):
    """The address of a service is not set. A release does not start embedded services."""


def read_service_urls(given: Settings) -> ServiceUrls:
    """Read the addresses from the settings. Raises ServiceNotGiven, whose text lists all missing settings."""
    urls = {
        "DATABASE_URL": given.database_url,
        "BROKER_URL": given.broker_url,
        "ELASTICSEARCH_URL": given.elasticsearch_url,
    }
    missing = [name for name, url in urls.items() if not url]
    if missing:
        raise ServiceNotGiven(f"{', '.join(missing)}: not set. Set each of them, or NAME_FILE.")
    return ServiceUrls(*(url or "" for url in urls.values()))


def upgrade_schema(urls: ServiceUrls) -> None:
    from schemas.migrations import upgrade  # This import is slow.

    with show_step("Schema of the database"):
        upgrade(urls.database)


def load_reference_rows(urls: ServiceUrls) -> None:
    from indexer.catalogue.content.load import load_content
    from indexer.catalogue.reference.load import load_reference_if_empty

    with show_step("Places and subjects, unless there are some") as report:
        load_reference_if_empty(urls.database, lambda part, done, total: report(done, total, part))
    with psycopg.connect(urls.database) as connection:
        load_content(connection)
        if connection.execute("SELECT 1 FROM course LIMIT 1").fetchone() is None:
            print(HOW_TO_FILL)


def load_sample(urls: ServiceUrls) -> None:
    from indexer.catalogue.sample.load import load_if_empty

    with show_step("Sample catalogue, unless there are courses") as report:
        load_if_empty(urls.database, lambda part, done, total: report(done, total, part))


def build_index(urls: ServiceUrls) -> None:
    from stack.indexing.operations import ensure_index

    with show_step("Index, unless one exists") as report:
        ensure_index(urls, report)


STEPS: dict[str, Step] = {
    "schema": upgrade_schema,
    "reference": load_reference_rows,
    "sample": load_sample,
    "index": build_index,
}


def main(names: list[str]) -> int:
    """Return the exit code: 0 if every step succeeded, 1 on an error, 2 for an unknown step or without a step."""
    if not names or not set(names) <= set(STEPS):
        print(f"Name at least one step: {', '.join(STEPS)}", file=sys.stderr)
        return 2
    try:
        urls = read_service_urls(Settings())
        for name in names:
            STEPS[name](urls)
    except Exception as error:
        report_failure(error, "release")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
