"""Search texts in many languages, as students type them: the search finds the meaning of every word.

`queries_by_language.csv` has the texts. The author of a language's lexicon table wrote the texts of this language.
"""

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from schemas.taxonomy.lexicon.entries import FOLDER
from schemas.vocabulary.limits import WEEKS_PER_YEAR
from search.interpretation.amounts import LENGTH_TOLERANCE
from search.interpretation.spans import Amount, Span, SpanKind
from tests.unit.search.interpretation.readable_spans import describe_values, list_words, read_text

QUERIES_PER_LANGUAGE_MIN = 15
QUERIES = list(
    csv.DictReader((Path(__file__).parent / "queries_by_language.csv").open(encoding="utf-8", newline=""))
)
COUNTS = Counter(row["language"] for row in QUERIES)


def list_meanings(text: str) -> Iterator[str]:
    """List the meanings of the spans: `Nursing`, `Canada`, `cheap`, `fee up to 15000 EUR`, `2 years`.

    A question mark after a meaning shows that the meaning is only likely.
    """
    for span in read_text(text).spans:
        if span.kind is not SpanKind.FILLER:
            yield f"{_name(span)}{'' if span.is_certain else '?'}"


def _name(span: Span) -> str:
    if span.amount and span.kind is SpanKind.FEE:
        return _name_fee(span.amount)
    if span.amount:
        return f"{_get_years(span.amount):.2g} years"
    return describe_values(span).split(", ")[0]


def _name_fee(fee: Amount) -> str:
    bounds = [f"from {fee.lower:.0f}"] if fee.lower else []
    bounds += [f"up to {fee.upper:.0f}"] if fee.upper else []
    return " ".join(["fee", *bounds, *([fee.currency] if fee.currency else [])])


def _get_years(length: Amount) -> float:
    """Return the years that the text states, without the tolerance."""
    return (length.lower or 0) / (1 - LENGTH_TOLERANCE) / WEEKS_PER_YEAR


@pytest.mark.parametrize("row", QUERIES, ids=[f"{row['language']}: {row['text']}" for row in QUERIES])
def test_a_text_is_understood(row: dict[str, str]) -> None:
    assert "; ".join(list_meanings(row["text"])) == row["meanings"]
    assert list_words(row["text"]) == []


@pytest.mark.parametrize("language", COUNTS)
def test_each_language_of_the_file_has_a_table_and_enough_texts(language: str) -> None:
    assert (FOLDER / "translations" / f"{language}.csv").exists()
    assert COUNTS[language] >= QUERIES_PER_LANGUAGE_MIN
