"""`finder import requirements`: stores the rows of a list, reports faulty lines, and can be undone."""

from datetime import date
from pathlib import Path
from typing import Any

import psycopg
import pytest

from indexer.catalogue.entry_requirements.csv_file import RequirementsRejected
from indexer.catalogue.entry_requirements.file_import import (
    ImportedRequirements,
    TooManyRequirementsChanged,
    import_requirements,
)
from indexer.catalogue.importers.errors import OlderFile, RowsChangedSince
from indexer.catalogue.importers.options import ImportOptions
from indexer.catalogue.importers.storage.undo import undo_import
from tests.integration.search.catalogues import load_generated

HEADER = "institute,course,ielts,toefl,requirements,deadline,application_fee,currency,url"
FIRST = f"""{HEADER}
institute-3,,6.5,79,A portfolio;  Two  letters ;A portfolio,2027-03-01,75,aud,https://example.org/entry
,course-1,7,,,,,,
"""
SECOND = f"""{HEADER}
institute-3,,6.5,79,A portfolio;Two letters,2027-03-01,75,AUD,https://example.org/entry
,course-2,6,,,2027-06-30,0,PKR,
institute-1,,6,,,,,,
institute-3,,6,,,,,,
nowhere,,6,,,,,,
institute-6,course-4,6,,,,,,
,,6,,,,,,
institute-6,,,,,,,,
institute-6,,6.3,,,,,,
institute-6,,,200,,,,,
institute-6,,,nan,,,,,
institute-6,,,,,1.3.2027,,,
institute-6,,,,,,75,,
institute-6,,,,,,-1,AUD,
institute-6,,,,,,Infinity,AUD,
institute-6,,,,,,5,XXX,
institute-6,,6,,,,,,javascript:x
institute-6,,6
"""
REASONS = [
    "the institute has requirements of another source", "an earlier line has this institute",
    "institute: there is no 'nowhere'", "either an institute or a course", "either an institute or a course",
    "the line has no requirement", "ielts: '6.3' is not a score from 0 to 9 in steps of 0.5",
    "toefl: '200' is not a score", "toefl: 'nan' is not a score", "deadline: '1.3.2027' is not a date",
    "belong together", "application_fee: '-1' is not an amount", "application_fee: 'Infinity' is not an amount",
    "currency: there is no 'XXX'", "url: 'javascript:x' is not an http", "as many columns as the header",
]  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def catalogue(database_url: str) -> None:
    load_generated(database_url)


def read_rows(database_url: str, source: str = "A list") -> list[tuple[Any, ...]]:
    with psycopg.connect(database_url) as connection:
        return connection.execute(
            "SELECT institute_id, course_id, english_tests, other_requirements, application_deadline::text, "
            "application_fee::float8, currency.code, official_url FROM entry_requirement "
            "JOIN source ON source.id = source_id LEFT JOIN currency ON currency.id = application_fee_currency_id "
            "WHERE source.name = %s ORDER BY 1 NULLS LAST, 2",
            (source,),
        ).fetchall()


def test_a_list_is_imported_changed_and_undone(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"

    def run(text: str, day: int, **options: Any) -> ImportedRequirements:
        path.write_text(text)
        return import_requirements(
            database_url, path, "A list", date(2026, 11, day), ImportOptions(**options)
        )

    assert (run(FIRST, 1, dry_run=True).added, read_rows(database_url)) == (2, [])
    assert run(FIRST, 1).added == 2
    first = read_rows(database_url)
    institute = (
        3, None, {"ielts": 6.5, "toefl": 79}, ["A portfolio", "Two letters"], "2027-03-01", 75.0, "AUD",
        "https://example.org/entry",
    )  # fmt: skip
    assert first == [institute, (None, 1, {"ielts": 7}, [], None, None, None, None)]
    with psycopg.connect(database_url) as connection:
        captured = connection.execute(
            "SELECT noun, row_id FROM outbox WHERE (noun, row_id) IN (('course', 1), ('institute', 3))"
        ).fetchall()
        assert {("course", 1), ("institute", 3)} == set(captured)
    second = run(SECOND, 2)
    assert (second.added, second.changed, second.removed, second.unchanged) == (1, 0, 1, 1)
    assert len(second.rejected) == len(REASONS)
    for rejected, reason in zip(second.rejected, REASONS, strict=True):
        assert reason in str(rejected)
    assert read_rows(database_url) == [
        institute, (None, 2, {"ielts": 6}, [], "2027-06-30", 0.0, "PKR", None),
    ]  # fmt: skip
    with pytest.raises(OlderFile):
        run(FIRST, 1)
    assert (
        undo_import(database_url, second.import_run_id, dry_run=True).rows["entry requirements"].restored == 1
    )
    assert len(read_rows(database_url)) == 2
    undone = undo_import(database_url, second.import_run_id).rows["entry requirements"]
    assert (undone.restored, undone.withdrawn) == (1, 1)
    assert read_rows(database_url) == first
    third = run(FIRST.replace("6.5,79", "7,90"), 3)
    with psycopg.connect(database_url) as connection:
        connection.execute("UPDATE entry_requirement SET application_deadline = NULL WHERE institute_id = 3")
    with pytest.raises(RowsChangedSince, match="application_deadline"):
        undo_import(database_url, third.import_run_id)
    with psycopg.connect(database_url) as connection:
        connection.execute("DELETE FROM entry_requirement WHERE institute_id = 3")
    with pytest.raises(RowsChangedSince) as refused:
        undo_import(database_url, third.import_run_id)
    assert [row.fields for row in refused.value.rows] == [("deleted",)]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the header needs"),
        ("institute,cefr\n", "unknown columns: cefr"),
        ("institute,ielts,ielts\n", "a column twice"),
        (HEADER, "no line can be imported: it has no lines"),
        (f"{HEADER}\nnowhere,,6,,,,,,\n", "there is no 'nowhere'"),
    ],
)
def test_an_unusable_list_is_rejected(database_url: str, tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "list.csv"
    path.write_text(text)
    with pytest.raises(RequirementsRejected, match=reason):
        import_requirements(database_url, path, "Bad list", date(2026, 11, 1))


def test_a_list_that_lost_its_rows_needs_approval(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    courses = [number for number in range(100, 160) if number % 3]
    path.write_text("course,ielts\n" + "".join(f"course-{number},6\n" for number in courses))
    always = ImportOptions(accept="a script always says this")
    assert import_requirements(database_url, path, "Long list", date(2026, 11, 1), always).added >= 20
    path.write_text("course,ielts\ncourse-100,6\n")
    with pytest.raises(TooManyRequirementsChanged):
        import_requirements(database_url, path, "Long list", date(2026, 11, 2))
    assert len(read_rows(database_url, "Long list")) >= 20
    accepted = import_requirements(
        database_url, path, "Long list", date(2026, 11, 2), ImportOptions(accept="a new list")
    )
    assert accepted.unchanged == 1
    assert len(read_rows(database_url, "Long list")) == 1
    with psycopg.connect(database_url) as connection:
        assert connection.execute(
            "SELECT accepted_reason FROM import_run JOIN source ON source.id = source_id "
            "WHERE source.name = 'Long list' ORDER BY import_run.id"
        ).fetchall() == [(None,), ("a new list",)]
