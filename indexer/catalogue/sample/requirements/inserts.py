"""Inserts the sample's entry requirements. A stored row for the same institute or course stays."""

from collections.abc import Iterator, Mapping

import psycopg
from psycopg.types.json import Jsonb

from indexer.catalogue.sample.institutions import read_institutions
from indexer.catalogue.sample.programmes import build_programmes
from indexer.catalogue.sample.requirements.choices import (
    SampleRequirement,
    build_course_requirement,
    build_institute_requirement,
)
from indexer.catalogue.sample.source import SAMPLE_DATE, SOURCE_ID

_STAGE = """
CREATE TEMPORARY TABLE staged_requirement ON COMMIT DROP AS
SELECT ''::text AS institute_code, ''::text AS course_code, english_tests, other_requirements, application_deadline,
       application_fee, ''::text AS currency
FROM entry_requirement WHERE false
"""
_COPY = "COPY staged_requirement FROM STDIN"
_INSERT = """
INSERT INTO entry_requirement (institute_id, course_id, english_tests, other_requirements, application_deadline,
                               application_fee, application_fee_currency_id, source_id, source_date)
SELECT institute.id, course.id, english_tests, other_requirements, application_deadline, application_fee, currency.id,
       %(source)s, %(date)s
FROM staged_requirement AS staged
LEFT JOIN institute ON institute.source_id = %(source)s AND institute.source_code = staged.institute_code
LEFT JOIN course ON course.source_id = %(source)s AND course.source_code = staged.course_code
LEFT JOIN currency ON currency.code = staged.currency
WHERE num_nonnulls(institute.id, course.id) = 1
ON CONFLICT DO NOTHING
"""


def insert_entry_requirements(cursor: psycopg.Cursor) -> None:
    """Insert the missing rows of the sample. The sample's institutes and courses must already be stored."""
    cursor.execute(_STAGE)
    with cursor.copy(_COPY) as copy:
        for institute, course, requirement in _iterate_requirements():
            copy.write_row((institute, course, *_build_values(requirement)))
    cursor.execute(_INSERT, {"source": SOURCE_ID, "date": SAMPLE_DATE})


def _iterate_requirements() -> Iterator[tuple[str | None, str | None, SampleRequirement]]:
    """Yield the source code of an institute or None, the source code of a course or None, and the requirement."""
    for institution in read_institutions():
        general = build_institute_requirement(institution)
        if general is not None:
            yield institution.slug, None, general
        for programme in build_programmes(institution):
            yield None, programme.source_code, build_course_requirement(programme)


def _build_values(requirement: SampleRequirement) -> tuple[object, ...]:
    tests: Mapping[str, float] = {test.value: score for test, score in requirement.english_tests.items()}
    amount, currency = requirement.fee or (None, None)
    return Jsonb(tests), list(requirement.other_requirements), requirement.deadline, amount, currency
