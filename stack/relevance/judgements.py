"""Rules that judge a course by its public fields.

A rule is an object such as `{"subject": "Nursing", "country": "GB"}`. A course passes a rule if it meets the condition
of every key. This module must not import the search or its tables, because a rule that uses the code of the search
would repeat the mistakes of the search.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from stack.relevance.judged_courses import JudgedCourse

Rule = Mapping[str, Any]

RATE_TOLERANCE = 1e-6
"""A fee may be outside a limit by this share of the limit, so that rounding does not reject a fee at the limit."""


class InvalidRule(Exception):
    """A rule has an unknown key."""


class Judge:
    """Finds the courses that pass a rule. rates: the value of one unit of each currency in Pakistani rupees.

    The courses that meet a condition such as `"country": "GB"` are cached, because many rules share conditions.
    With the cache, the judgement of 1,300 queries takes 7 s instead of 38 s.
    """

    def __init__(self, courses: Sequence[JudgedCourse], rates: Mapping[str, float]) -> None:
        self._courses = {course.id: course for course in courses}
        self._rates = rates
        self._names = {course.id: fold_plain(f"{course.name} | {course.title or ''}") for course in courses}
        self._passing: dict[str, frozenset[int]] = {}

    def find_relevant(self, rule: Rule) -> set[int]:
        """Return the ids of the courses that pass the rule.

        The keys `cheapest` and `shortest` keep a share of the courses that pass the other keys.
        Example: `{"subject": "Nursing", "cheapest": 0.25}` keeps the quarter with the lowest known fees.
        """
        found = self._find_passing(rule)
        for key, read in _SHARES.items():
            if key in rule:
                kept = _keep_lowest([self._courses[each] for each in found], read, rule[key])
                found = {course.id for course in kept}
        return found

    def _find_passing(self, rule: Rule) -> set[int]:
        passing = set(self._courses)
        for key, wanted in rule.items():
            passing &= self._find_by_condition(key, wanted)
        return passing

    def _find_by_condition(self, key: str, wanted: Any) -> frozenset[int]:
        condition = json.dumps([key, wanted], sort_keys=True)
        if condition not in self._passing:
            self._passing[condition] = frozenset(self._test_condition(key, wanted))
        return self._passing[condition]

    def _test_condition(self, key: str, wanted: Any) -> Iterable[int]:
        if key in _SHARES:
            return self._courses
        if key == "any":
            return set[int]().union(*(self._find_passing(rule) for rule in wanted))
        if key == "not":
            return self._courses.keys() - self._find_passing(wanted)
        if key == "name":
            return (each for each, name in self._names.items() if re.search(wanted, name))
        if key in ("fee_max", "fee_min"):
            return (
                each for each, course in self._courses.items() if self._is_fee_within(key, wanted, course)
            )
        test = _TESTS.get(key)
        if test is None:
            raise InvalidRule(f"there is no key '{key}'")
        return (each for each, course in self._courses.items() if test(wanted, course))

    def _is_fee_within(self, key: str, wanted: tuple[float, str], course: JudgedCourse) -> bool:
        if course.fee_pkr is None:
            return False
        limit = wanted[0] * self._rates[wanted[1]]
        if key == "fee_max":
            return course.fee_pkr <= limit * (1 + RATE_TOLERANCE)
        return course.fee_pkr >= limit * (1 - RATE_TOLERANCE)


@lru_cache(100_000)
def fold_plain(text: str) -> str:
    """Convert to lower case and remove accents: "Québec" → "quebec"."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).lower()


def _keep_lowest(
    courses: Sequence[JudgedCourse], read: Callable[[JudgedCourse], float | None], share: float
) -> list[JudgedCourse]:
    known = sorted(value for course in courses if (value := read(course)) is not None)
    if not known:
        return list(courses)
    limit = known[max(0, int(len(known) * share + 0.5) - 1)]
    return [course for course in courses if (value := read(course)) is not None and value <= limit]


def _list(wanted: Any) -> Sequence[Any]:
    return wanted if isinstance(wanted, list) else [wanted]


def _has_any(wanted: Any, values: Sequence[Any]) -> bool:
    return any(value in values for value in _list(wanted))


def _is_within(wanted: Sequence[int], value: int | None) -> bool:
    return value is not None and wanted[0] <= value <= wanted[1]


_SHARES: Mapping[str, Callable[[JudgedCourse], float | None]] = {
    "cheapest": lambda course: course.fee_pkr,
    "shortest": lambda course: course.weeks,
}
_TESTS: Mapping[str, Callable[[Any, JudgedCourse], bool]] = {
    "institute": lambda wanted, course: re.search(wanted, fold_plain(course.institute)) is not None,
    "campus": lambda wanted, course: any(re.search(wanted, fold_plain(each[0])) for each in course.campuses),
    "subject": lambda wanted, course: _has_any(wanted, course.subjects),
    "discipline": lambda wanted, course: _has_any(wanted, course.disciplines),
    "level": lambda wanted, course: course.level in _list(wanted),
    "level_type": lambda wanted, course: course.level_type in _list(wanted),
    "mode": lambda wanted, course: course.mode in _list(wanted),
    "language": lambda wanted, course: course.language in _list(wanted),
    "city": lambda wanted, course: any(each[1] in _list(wanted) for each in course.campuses),
    "state": lambda wanted, course: any(each[2] in _list(wanted) for each in course.campuses),
    "country": lambda wanted, course: any(each[3] in _list(wanted) for each in course.campuses),
    "weeks": lambda wanted, course: _is_within(wanted, course.weeks),
    "intake": lambda wanted, course: _has_any(wanted, course.intakes),
    "nothing": lambda wanted, _: not wanted,
}
