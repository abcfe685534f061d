"""Searches the course listing for a text and returns the first page of results.

A card is the entry of a course in a list.
"""

from dataclasses import dataclass
from typing import Any

import httpx

from search.text_folding import fold_text


@dataclass(frozen=True)
class FirstPage:
    """count: the number of found courses. cards: the first 27 cards."""

    count: int
    cards: list[dict[str, Any]]

    @property
    def ids(self) -> list[int]:
        return [card["id"] for card in self.cards]

    @property
    def names(self) -> list[str]:
        return [fold_text(card["name"]) for card in self.cards]

    @property
    def institutes(self) -> list[str]:
        return [card["institute_name"] for card in self.cards]


async def search_courses(service: httpx.AsyncClient, text: str, **filters: Any) -> FirstPage:
    """Search for courses that match every word of the text. filters: further keys of the request body.

    With `interpret=True`, words with a meaning become filters and subjects: `in canada` → country Canada.
    """
    body = {"course": text, "interpret": False, **filters}
    response = await service.post("/api/course/course_search/", json=body)
    assert response.status_code == 200, response.text
    return FirstPage(response.json()["count"], response.json()["results"])
