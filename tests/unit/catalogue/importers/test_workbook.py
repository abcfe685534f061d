"""A workbook with a wrong layout is rejected. The error is one line, and names a missing sheet or column."""

from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

from indexer.catalogue.importers.cricos import workbook
from indexer.catalogue.importers.cricos.layout import COURSES_SHEET, HEADERS, INSTITUTIONS, CourseRow
from indexer.catalogue.importers.cricos.workbook import PublisherWorkbook
from indexer.catalogue.importers.errors import (
    EmptySheet,
    MissingColumn,
    MissingSheet,
    NotAWorkbook,
    RepeatedColumn,
    UnreadableFile,
)
from tests.unit.catalogue.importers.small_register import COURSE, SmallRegister


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "register.xlsx"


def test_rows_have_numbers_and_trimmed_cells(path: Path) -> None:
    blank = CourseRow(*[""] * len(CourseRow._fields))
    dirty = COURSE._replace(course_name="  Bachelor  of Arts\u00a0 ")
    SmallRegister(courses=(COURSE, blank, dirty)).write(path)
    sheet = PublisherWorkbook(path).open_sheet(COURSES_SHEET)
    assert list(sheet.iterate_rows(CourseRow)) == [
        (4, COURSE),
        (6, COURSE._replace(course_name="Bachelor of Arts")),
    ]
    assert sheet.height == 3


def test_columns_may_be_in_any_order_among_others(path: Path) -> None:
    header = tuple(reversed(HEADERS[COURSES_SHEET]))
    register = SmallRegister(headers={**HEADERS, COURSES_SHEET: (*header, "New Column")})
    replace(register, courses=(CourseRow(*reversed(COURSE)),)).write(path)
    assert [row for _, row in PublisherWorkbook(path).open_sheet(COURSES_SHEET).iterate_rows(CourseRow)] == [
        COURSE
    ]


def read_whole_workbook(path: Path) -> None:
    workbook = PublisherWorkbook(path)
    for name in HEADERS:
        workbook.open_sheet(name)


@pytest.mark.parametrize("content", [b"", b"just,text\n", b"PK\x03\x04 not a zip"])
def test_a_file_that_is_not_a_workbook_is_rejected(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotAWorkbook) as error:
        read_whole_workbook(path)
    assert str(error.value) == str(NotAWorkbook(path))


@pytest.mark.parametrize("share", [0.01, 0.2, 0.5, 0.8, 0.99, 0.999])
def test_a_workbook_that_is_cut_off_gets_the_same_message(path: Path, share: float) -> None:
    content = SmallRegister().write(path).read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    with pytest.raises(NotAWorkbook) as error:
        read_whole_workbook(path)
    assert str(error.value) == str(NotAWorkbook(path))


@pytest.mark.parametrize(
    ("part", "old", "new"),
    [
        ("xl/worksheets/sheet2.xml", b"</sheetData>", b""),
        ("xl/worksheets/sheet2.xml", b'r="A4"', b'r="ZZZZZZZZ99999999999"'),
        ("xl/workbook.xml", b"<sheets>", b"<sheets"),
        ("xl/workbook.xml", b"sheet ", b"leaf "),
    ],
)
def test_a_workbook_with_a_damaged_part_gets_the_same_message(
    path: Path, part: str, old: bytes, new: bytes
) -> None:
    SmallRegister().write(path)
    with ZipFile(path) as whole:
        parts = {name: whole.read(name) for name in whole.namelist()}
    assert old in parts[part]
    with ZipFile(path, "w") as damaged:
        for name, content in parts.items():
            damaged.writestr(name, content.replace(old, new) if name == part else content)
    with pytest.raises(NotAWorkbook) as error:
        read_whole_workbook(path)
    assert str(error.value) == str(NotAWorkbook(path))


def test_a_workbook_that_unpacks_to_too_much_gets_the_same_message(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SmallRegister().write(path)
    monkeypatch.setattr(workbook, "UNPACKED_BYTES_MAX", 1_000)
    with pytest.raises(NotAWorkbook, match="not a whole Excel workbook"):
        PublisherWorkbook(path)


def test_a_missing_file_is_rejected(path: Path) -> None:
    with pytest.raises(UnreadableFile, match=r"register.xlsx: cannot be read: No such file"):
        PublisherWorkbook(path)


def test_the_error_names_the_missing_sheet(path: Path) -> None:
    SmallRegister(headers={name: header for name, header in HEADERS.items() if name != COURSES_SHEET}).write(
        path
    )
    with pytest.raises(MissingSheet, match="sheet 'Courses' is missing"):
        PublisherWorkbook(path)


def test_the_error_names_a_renamed_column_and_its_new_name(path: Path) -> None:
    header = ["Tuition (AUD)" if column == "Tuition Fee" else column for column in HEADERS[COURSES_SHEET]]
    SmallRegister(headers={**HEADERS, COURSES_SHEET: header}).write(path)
    with pytest.raises(
        MissingColumn, match=r"'Courses', row 3: column 'Tuition Fee' missing.*'Tuition \(AUD\)'"
    ):
        PublisherWorkbook(path).open_sheet(COURSES_SHEET)


def test_column_names_must_match_exactly(path: Path) -> None:
    header = [column.upper() for column in HEADERS[INSTITUTIONS]]
    SmallRegister(headers={**HEADERS, INSTITUTIONS: header}).write(path)
    with pytest.raises(MissingColumn, match="columns 'CRICOS Provider Code', 'Trading Name'"):
        PublisherWorkbook(path).open_sheet(INSTITUTIONS)


def test_the_error_names_a_repeated_column(path: Path) -> None:
    SmallRegister(headers={**HEADERS, COURSES_SHEET: (*HEADERS[COURSES_SHEET], "Expired")}).write(path)
    with pytest.raises(RepeatedColumn, match="column 'Expired'"):
        PublisherWorkbook(path).open_sheet(COURSES_SHEET)


def test_a_sheet_without_rows_is_rejected(path: Path) -> None:
    SmallRegister(courses=()).write(path)
    with pytest.raises(EmptySheet, match="sheet 'Courses' has no rows"):
        PublisherWorkbook(path).open_sheet(COURSES_SHEET)
