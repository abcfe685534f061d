"""Imports two snapshots of a register, one after the other. The summary counts every row and every change.

Each test runs with an invented register, and also with the real register if its files are present. The tests compute
the expected changes from the two workbooks, without code of the importer.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from indexer.catalogue.importers.cricos import import_file
from indexer.catalogue.importers.options import ImportOptions
from stack.services.urls import ServiceUrls
from tests.fresh_databases import fresh_database
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_rows,
    fetch_value,
    read_row_versions,
)
from tests.integration.catalogue.importers.raw_register import RawRegister, fees, single_spaced
from tests.integration.catalogue.importers.snapshot_pairs import (
    JANUARY,
    OCTOBER,
    REAL_ROWS,
    Imported,
    Register,
    Snapshot,
    write_made_register,
)

SCHOOL_LEVELS = {
    "Primary School Studies",
    "Junior Secondary Studies",
    "Senior Secondary Certificate of Education",
    "Kindergarten Studies",
}


@pytest.fixture(scope="module", params=["made", "real"])
def register(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Register:
    if request.param == "made":
        return write_made_register(tmp_path_factory.mktemp("register"))
    shared_data: Path = request.getfixturevalue("shared_data")
    return Register(
        folder=shared_data / "cricos",
        rows=REAL_ROWS,
        suburb=("The University of Sydney", "Camperdown", "Sydney"),
        universities={
            "Macquarie University",
            "Deakin University",
            "Bond University",
            "University of Tasmania",
        },
        dual_award="108854A",
        fee_changes_min=2_001,
        repeated_names_min=801,
        october=request.getfixturevalue("october_register"),
    )


@pytest.fixture(scope="module")
def imported(services: ServiceUrls, reference_template: str, register: Register) -> Iterator[Imported]:
    october, january = (register.folder / name for name in (OCTOBER, JANUARY))
    with (
        fresh_database(services.database, reference_template)
        if register.october is None
        else register.october.copy()
    ) as url:
        summary = import_file(url, october) if register.october is None else register.october.summary
        first = Snapshot(summary, RawRegister(october))
        # A third of the real fees differ between the two snapshots. Without `accept`, the import would be refused.
        options = ImportOptions(accept="a quarter has passed")
        second = Snapshot(import_file(url, january, options=options), RawRegister(january))
        before = read_row_versions(url), count_outbox_rows(url)
        again = import_file(url, january)
        yield Imported(url, first, second, again, before, (read_row_versions(url), count_outbox_rows(url)))


def test_every_row_is_imported_or_reported(imported: Imported, register: Register) -> None:
    for snapshot in (imported.october, imported.january):
        summary = snapshot.summary
        assert {name: counts.read for name, counts in summary.sheets.items()} == register.rows[
            summary.file_name
        ]
        reported = Counter(row.sheet for row in summary.reported)
        for name, counts in summary.sheets.items():
            assert counts.read == counts.imported + counts.reported
            assert counts.reported == reported[name]
        assert len({(row.sheet, row.row_number) for row in summary.reported}) == len(summary.reported)


def test_every_imported_row_is_published(imported: Imported) -> None:
    counts = imported.january.summary.sheets
    tables = {"Institutions": "institute", "Locations": "campus", "Courses": "course"}
    for sheet, table in tables.items():
        query = f"SELECT count(*) FROM {table} WHERE status = 'published'"
        assert fetch_value(imported.database_url, query) == counts[sheet].imported
    links = "SELECT count(*) FROM course_campus JOIN course ON id = course_id WHERE status = 'published'"
    assert fetch_value(imported.database_url, links) == counts["Course Locations"].imported
    published = "SELECT count(*) FROM published_course"
    assert fetch_value(imported.database_url, published) == counts["Courses"].imported


def test_every_reported_row_is_stored(imported: Imported) -> None:
    kept = fetch_rows(
        imported.database_url,
        "SELECT sheet, row_number, source_code, reason FROM import_report WHERE import_run_id = %s ORDER BY id",
        imported.january.summary.import_run_id,
    )
    assert kept == [
        (row.sheet, row.row_number, row.source_code, row.reason) for row in imported.january.summary.reported
    ]


def test_every_reason_fits_its_row(imported: Imported) -> None:
    raw = imported.january.raw.courses()
    placed = {code for code, _ in imported.january.raw.places_by_course()}
    for line in imported.january.summary.reported:
        if line.sheet == "Courses":
            row = raw[str(line.source_code)]
            assert {
                "expired": row["Expired"] == "Yes",
                "school": row["Course Level"] in SCHOOL_LEVELS,
                "non-award": row["Course Level"] == "Non AQF Award",
                "foundation": row["Foundation Studies"] == "Yes",
                "no location": line.source_code not in placed,
                "language course": "ELICOS" in str(row) or "English" in row["Course Name"],
            }[line.kind], line


def test_every_open_award_course_with_a_place_is_imported(imported: Imported) -> None:
    raw = imported.january.raw.courses()
    placed = {code for code, _ in imported.january.raw.places_by_course()}
    rejected_codes = imported.january.rejected_codes("Courses")
    rejected_names = [
        row["Course Name"]
        for code, row in raw.items()
        if code in rejected_codes
        and code in placed
        and row["Expired"] == row["Foundation Studies"] == "No"
        and row["Course Level"] not in {*SCHOOL_LEVELS, "Non AQF Award"}
        and "ELICOS" not in row["Field of Education 1 Detailed Field"]
    ]
    # The importer rejects English language courses. Some have the level of a certificate, so only the name shows the
    # kind.
    assert all("English" in name for name in rejected_names)
    assert len(rejected_names) < 10


def test_every_location_gets_a_city_and_few_are_approximate(imported: Imported) -> None:
    summary = imported.january.summary
    assert {row.kind for row in summary.reported if row.sheet == "Locations"} == {"no course"}
    assert not [row for row in summary.reported if row.reason.startswith("no location: none")]
    approximate = summary.notes["Locations: approximate: placed at the capital of its state"]
    query = "SELECT count(*) FROM campus WHERE status = 'published' AND point_source LIKE 'approximate:%%'"
    assert 1 <= approximate == fetch_value(imported.database_url, query) <= 15


def test_added_and_withdrawn_courses_equal_those_of_the_workbooks(imported: Imported) -> None:
    october, january = imported.october.courses(), imported.january.courses()
    changes = imported.january.summary.changes["courses"]
    assert changes.added == len(january.keys() - october.keys())
    assert changes.withdrawn == len(october.keys() - january.keys())
    assert changes.returned == 0
    assert changes.changed + changes.unchanged == len(january.keys() & october.keys())
    withdrawn = fetch_rows(imported.database_url, "SELECT source_code FROM course WHERE status = 'withdrawn'")
    assert {code for (code,) in withdrawn} == october.keys() - january.keys()


def test_changed_fields_equal_those_of_the_workbooks(imported: Imported, register: Register) -> None:
    october, january = imported.october.courses(), imported.january.courses()
    before, after = imported.october.places(), imported.january.places()
    differing: dict[str, set[str]] = {}
    for code in january.keys() & october.keys():
        old, new = october[code], january[code]
        differences = {
            "name": single_spaced(str(old["Course Name"])) != single_spaced(str(new["Course Name"])),
            "fees": fees(old) != fees(new),
            "duration": old["Duration (Weeks)"] != new["Duration (Weeks)"],
            "degree_level": old["Course Level"] != new["Course Level"],
            "campuses": before[code] != after[code],
        }
        for what, differs in differences.items():
            if differs:
                differing.setdefault(what, set()).add(code)
    changes = imported.january.summary.changes["courses"]
    derived = {"slug", "specializations"}
    assert {field: len(codes) for field, codes in sorted(differing.items())} == {
        field: count for field, count in changes.fields.items() if field not in derived
    }
    least = len(set[str]().union(*differing.values()))
    assert (
        least <= changes.changed <= least + changes.fields["slug"] + changes.fields.get("specializations", 0)
    )
    assert changes.fields["fees"] >= register.fee_changes_min


def test_only_changed_rows_have_the_new_date(imported: Imported) -> None:
    for noun, changes in imported.january.summary.changes.items():
        table = {"institutes": "institute", "campuses": "campus", "courses": "course"}[noun]
        dated = fetch_value(
            imported.database_url, f"SELECT count(*) FROM {table} WHERE source_date = '2023-01-03'"
        )
        assert dated == changes.added + changes.changed + changes.returned


def test_a_second_import_of_a_snapshot_changes_nothing(imported: Imported) -> None:
    assert imported.after == imported.before
    assert not any(changes.has_changes for changes in imported.again.changes.values())
    assert imported.again.sheets == imported.january.summary.sheets


def test_the_old_slug_of_a_renamed_course_redirects(imported: Imported) -> None:
    renamed = imported.january.summary.changes["courses"].fields["slug"]
    redirects = "SELECT count(*) FROM slug_redirect JOIN course ON course.id = row_id WHERE noun = 'course'"
    assert fetch_value(imported.database_url, redirects) == renamed > 0


def test_names_have_single_spaces_and_may_repeat(imported: Imported, register: Register) -> None:
    dirty = "SELECT count(*) FROM course WHERE name ~ '  ' OR name <> btrim(name)"
    assert fetch_value(imported.database_url, dirty) == 0
    repeated = (
        "SELECT count(*) FROM (SELECT FROM course GROUP BY institute_id, name HAVING count(*) > 1) AS twice"
    )
    assert fetch_value(imported.database_url, repeated) >= register.repeated_names_min


def test_websites_have_a_scheme(imported: Imported) -> None:
    query = "SELECT count(*) FROM institute WHERE website !~* '^https?://[^ @]+$'"
    assert fetch_value(imported.database_url, query) == 0


def test_intakes_and_rankings_are_unknown(imported: Imported) -> None:
    assert fetch_value(imported.database_url, "SELECT count(*) FROM course_intake") == 0
    assert fetch_value(imported.database_url, "SELECT count(tcf_ranking) FROM institute") == 0


def test_a_suburb_belongs_to_the_city_that_students_search_for(
    imported: Imported, register: Register
) -> None:
    institute, suburb, city = register.suburb
    places = fetch_rows(
        imported.database_url,
        "SELECT DISTINCT city.name, suburb FROM campus JOIN city ON city.id = city_id "
        "JOIN institute ON institute.id = institute_id WHERE institute.name = %s AND suburb = %s",
        institute,
        suburb,
    )
    assert places == [(city, suburb)]


def test_universities_have_the_type_university(imported: Imported, register: Register) -> None:
    query = "SELECT name FROM institute WHERE institute_type = 'UNIVERSITY' AND status = 'published'"
    names = {name for (name,) in fetch_rows(imported.database_url, query)}
    assert register.universities <= names
    assert not [name for name in names if "college" in name.lower()]


def test_dual_awards_have_the_specializations_of_both_fields(imported: Imported, register: Register) -> None:
    query = (
        "SELECT array_agg(specialization.slug ORDER BY position) FROM course_specialization "
        "JOIN specialization ON specialization.id = specialization_id "
        "JOIN course ON course.id = course_id WHERE course.source_code = %s"
    )
    subjects = fetch_value(imported.database_url, query, register.dual_award)
    assert len(subjects) >= 2
    without = "SELECT count(*) FROM course WHERE NOT EXISTS (SELECT FROM course_specialization WHERE course_id = id)"
    assert fetch_value(imported.database_url, without) == 0
