"""A load balancer in front of the sites: each connection goes to the next site. The load balancer runs in a thread."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread

from stack.machine.ports import LOOPBACK, find_free_port

DRAIN_SECONDS = 30.0
_CHUNK_BYTES = 65_536


class Proxy:
    """The load balancer.

    Clients close the connection after each response, so a site without a connection has no request.
    """

    def __init__(self) -> None:
        self.port = find_free_port()
        self.address = f"http://{LOOPBACK}:{self.port}"
        self._loop = asyncio.new_event_loop()
        self._ports: list[int] = []
        self._open: Counter[int] = Counter()
        self._lock = Lock()
        self._tasks: set[asyncio.Task[None] | None] = set()
        self._next = 0

    def add(self, port: int) -> None:
        self._ports.append(port)

    def drain(self, port: int) -> None:
        """Send no new connections to the site, and wait at most 30 s until the open connections have ended."""
        with self._lock:
            self._ports.remove(port)
        deadline = time.monotonic() + DRAIN_SECONDS
        while self._open[port] and time.monotonic() < deadline:
            time.sleep(0.01)

    @contextmanager
    def run(self) -> Iterator[None]:
        thread = Thread(target=self._loop.run_forever, daemon=True)
        thread.start()
        server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._forward, LOOPBACK, self.port), self._loop
        ).result()
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(server.close)
            self._loop.call_soon_threadsafe(self._loop.stop)
            thread.join()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # asyncio keeps only weak references to tasks, so the set keeps this task alive.
        task = asyncio.current_task()
        self._tasks.add(task)
        with self._lock:
            self._next += 1
            port = self._ports[self._next % len(self._ports)]
            self._open[port] += 1
        try:
            site_reader, site_writer = await asyncio.open_connection(LOOPBACK, port)
            upload = asyncio.create_task(_copy(reader, site_writer))
            # The site closes the connection after its response.
            await _copy(site_reader, writer)
            upload.cancel()
            site_writer.close()
        except OSError as error:
            print(f"proxy: port {port}: {error}", flush=True)
        finally:
            writer.close()
            self._open[port] -= 1
            self._tasks.discard(task)


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while chunk := await source.read(_CHUNK_BYTES):
            target.write(chunk)
            await target.drain()
