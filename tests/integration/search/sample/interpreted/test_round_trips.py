"""Counts the round trips to Elasticsearch of one POST /api/search. Every round trip delays the response.

The first requests read the value names and the counts of the whole catalogue. These are cached until the index changes,
so the tests count from the second request on.
"""

import httpx
import pytest

from schemas.vocabulary.limits import FEW_RESULTS
from tests.integration.search.random_unified_requests import FACETS
from tests.integration.search.sample.interpreted.requests import WORLD, Json, send
from tests.round_trips import record_round_trips

ENOUGH = "nursing in canada"
FEW = "veterinary medicine in ireland"
"""Fewer than five courses match, so the search is widened."""
EVERY_PART: Json = {
    "facets": FACETS,
    "place_depth": "cities",
    "lists": {key: {"order": "count"} for key in ("specializations", "institutes", "campuses")},
    "histograms": ["fees", "durations"],
    "map": vars(WORLD),
}
STEPS = 4
GERMANY: Json = {"countries": {"include": ["germany"]}}


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    return record_round_trips(monkeypatch)


async def count_trips(service: httpx.AsyncClient, trips: list[int], body: Json) -> tuple[int, Json]:
    """Send the request once with another page size, which fills the caches.

    Then count the round trips of the request.
    """
    await send(service, {**body, "page_size": 7})
    trips.clear()
    response = await send(service, body)
    return len(trips), response


@pytest.mark.parametrize("parts", [{}, EVERY_PART], ids=["page", "every part"])
async def test_a_text_with_enough_courses_takes_one_round_trip(
    service: httpx.AsyncClient, trips: list[int], parts: Json
) -> None:
    count, found = await count_trips(service, trips, {"text": ENOUGH, **parts})
    assert (count, found["interpretation"]["widening_steps"]) == (1, 0)
    assert found["total"] >= FEW_RESULTS


@pytest.mark.parametrize("parts", [{}, EVERY_PART], ids=["page", "every part"])
async def test_a_widened_text_takes_three_round_trips_and_given_steps_take_one(
    service: httpx.AsyncClient, trips: list[int], parts: Json
) -> None:
    count, found = await count_trips(service, trips, {"text": FEW, **parts})
    steps = found["interpretation"]["widening_steps"]
    assert (count, steps) == (3, STEPS)
    count, again = await count_trips(service, trips, {"text": FEW, "widening_steps": steps, **parts})
    assert count == 1
    assert again == found


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        # If enough courses match, a correction and relaxed filters need no further round trip.
        ({"text": ENOUGH, "correction": True, "relax": True}, 1),
        # The interpretation corrects the typos itself.
        ({"text": "nursng in canda", "correction": True}, 3),
        # An unknown word has no correction in the lexicon, so its letters are looked up in the courses.
        ({"text": "dentisty sinchon", "correction": True}, 6),
        # A text that is not about studying has no steps. Then the courses without each filter are counted.
        ({"text": "weather tomorrow", "filters": GERMANY, "relax": True}, 2),
        ({"text": "qxzvwkj", "filters": GERMANY, "relax": True}, 3),
        ({"text": "qxzvwkj", "filters": GERMANY, "correction": True, "relax": True}, 5),
        ({"text": ENOUGH, "filters": {"fees": {"lower": 0, "upper": 5_000_000}}}, 1),
    ],
)
async def test_other_requests(
    service: httpx.AsyncClient, trips: list[int], body: Json, expected: int
) -> None:
    assert (await count_trips(service, trips, body))[0] == expected


async def test_a_fee_filter_over_the_whole_slider_takes_a_second_round_trip(
    service: httpx.AsyncClient, trips: list[int]
) -> None:
    end = (await service.get("/api/country/max_fee")).json()["max_fee"]
    whole = {"text": ENOUGH, "filters": {"fees": {"lower": 0, "upper": end}}}
    count, found = await count_trips(service, trips, whole)
    assert count == 2
    assert found["total"] == (await send(service, {"text": ENOUGH}))["total"]
    cheap = {"text": "mba under 20k usd"}
    within = await send(service, {**whole, **cheap})
    assert within["total"] == (await send(service, cheap))["total"]
    assert within["total"] < (await send(service, {"text": "mba"}))["total"]
