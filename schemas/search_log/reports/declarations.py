"""The reports that list values, such as texts. This module is small, because `finder` imports it at each start."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from schemas.search_log.figures import Body

Row = dict[str, Any]


class LogClient(Protocol):
    """The method of an Elasticsearch client that the reports call. The caller must handle the client's exceptions."""

    def search(self, *args: Any, **kwargs: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class RankedReport:
    """A report with one row for each value of a field.

    sort_key: sorts the rows, the lowest key first. rate: the sum from which the rate or mean in the sort key is
    computed. None if the report sorts by the number of searches. searches_min: values with fewer searches are left out.
    """

    name: str
    help: str
    field: str
    filters: tuple[Body, ...]
    sort_key: Callable[[Row], Any]
    searches_min: int = 1
    rate: Literal["click", "total_ms"] | None = None


def _get_rank_by_searches(row: Row) -> Any:
    return -row["searches"], str(row["value"])


RANKED_REPORTS = (
    RankedReport("top", "The most frequent texts.", "query", (), _get_rank_by_searches),
    RankedReport(
        "zero", "Texts without results.", "query", ({"term": {"total": 0}},), _get_rank_by_searches
    ),
    RankedReport(
        "slow", "The texts with the longest mean time.", "query", (),
        lambda row: (-row["mean_ms"], str(row["value"])), rate="total_ms",
    ),
    RankedReport(
        "low-click", "Frequent texts whose results are rarely opened.", "query",
        ({"range": {"total": {"gt": 0}}},),
        lambda row: (row["click_rate"], *_get_rank_by_searches(row)), 10, rate="click",
    ),
    RankedReport("filters", "The selected filters.", "filters", (), _get_rank_by_searches),
    RankedReport("places", "The searched places.", "places", (), _get_rank_by_searches),
    RankedReport("countries", "The searched countries.", "countries", (), _get_rank_by_searches),
    RankedReport("subjects", "The searched subjects.", "subjects", (), _get_rank_by_searches),
    RankedReport("interpreted", "What the texts mean.", "interpreted", (), _get_rank_by_searches),
    RankedReport(
        "reformulated", "Texts after which visitors typed another text.", "query",
        ({"term": {"did.reformulated": True}},), _get_rank_by_searches,
    ),
)  # fmt: skip
