"""What a typed text finds, as far as relevance is judged."""

from dataclasses import dataclass
from typing import Any

import httpx

from search.text_folding import folded


@dataclass(frozen=True)
class Found:
    """count: of all courses found; cards: the first page of 27."""

    count: int
    cards: list[dict[str, Any]]

    @property
    def ids(self) -> list[int]:
        return [card["id"] for card in self.cards]

    @property
    def names(self) -> list[str]:
        return [folded(card["name"]) for card in self.cards]

    @property
    def institutes(self) -> list[str]:
        return [card["institute_name"] for card in self.cards]


async def found(service: httpx.AsyncClient, text: str, **filters: Any) -> Found:
    answer = await service.post("/api/course/course_search/", json={"course": text, **filters})
    assert answer.status_code == 200, answer.text
    return Found(answer.json()["count"], answer.json()["results"])
