"""The counts of a facet, and the values that are selected, excluded or stated by the text."""

from dataclasses import dataclass

from schemas.contracts.unified.facets import SelectionFlags
from schemas.filters.declarations import FILTER_BY_KEY
from schemas.filters.fixed_values import Term
from search.parsing.search_query import SearchQuery
from search.results.facet_counts import Counts


@dataclass(frozen=True, slots=True)
class FlaggedCounts:
    counts: Counts
    selected: frozenset[Term]
    excluded: frozenset[Term]
    interpreted: frozenset[Term]

    def get_count(self, term: Term) -> int:
        return self.counts.get(str(term), 0)

    def get_flags(self, term: Term) -> SelectionFlags:
        return {
            "selected": term in self.selected,
            "excluded": term in self.excluded,
            "interpreted": term in self.interpreted,
        }

    @property
    def flagged_terms(self) -> frozenset[Term]:
        return self.selected | self.excluded | self.interpreted


def build_flagged_counts(key: str, counts: Counts, search_query: SearchQuery) -> FlaggedCounts:
    """Combine the counts with the values that the search query selects or excludes, or that the text states.

    Values that the text excludes have no flag.

    key: the filter key of the facet.
    """
    included, excluded = (
        frozenset(search_query.get_selected(key)),
        frozenset(search_query.excluded.get(key, ())),
    )
    if FILTER_BY_KEY[key].group in search_query.interpreted_groups:
        return FlaggedCounts(counts, frozenset(), frozenset(), interpreted=included)
    return FlaggedCounts(counts, included, excluded, interpreted=frozenset())
