"""Runs the PostgreSQL server as a child process."""

import signal
from pathlib import Path

import psycopg

from schemas.settings import POSTGRES_SHARED_BUFFERS_MB
from stack.errors import ServiceFailed
from stack.machine.ports import LOOPBACK, find_free_port
from stack.postgres.cluster import OWNER, ensure_cluster, read_or_create_password
from stack.postgres.paths import find_paths
from stack.processes.child import Child, ChildCommand
from stack.processes.child_lock import ChildLock
from stack.processes.readiness import wait_until_ready
from stack.var_folder.paths import VarFolder

DATABASE = "finder"
SETTINGS = {
    "listen_addresses": LOOPBACK,
    "unix_socket_directories": "",
    "fsync": "on",
    "max_connections": "200",
    "timezone": "UTC",
    "log_timezone": "UTC",
    "log_line_prefix": "%m [%p] ",
}


class EmbeddedPostgres:
    """A PostgreSQL server with the data of one var folder. `find_paths` chooses the place of the data."""

    name = "postgres"

    def __init__(self, var: VarFolder, shared_buffers_mb: int = POSTGRES_SHARED_BUFFERS_MB) -> None:
        self._var = var
        self._shared_buffers_mb = shared_buffers_mb
        self._port = find_free_port()
        self._children: list[Child] = []
        self._data: Path | None = None

    def start(self) -> None:
        """Create the data folder if it is missing, and start the server.

        Does not wait until the server is ready.
        """
        lock = ChildLock(self._var.run, self.name)
        paths = find_paths(self._var)
        self._data = paths.data
        ensure_cluster(paths, self._read_password())
        settings = {**SETTINGS, "shared_buffers": f"{self._shared_buffers_mb}MB", "port": str(self._port)}
        command = ChildCommand(
            name=self.name,
            arguments=(
                str(paths.programs / "postgres"),
                *("-D", str(paths.data)),
                *(part for key, value in settings.items() for part in ("-c", f"{key}={value}")),
            ),
            folder=Path("/"),
            account=paths.account,
            stop_signal=signal.SIGINT,
        )
        self._children = [Child.spawn(command, self._var, lock)]

    def wait_ready(self) -> str:
        """Wait until the server accepts connections, and create the database if it is missing.

        Returns the URL of the database. Raises ServiceFailed, also if the data has another password.
        """
        wait_until_ready(self.name, self._children, self._has_database, seconds=60)
        return self.url

    @property
    def url(self) -> str:
        return self._build_url(DATABASE)

    @property
    def children(self) -> list[Child]:
        return self._children

    @property
    def _folder(self) -> Path:
        return self._var.get_data_folder("postgres")

    def _read_password(self) -> str:
        return read_or_create_password(self._folder)

    def _build_url(self, database: str) -> str:
        return f"postgresql://{OWNER}:{self._read_password()}@{LOOPBACK}:{self._port}/{database}"

    def _has_database(self) -> bool:
        try:
            with psycopg.connect(
                self._build_url("postgres"), autocommit=True, connect_timeout=5
            ) as connection:
                found = connection.execute(
                    "SELECT 1 FROM pg_database WHERE datname = %s", (DATABASE,)
                ).fetchone()
                if found is None:
                    connection.execute(f'CREATE DATABASE "{DATABASE}"')
        except psycopg.OperationalError as error:
            if "password authentication failed" in str(error):
                raise ServiceFailed(
                    f"The database in {self._data} is of an earlier var folder and has another password than "
                    f"{self._folder / 'password'}. Delete {self._data} to start with an empty database, or write "
                    "the password of the database to the file."
                ) from error
            return False
        return True
