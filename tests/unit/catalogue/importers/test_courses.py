"""The importer parses rows of the sheet Courses: courses, fields that are unknown, and rejected rows."""

from decimal import Decimal

import pytest

from indexer.catalogue.importers.cricos.courses import parse_course, parse_duration, parse_field_codes
from indexer.catalogue.importers.cricos.institutions import parse_institution
from indexer.catalogue.importers.cricos.rejections import EXPIRED, FOUNDATION, NO_FIELD
from indexer.catalogue.importers.parsing.cells import Cell
from indexer.catalogue.importers.records import Course, Fee
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, RowRejected
from schemas.taxonomy.data_files import read_level_wordings
from schemas.taxonomy.rows import LevelWordingRow
from schemas.vocabulary.kinds import FeeAudience, FeeBasis
from tests.unit.catalogue.importers.small_register import COURSE, INSTITUTION

HARBOUR, _ = parse_institution(INSTITUTION)


def test_a_row_becomes_a_course() -> None:
    assert parse_course(COURSE, HARBOUR) == (
        Course(
            code="100001A",
            slug="bachelor-of-nursing-harbour-university-100001a",
            name="Bachelor of Nursing",
            institution_code="00001A",
            degree_level_slug="bachelors-degree",
            language="English",
            duration_weeks=156,
            duration_text="156 weeks",
            specialization_slugs=("nursing",),
            campus_codes=(),
            fees=(
                Fee(Decimal(90000), "AUD", FeeBasis.TOTAL_COURSE, FeeAudience.INTERNATIONAL, is_base=False),
                Fee(Decimal(30000), "AUD", FeeBasis.PER_YEAR, FeeAudience.INTERNATIONAL, is_base=True),
            ),
        ),
        [],
    )


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"course_code": ""}, NO_CODE),
        ({"course_name": ""}, NO_NAME),
        ({"expired": "Yes"}, EXPIRED),
        ({"foundation_studies": "Yes"}, FOUNDATION),
        ({"broad_field": "", "narrow_field": "", "detailed_field": ""}, NO_FIELD),
        ({"detailed_field": "990000 - Alchemy"}, "unknown field of education: ASCED"),
        ({"course_level": "Micro-credential"}, "level: cricos has no wording 'Micro-credential'"),
        ({"course_level": "Non AQF Award"}, "non-award: "),
        ({"course_level": "Kindergarten Studies"}, "school: "),
        ({"detailed_field": "091501 - ELICOS", "course_name": "General English"}, "language course: "),
    ],
)
def test_a_row_that_is_not_an_open_course_is_rejected_with_a_reason(
    changes: dict[str, str], reason: str
) -> None:
    with pytest.raises(RowRejected, match=reason):
        parse_course(COURSE._replace(**changes), HARBOUR)


@pytest.mark.parametrize(
    "row", [row for row in read_level_wordings() if row.source == "cricos"], ids=lambda row: row.wording
)
def test_every_level_wording_has_a_level_or_a_reason(row: LevelWordingRow) -> None:
    changed = COURSE._replace(course_level=row.wording)
    if row.degree_level_slug:
        assert parse_course(changed, HARBOUR)[0].degree_level_slug == row.degree_level_slug
    else:
        with pytest.raises(RowRejected, match=str(row.reason_if_not_imported)):
            parse_course(changed, HARBOUR)


def test_a_dual_award_has_both_fields_in_order() -> None:
    dual = COURSE._replace(
        course_name="Bachelor of Nursing, Bachelor of Laws",
        second_broad_field="09 - Society and Culture",
        second_narrow_field="0909 - Law",
        second_detailed_field="",
    )
    assert parse_field_codes(dual) == ("060301", "0909")
    assert parse_course(dual, HARBOUR)[0].specialization_slugs == ("nursing", "law")


def test_a_dual_award_in_one_field_has_it_once() -> None:
    fields = {
        f"second_{level}_field": COURSE._asdict()[f"{level}_field"]
        for level in ("broad", "narrow", "detailed")
    }
    assert parse_course(COURSE._replace(**fields), HARBOUR)[0].specialization_slugs == ("nursing",)


@pytest.mark.parametrize(
    ("cell", "weeks", "note"),
    [
        (156.0, 156, None),
        ("104", 104, None),
        (26.5, 27, None),
        ("", None, "duration unknown: empty"),
        (0.0, None, "duration unknown: no week long"),
        (-4.0, None, "duration unknown: no week long"),
        ("two years", None, "duration unknown: not a number"),
    ],
)
def test_a_duration_is_whole_weeks_or_unknown(cell: Cell, weeks: int | None, note: str | None) -> None:
    assert parse_duration(cell) == (weeks, note)


def test_unknown_fields_are_noted() -> None:
    record, notes = parse_course(
        COURSE._replace(tuition_fee="", duration_weeks="", course_language=""), HARBOUR
    )
    assert (record.fees, record.duration_weeks, record.duration_text, record.language) == (
        (),
        None,
        None,
        None,
    )
    assert notes == ["duration unknown: empty", "tuition fee unknown: empty"]


def test_one_week_is_singular() -> None:
    assert parse_course(COURSE._replace(duration_weeks=1.0), HARBOUR)[0].duration_text == "1 week"
