"""The output, the report file and the exit codes of `finder import cricos`."""

import csv
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from stack.cli.main import app
from tests.integration.catalogue.importers.database_reads import fetch_value
from tests.unit.catalogue.importers.large_register import build_register, keep_courses
from tests.unit.catalogue.importers.small_register import APRIL, COURSE, JANUARY, SmallRegister


def import_cricos(finder: CliRunner, path: Path, *options: str) -> Result:
    return finder.invoke(app, ["import", "cricos", str(path), *options])


def test_the_command_imports_a_file_and_prints_a_summary(finder: CliRunner, tmp_path: Path) -> None:
    register = SmallRegister(courses=(COURSE, COURSE._replace(course_code="2", expired="Yes")))
    result = import_cricos(finder, register.write(tmp_path / "register.xlsx"))
    assert result.exit_code == 0
    assert "register.xlsx, cricos of 2023-01-03: imported as run 1" in result.stdout
    assert "Courses: expired: the registration of the course has expired" in result.stdout


def test_the_summary_as_json_is_the_only_output(finder: CliRunner, tmp_path: Path) -> None:
    result = import_cricos(finder, SmallRegister().write(tmp_path / "register.xlsx"), "--json")
    printed = json.loads(result.stdout)
    assert printed["total"] == {"read": 4, "imported": 4, "reported": 0}
    assert printed["changes"]["courses"]["added"] == 1


def test_every_reported_row_is_written_to_the_report(finder: CliRunner, tmp_path: Path) -> None:
    register = SmallRegister().with_course(COURSE._replace(course_code="2", expired="Yes"))
    path, report = register.write(tmp_path / "register.xlsx"), tmp_path / "report.csv"
    assert import_cricos(finder, path, "--report", str(report)).exit_code == 0
    with report.open(encoding="utf-8", newline="") as file:
        assert [line["row"] for line in csv.DictReader(file)] == ["5", "5"]


@pytest.mark.parametrize("report", ["missing/report.csv", ".", "/proc/report.csv"])
def test_an_unwritable_report_is_found_before_the_import(
    finder: CliRunner, catalogue_url: str, tmp_path: Path, report: str
) -> None:
    path = SmallRegister().write(tmp_path / "register.xlsx")
    result = import_cricos(finder, path, "--report", str(tmp_path / report))
    assert result.exit_code == 2
    assert "cannot be written" in " ".join(result.stderr.replace("│", "").split())
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 0


def test_the_check_of_the_report_leaves_an_old_report_and_no_new_one(
    finder: CliRunner, tmp_path: Path
) -> None:
    path, old, new = (tmp_path / name for name in ("register.xlsx", "old.csv", "new.csv"))
    path.write_text("no workbook")
    old.write_text("the last report")
    for report in (old, new):
        assert import_cricos(finder, path, "--report", str(report)).exit_code == 1
    assert (old.read_text(), new.exists()) == ("the last report", False)


def test_a_report_that_fails_after_the_import_is_said_with_its_own_exit_code(
    finder: CliRunner, catalogue_url: str, tmp_path: Path
) -> None:
    path = SmallRegister().write(tmp_path / "register.xlsx")
    result = import_cricos(finder, path, "--report", "/dev/full")
    assert result.exit_code == 5
    assert "imported as run 1, and the report /dev/full is not written: No space left" in result.stderr
    tried = import_cricos(finder, path, "--dry-run", "--report", "/dev/full")
    assert tried.exit_code == 1
    assert "nothing imported, and the report /dev/full is not written: No space left" in tried.stderr
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 1


