"""Which words and phrases the review lists. They come from failing searches.

A search fails if it has no results, if it was widened, or if the visitor repeated it successfully with another text.
"""

from collections.abc import Iterator

from search.interpretation.lexicon_builder import get_lexicon
from stack.vocabulary.failing_searches import FailingSearch
from stack.vocabulary.review import FailingPhrase, build_row, collect_failing_phrases
from tests.unit.search.interpretation.sample_value_names import build_real_lexicon, build_sample_value_names


def list_searches(
    text: str, *visits: int, has_results: bool = False, next_text: str | None = None
) -> Iterator[FailingSearch]:
    """List one search for each visit. visits: the number of visits on each day."""
    for day, count in enumerate(visits, start=1):
        for number in range(count):
            yield FailingSearch(text, f"2026-10-{day:02}", f"{text} {day} {number}", has_results, next_text)


def collect(*searches: Iterator[FailingSearch], decided: frozenset[str] = frozenset()) -> list[FailingPhrase]:
    return collect_failing_phrases(
        (each for some in searches for each in some), build_real_lexicon(), decided
    )


def list_texts(*searches: Iterator[FailingSearch], decided: frozenset[str] = frozenset()) -> list[str]:
    return [each.text for each in collect(*searches, decided=decided)]


def test_a_phrase_needs_five_visits_on_two_days() -> None:
    assert list_texts(list_searches("nrsng", 3, 2)) == ["nrsng"]
    for visits in ((3, 1), (9,), (1,) * 28):
        assert list_texts(list_searches("nrsng", *visits)) == []
    repeated = [each for _ in range(9) for each in list_searches("nrsng", 2, 2)]
    assert list_texts(iter(repeated)) == []


def test_an_unknown_word_is_collected_from_all_texts() -> None:
    found = collect(
        list_searches("nrsng in germany", 2, 1), list_searches("NRSNG canada".lower(), 1, 1, has_results=True)
    )
    assert found == [FailingPhrase("nrsng", False, 5, 2, 3, ())]


def test_unknown_words_that_follow_each_other_are_one_phrase() -> None:
    assert list_texts(list_searches("xqrol blenk in germany", 3, 2)) == ["xqrol blenk"]
    texts = list_texts(list_searches("xqrol blenk", 3, 2), list_searches("blenk law", 3, 2))
    assert texts == ["blenk", "xqrol blenk"]


def test_an_understood_text_is_listed_only_if_nothing_was_found() -> None:
    assert collect(list_searches("nursing in germany", 3, 2, has_results=True, next_text="law")) == []
    assert collect(list_searches("nursing in germany", 3, 2)) == [
        FailingPhrase("nursing in germany", True, 5, 2, 5, ())
    ]


def test_next_texts_are_those_of_many_visits() -> None:
    [found] = collect(
        list_searches("nrsng", 4, 3, next_text="nursing"),
        list_searches("nrsng uk", 3, 2, next_text="nursing uk"),
        list_searches("nrsng pk", 1, 1, next_text="my own secret"),
        list_searches("nrsng de", 3, 2, next_text="me@example.org"),
    )
    assert (found.visits, found.next) == (19, ("nursing", "nursing uk"))


def test_decided_texts_and_personal_data_are_left_out() -> None:
    assert list_texts(list_searches("nrsng", 3, 2), decided=frozenset({"nrsng"})) == []
    assert list_texts(list_searches("write me@example.org", 3, 2)) == []
    decided = frozenset({"nursing"})
    assert list_texts(list_searches("nursing in germany", 3, 2), decided=decided) == []


def test_a_row_names_the_nearest_phrases_with_their_meanings() -> None:
    names = build_sample_value_names()
    phrases = get_lexicon(names).list_phrases()
    row = build_row(FailingPhrase("nursng", False, 5, 2, 5, ("nursing",)), names, phrases)
    assert row["nearest"][0] == {"phrase": "nursing", "means": "specialization:nursing"}
    assert {name: row[name] for name in ("text", "visits", "days", "without_results", "understood", "next")} == {
        "text": "nursng", "visits": 5, "days": 2, "without_results": 5, "understood": False, "next": ["nursing"],
    }  # fmt: skip
