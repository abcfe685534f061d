"""The services of one test run. Each service has a given URL, runs as a container, or is an embedded server.

Embedded servers have their data in `var/test-1`, or in `var/test-2` while another run uses the first folder.
Later runs use the same folders again.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from shutil import rmtree

import redis

from schemas.settings import ROOT, Settings
from stack.errors import AlreadyRunning
from stack.postgres.server import SETTINGS
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder
from tests.fresh_databases import drop_leftovers
from tests.service_origin import Origin, choose_origins, is_container_engine_running


@contextmanager
def services_for_tests() -> Iterator[ServiceUrls]:
    """Start the services, and delete data that earlier runs left in embedded servers."""
    # Tests delete all data of the services, so they must not use services from a .env file.
    settings = Settings(_env_file=None)
    origin_by_service = choose_origins(settings, os.environ, is_container_engine_running)
    with ExitStack() as cleanup:
        in_containers = [name for name, origin in origin_by_service.items() if origin is Origin.CONTAINER]
        if in_containers:
            from tests.container_services import containers

            settings = settings.model_copy(update=cleanup.enter_context(containers(in_containers)))
        var = _claim_folder(cleanup)
        # Without fsync, written data still survives the kill of a process, and a database is created 0.3 s faster. The
        # tests create about a thousand databases.
        SETTINGS["fsync"] = "off"
        # PostgreSQL starts faster with an existing data folder. Elasticsearch does not.
        rmtree(var.get_data_folder("elasticsearch"), ignore_errors=True)
        urls = cleanup.enter_context(run_services(var, settings))
        if settings.database_url is None:
            drop_leftovers(urls.database)
        if settings.broker_url is None:
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
