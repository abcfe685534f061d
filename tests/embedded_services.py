"""The services of one test run. Each service has a given URL, runs as a container, or is an embedded server.

Embedded servers use the first of the var folders `var/test-1`, `var/test-2`, … that no other run uses. The data of
PostgreSQL and Elasticsearch is in a file system in memory, if the machine has one with enough space.
"""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from shutil import disk_usage, rmtree
from tempfile import TemporaryDirectory

import redis

from schemas.settings import ROOT, Settings
from stack.errors import AlreadyRunning
from stack.postgres.server import SETTINGS
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder
from tests.service_origin import Origin, choose_origins, is_container_engine_running

MEMORY = Path("/dev/shm")  # noqa: S108 # The folders in it are created with random names.
"""The file system in memory of Linux."""
MEMORY_FREE_MIN_BYTES = 4_000_000_000
"""Three concurrent runs together store less than 2 GB."""


@contextmanager
def services_for_tests() -> Iterator[ServiceUrls]:
    """Start the services. They have no data, except for given URLs."""
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
        for service in ("postgres", "elasticsearch"):
            _create_empty_data_folder(var.get_data_folder(service), cleanup)
        urls = cleanup.enter_context(run_services(var, settings))
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


def _create_empty_data_folder(folder: Path, cleanup: ExitStack) -> None:
    """Delete the data of the last run. If the machine has enough memory, link the folder to a new folder in memory.

    The new folder is deleted after the tests.

    In memory, creating and deleting a database takes 0.04 s of processor time. On ext4 it takes 0.33 s, because the
    search for a free inode skips those of files that were deleted within the last seconds.
    """
    if folder.is_symlink():
        rmtree(folder.readlink(), ignore_errors=True)
        folder.unlink()
    elif folder.exists():
        rmtree(folder)
    if MEMORY.is_dir() and disk_usage(MEMORY).free >= MEMORY_FREE_MIN_BYTES:
        in_memory = Path(cleanup.enter_context(TemporaryDirectory(prefix="finder-tests-", dir=MEMORY)))
        in_memory.chmod(0o711)  # PostgreSQL runs as another account if the tests run as root.
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.symlink_to(in_memory, target_is_directory=True)
