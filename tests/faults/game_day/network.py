"""A proxy in front of a service. The proxy can cut the network.

During a cut, no byte passes and no connection ends, as if packets were lost. After the cut, the delayed bytes arrive.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Thread

from stack.machine.ports import LOOPBACK, find_free_port
from stack.services.urls import ServiceUrls

_CHUNK_BYTES = 65_536
_PORT = re.compile(r"(?<=127\.0\.0\.1:)\d+")


class CuttableProxy:
    """Forwards connections to a port of this machine."""

    def __init__(self, target: int) -> None:
        self.port = find_free_port()
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._passes = asyncio.Event()
        self._passes.set()
        self._tasks: set[asyncio.Task[None] | None] = set()

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._passes.clear)

    def restore(self) -> None:
        self._loop.call_soon_threadsafe(self._passes.set)

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
        try:
            await self._passes.wait()
            server_reader, server_writer = await asyncio.open_connection(LOOPBACK, self._target)
            try:
                await asyncio.gather(self._copy(reader, server_writer), self._copy(server_reader, writer))
            finally:
                server_writer.close()
        except OSError as error:
            print(f"proxy: port {self._target}: {error}", flush=True)
        finally:
            writer.close()
            self._tasks.discard(task)

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while chunk := await source.read(_CHUNK_BYTES):
                await self._passes.wait()
                target.write(chunk)
                await target.drain()
        target.close()


class Network:
    """The network between the programs and their services. urls: the addresses of the proxies."""

    def __init__(self, urls: ServiceUrls) -> None:
        self._proxies = {
            name: CuttableProxy(int(_find_port(url)))
            for name, url in (
                ("PostgreSQL", urls.database),
                ("the broker", urls.broker),
                ("Elasticsearch", urls.elasticsearch),
            )
        }
        database, broker, elasticsearch = (
            _PORT.sub(str(proxy.port), url, count=1)
            for url, proxy in zip(
                (urls.database, urls.broker, urls.elasticsearch), self._proxies.values(), strict=True
            )
        )
        self.urls = ServiceUrls(database, broker, elasticsearch)

    @contextmanager
    def run(self) -> Iterator[None]:
        with ExitStack() as entered:
            for proxy in self._proxies.values():
                entered.enter_context(proxy.run())
            yield

    @contextmanager
    def cut(self, *services: str) -> Iterator[None]:
        """Cut the network to these services during the block."""
        for name in services:
            self._proxies[name].cut()
        try:
            yield
        finally:
            for name in services:
                self._proxies[name].restore()


def _find_port(url: str) -> str:
    found = _PORT.search(url)
    assert found, url
    return found[0]
