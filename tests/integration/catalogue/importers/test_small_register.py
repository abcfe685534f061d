"""Imports small workbooks into a real database.

The tests check which rows are stored, which are rejected with a reason, and what the next file changes.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal

import psycopg

from indexer.catalogue.importers.cricos import rejections
from indexer.catalogue.importers.rejections import NO_COURSE, NO_NAME, REPEATED
from indexer.catalogue.importers.report import ImportSummary, SheetCounts, TableChanges
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_rows,
    fetch_value,
    read_row_versions,
)
from tests.unit.catalogue.importers.small_register import (
    APRIL,
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SmallRegister,
)

Import = Callable[[SmallRegister], ImportSummary]

LAW = COURSE._replace(
    course_code="100002B",
    course_name="Bachelor of Laws",
    broad_field="09 - Society and Culture",
    narrow_field="0909 - Law",
    detailed_field="090901 - Business and Commercial Law",
)
NOTHING = dict.fromkeys(("added", "withdrawn", "returned", "changed"), 0)


def test_a_course_is_stored_with_all_its_fields(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister())
    stored = fetch_rows(
        catalogue_url,
        "SELECT course.slug, course.name, level.slug, course_language, duration_weeks, course_duration, "
        "course.status, course.source_date, institute.name, institute.status, source.slug "
        "FROM course JOIN institute ON institute.id = institute_id JOIN source ON source.id = course.source_id "
        "JOIN degree_level AS level ON level.id = degree_level_id",
    )
    slug = "bachelor-of-nursing-harbour-university-100001a"
    assert stored == [
        (slug, "Bachelor of Nursing", "bachelors-degree", "English", 156, "156 weeks", "published",
         date(2023, 1, 3), "Harbour University", "published", "cricos")
    ]  # fmt: skip
    assert fetch_rows(
        catalogue_url, "SELECT amount, code, basis, audience, is_base FROM course_fee "
        "JOIN currency ON currency.id = currency_id ORDER BY is_base",
    ) == [
        (Decimal(90000), "AUD", "total_course", "international", False),
        (Decimal(30000), "AUD", "per_year", "international", True),
    ]  # fmt: skip
    assert fetch_rows(
        catalogue_url, "SELECT campus.name, city.name, suburb, postcode, address, campus.status FROM course_campus "
        "JOIN campus ON campus.id = campus_id JOIN city ON city.id = city_id",
    ) == [("City Campus", "Sydney", "Sydney", "2000", "1 George St", "published")]  # fmt: skip
    assert fetch_value(catalogue_url, "SELECT count(*) FROM course_intake") == 0


def test_a_suburb_is_stored_with_the_city_that_students_search_for(
    import_register: Import, catalogue_url: str
) -> None:
    suburb = LOCATION._replace(city="CAMPERDOWN", postcode="2006")
    place = COURSE_LOCATION._replace(location_city="Camperdown")
    import_register(SmallRegister(locations=(suburb,), course_locations=(place,)))
    query = "SELECT city.name, suburb, point_source FROM campus JOIN city ON city.id = city_id"
    assert fetch_rows(catalogue_url, query) == [("Sydney", "Camperdown", "GeoNames: the place of that name")]


def build_register_with_rejected_rows() -> SmallRegister:
    """Build a register. Two courses and one row of each other sheet are imported, and all other rows are rejected."""
    school = COURSE._replace(course_code="1S", course_level="Primary School Studies", provider_code="00003C")
    return SmallRegister(
        institutions=(
            INSTITUTION,
            INSTITUTION,
            INSTITUTION._replace(provider_code="00002B", institution_name=""),
            INSTITUTION._replace(provider_code="00003C"),
        ),
        courses=(
            COURSE,
            COURSE._replace(course_name="Again"),
            school,
            LAW._replace(provider_code="00009X"),
            LAW._replace(course_code="3L"),
            LAW._replace(course_code="4U"),
        ),
        locations=(
            LOCATION,
            LOCATION._replace(city="Sydney"),
            LOCATION._replace(location_name="Empty Campus"),
            LOCATION._replace(provider_code="00002B"),
        ),
        course_locations=(
            COURSE_LOCATION,
            COURSE_LOCATION._replace(location_city="SYDNEY"),
            COURSE_LOCATION._replace(course_code="1S", provider_code="00003C"),
            COURSE_LOCATION._replace(course_code="4U", location_name="Nowhere"),
            COURSE_LOCATION._replace(location_name="Elsewhere"),
            COURSE_LOCATION._replace(course_code="9Z"),
            COURSE_LOCATION._replace(provider_code="00003C"),
        ),
    )


def test_every_row_that_is_not_imported_is_reported_with_its_reason(import_register: Import) -> None:
    summary = import_register(build_register_with_rejected_rows())
    school_reason = "school: primary schooling is not a programme of further or higher study"
    assert [(row.sheet, row.row_number, row.source_code, row.reason) for row in summary.reported] == [
        ("Institutions", 5, "00001A", REPEATED),
        ("Institutions", 6, "00002B", NO_NAME),
        ("Institutions", 7, "00003C", NO_COURSE),
        ("Locations", 5, "00001A/city-campus-sydney", REPEATED),
        ("Locations", 6, "00001A/empty-campus-sydney", rejections.NO_COURSE_AT_LOCATION),
        ("Locations", 7, "00002B/city-campus-sydney", rejections.UNKNOWN_INSTITUTION),
        ("Courses", 5, "100001A", REPEATED),
        ("Courses", 6, "1S", school_reason),
        ("Courses", 7, "100002B", rejections.UNKNOWN_INSTITUTION),
        ("Courses", 8, "3L", rejections.NO_LOCATION),
        ("Course Locations", 5, "100001A", REPEATED),
        ("Course Locations", 6, "1S", rejections.COURSE_LEFT_OUT),
        ("Course Locations", 7, "4U", rejections.UNKNOWN_LOCATION),
        ("Course Locations", 8, "100001A", rejections.UNKNOWN_LOCATION),
        ("Course Locations", 9, "9Z", rejections.UNKNOWN_COURSE),
        ("Course Locations", 10, "100001A", rejections.UNKNOWN_COURSE),
    ]
    assert summary.sheets == {
        "Institutions": SheetCounts(4, 1, 3),
        "Locations": SheetCounts(4, 1, 3),
        "Courses": SheetCounts(6, 2, 4),
        "Course Locations": SheetCounts(7, 1, 6),
    }
    assert summary.notes["Courses: approximate: the main campus of its institution"] == 1


def test_the_run_and_its_report_are_stored(import_register: Import, catalogue_url: str) -> None:
    summary = import_register(SmallRegister(courses=(COURSE, LAW)))
    assert fetch_rows(
        catalogue_url, "SELECT file_name, file_date, rows_read, rows_imported, rows_reported, "
        "changes->'courses'->'added' FROM import_run",
    ) == [("register.xlsx", date(2023, 1, 3), 5, 4, 1, 1)]  # fmt: skip
    assert fetch_rows(catalogue_url, "SELECT sheet, row_number, source_code, reason FROM import_report") == [
        ("Courses", 5, "100002B", rejections.NO_LOCATION)
    ]
    assert summary.import_run_id == fetch_value(catalogue_url, "SELECT id FROM import_run")


def test_the_reports_of_the_last_five_runs_are_kept(import_register: Import, catalogue_url: str) -> None:
    register = SmallRegister(courses=(COURSE, LAW))
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("INSERT INTO source VALUES (99, 'other', 'Other', 'none', NULL, true, NULL)")
        connection.execute(
            "INSERT INTO import_run (source_id, file_name, file_sha256, file_date, rows_read, rows_imported, "
            "rows_reported, changes) VALUES (99, 'other.csv', '', '2020-01-01', 1, 0, 1, '{}')"
        )
        connection.execute(
            "INSERT INTO import_report (import_run_id, sheet, row_number, reason) VALUES (1, 'other', 2, 'no: no')"
        )
    runs = [import_register(register).import_run_id for _ in range(7)]
    kept = fetch_rows(
        catalogue_url, "SELECT DISTINCT import_run_id FROM import_report ORDER BY import_run_id"
    )
    assert [run for (run,) in kept] == [1, *runs[2:]]
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 8


def test_two_courses_of_an_institution_may_have_the_same_name(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister().with_course(COURSE._replace(course_code="100009Z")))
    slugs = fetch_rows(catalogue_url, "SELECT slug FROM course ORDER BY slug")
    assert [slug.rpartition("-")[2] for (slug,) in slugs] == ["100001a", "100009z"]


def test_a_second_import_of_a_file_writes_no_row(import_register: Import, catalogue_url: str) -> None:
    register = SmallRegister().with_course(LAW)
    import_register(register)
    before, outbox_rows = read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)
    changes = import_register(register).changes
    assert (read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)) == (before, outbox_rows)
    assert [noun for noun in changes.values() if noun.has_changes or noun.fields] == []
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 2


def test_the_next_snapshot_reports_added_withdrawn_and_changed_rows(
    import_register: Import, catalogue_url: str
) -> None:
    import_register(SmallRegister().with_course(LAW))
    kept = fetch_value(catalogue_url, "SELECT id FROM course WHERE source_code = '100001A'")
    changed = COURSE._replace(course_name="Bachelor of Nursing (Honours)", tuition_fee=96000.0)
    new = LAW._replace(course_code="100003C")
    summary = import_register(SmallRegister(courses=(changed,), title=APRIL).with_course(new))
    assert summary.changes == {
        "institutes": TableChanges(**NOTHING, unchanged=1, fields={}),
        "campuses": TableChanges(**NOTHING, unchanged=1, fields={}),
        "courses": TableChanges(1, 1, 0, 1, 0, {"fees": 1, "name": 1, "slug": 1}),
    }
    assert fetch_rows(
        catalogue_url, "SELECT source_code, status, source_date FROM course ORDER BY source_code"
    ) == [
        ("100001A", "published", date(2023, 4, 4)),
        ("100002B", "withdrawn", date(2023, 1, 3)),
        ("100003C", "published", date(2023, 4, 4)),
    ]
    assert fetch_rows(
        catalogue_url, "SELECT row_id FROM slug_redirect WHERE slug LIKE 'bachelor-of-nursing-h%%'"
    ) == [(kept,)]
    assert fetch_value(
        catalogue_url, "SELECT amount FROM course_fee WHERE is_base AND course_id = %s", kept
    ) == Decimal(32000)


def test_a_returning_course_is_published_again_with_its_id(
    import_register: Import, catalogue_url: str
) -> None:
    both = SmallRegister().with_course(LAW)
    import_register(both)
    law = fetch_value(catalogue_url, "SELECT id FROM course WHERE source_code = '100002B'")
    import_register(SmallRegister(title=APRIL))
    summary = import_register(replace(both, title="Report generated 5 May 2023"))
    assert summary.changes["courses"] == TableChanges(0, 0, 1, 0, 1, {})
    assert fetch_rows(catalogue_url, "SELECT id, status FROM course WHERE source_code = '100002B'") == [
        (law, "published")
    ]


def test_an_expired_course_is_withdrawn_and_reported(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister().with_course(LAW))
    summary = import_register(SmallRegister(title=APRIL).with_course(LAW._replace(expired="Yes")))
    assert summary.changes["courses"].withdrawn == 1
    assert rejections.EXPIRED in summary.count_reasons()["Courses"]
    assert (
        fetch_value(catalogue_url, "SELECT status FROM course WHERE source_code = '100002B'") == "withdrawn"
    )


def test_an_import_does_not_change_edited_columns(import_register: Import, catalogue_url: str) -> None:
    import_register(SmallRegister().with_course(LAW))
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET priority = 7, description = 'ours', url = 'https://a.b'")
        connection.execute("UPDATE course SET status = 'draft' WHERE source_code = '100002B'")
        connection.execute("UPDATE institute SET description = 'ours', established = 1901")
    changed = [row._replace(tuition_fee=50000.0) for row in (COURSE, LAW)]
    import_register(SmallRegister(courses=(changed[0],), title=APRIL).with_course(changed[1]))
    assert fetch_rows(
        catalogue_url, "SELECT priority, description, url, status FROM course ORDER BY source_code"
    ) == [(7, "ours", "https://a.b", "published"), (7, "ours", "https://a.b", "draft")]
    assert fetch_rows(catalogue_url, "SELECT description, established FROM institute") == [("ours", 1901)]


def test_a_slug_that_another_source_uses_gets_a_suffix(import_register: Import, catalogue_url: str) -> None:
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("INSERT INTO source VALUES (99, 'other', 'Other', 'none', NULL, true, NULL)")
        connection.execute(
            "INSERT INTO institute (source_id, source_code, source_date, slug, name, institute_type, "
            "institute_type_basis, country_id) SELECT 99, 'x', '2023-01-01', 'harbour-university-00001a', 'X', "
            "'COLLEGE', 'said', id FROM country WHERE iso2 = 'AU'"
        )
    for _ in range(2):
        import_register(SmallRegister())
        query = "SELECT slug FROM institute ORDER BY slug"
        assert fetch_rows(catalogue_url, query) == [
            ("harbour-university-00001a",),
            ("harbour-university-00001a-cricos",),
        ]
