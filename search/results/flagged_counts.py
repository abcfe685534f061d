"""The counts of a facet, with the selected and excluded values of the search query."""

from dataclasses import dataclass

from schemas.contracts.unified.facets import SelectionFlags
from schemas.filters.fixed_values import Term
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts


@dataclass(frozen=True, slots=True)
class FlaggedCounts:
    counts: Counts
    selected: frozenset[Term]
    excluded: frozenset[Term]

    def get_count(self, term: Term) -> int:
        return self.counts.get(str(term), 0)

    def get_flags(self, term: Term) -> SelectionFlags:
        return {"selected": term in self.selected, "excluded": term in self.excluded}

    @property
    def selected_or_excluded(self) -> frozenset[Term]:
        return self.selected | self.excluded


def build_flagged_counts(key: str, counts: Counts, search_query: SearchQuery) -> FlaggedCounts:
    """key: the filter key of the facet."""
    return FlaggedCounts(
        counts, frozenset(search_query.get_selected(key)), frozenset(search_query.excluded.get(key, ()))
    )
