"""Computes the expected results of an interpreted search with SQL.

First come the courses that meet all conditions of the text, then those that meet the conditions of a widening step. A
search with few results is widened: it drops conditions step by step.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, LiteralString

import psycopg

from tests.integration.search.random_unified_requests import UnifiedChoice
from tests.integration.search.sample.interpreted.leftover_text import LeftoverText
from tests.integration.search.sample.interpreted.meanings import Case, Meaning, Slugs
from tests.integration.search.sample.interpreted.steps import Step, list_groups, list_steps
from tests.integration.search.unified_brute_force import UnifiedBruteForce

ENOUGH = 5
"""The search uses the first step of widening with at least this many courses."""
TABLES: Mapping[str, LiteralString] = {
    "countries": "country",
    "states": "state",
    "cities": "city",
    "degree_levels": "degree_level",
    "degree_levels_types": "degree_level_group",
    "institutes": "institute",
}


class WidenedBruteForce(UnifiedBruteForce):
    """The expected results of one step of widening.

    full: the courses that meet all conditions of the text. They are results of every step.
    named: the courses whose name is the whole text and that pass the filters of the visitor. They are also results of
    step 0 if the text has filters. Otherwise, and for all other steps, `named` is None.
    """

    def __init__(
        self,
        connection: psycopg.Connection,
        choice: UnifiedChoice,
        text_ids: list[int] | None,
        slider_end: int,
        *,
        full: "WidenedBruteForce | None" = None,
        named: UnifiedBruteForce | None = None,
    ) -> None:
        super().__init__(connection, choice, text_ids, slider_end)
        self._full = full
        self._others = [each for each in (full, named) if each is not None]

    def list_ids(self) -> list[int]:
        first = set(self._full.list_ids()) if self._full else set()
        return sorted(super().list_ids(), key=lambda course: course not in first)

    def list_matching_campuses(self, ids: list[int]) -> Mapping[int, list[int]]:
        """Return, for each course, the campuses that meet all conditions of the text.

        If a course has no such campus, return the campuses that meet the conditions of the step.
        """
        of_step = super().list_matching_campuses(ids)
        return {**of_step, **self._full.list_matching_campuses(ids)} if self._full else of_step

    def _build_where(self, without: str = "") -> str:
        own = super()._build_where(without)
        ids = {course for other in self._others for course in other.list_ids_without(without)}
        return f"(({own}) OR id = ANY('{{{','.join(map(str, ids))}}}'::int[]))"


@dataclass(frozen=True)
class Expected:
    """full: the courses that meet all conditions of the text. shown: the courses of the step that the search uses.

    values: the filter values that the step takes from the text, by filter key. number: the number of the step, or 0 if
    the search is not widened. order: the requested sort order.
    """

    full: WidenedBruteForce
    shown: WidenedBruteForce
    number: int
    values: Mapping[str, Sequence[Any]]
    order: int


def expect(case: Case, connection: psycopg.Connection, leftover: LeftoverText, slider_end: int) -> Expected:
    order = case.order or case.meaning.order
    steps = [
        step
        for step in list_steps(case.meaning)
        if not step.only_adds_nearest or leftover.has_nearest(step.meaning)
    ]
    named = UnifiedBruteForce(
        connection,
        _build_choice(case, Step(Meaning()), order, connection),
        leftover.find_named(case.text),
        slider_end,
    )

    def build(step: Step, **others: Any) -> WidenedBruteForce:
        choice = _build_choice(case, step, order, connection)
        return WidenedBruteForce(connection, choice, leftover.find_ids(step), slider_end, **others)

    full = build(steps[0], named=named if list_groups(case.meaning) else None)
    widened = [full, *(build(step, full=full) for step in steps[1:])]
    found = [set(each.list_ids()) for each in widened]
    assert all(narrow <= wide for narrow, wide in pairwise(found))
    number = 0 if named.list_ids() else _choose_step([min(len(ids), ENOUGH) for ids in found])
    return Expected(full, widened[number], number, resolve(steps[number].meaning.values, connection), order)


def _choose_step(totals: list[int]) -> int:
    """Return the first step with ENOUGH courses, or else the first step with the most courses.

    No total exceeds ENOUGH.
    """
    return next((step for step, total in enumerate(totals) if total == ENOUGH), totals.index(max(totals)))


def resolve(slugs: Slugs, connection: psycopg.Connection) -> dict[str, list[Any]]:
    """Replace slugs by ids of the catalogue.

    Values without an id stay, such as months, study modes and English tests.
    """
    return {
        key: _read_ids(key, given, connection) if key in TABLES else list(given)
        for key, given in slugs.items()
    }


def _read_ids(key: str, slugs: Sequence[str], connection: psycopg.Connection) -> list[int]:
    query = f"SELECT id FROM {TABLES[key]} WHERE slug = ANY(%s)"
    ids = [row[0] for row in connection.execute(query.encode(), (list(slugs),))]
    assert len(ids) == len(slugs), f"{key}: {slugs}"
    return ids


def _build_choice(case: Case, step: Step, order: int, connection: psycopg.Connection) -> UnifiedChoice:
    """Combine the filters of the visitor and of the text.

    No filter group has values from both, so neither overwrites the other.
    """
    included = {**resolve(case.chosen, connection), **resolve(step.meaning.values, connection)}
    choice = UnifiedChoice({}, included=included)
    choice.excluded = resolve(case.excluded, connection)
    choice.point, choice.order, choice.score = case.point, order, step.meaning.score
    if case.chosen_fee:
        choice.fee = (*case.chosen_fee, None)
    if case.chosen_years:
        choice.years = (*case.chosen_years, None)
    if step.meaning.fee:
        lower, upper, code = step.meaning.fee
        choice.fee = (_convert(lower, code, connection), _convert(upper, code, connection), None)
    if step.meaning.weeks:
        lower_weeks, upper_weeks = step.meaning.weeks
        choice.years = (_divide(lower_weeks), _divide(upper_weeks), None)  # type: ignore[assignment]
    return choice


def _convert(amount: float | None, code: str, connection: psycopg.Connection) -> int | None:
    """Convert an amount in the currency to rupees."""
    if amount is None:
        return None
    row = connection.execute(
        "SELECT round(%s * value_to_pkr)::int FROM currency WHERE code = %s", (amount, code)
    ).fetchone()
    assert row is not None
    return int(row[0])


def _divide(weeks: int | None) -> str | None:
    """Return a duration in years as an SQL expression: 26 → "26 / 52.0". A Python number could be rounded."""
    return None if weeks is None else f"{weeks} / 52.0"
