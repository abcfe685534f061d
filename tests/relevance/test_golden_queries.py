"""Queries with what a person means by them. A floor under precision and rank fails the build when it is not met."""

from dataclasses import dataclass
from statistics import mean
from typing import Any

import httpx

from search.text_folding import folded
from tests.relevance.found import found

PRECISION_FLOOR = 0.95
RECIPROCAL_RANK_FLOOR = 0.95
WORST_PRECISION = 0.7


@dataclass(frozen=True)
class Golden:
    """A result is what the person means when every wanted word stands in its name, subject, institute or place."""

    query: str
    wanted: tuple[str, ...]

    def is_meant(self, card: dict[str, Any]) -> bool:
        places = (
            [card["campus"][part]["name"] for part in ("city", "state", "country")] if card["campus"] else []
        )
        shown = [
            card["name"], card["coursetitle_name"] or "", card["specialization_name"], card["discipline"]["name"],
            card["institute_name"], card["degreelevel_name"], *places,
        ]  # fmt: skip
        text = folded(" ".join(shown))
        return all(any(part in text for part in word.split("|")) for word in self.wanted)


GOLDEN = [
    Golden("engineering", ("engineering",)),
    Golden("enginering", ("engineering",)),
    Golden("buisness", ("business",)),
    Golden("bussiness managment", ("business", "management")),
    Golden("nursing", ("nursing",)),
    Golden("nurse", ("nurs",)),
    Golden("sydny", ("sydney",)),
    Golden("univeristy of melborne", ("university of melbourne",)),
    Golden("computer science", ("computer science|computing",)),
    Golden("computre scince", ("computer science|computing",)),
    Golden("law in london", ("law", "london")),
    Golden("zürich", ("zurich",)),
    Golden("zurich", ("zurich",)),
    Golden("montreal", ("montreal",)),
    Golden("king's college london", ("king's college london",)),
    Golden("kings college london", ("king's college london",)),
    Golden("MBA", ("business administration|mba",)),
    Golden("MBA UK", ("business administration|mba", "united kingdom")),
    Golden("masters data science germany", ("master|msc|ms ", "data science", "germany")),
    Golden("AI", ("artificial intelligence|ai",)),
    Golden("artificial inteligence", ("artificial intelligence",)),
    Golden("IT", ("information technology|it ",)),
    Golden("phd physics", ("phd|doctor", "physic")),
    Golden("accountancy", ("account",)),
    Golden("psych", ("psych",)),
    Golden("hospitality melbourne", ("hospitality|hotel", "melbourne")),
    Golden("MIT", ("massachusetts institute of technology",)),
    Golden("architecture spain", ("architect", "spain")),
    Golden("renewable energy", ("energy",)),
    Golden("public health", ("public health",)),
]


async def test_golden_queries(service: httpx.AsyncClient) -> None:
    precisions, ranks, report = [], [], []
    for golden in GOLDEN:
        result = await found(service, golden.query)
        meant = [golden.is_meant(card) for card in result.cards[:10]]
        precision = mean(meant) if meant else 0.0
        reciprocal_rank = 1 / (meant.index(True) + 1) if True in meant else 0.0
        precisions.append(precision)
        ranks.append(reciprocal_rank)
        report.append(
            f"{golden.query!r}: {result.count} found, precision {precision:.2f}, rank {reciprocal_rank:.2f}"
        )
    table = "\n".join(report)
    print(f"{table}\nmean precision@10 {mean(precisions):.3f}, mean reciprocal rank {mean(ranks):.3f}")
    assert min(precisions) >= WORST_PRECISION, table
    assert mean(precisions) >= PRECISION_FLOOR, table
    assert mean(ranks) >= RECIPROCAL_RANK_FLOOR, table
