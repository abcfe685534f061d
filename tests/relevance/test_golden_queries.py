"""Queries with words that their results must contain.

A test fails if too few of the first results are correct, or if the first correct result is too far down.
"""

from dataclasses import dataclass
from statistics import mean
from typing import Any

import httpx

from search.text_folding import fold_text
from tests.relevance.course_search import search_courses

PRECISION_FLOOR = 0.95
RECIPROCAL_RANK_FLOOR = 0.95
WORST_PRECISION = 0.7


@dataclass(frozen=True)
class GoldenQuery:
    """A result of `query` is correct if each word in `wanted` is in one of its texts.

    These texts are its name, title, subject, discipline, institute, level and place.

    A wanted word such as "uk|kingdom" is a choice: one of its parts is enough.
    """

    query: str
    wanted: tuple[str, ...]

    def is_intended(self, card: dict[str, Any]) -> bool:
        places = (
            [card["campus"][part]["name"] for part in ("city", "state", "country")] if card["campus"] else []
        )
        shown = [
            card["name"], card["coursetitle_name"] or "", card["specialization_name"], card["discipline"]["name"],
            card["institute_name"], card["degreelevel_name"], *places,
        ]  # fmt: skip
        text = fold_text(" ".join(shown))
        return all(any(part in text for part in word.split("|")) for word in self.wanted)


GOLDEN = [
    GoldenQuery("engineering", ("engineering",)),
    GoldenQuery("enginering", ("engineering",)),
    GoldenQuery("buisness", ("business",)),
    GoldenQuery("bussiness managment", ("business", "management")),
    GoldenQuery("nursing", ("nursing",)),
    GoldenQuery("nurse", ("nurs",)),
    GoldenQuery("sydny", ("sydney",)),
    GoldenQuery("univeristy of melborne", ("university of melbourne",)),
    GoldenQuery("computer science", ("computer science|computing",)),
    GoldenQuery("computre scince", ("computer science|computing",)),
    GoldenQuery("law in london", ("law", "london")),
    GoldenQuery("zürich", ("zurich",)),
    GoldenQuery("zurich", ("zurich",)),
    GoldenQuery("montreal", ("montreal",)),
    GoldenQuery("king's college london", ("king's college london",)),
    GoldenQuery("kings college london", ("king's college london",)),
    GoldenQuery("MBA", ("business administration|mba",)),
    GoldenQuery("MBA UK", ("business administration|mba", "united kingdom")),
    GoldenQuery("masters data science germany", ("master|msc|ms ", "data science", "germany")),
    GoldenQuery("AI", ("artificial intelligence|ai",)),
    GoldenQuery("artificial inteligence", ("artificial intelligence",)),
    GoldenQuery("IT", ("information technology|it ",)),
    GoldenQuery("phd physics", ("phd|doctor", "physic")),
    GoldenQuery("accountancy", ("account",)),
    GoldenQuery("psych", ("psych",)),
    GoldenQuery("hospitality melbourne", ("hospitality|hotel", "melbourne")),
    GoldenQuery("MIT", ("massachusetts institute of technology",)),
    GoldenQuery("architecture spain", ("architect", "spain")),
    GoldenQuery("renewable energy", ("energy",)),
    GoldenQuery("public health", ("public health",)),
]


async def test_golden_queries_reach_their_precision_and_rank(service: httpx.AsyncClient) -> None:
    precisions, ranks, report = [], [], []
    for golden in GOLDEN:
        result = await search_courses(service, golden.query)
        intended = [golden.is_intended(card) for card in result.cards[:10]]
        precision = mean(intended) if intended else 0.0
        reciprocal_rank = 1 / (intended.index(True) + 1) if True in intended else 0.0
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
