"""A text can exclude a subject: "history but not art history"."""

import httpx
import pytest

PAGE_SIZE = 50


async def find(service: httpx.AsyncClient, text: str) -> tuple[set[int], list[str]]:
    """Return the ids of all courses of a text, and what the search does with each span (a part with a meaning)."""
    found: set[int] = set()
    while True:
        page = 1 + len(found) // PAGE_SIZE
        body = {"text": text, "interpret": True, "page": page, "page_size": PAGE_SIZE, "widening_steps": 0}
        response = (await service.post("/api/search", json=body)).json()
        found |= {card["id"] for card in response["results"]}
        if len(found) >= response["total"]:
            return found, [span["effect"] for span in response["interpretation"]["spans"]]


@pytest.mark.parametrize(
    ("text", "wanted", "unwanted"),
    [
        ("history but not art history", "history", "art history"),
        ("engineering except civil engineering", "engineering", "civil engineering"),
        ("psychology not clinical psychology", "psychology", "clinical psychology"),
        ("business but not accounting", "business", "accounting"),
    ],
)
async def test_courses_of_the_excluded_subject_are_left_out(
    service: httpx.AsyncClient, text: str, wanted: str, unwanted: str
) -> None:
    found, effects = await find(service, text)
    of_wanted, _ = await find(service, wanted)
    of_unwanted, _ = await find(service, unwanted)
    assert effects == ["subject", "exclude"]
    assert found == of_wanted - of_unwanted
    assert found < of_wanted
