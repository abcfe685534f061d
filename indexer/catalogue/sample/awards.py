"""Chooses the names of programmes.

The possible names depend on the naming style of the institution, on the subject with its award family (`law`,
`education`), and on the level. A hash chooses one of the names for each institution.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from indexer.catalogue.sample.csv_tables import PROGRAMMES, read_table, split_parts
from indexer.catalogue.sample.institutions import SampleInstitution
from indexer.catalogue.sample.seeded_choices import choose_option
from indexer.catalogue.sample.subjects import SampleSubject

ANY_FAMILY = "*"


@dataclass(frozen=True, slots=True)
class Award:
    """One way to name a programme.

    award: the short title, or empty. name: a pattern with {award} and {subject}. An empty name means that no
    such programme exists.
    only_subjects: the subjects that use this award. If it is empty, every subject without an award of its own uses it.
    """

    style: str
    award_family: str
    level: str
    award: str
    name: str
    only_subjects: frozenset[str]


@dataclass(frozen=True, slots=True)
class ProgrammeName:
    """A programme's name, the title of its subject, and the short title of its award or None."""

    name: str
    subject_title: str
    course_title: str | None


@lru_cache
def read_parent_styles() -> Mapping[str, str | None]:
    """Return the parent style of each naming style. A style inherits from its parent the awards that it lacks."""
    return dict(
        read_table(PROGRAMMES / "naming_styles.csv", lambda line: (line["style"], line["parent"] or None))
    )


@lru_cache
def read_awards() -> Mapping[tuple[str, str, str], tuple[Award, ...]]:
    """Return the possible awards for each naming style, award family and level."""
    found: dict[tuple[str, str, str], list[Award]] = {}
    for award in read_table(PROGRAMMES / "awards.csv", _parse_award):
        found.setdefault((award.style, award.award_family, award.level), []).append(award)
    return {key: tuple(alternatives) for key, alternatives in found.items()}


def choose_programme_name(
    institution: SampleInstitution, subject: SampleSubject, level: str
) -> ProgrammeName | None:
    """Choose a name for the subject and level. Returns None if the institution has no such award."""
    alternatives = _find_alternatives(institution.naming, subject, level)
    if not alternatives:
        return None
    award = choose_option(alternatives, "award", institution.slug, subject.award_family, level, subject.key)
    if not award.name:
        return None
    title = choose_option(subject.list_titles(level), "title", institution.slug, subject.key)
    name = award.name.format(award=award.award, subject=title)
    return ProgrammeName(name, title, award.award or None)


def _find_alternatives(naming: str, subject: SampleSubject, level: str) -> tuple[Award, ...]:
    """Find the possible awards. Rows for the subject's family take precedence over rows for any family.

    Among rows for the same family, the style itself takes precedence over its parent styles. Among rows for the same
    style, rows for this subject take precedence over rows for all subjects.
    """
    for family in (subject.award_family, ANY_FAMILY):
        for style in _iterate_styles(naming):
            rows = read_awards().get((style, family, level), ())
            own = tuple(row for row in rows if subject.key in row.only_subjects)
            general = tuple(row for row in rows if not row.only_subjects)
            if own or general:
                return own or general
    return ()


def _iterate_styles(naming: str) -> Iterator[str]:
    style: str | None = naming
    while style is not None:
        yield style
        style = read_parent_styles()[style]


def _parse_award(line: Mapping[str, str]) -> Award:
    return Award(
        style=line["style"],
        award_family=line["award_family"],
        level=line["level"],
        award=line["award"],
        name=line["name"],
        only_subjects=frozenset(split_parts(line["only_subjects"])),
    )
