"""Responses are compressed if the client accepts gzip. The content stays the same."""

import gzip

import httpx
import pytest

from api.compression.middleware import COMPRESSED_MIN_BYTES, IN_THREAD_MIN_BYTES

SEARCH = "/api/course/course_search/"


async def read_compressed_bytes(response: httpx.Response) -> bytes:
    return b"".join([part async for part in response.aiter_raw()])


async def fetch(
    service: httpx.AsyncClient, method: str, path: str, accept_encoding: str, **options: object
) -> tuple[httpx.Response, bytes]:
    """Return the response and its bytes before decompression."""
    # The site map is served only for the host of the site or a loopback host.
    headers = {"accept-encoding": accept_encoding, "host": "127.0.0.1"}
    request = service.build_request(method, path, headers=headers, **options)  # type: ignore[arg-type]
    response = await service.send(request, stream=True)
    content = await read_compressed_bytes(response)
    await response.aclose()
    assert response.headers["content-length"] == str(len(content))
    return response, content


@pytest.mark.parametrize(
    ("method", "path", "options"),
    [
        ("POST", SEARCH, {"json": {}}),
        ("POST", "/api/course/base_filters/", {"json": {}}),
        ("POST", "/api/search", {"json": {}}),
        ("GET", "/api/discipline/", {}),
        ("GET", "/sitemap/courses-1.xml", {}),
    ],
)
async def test_the_compressed_response_is_smaller_and_equal(
    service: httpx.AsyncClient, method: str, path: str, options: dict[str, object]
) -> None:
    plain, content = await fetch(service, method, path, "identity", **options)
    response, compressed = await fetch(service, method, path, "br, gzip", **options)
    assert "content-encoding" not in plain.headers
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.headers["content-type"] == plain.headers["content-type"]
    assert gzip.decompress(compressed) == content
    assert len(compressed) < len(content) / 2


async def test_a_large_response_is_compressed_in_a_thread_and_stays_the_same(
    service: httpx.AsyncClient,
) -> None:
    _, content = await fetch(service, "GET", "/sitemap/courses-1.xml", "identity")
    assert len(content) > IN_THREAD_MIN_BYTES, "otherwise this test proves nothing of the thread"
    _, compressed = await fetch(service, "GET", "/sitemap/courses-1.xml", "gzip")
    assert gzip.decompress(compressed) == content


@pytest.mark.parametrize("accept_encoding", ["identity", "gzip;q=0", "br", "*;q=0"])
async def test_a_client_without_gzip_gets_the_plain_response(
    service: httpx.AsyncClient, accept_encoding: str
) -> None:
    response, content = await fetch(service, "POST", SEARCH, accept_encoding, json={})
    assert "content-encoding" not in response.headers
    assert content.startswith(b"{")


async def test_small_responses_are_not_compressed(service: httpx.AsyncClient) -> None:
    response, content = await fetch(service, "POST", SEARCH, "gzip", json={"no_such_key": 1})
    assert (response.status_code, "content-encoding" in response.headers) == (422, False)
    assert len(content) < COMPRESSED_MIN_BYTES


async def test_a_known_response_is_a_304_with_and_without_compression(
    service: httpx.AsyncClient,
) -> None:
    plain, _ = await fetch(service, "GET", "/api/discipline/", "identity")
    compressed, _ = await fetch(service, "GET", "/api/discipline/", "gzip")
    assert compressed.headers["etag"] == f"W/{plain.headers['etag']}"
    for tag in (plain.headers["etag"], compressed.headers["etag"]):
        again = await service.get("/api/discipline/", headers={"if-none-match": tag})
        assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", "Accept-Encoding")
