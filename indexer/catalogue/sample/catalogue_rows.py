"""The sample as table rows, without ids that a database gives: rows point to each other by their source code."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from indexer.catalogue.reference.slugs import free_slug, slug_words
from indexer.catalogue.sample.cities import city_of
from indexer.catalogue.sample.descriptions import (
    course_description,
    description,
    meta_description,
    meta_title,
    short_description,
)
from indexer.catalogue.sample.durations import length_in_words
from indexer.catalogue.sample.institutions import SampleCampus, SampleInstitution, institutions
from indexer.catalogue.sample.programmes import SampleProgramme, programmes
from indexer.catalogue.sample.source import INSTITUTE_TYPE_BASIS, POINT_SOURCE

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class CatalogueRows:
    """Every row of the sample, in a fixed order; `institute`, `campus`, `campuses` and so on hold source codes.

    country: ISO 3166 alpha-2. level and specializations: slugs. fee: amount a year and currency code, or None.
    """

    institutes: Sequence[Row]
    campuses: Sequence[Row]
    courses: Sequence[Row]


def catalogue_rows() -> CatalogueRows:
    """The whole sample; the same rows on every machine."""
    institutes: list[Row] = []
    campuses: list[Row] = []
    courses: list[Row] = []
    taken: set[str] = set()
    for institution in institutions():
        shown = list(programmes(institution))
        institutes.append(_institute(institution, shown))
        campuses.extend(_campuses(institution))
        courses.extend(_course(programme, taken) for programme in shown)
    return CatalogueRows(institutes, campuses, courses)


def _institute(institution: SampleInstitution, shown: Sequence[SampleProgramme]) -> Row:
    return {
        "source_code": institution.slug,
        "slug": institution.slug,
        "name": institution.name,
        "trading_name": institution.trading_name,
        "institute_type": institution.institute_type.value,
        "institute_type_basis": INSTITUTE_TYPE_BASIS,
        "sector": institution.sector.value,
        "established": institution.established,
        "country": institution.country,
        "website": institution.website,
        "meta_title": meta_title(institution),
        "meta_description": meta_description(institution),
        "description": description(institution, shown),
        "short_description": short_description(institution),
    }


def _campuses(institution: SampleInstitution) -> Iterator[Row]:
    for campus in institution.campuses:
        yield {
            "source_code": _campus_code(institution, campus),
            "slug": _campus_code(institution, campus).replace("/", "-"),
            "name": campus.name,
            "institute": institution.slug,
            "city_id": city_of(campus, institution.country).id,
            "latitude": campus.latitude,
            "longitude": campus.longitude,
            "point_source": POINT_SOURCE,
        }


def _campus_code(institution: SampleInstitution, campus: SampleCampus) -> str:
    return f"{institution.slug}/{slug_words(campus.name)}"


def _course(programme: SampleProgramme, taken: set[str]) -> Row:
    institution = programme.institution
    plain = f"{slug_words(programme.name)}-{institution.slug}"
    return {
        "source_code": f"{institution.slug}/{programme.level}/{programme.subject.key}",
        "slug": free_slug((plain, f"{plain}-{programme.level}"), taken),
        "name": programme.name,
        "course_title": programme.course_title,
        "institute": institution.slug,
        "level": programme.level,
        "course_language": programme.language,
        "study_mode": programme.study_mode.value,
        "duration_weeks": programme.weeks,
        "course_duration": None if programme.weeks is None else length_in_words(programme.weeks),
        "description": course_description(institution),
        "campuses": tuple(_campus_code(institution, campus) for campus in programme.campuses),
        "specializations": programme.specializations,
        "fee": None if programme.fee is None else (programme.fee.amount, programme.fee.currency),
        "months": programme.intake_months,
    }
