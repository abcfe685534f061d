"""The word "best" sorts the results by ranking if the rank of an institute is known."""

from schemas.vocabulary.kinds import Order
from search.parsing.interpreted_query import interpret_text
from search.parsing.search_query import SearchQuery
from search.value_names.value_names import ValueNames
from tests.unit.search.interpretation.sample_value_names import build_sample_value_names
from tests.unit.search.small_value_names import value


def test_best_orders_by_ranking_if_the_rank_of_an_institute_is_known() -> None:
    plain = build_sample_value_names()
    ranked = ValueNames(
        plain.stamp,
        [
            *plain.list_values("lexicon"),
            *plain.list_values("institute"),
            value("institute", 90, "Ranked College", {"country": 1}, {"has_ranking": True}),
        ],
    )
    assert (plain.has_rankings(), ranked.has_rankings()) == (False, True)
    assert interpret_text(SearchQuery(), "best universities", ranked).order is Order.RANKING
    assert interpret_text(SearchQuery(), "cheap and best universities", ranked).order is Order.FEE_LOW_TO_HIGH
    assert interpret_text(SearchQuery(), "best universities", plain).order is Order.RELEVANCE
    chosen = SearchQuery(order=Order.DURATION_ASCENDING)
    assert interpret_text(chosen, "best universities", ranked).order is Order.DURATION_ASCENDING
