"""Builds the sort orders of search results.

In an order by fee, duration or ranking, courses without a value come last. In a widened search, the score comes first.
"""

from schemas.vocabulary.kinds import Order
from search.elasticsearch_access.client import Body

TIES: list[Body] = [{"priority": "desc"}, {"popularity": "desc"}, {"id": "asc"}]

_FIELDS: dict[Order, tuple[str, str]] = {
    Order.FEE_LOW_TO_HIGH: ("fee_pkr", "asc"),
    Order.FEE_HIGH_TO_LOW: ("fee_pkr", "desc"),
    Order.DURATION_ASCENDING: ("duration_weeks", "asc"),
    Order.DURATION_DESCENDING: ("duration_weeks", "desc"),
    Order.RANKING: ("tcf_ranking", "asc"),
}


def build_sort(order: Order, *, has_text: bool, is_widened: bool = False) -> list[Body]:
    """Build the sort of a search. The order by relevance sorts by score only if the query has a text.

    A search with few results is widened to require less of the text. A widened search always sorts by score first,
    because courses that match the query before widening score highest.
    """
    if order is Order.RELEVANCE:
        return [{"_score": "desc"}, *TIES] if has_text else TIES
    field, direction = _FIELDS[order]
    by_field: list[Body] = [{field: {"order": direction, "missing": "_last"}}, *TIES]
    return [{"_score": "desc"}, *by_field] if is_widened else by_field
