"""Builds the sample's institutes, campuses and courses without ids. Rows refer to each other by source codes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from indexer.catalogue.reference.slugs import slugify, take_free_slug
from indexer.catalogue.sample.cities import find_city
from indexer.catalogue.sample.descriptions import (
    build_course_description,
    build_description,
    build_meta_description,
    build_meta_title,
    build_short_description,
)
from indexer.catalogue.sample.durations import format_duration
from indexer.catalogue.sample.institutions import SampleCampus, SampleInstitution, read_institutions
from indexer.catalogue.sample.programmes import SampleProgramme, build_programmes
from indexer.catalogue.sample.source import INSTITUTE_TYPE_BASIS, POINT_SOURCE

Row = dict[str, object]


@dataclass(frozen=True, slots=True)
class CatalogueRows:
    """Every institute, campus and course of the sample, in a fixed order.

    The columns `institute` and `campuses` contain source codes. country: ISO 3166 alpha-2. level,
    specializations: slugs. fee: the amount per year and the currency code, or None.
    """

    institutes: Sequence[Row]
    campuses: Sequence[Row]
    courses: Sequence[Row]


def build_catalogue_rows() -> CatalogueRows:
    """Build the institutes, campuses and courses of the sample. The result is the same on every machine."""
    institutes: list[Row] = []
    campuses: list[Row] = []
    courses: list[Row] = []
    taken: set[str] = set()
    for institution in read_institutions():
        shown = list(build_programmes(institution))
        institutes.append(_build_institute(institution, shown))
        campuses.extend(_build_campuses(institution))
        courses.extend(_build_course(programme, taken) for programme in shown)
    return CatalogueRows(institutes, campuses, courses)


def _build_institute(institution: SampleInstitution, shown: Sequence[SampleProgramme]) -> Row:
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
        "meta_title": build_meta_title(institution),
        "meta_description": build_meta_description(institution),
        "description": build_description(institution, shown),
        "short_description": build_short_description(institution),
    }


def _build_campuses(institution: SampleInstitution) -> Iterator[Row]:
    for campus in institution.campuses:
        yield {
            "source_code": _build_campus_code(institution, campus),
            "slug": _build_campus_code(institution, campus).replace("/", "-"),
            "name": campus.name,
            "institute": institution.slug,
            "city_id": find_city(campus, institution.country).id,
            "latitude": campus.latitude,
            "longitude": campus.longitude,
            "point_source": POINT_SOURCE,
        }


def _build_campus_code(institution: SampleInstitution, campus: SampleCampus) -> str:
    return f"{institution.slug}/{slugify(campus.name)}"


def _build_course(programme: SampleProgramme, taken: set[str]) -> Row:
    institution = programme.institution
    plain = f"{slugify(programme.name)}-{institution.slug}"
    return {
        "source_code": programme.source_code,
        "slug": take_free_slug("course", (plain, f"{plain}-{programme.level}"), taken),
        "name": programme.name,
        "course_title": programme.course_title,
        "institute": institution.slug,
        "level": programme.level,
        "course_language": programme.language,
        "study_mode": programme.study_mode.value,
        "duration_weeks": programme.weeks,
        "course_duration": None if programme.weeks is None else format_duration(programme.weeks),
        "description": build_course_description(institution),
        "campuses": tuple(_build_campus_code(institution, campus) for campus in programme.campuses),
        "specializations": programme.specializations,
        "fee": None if programme.fee is None else (programme.fee.amount, programme.fee.currency),
        "months": programme.intake_months,
    }
