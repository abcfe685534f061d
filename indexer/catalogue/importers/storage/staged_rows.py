"""Builds the rows of the staging tables.

Each row has the register's code, then the columns in the order of the OwnedTable or CourseDetailTable. `edits.py` fills
the column `register_values`.
"""

from collections.abc import Iterator, Mapping

from indexer.catalogue.importers.records import Catalogue
from indexer.catalogue.importers.storage.reference_ids import ReferenceIds
from indexer.catalogue.importers.storage.staging import Row

NO_EDITS = "{}"


def build_institute_rows(catalogue: Catalogue, ids: ReferenceIds) -> Iterator[Row]:
    for one in catalogue.institutions:
        yield (
            one.code,
            one.slug,
            one.name,
            one.trading_name,
            one.institute_type,
            one.institute_type_basis,
            one.sector,
            ids.countries[one.country_iso2],
            one.website,
            NO_EDITS,
        )


def build_campus_rows(catalogue: Catalogue, institute_ids: Mapping[str, int]) -> Iterator[Row]:
    """institute_ids: ids by the register's code."""
    for campus in catalogue.campuses:
        yield (
            campus.code,
            campus.slug,
            campus.name,
            institute_ids[campus.institution_code],
            campus.city_id,
            campus.address,
            campus.suburb,
            campus.postcode,
            campus.latitude,
            campus.longitude,
            campus.point_source,
            NO_EDITS,
        )


def build_course_rows(
    catalogue: Catalogue, ids: ReferenceIds, institute_ids: Mapping[str, int]
) -> Iterator[Row]:
    """institute_ids: ids by the register's code."""
    for course in catalogue.courses:
        yield (
            course.code,
            course.slug,
            course.name,
            institute_ids[course.institution_code],
            ids.degree_levels[course.degree_level_slug],
            course.language,
            course.duration_weeks,
            course.duration_text,
            NO_EDITS,
        )


def build_course_campus_rows(catalogue: Catalogue, campus_ids: Mapping[str, int]) -> Iterator[Row]:
    """campus_ids: ids by the register's code."""
    for course in catalogue.courses:
        for code in course.campus_codes:
            yield course.code, campus_ids[code]


def build_course_specialization_rows(catalogue: Catalogue, ids: ReferenceIds) -> Iterator[Row]:
    for course in catalogue.courses:
        for position, slug in enumerate(course.specialization_slugs):
            yield course.code, ids.specializations[slug], position


def build_course_fee_rows(catalogue: Catalogue, ids: ReferenceIds) -> Iterator[Row]:
    for course in catalogue.courses:
        for fee in course.fees:
            yield (
                course.code,
                fee.amount,
                ids.currencies[fee.currency_code],
                fee.basis,
                fee.audience,
                fee.is_base,
            )
