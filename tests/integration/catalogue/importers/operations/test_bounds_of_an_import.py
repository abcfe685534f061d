"""If an import would withdraw too many rows or change too many fees, the import stops and commits nothing.

With `--accept REASON`, the import is committed nevertheless.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.options import DEFAULT_OPTIONS, ImportOptions
from indexer.catalogue.importers.report import ImportSummary, TooManyChanges
from indexer.catalogue.reference.gazetteer import Gazetteer
from tests.integration.catalogue.importers.database_reads import (
    count_outbox_rows,
    fetch_rows,
    fetch_value,
    read_row_versions,
)
from tests.integration.real_registers import RealRegister
from tests.unit.catalogue.importers.large_register import (
    build_register,
    change_courses,
    keep_courses,
    read_register,
)
from tests.unit.catalogue.importers.small_register import APRIL, JANUARY, SmallRegister

Import = Callable[[SmallRegister, ImportOptions], ImportSummary]
FULL = build_register(institutions=20, courses_each=5, title=JANUARY)
NEXT = replace(FULL, title=APRIL)


@pytest.fixture
def import_with(catalogue_url: str, australia: Gazetteer, tmp_path: Path) -> Import:
    def write_and_import(register: SmallRegister, options: ImportOptions = DEFAULT_OPTIONS) -> ImportSummary:
        path = register.write(tmp_path / "register.xlsx")
        return cricos.import_file(catalogue_url, path, options=options, gazetteer=australia)

    return write_and_import


def list_exceeded(summary: ImportSummary) -> list[tuple[str, str, int, int]]:
    return [(bound.noun, bound.change, len(bound.rows), bound.visible) for bound in summary.exceeded]


def test_a_register_cut_to_a_third_stops_and_changes_nothing(import_with: Import, catalogue_url: str) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    before, outbox_rows = read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)
    with pytest.raises(TooManyChanges) as stopped:
        import_with(keep_courses(NEXT, 32), DEFAULT_OPTIONS)
    assert (read_row_versions(catalogue_url), count_outbox_rows(catalogue_url)) == (before, outbox_rows)
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 1
    assert list_exceeded(stopped.value.summary) == [
        ("campuses", "withdrawn", 13, 20),
        ("courses", "withdrawn", 68, 100),
        ("institutes", "withdrawn", 13, 20),
    ]
    assert "68 of 100 courses: withdrawn (68.0 %; without approval at most 10 %)" in str(stopped.value)
    assert "00007-03 Bachelor of Subject 3" in str(stopped.value)


def test_an_accepted_import_is_stored_with_its_reason(import_with: Import, catalogue_url: str) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    summary = import_with(keep_courses(NEXT, 32), ImportOptions(accept="the publisher removed them"))
    assert len(summary.exceeded) == 3
    assert fetch_value(catalogue_url, "SELECT count(*) FROM published_course") == 32
    assert fetch_rows(catalogue_url, "SELECT accepted_reason FROM import_run ORDER BY id") == [
        (None,),
        ("the publisher removed them",),
    ]


def test_a_reason_is_not_recorded_if_no_bound_is_exceeded(import_with: Import, catalogue_url: str) -> None:
    import_with(FULL, ImportOptions(accept="a script always says this"))
    assert fetch_rows(catalogue_url, "SELECT accepted_reason FROM import_run") == [(None,)]


@pytest.mark.parametrize(("kept", "stops"), [(90, False), (89, True)])
def test_a_tenth_of_the_courses_may_be_withdrawn(import_with: Import, kept: int, stops: bool) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    summary = import_with(keep_courses(NEXT, kept), ImportOptions(dry_run=True))
    assert [bound.noun for bound in summary.exceeded if bound.noun == "courses"] == ["courses"] * stops


@pytest.mark.parametrize(("changed", "stops"), [(30, False), (31, True)])
def test_three_tenths_of_the_fees_may_change(import_with: Import, changed: int, stops: bool) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    repriced = change_courses(NEXT, changed, lambda course: course._replace(tuition_fee=50_000.0))
    assert list_exceeded(import_with(repriced, ImportOptions(dry_run=True))) == (
        [("courses", "fees changed", 31, 100)] if stops else []
    )


@pytest.mark.parametrize("change", [{"tuition_fee": ""}, {"duration_weeks": 104.0}])
def test_a_fee_that_becomes_unknown_or_another_per_year_counts_as_changed(
    import_with: Import, change: dict[str, str | float]
) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    with pytest.raises(TooManyChanges, match="40 of 100 courses: fees changed"):
        import_with(change_courses(NEXT, 40, lambda course: course._replace(**change)), DEFAULT_OPTIONS)


def test_the_cause_of_a_withdrawal_does_not_matter(import_with: Import) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    with pytest.raises(TooManyChanges, match="20 of 100 courses: withdrawn"):
        import_with(change_courses(NEXT, 20, lambda course: course._replace(expired="Yes")), DEFAULT_OPTIONS)


def test_only_rows_that_were_visible_count(import_with: Import, catalogue_url: str) -> None:
    import_with(FULL, DEFAULT_OPTIONS)
    with psycopg.connect(catalogue_url) as connection:
        connection.execute("UPDATE course SET status = 'draft' WHERE source_code >= '00005-01'")
        connection.execute("UPDATE institute SET status = 'draft' WHERE source_code = '00004A'")
    summary = import_with(keep_courses(NEXT, 10), ImportOptions(dry_run=True))
    assert summary.changes["institutes"].withdrawn == 17
    assert list_exceeded(summary) == []


def test_a_register_of_few_rows_has_no_bounds(import_with: Import, catalogue_url: str) -> None:
    small = build_register(institutions=1, courses_each=19, title=JANUARY)
    import_with(small, DEFAULT_OPTIONS)
    import_with(keep_courses(replace(small, title=APRIL), 1), DEFAULT_OPTIONS)
    assert fetch_value(catalogue_url, "SELECT count(*) FROM published_course") == 1


def test_the_real_register_cut_to_32_courses_stops(
    january_register: RealRegister, australia: Gazetteer, tmp_path: Path
) -> None:
    cut = keep_courses(read_register(january_register.workbook, APRIL), 32).write(tmp_path / "register.xlsx")
    with january_register.copy() as url:
        published = fetch_value(url, "SELECT count(*) FROM published_course")
        with pytest.raises(TooManyChanges) as stopped:
            cricos.import_file(url, cut, gazetteer=australia)
        assert fetch_value(url, "SELECT count(*) FROM published_course") == published
    assert [bound.noun for bound in stopped.value.summary.exceeded] == ["campuses", "courses", "institutes"]
