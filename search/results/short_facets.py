"""Short facets of unified search: always all values, each with its count and flags."""

from schemas.contracts.unified.facets import (
    DegreeLevelGroupOption,
    DegreeLevelOption,
    DisciplineOption,
    IntakeOption,
    IntakeOptions,
)
from schemas.vocabulary.months import QUARTERS, month_number
from search.results.degree_levels import degree_level_facet
from search.results.disciplines import discipline_facet
from search.results.flagged_counts import FlaggedCounts
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames


def discipline_options(value_names: ValueNames, marked: FlaggedCounts) -> list[DisciplineOption]:
    return [
        {**discipline_facet(value, marked.counts), **marked.flags(value.id)}
        for value in value_names.ordered("discipline")
    ]


def degree_level_options(
    value_names: ValueNames, of_types: FlaggedCounts, of_levels: FlaggedCounts
) -> list[DegreeLevelGroupOption]:
    levels = value_names.ordered("degree_level")
    return [
        DegreeLevelGroupOption(
            id=group.id,
            slug=group.slug,
            name=group.name,
            type=group.extra["type"],
            course_count=of_types.count(group.id),
            scholarship_count=None,
            degree_levels=[
                _degree_level(level, of_levels)
                for level in levels
                if level.parents["degree_level_group"] == group.id
            ],
            **of_types.flags(group.id),
        )
        for group in value_names.ordered("degree_level_group")
    ]


def _degree_level(level: NamedValue, marked: FlaggedCounts) -> DegreeLevelOption:
    return {**degree_level_facet(level, marked.counts), **marked.flags(level.id)}


def intake_options(marked: FlaggedCounts, unknown_count: int) -> IntakeOptions:
    quarters = {quarter: [_intake(month, marked) for month in months] for quarter, months in QUARTERS.items()}
    return IntakeOptions(
        firstQuarter=quarters["firstQuarter"],
        secondQuarter=quarters["secondQuarter"],
        thirdQuarter=quarters["thirdQuarter"],
        fourthQuarter=quarters["fourthQuarter"],
        unknown_count=unknown_count,
    )


def _intake(month: str, marked: FlaggedCounts) -> IntakeOption:
    number = month_number(month)
    return {"month": month, "course_count": marked.count(number), **marked.flags(number)}
