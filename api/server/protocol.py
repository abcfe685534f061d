"""The HTTP protocol of uvicorn with time limits for headers, bodies and responses."""

import asyncio
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Network, IPv6Network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from api.edge.client_address import is_in_networks
from api.edge.fixed_headers import FIXED_HEADERS
from api.server.connection_limit import ConnectionLimit


@dataclass(frozen=True)
class ClientLimits:
    """The limits of one client. A half-open connection has not sent a complete request.

    - header_seconds: the time for the headers, from the start of the connection or from the first byte of a request.
    - body_seconds: the time from the end of the headers to the end of the body.
    - stalled_seconds: a connection is closed if the client reads no bytes of a response for this time.
    - half_open: the number of half-open connections.
    - idle: the number of connections that wait for the next request.
    - exempt: the networks of proxies. The number of connections of a proxy is not limited, because a proxy serves many
      clients.
    """

    header_seconds: float = 10.0
    body_seconds: float = 30.0
    stalled_seconds: float = 30.0
    half_open: int = 100
    idle: int = 200
    exempt: tuple[IPv4Network | IPv6Network, ...] = ()


CLOSING_SECONDS = 5.0
"""When the server closes a connection, it still sends the unsent bytes of a response for at most this time."""


class _Stage(Enum):
    HEADERS = "reads headers"
    BODY = "reads a body"
    RESPONSE = "waits for the response"
    IDLE = "waits for the next request"


class GuardedProtocol(HttpToolsProtocol):
    """Closes the connections of slow clients, and the oldest connections of a client with too many connections.

    `build_protocol` builds a subclass with the class attributes.

    No timer starts for a request that arrives in one packet on an open connection, so these limits take only 0.001 ms.
    """

    limits: ClassVar[ClientLimits]
    half_open: ClassVar[ConnectionLimit]
    idle: ClassVar[ConnectionLimit]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._stage, self._messages = _Stage.HEADERS, 0
        self._watched: tuple[_Stage, int] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._unsent = 0
        self._is_responding = False
        host = self.client[0] if self.client else None
        self._host = None if host is None or is_in_networks(host, self.limits.exempt) else host
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._deadline, self._stalled):
            if timer is not None:
                timer.cancel()
        if self._host is not None:
            self.half_open.discard(self._host, self)
            self.idle.discard(self._host, self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._stage is _Stage.IDLE:  # The bytes, such as empty lines, did not begin a request.
            self._stage = _Stage.HEADERS
        self._watch()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._stage, self._messages = _Stage.HEADERS, self._messages + 1

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._stage, self._is_responding = _Stage.BODY, True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stage = _Stage.RESPONSE if self._is_responding else _Stage.IDLE

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._is_responding = not self.cycle.response_complete
        if self._stage is _Stage.RESPONSE and not self._is_responding:
            self._stage = _Stage.IDLE
        self._watch()

    def _watch(self) -> None:
        """Start the time limit of a new stage, if it has one, and count the connection if it is half-open or idle."""
        watched = (self._stage, self._messages)
        if watched == self._watched or self.transport.is_closing():
            return
        self._watched = watched
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        is_half_open = self._stage in (_Stage.HEADERS, _Stage.BODY)
        if is_half_open:
            is_body = self._stage is _Stage.BODY
            seconds = self.limits.body_seconds if is_body else self.limits.header_seconds
            self._deadline = self.loop.call_later(seconds, self._end_slow_request)
        if self._host is not None:
            self._count(self._host, is_half_open=is_half_open)

    def _count(self, host: str, *, is_half_open: bool) -> None:
        for limit, applies in ((self.half_open, is_half_open), (self.idle, self._stage is _Stage.IDLE)):
            if applies:
                limit.add(host, self)
            else:
                limit.discard(host, self)

    def _end_slow_request(self) -> None:
        """Close the connection. If a request has begun and no response is being sent, send status 408 first."""
        if self.transport.is_closing():
            return
        is_between_responses = not self._is_responding or (
            self._stage is _Stage.BODY and not self.cycle.response_started and not self.pipeline
        )
        if self._messages and is_between_responses:
            self.send_error(408, "The request did not arrive in time.")
        self._close()

    def send_400_response(self, msg: str) -> None:
        self.send_error(400, msg)
        self._close()

    def send_error(self, status: int, message: str) -> None:
        """Send an error response without calling the application."""
        body = message.encode("ascii")
        headers = (
            *FIXED_HEADERS,
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
        )
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)

    def timeout_keep_alive_handler(self) -> None:
        self._close()

    def _close(self) -> None:
        """Close the connection after the response is sent, or after CLOSING_SECONDS at the latest."""
        if not self.transport.is_closing():
            self.transport.close()
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def close_at_once(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_unsent()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _watch_unsent(self) -> None:
        self._unsent = self.transport.get_write_buffer_size()
        self._stalled = self.loop.call_later(self.limits.stalled_seconds, self._end_stalled_response)

    def _end_stalled_response(self) -> None:
        """Close the connection if the number of unsent bytes has not become smaller since the last check."""
        if self.transport.get_write_buffer_size() >= self._unsent:
            self.transport.abort()
        else:
            self._watch_unsent()


def build_protocol(limits: ClientLimits) -> type[GuardedProtocol]:
    """Build the protocol class of a server. All its connections share the two ConnectionLimits."""
    attributes = {
        "limits": limits,
        "half_open": ConnectionLimit(limits.half_open),
        "idle": ConnectionLimit(limits.idle),
    }
    return type("SiteProtocol", (GuardedProtocol,), attributes)
