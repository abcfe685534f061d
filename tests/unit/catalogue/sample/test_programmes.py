"""Each programme of the sample has a field of study and a level that its institution teaches.

There are enough programmes, of many subjects and levels.
"""

from collections import Counter, defaultdict
from dataclasses import replace

import pytest

from indexer.catalogue.sample.institutions import read_institutions
from indexer.catalogue.sample.programmes import SampleProgramme
from schemas.taxonomy.data_files import read_degree_levels, read_disciplines, read_specializations
from schemas.vocabulary.kinds import LevelType, StudyMode
from tests.unit.catalogue.sample.catalogue import every_programme, institution_called, subject_called

PROGRAMMES_MIN = 5_000
POPULAR = (
    "computer-science", "data-science", "business-administration", "nursing", "law", "psychology", "finance",
    "mechanical-engineering", "artificial-intelligence", "accounting", "economics", "civil-engineering",
)  # fmt: skip
UNUSED_DISCIPLINES = {"001"}
"""The codes of disciplines without a programme. 001 is preparatory courses, which the sample does not contain."""


def outside(programme: SampleProgramme) -> list[str]:
    """Return the reasons why the programme does not fit the levels and fields in the institution's row."""
    institution = programme.institution
    reasons = []
    if programme.level not in institution.levels:
        reasons.append(f"level {programme.level}")
    for slug in programme.specializations:
        code = read_specializations()[slug].isced_code
        own = {programme.subject.key, slug, code, code[:3]}
        if own.isdisjoint(institution.fields):
            reasons.append(f"field {code} of {slug}")
        undergraduate = read_degree_levels()[programme.level].level_type is LevelType.UNDERGRADUATE
        if undergraduate and not {slug, code, code[:3]}.isdisjoint(institution.postgraduate_only):
            reasons.append(f"undergraduate {slug}")
    return reasons


def test_there_are_enough() -> None:
    assert len(every_programme()) >= PROGRAMMES_MIN


def test_every_programme_is_within_the_fields_and_levels_of_its_institution() -> None:
    assert [(p.institution.slug, p.name, outside(p)) for p in every_programme() if outside(p)] == []


@pytest.mark.parametrize(
    ("slug", "subject", "level", "reason"),
    [
        ("royal-college-of-art", "medicine", "masters-degree", "field 0912 of medicine"),
        (
            "london-school-of-economics-and-political-science",
            "civil-engineering",
            "masters-degree",
            "field 0732 of",
        ),
        ("massachusetts-institute-of-technology", "computer-science", "certificate", "level certificate"),
        ("eth-zurich", "physics", "graduate-certificate", "level graduate-certificate"),
        ("stanford-university", "finance", "bachelors-degree", "undergraduate finance"),
        (
            "university-of-melbourne",
            "civil-engineering",
            "bachelors-degree",
            "undergraduate civil-engineering",
        ),
    ],
)
def test_a_programme_outside_the_fields_or_levels_is_found(
    slug: str, subject: str, level: str, reason: str
) -> None:
    invented = replace(
        every_programme()[0],
        institution=institution_called(slug),
        subject=subject_called(subject),
        specializations=(subject_called(subject).specialization,),
        level=level,
    )
    assert any(reason in said for said in outside(invented))


def test_names_are_unique_at_each_level_of_an_institution() -> None:
    named = Counter((p.institution.slug, p.level, p.name) for p in every_programme())
    assert [key for key, count in named.items() if count > 1] == []


def test_names_are_whole_words() -> None:
    for programme in every_programme():
        assert programme.name == " ".join(programme.name.split())
        assert "{" not in programme.name
        assert len(programme.name) <= 120


def test_campuses_belong_to_the_institution() -> None:
    for programme in every_programme():
        assert programme.campuses
        assert set(programme.campuses) <= set(programme.institution.campuses)
        assert len(set(programme.campuses)) == len(programme.campuses)


def test_a_field_of_one_campus_is_taught_only_there() -> None:
    for programme in every_programme():
        kept = {
            campus
            for campus in programme.institution.campuses
            if campus.is_exclusive and campus.teaches_field(programme.subject.isced_code)
        }
        assert not kept or set(programme.campuses) <= kept, (programme.institution.slug, programme.name)


def test_few_fees_durations_and_intakes_are_unknown() -> None:
    total = len(every_programme())
    for unknown in (
        sum(p.fee is None for p in every_programme()),
        sum(p.weeks is None for p in every_programme()),
        sum(not p.intake_months for p in every_programme()),
    ):
        assert 0.01 < unknown / total < 0.2


def test_some_programmes_have_several_campuses_or_are_part_time() -> None:
    assert sum(len(p.campuses) > 1 for p in every_programme()) > 100
    assert sum(p.study_mode is StudyMode.PART_TIME for p in every_programme()) > 50


def test_the_language_is_one_of_the_institution() -> None:
    for programme in every_programme():
        assert programme.language in programme.institution.teaching_languages


def test_every_institution_has_its_stated_number_of_programmes() -> None:
    counts = Counter(p.institution.slug for p in every_programme())
    for institution in read_institutions():
        assert counts[institution.slug] == institution.programme_count, institution.slug


def test_every_discipline_has_programmes() -> None:
    counts = Counter(p.subject.isced_code[:3] for p in every_programme())
    for discipline in read_disciplines():
        if discipline.isced_code not in UNUSED_DISCIPLINES:
            assert counts[discipline.isced_code] >= 5, discipline.name


def test_popular_subjects_are_taught_in_many_countries() -> None:
    countries: defaultdict[str, set[str]] = defaultdict(set)
    for programme in every_programme():
        countries[programme.subject.specialization].add(programme.institution.country)
    assert {slug: len(countries[slug]) for slug in POPULAR if len(countries[slug]) < 12} == {}


def test_every_level_has_programmes() -> None:
    shown = {p.level for p in every_programme()}
    assert shown == read_degree_levels().keys()
