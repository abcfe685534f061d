"""What a release does once, before or while its programs start: `python -m stack.release schema|sample|index …`.

    schema  brings the database to this release's tables
    sample  loads the sample catalogue where there is no course at all
    index   builds the index anew unless a live one of this release's making stands; needs a worker

Steps run in the order given; each may be repeated, and does nothing when it is done. Unlike `finder`, this needs no
stack on this machine, only the addresses of the services.
"""

import sys
from collections.abc import Callable

import psycopg
from sqlalchemy.exc import OperationalError

from schemas.settings import WRONG_SETTINGS, Settings, complaint_about
from stack.console import step
from stack.errors import StackError
from stack.services.urls import ServiceUrls

Step = Callable[[ServiceUrls], None]


class ServiceNotGiven(StackError):
    """A release has no embedded services to fall back on."""


def read_service_urls(given: Settings) -> ServiceUrls:
    """Raises ServiceNotGiven, which names all that is missing."""
    urls = {
        "DATABASE_URL": given.database_url,
        "BROKER_URL": given.broker_url,
        "ELASTICSEARCH_URL": given.elasticsearch_url,
    }
    missing = [name for name, url in urls.items() if not url]
    if missing:
        raise ServiceNotGiven(f"{', '.join(missing)}: not set, neither as such nor as NAME_FILE")
    return ServiceUrls(*(url or "" for url in urls.values()))


def schema(urls: ServiceUrls) -> None:
    from schemas.migrations import upgrade  # heavy, and no other step needs it

    with step("Schema of the database"):
        upgrade(urls.database)


def sample(urls: ServiceUrls) -> None:
    from indexer.catalogue.sample.load import load_if_empty

    with step("Sample catalogue, unless there are courses") as report:
        load_if_empty(urls.database, lambda part, done, total: report(done, total, part))


def index(urls: ServiceUrls) -> None:
    from stack.indexing.operations import ensure_index

    with step("Index, unless it stands") as report:
        ensure_index(urls, report)


STEPS: dict[str, Step] = {"schema": schema, "sample": sample, "index": index}


def main(names: list[str]) -> int:
    """0 when every step is done, 1 when one failed, 2 when the names are not those of steps."""
    if not names or not set(names) <= set(STEPS):
        print(f"Steps are needed: {', '.join(STEPS)}", file=sys.stderr)
        return 2
    try:
        urls = read_service_urls(Settings())
        for name in names:
            STEPS[name](urls)
    except WRONG_SETTINGS as error:
        reason = complaint_about(error)
    except StackError as error:
        reason = str(error)
    except (psycopg.OperationalError, OperationalError) as error:
        reason = f"PostgreSQL: {error}"
    else:
        return 0
    print(f"release: {' '.join(reason.split())}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
