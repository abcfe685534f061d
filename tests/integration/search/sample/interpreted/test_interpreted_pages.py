"""Pages of a widened search, read by page number, by session (`visit_token`) and by cursor.

First come the courses that meet all conditions of the text, then the courses that meet some conditions. Each course
occurs once. A search with few results is widened: it drops conditions step by step.
"""

import httpx
import pytest

from schemas.vocabulary.kinds import Order
from tests.integration.search.conftest import Indexed
from tests.integration.search.sample.interpreted.cases import CASES
from tests.integration.search.sample.interpreted.leftover_text import LeftoverText
from tests.integration.search.sample.interpreted.meanings import Case
from tests.integration.search.sample.interpreted.requests import WORLD, Json, build_body, send
from tests.integration.search.sample.interpreted.widened_brute_force import Expected, expect
from tests.integration.search.unified_response_checks import compute_slider_end

PAGE_SIZE = 2
TEXTS = (
    "law in cambridge",
    "cheap law in new zealand",
    "veterinary medicine in ireland",
    "architecture in toronto starting in january",
    "phd in chemistry germany september",
    "artificial intelligence masters in germany taught in english",
)
OTHER_ORDERS = 5
"""Orders 1 to 5 sort by fee, duration or ranking."""
RESULTS_MAX = 24
READINGS = {case.text: case.meaning for case in CASES if case.text in TEXTS and not case.chosen}
TEXTS_AND_ORDERS = [
    (text, order)
    for number, text in enumerate(TEXTS)
    for order in (0, 1 + number % OTHER_ORDERS, 1 + (number + 2) % OTHER_ORDERS)
]
"""Each text, with order 0 (relevance) and two other orders. Together the texts use all orders."""


def test_every_text_has_a_case_and_every_order_a_text() -> None:
    assert set(READINGS) == set(TEXTS)
    assert {order for _, order in TEXTS_AND_ORDERS} == set(Order)


@pytest.fixture(params=TEXTS_AND_ORDERS, ids="{0[0]} in order {0[1]}".format)
def case(request: pytest.FixtureRequest) -> Case:
    text, order = request.param
    return Case(text, READINGS[text], order=order)


@pytest.fixture
def expected(indexed: Indexed, leftover: LeftoverText, case: Case) -> Expected:
    return expect(case, indexed.connection, leftover, compute_slider_end(indexed))


async def test_numbered_pages(service: httpx.AsyncClient, case: Case, expected: Expected) -> None:
    pages = [
        await send(service, build_body(case, page=page, page_size=PAGE_SIZE))
        for page in range(1, 1 + RESULTS_MAX // PAGE_SIZE)
    ]
    _check(pages, expected)


async def test_numbered_pages_of_an_earlier_decision(
    service: httpx.AsyncClient, case: Case, expected: Expected
) -> None:
    """The first response has the number of widening steps. Later requests send this number."""
    first = await send(service, build_body(case, page_size=PAGE_SIZE))
    steps = first["interpretation"]["widening_steps"]
    assert steps > 0
    pages = [
        await send(service, build_body(case, page=page, page_size=PAGE_SIZE, widening_steps=steps))
        for page in range(2, 1 + RESULTS_MAX // PAGE_SIZE)
    ]
    _check([first, *pages], expected)
    # The search uses the number of steps in the request. With 0, only courses that meet all conditions are found.
    body = build_body(case, page_size=PAGE_SIZE, facets=["disciplines"], map=vars(WORLD), widening_steps=0)
    full = await send(service, body)
    assert full["total"] == len(expected.full.list_ids())
    assert full["interpretation"]["widening_steps"] == 0
    assert full["interpretation"]["widening"] is None
    widened = await send(service, {**body, "widening_steps": steps, "results": False})
    assert widened["total"] == len(expected.shown.list_ids())
    assert widened["map"]["course_count"] >= full["map"]["course_count"]
    assert sum(each["courses_count"] for each in widened["facets"]["disciplines"]) > sum(
        each["courses_count"] for each in full["facets"]["disciplines"]
    )


@pytest.mark.parametrize(
    "keys",
    [
        {"widening_steps": 999},
        {"widening_steps": 999, "visit": True},
        {"widening_steps": -1},
        {"widening_steps": 1, "interpret": False},
        {"widening_steps": 1, "visit_token": "x"},
    ],
)
async def test_steps_that_a_search_does_not_have_are_refused(service: httpx.AsyncClient, keys: Json) -> None:
    response = await service.post("/api/search", json={"text": "law in cambridge", **keys})
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == ["widening_steps"]


async def test_pages_of_a_session(service: httpx.AsyncClient, case: Case, expected: Expected) -> None:
    pages = [await send(service, build_body(case, visit=True, page_size=PAGE_SIZE))]
    for page in range(2, 1 + RESULTS_MAX // PAGE_SIZE):
        token = pages[-1]["visit_token"]
        body = build_body(case, visit_token=token, page=page, page_size=PAGE_SIZE)
        pages.append(await send(service, body))
    _check(pages, expected)


async def test_pages_by_cursor(service: httpx.AsyncClient, case: Case, expected: Expected) -> None:
    pages = [await send(service, build_body(case, visit=True, page_size=PAGE_SIZE))]
    while pages[-1]["cursor"] and len(pages) < RESULTS_MAX // PAGE_SIZE:
        body = build_body(case, cursor=pages[-1]["cursor"], page_size=PAGE_SIZE)
        pages.append(await send(service, body))
    _check(pages, expected)


def _check(pages: list[Json], expected: Expected) -> None:
    first, all_ids = expected.full.list_ids(), expected.shown.list_ids()
    assert expected.number
    assert len(first) < len(all_ids)
    shown = [card["id"] for page in pages for card in page["results"]]
    assert len(shown) == len(set(shown)) == min(len(all_ids), RESULTS_MAX)
    if expected.order:
        assert shown == all_ids[: len(shown)]
    assert set(shown[: len(first)]) == set(first)
    assert set(shown[len(first) :]) <= set(all_ids) - set(first)
    assert {page["total"] for page in pages} == {len(all_ids)}
    assert {page["interpretation"]["widening"]["full_total"] for page in pages} == {len(first)}
