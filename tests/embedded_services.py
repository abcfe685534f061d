"""Services for one run of the tests: by URL, as containers, or embedded ones in a folder kept between runs."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from shutil import rmtree

import redis

from schemas.settings import ROOT, Settings
from stack.errors import AlreadyRunning
from stack.services.running_services import running_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder
from tests.fresh_databases import drop_leftovers
from tests.service_origin import Origin, container_engine_answers, origins


@contextmanager
def services_for_tests() -> Iterator[ServiceUrls]:
    """The services, empty of what earlier runs left; runs at the same time get folders of their own."""
    # A .env file names what somebody works with; tests, which empty what they find, must not touch that.
    given = Settings(_env_file=None)
    chosen = origins(given, os.environ, container_engine_answers)
    with ExitStack() as cleanup:
        contained = [name for name, origin in chosen.items() if origin is Origin.CONTAINER]
        if contained:
            from tests.container_services import containers  # loads the engine's client

            given = given.model_copy(update=cleanup.enter_context(containers(contained)))
        var = _claim_folder(cleanup)
        # An engine starts as fast without data as with it; PostgreSQL does not, and is kept.
        rmtree(var.data_folder("elasticsearch"), ignore_errors=True)
        urls = cleanup.enter_context(running_services(var, given))
        if given.database_url is None:
            drop_leftovers(urls.database)
        if given.broker_url is None:
            with redis.Redis.from_url(urls.broker) as broker:
                broker.flushall()
        yield urls


def _claim_folder(cleanup: ExitStack) -> VarFolder:
    for number in count(1):
        var = VarFolder(ROOT / "var" / f"test-{number}")
        try:
            cleanup.enter_context(lock_var_folder(var))
        except AlreadyRunning:
            continue
        return var
    raise AssertionError("unreachable: the count has no end")
