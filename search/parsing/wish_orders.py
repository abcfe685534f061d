"""Finds the sort order of a wish in a text: `cheap`, `best` or `fast`."""

from collections.abc import Mapping

from schemas.vocabulary.kinds import Order
from search.interpretation.interpretation import Interpretation
from search.interpretation.spans import Span, SpanKind
from search.value_names.value_names import ValueNames

ORDERS: Mapping[str, Order] = {
    "cheap": Order.FEE_LOW_TO_HIGH,
    "best": Order.RANKING,
    "fast": Order.DURATION_ASCENDING,
}
"""The sort order by the value of a wish span."""


def find_order(interpretation: Interpretation, order: Order, value_names: ValueNames) -> Order:
    """Find the sort order of the first wish in the text. An order that the visitor has chosen takes precedence."""
    if order is not Order.RELEVANCE:
        return order
    wishes = (find_wished_order(span, value_names) for span in interpretation.get_certain(SpanKind.WISH))
    return next((wished for wished in wishes if wished is not None), order)


def find_wished_order(wish: Span, value_names: ValueNames) -> Order | None:
    """Find the sort order of a wish. Returns None for "best" if the rank of no institute is known."""
    order = ORDERS.get(wish.value)
    return None if order is Order.RANKING and not value_names.has_rankings() else order