def test_a_rejected_file_prints_one_line_and_exits_with_1(
    finder: CliRunner, catalogue_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "register.xlsx"
    path.write_text("no workbook")
    result = import_cricos(finder, path)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("finder: nothing imported: ")
    assert result.stderr.count("\n") == 1
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 0


def test_a_file_without_a_date_needs_the_date_option(finder: CliRunner, tmp_path: Path) -> None:
    path = SmallRegister(title="Courses").write(tmp_path / "register.xlsx")
    assert "--date YYYY-MM-DD" in import_cricos(finder, path).stderr
    assert import_cricos(finder, path, "--date", "2023-02-01").exit_code == 0


def test_a_date_after_tomorrow_is_a_wrong_argument(
    finder: CliRunner, catalogue_url: str, tmp_path: Path
) -> None:
    path = SmallRegister(title="Courses").write(tmp_path / "register.xlsx")
    today = datetime.now(UTC).date()
    for command in ("cricos", "requirements", "scholarships"):
        source = [] if command == "cricos" else ["--source", "Office"]
        for day in (today + timedelta(days=3), date(2999, 1, 1)):
            refused = finder.invoke(app, ["import", command, str(path), *source, "--date", f"{day}"])
            assert refused.exit_code == 2, (command, day)
            text = " ".join(refused.stderr.replace("│", "").split())
            assert f"{day} is in the future" in text, (command, day)
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 0
    assert import_cricos(finder, path, "--date", f"{today + timedelta(days=1)}").exit_code == 0


def test_an_older_file_needs_force(finder: CliRunner, tmp_path: Path) -> None:
    assert import_cricos(finder, SmallRegister(title=APRIL).write(tmp_path / "new.xlsx")).exit_code == 0
    older = SmallRegister().write(tmp_path / "old.xlsx")
    assert import_cricos(finder, older).exit_code == 1
    assert import_cricos(finder, older, "--force").exit_code == 0


def test_a_dry_run_prints_the_changes_and_stores_nothing(
    finder: CliRunner, catalogue_url: str, tmp_path: Path
) -> None:
    result = import_cricos(finder, SmallRegister().write(tmp_path / "register.xlsx"), "--dry-run")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "register.xlsx, cricos of 2023-01-03: a dry run, nothing is stored" in result.stdout
    assert fetch_value(catalogue_url, "SELECT count(*) FROM import_run") == 0


@pytest.mark.parametrize("options", [[], ["--dry-run"]])
def test_an_import_beyond_the_bounds_lists_the_rows_and_exits_with_6(
    finder: CliRunner, catalogue_url: str, tmp_path: Path, options: list[str]
) -> None:
    full = build_register(institutions=1, courses_each=40, title=JANUARY)
    import_cricos(finder, full.write(tmp_path / "full.xlsx"))
    cut = keep_courses(replace(full, title=APRIL), 32).write(tmp_path / "cut.xlsx")
    report = tmp_path / "report.csv"
    result = import_cricos(finder, cut, "--report", str(report), *options)
    assert result.exit_code == 6
    assert "finder: nothing imported: the file would change more" in result.stderr
    assert "8 of 40 courses: withdrawn (20.0 %; without approval at most 10 %)" in result.stderr
    assert '--accept "REASON"' in result.stderr
    with report.open(encoding="utf-8", newline="") as file:
        assert [(line["sheet"], line["code"]) for line in csv.DictReader(file)] == [
            ("courses", f"00001-{number}") for number in range(33, 41)
        ]
    assert fetch_value(catalogue_url, "SELECT count(*) FROM published_course") == 40
    accepted = import_cricos(finder, cut, "--accept", "closed", "--json")
    assert accepted.exit_code == 0
    assert json.loads(accepted.stdout)["accepted"] == "closed"
    assert json.loads(accepted.stdout)["exceeded"] == [
        {"noun": "courses", "change": "withdrawn", "visible": 40, "changed": 8, "max_percent": 10}
    ]


def test_an_empty_reason_is_a_wrong_argument(finder: CliRunner, tmp_path: Path) -> None:
    result = import_cricos(finder, SmallRegister().write(tmp_path / "register.xlsx"), "--accept", " ")
    assert result.exit_code == 2
    assert "the reason is empty" in result.stderr


@pytest.mark.parametrize("options", [[], ["missing.xlsx"], ["--date", "yesterday"]])
def test_wrong_arguments_exit_with_2(finder: CliRunner, options: list[str]) -> None:
    assert finder.invoke(app, ["import", "cricos", *options]).exit_code == 2


def test_an_unreachable_server_is_named_in_the_error(
    finder: CliRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://127.0.0.1:1/nothing")
    result = import_cricos(finder, SmallRegister().write(tmp_path / "register.xlsx"))
    assert result.exit_code == 1
    assert "PostgreSQL" in result.stderr
