"""Parses the filters by application deadline and by the score of an English test."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime

from schemas.contracts.unified.request import DeadlineChoice
from schemas.filters.fixed_values import Term
from schemas.vocabulary.day_numbers import to_day_number
from schemas.vocabulary.english_tests import SCORE_SCALES, EnglishTest
from schemas.vocabulary.kinds import EnglishTestSlug
from search.errors import FieldError, InvalidFilter
from search.parsing.search_query import Range


def read_today() -> date:
    return datetime.now(UTC).date()


def parse_deadline_choice(choice: DeadlineChoice) -> Range | None:
    """Parse the deadlines into days since 1970-01-01. Returns None if the filter admits every course."""
    earliest = read_today() if choice.earliest == "today" else choice.earliest
    if earliest is None and choice.unknown is None:
        return None
    included = choice.unknown == "include"
    # Without a day, "include" selects only the courses with an unknown deadline.
    return Range(to_day_number(earliest), None, known=not (earliest is None and included), unknown=included)


def find_earliest_deadline(months: Iterable[str], today: date) -> date:
    """Find the first day of the latest month. A month is `2027-04`, or `--04` for the current or the next April.

    A day before today counts as today, because a passed deadline is no use. Returns today if there is no month.
    """
    return max([today, *(_find_first_day(month, today) for month in months if month)])


def _find_first_day(month: str, today: date) -> date:
    year, _, number = month.rpartition("-")
    if year != "-":
        return date(int(year), int(number), 1)
    return date(today.year + (int(number) < today.month), int(number), 1)


def parse_english_score(score: float | None, selected: Sequence[Term], field: str) -> Mapping[str, float]:
    """Return the score by test. The result is empty without a score.

    Raises InvalidFilter unless exactly one test is selected and the score is on the scale of this test.
    """
    if score is None:
        return {}
    tests = [EnglishTest(str(term)) for term in selected if term != EnglishTestSlug.UNKNOWN]
    if len(tests) != 1:
        raise InvalidFilter(
            FieldError(field, "a score needs exactly one English test in english_test.include")
        )
    scale = SCORE_SCALES[tests[0]]
    if not scale.lowest <= score <= scale.highest:
        reason = f"the scores of {tests[0]} are from {scale.lowest} to {scale.highest}"
        raise InvalidFilter(FieldError(field, reason))
    return {tests[0].value: score}
