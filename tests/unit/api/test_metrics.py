"""Metrics have few labels, and no label contains user input. Only permitted clients can read the metrics."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from api.app import create_app
from schemas.settings import Settings
from schemas.vocabulary.operation import MetricsAudience

NOTHING = "http://127.0.0.1:1"
LABELS = {"method", "route", "status", "le"}


@asynccontextmanager
async def site(audience: MetricsAudience, client: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """A client of an application without Elasticsearch. The client has the address `client`."""
    settings = Settings(elasticsearch_url=NOTHING, finder_metrics=audience)
    app = create_app(settings, Path("no-web"))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(client, 5000))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://site") as http_client,
    ):
        yield http_client


async def samples(http_client: httpx.AsyncClient) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    response = await http_client.get("/metrics")
    assert response.status_code == 200, response.text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def named(name: str, **labels: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    return name, tuple(sorted(labels.items()))


async def test_calls_are_counted_by_route_with_and_without_a_slash() -> None:
    async with site(MetricsAudience.OPEN) as http_client:
        for path in ("/api/course/course_search", "/api/course/course_search/?page=1"):
            assert (await http_client.post(path, json={})).status_code == 503
        await http_client.get("/health/live")
        found = await samples(http_client)
    search = {"method": "POST", "route": "/api/course/course_search"}
    assert found[named("finder_http_requests_total", **search, status="503")] == 2
    assert found[named("finder_http_request_seconds_count", **search)] == 2
    assert found[named("finder_http_requests_total", method="GET", route="/health/live", status="200")] == 1
    assert found[named("finder_http_requests_in_flight")] == 1, "the metrics request itself"


async def test_user_input_never_becomes_a_label() -> None:
    secret = "someone-example.com"
    async with site(MetricsAudience.OPEN) as http_client:
        await http_client.request(
            "BREW", f"/{secret}", params={"email": secret}, headers={"User-Agent": secret}
        )
        await http_client.get(f"/api/{secret}")
        await http_client.post("/api/course/course_search", json={"course": secret, secret: secret})
        text = (await http_client.get("/metrics")).text
        found = await samples(http_client)
    assert "someone" not in text
    assert "BREW" not in text
    assert {label for _, labels in found for label, _ in labels} <= LABELS
    others = sum(
        value
        for (name, labels), value in found.items()
        if name == "finder_http_requests_total" and ("route", "other") in labels
    )
    assert others == 2


AUDIENCE_CASES: list[tuple[MetricsAudience, str, dict[str, str], int]] = [
    (MetricsAudience.OFF, "127.0.0.1", {}, 404),
    (MetricsAudience.LOOPBACK, "127.0.0.1", {}, 200),
    (MetricsAudience.LOOPBACK, "::1", {}, 200),
    (MetricsAudience.LOOPBACK, "192.0.2.7", {}, 404),
    (MetricsAudience.LOOPBACK, "127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, 404),
    (MetricsAudience.LOOPBACK, "127.0.0.1", {"Forwarded": "for=192.0.2.7"}, 404),
    (MetricsAudience.LOOPBACK, "a-socket", {}, 404),
    (MetricsAudience.OPEN, "192.0.2.7", {}, 200),
]


@pytest.mark.parametrize(("audience", "client", "headers", "status"), AUDIENCE_CASES)
async def test_only_permitted_clients_read_metrics(
    audience: MetricsAudience, client: str, headers: dict[str, Any], status: int
) -> None:
    async with site(audience, client) as http_client:
        response = await http_client.get("/metrics", headers=headers)
    assert response.status_code == status
    assert ("finder_http" in response.text) == (status == 200)


async def test_metrics_are_scrapable_and_not_in_openapi() -> None:
    async with site(MetricsAudience.LOOPBACK) as http_client:
        response = await http_client.get("/metrics")
        contract = await http_client.get("/api/openapi.json")
    assert re.match(r"text/plain; version=", response.headers["content-type"])
    assert "/metrics" not in contract.json()["paths"]
