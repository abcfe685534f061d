"""Builds searches that all differ, because the site would answer a repeated search from its cache."""

from typing import Any

TEXTS = (
    "nursing",
    "computer science",
    "law in london",
    "mba",
    "engineering",
    "art",
    "biology germany",
    "data",
)


def build_search(number: int) -> dict[str, Any]:
    """Build a body of POST /api/search. Each number gives another lowest fee, which hardly changes the results."""
    return {
        "text": TEXTS[number % len(TEXTS)],
        "page": 1 + number // len(TEXTS) % 5,
        "filters": {"fees": {"lower": number, "unknown": "include"}},
    }
