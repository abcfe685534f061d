"""Builds the short facets of the unified search. A short facet lists all values.

Each value has a course count, and flags that show whether the value is selected, excluded or stated by the text.
"""

from schemas.contracts.unified.facets import (
    DegreeLevelGroupOption,
    DegreeLevelOption,
    DisciplineOption,
    IntakeOption,
    IntakeOptions,
)
from schemas.vocabulary.months import QUARTERS, to_month_number
from search.results.degree_levels import build_degree_level_facts
from search.results.disciplines import build_discipline_facet
from search.results.flagged_counts import FlaggedCounts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def build_discipline_options(value_names: ValueNames, flagged: FlaggedCounts) -> list[DisciplineOption]:
    return [
        {**build_discipline_facet(value, flagged.counts), **flagged.get_flags(value.id)}
        for value in value_names.list_values("discipline")
    ]


def build_degree_level_options(
    value_names: ValueNames, of_groups: FlaggedCounts, of_levels: FlaggedCounts
) -> list[DegreeLevelGroupOption]:
    levels = value_names.list_values("degree_level")
    return [
        DegreeLevelGroupOption(
            id=group.id,
            slug=group.slug,
            name=group.name,
            type=group.extra["type"],
            course_count=of_groups.get_count(group.id),
            # An index of an older release has no number of scholarships.
            scholarship_count=group.extra.get("scholarship_count", 0),
            degree_levels=[
                _build_degree_level(level, of_levels)
                for level in levels
                if level.parents["degree_level_group"] == group.id
            ],
            **of_groups.get_flags(group.id),
        )
        for group in value_names.list_values("degree_level_group")
    ]


def _build_degree_level(level: NamedValue, flagged: FlaggedCounts) -> DegreeLevelOption:
    return {**build_degree_level_facts(level, flagged.counts), **flagged.get_flags(level.id)}


def build_intake_options(flagged: FlaggedCounts, unknown_count: int) -> IntakeOptions:
    quarters = {
        quarter: [_build_intake(month, flagged) for month in months] for quarter, months in QUARTERS.items()
    }
    return IntakeOptions(
        firstQuarter=quarters["firstQuarter"],
        secondQuarter=quarters["secondQuarter"],
        thirdQuarter=quarters["thirdQuarter"],
        fourthQuarter=quarters["fourthQuarter"],
        unknown_count=unknown_count,
    )


def _build_intake(month: str, flagged: FlaggedCounts) -> IntakeOption:
    number = to_month_number(month)
    return {"month": month, "course_count": flagged.get_count(number), **flagged.get_flags(number)}
