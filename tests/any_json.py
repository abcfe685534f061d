"""Random JSON for the bodies of API calls. Tests check that no JSON causes a server error."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

NUMBERS = [-1, 0, 33, 500]
WORDS = ["australia", "nursing", "p1", "may", "COLLEGE", "City", "-1"]
KEYS = ["type", "id", "slug", "latitude", "longitude", "distance"]


def any_json() -> SearchStrategy[Any]:
    """Return a Hypothesis strategy for JSON values.

    Many values are of kinds that often cause errors: huge and negative numbers, punctuation, non-Latin scripts, NUL.
    """
    floats = st.floats(allow_nan=False, allow_infinity=False)
    numbers = st.one_of(st.integers(), floats, st.sampled_from(NUMBERS))
    words = st.one_of(st.text(max_size=40), st.sampled_from(WORDS))
    keys = st.one_of(st.text(max_size=8), st.sampled_from(KEYS))
    return st.recursive(
        st.one_of(st.none(), st.booleans(), numbers, words),
        lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=6)),
        max_leaves=8,
    )
