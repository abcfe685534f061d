"""What the site tells Prometheus: few labels, none that a visitor wrote, and only to whom it should."""

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
    """The application without an engine, asked from the address `client`."""
    settings = Settings(elasticsearch_url=NOTHING, finder_metrics=audience)
    app = create_app(settings, Path("no-web"))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(client, 5000))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://site") as asking,
    ):
        yield asking


async def samples(asking: httpx.AsyncClient) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    answer = await asking.get("/metrics")
    assert answer.status_code == 200, answer.text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def named(name: str, **labels: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    return name, tuple(sorted(labels.items()))


async def test_calls_count_under_their_template_in_both_spellings() -> None:
    async with site(MetricsAudience.OPEN) as asking:
        for path in ("/api/course/course_search", "/api/course/course_search/?page=1"):
            assert (await asking.post(path, json={})).status_code == 503
        await asking.get("/health/live")
        found = await samples(asking)
    search = {"method": "POST", "route": "/api/course/course_search"}
    assert found[named("finder_http_requests_total", **search, status="503")] == 2
    assert found[named("finder_http_request_seconds_count", **search)] == 2
    assert found[named("finder_http_requests_total", method="GET", route="/health/live", status="200")] == 1
    assert found[named("finder_http_requests_in_flight")] == 1, "the reading itself"


async def test_what_visitors_write_never_becomes_a_label() -> None:
    secret = "someone-example.com"
    async with site(MetricsAudience.OPEN) as asking:
        await asking.request("BREW", f"/{secret}", params={"email": secret}, headers={"User-Agent": secret})
        await asking.get(f"/api/{secret}")
        await asking.post("/api/course/course_search", json={"course": secret, secret: secret})
        text = (await asking.get("/metrics")).text
        found = await samples(asking)
    assert "someone" not in text
    assert "BREW" not in text
    assert {label for _, labels in found for label, _ in labels} <= LABELS
    others = sum(
        value
        for (name, labels), value in found.items()
        if name == "finder_http_requests_total" and ("route", "other") in labels
    )
    assert others == 2


ASKED: list[tuple[MetricsAudience, str, dict[str, str], int]] = [
    (MetricsAudience.OFF, "127.0.0.1", {}, 404),
    (MetricsAudience.LOOPBACK, "127.0.0.1", {}, 200),
    (MetricsAudience.LOOPBACK, "::1", {}, 200),
    (MetricsAudience.LOOPBACK, "192.0.2.7", {}, 404),
    (MetricsAudience.LOOPBACK, "127.0.0.1", {"X-Forwarded-For": "192.0.2.7"}, 404),
    (MetricsAudience.LOOPBACK, "127.0.0.1", {"Forwarded": "for=192.0.2.7"}, 404),
    (MetricsAudience.LOOPBACK, "a-socket", {}, 404),
    (MetricsAudience.OPEN, "192.0.2.7", {}, 200),
]


@pytest.mark.parametrize(("audience", "client", "headers", "status"), ASKED)
async def test_who_is_answered(
    audience: MetricsAudience, client: str, headers: dict[str, Any], status: int
) -> None:
    async with site(audience, client) as asking:
        answer = await asking.get("/metrics", headers=headers)
    assert answer.status_code == status
    assert ("finder_http" in answer.text) == (status == 200)


async def test_an_answer_is_scrapable_and_not_part_of_the_contract() -> None:
    async with site(MetricsAudience.LOOPBACK) as asking:
        answer = await asking.get("/metrics")
        contract = await asking.get("/api/openapi.json")
    assert re.match(r"text/plain; version=", answer.headers["content-type"])
    assert "/metrics" not in contract.json()["paths"]
