"""Writes a workbook in the format XLSX. The writer is fast, because it writes texts inline and numbers unformatted."""

from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from string import ascii_uppercase
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

Cell = str | float

_TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'


def write_spreadsheet(path: Path, sheets: dict[str, Iterable[Sequence[Cell]]]) -> None:
    """Write a workbook with the given sheets. The first row of a sheet is line 1."""
    numbered = list(zip(count(1), sheets, strict=False))
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("[Content_Types].xml", _build_content_types(numbered))
        archive.writestr("_rels/.rels", _build_relations([("officeDocument", "xl/workbook.xml", 1)]))
        archive.writestr("xl/workbook.xml", _build_workbook(numbered))
        worksheets = [("worksheet", f"worksheets/sheet{number}.xml", number) for number, _ in numbered]
        archive.writestr("xl/_rels/workbook.xml.rels", _build_relations(worksheets))
        for number, name in numbered:
            with archive.open(f"xl/worksheets/sheet{number}.xml", "w") as sheet:
                sheet.write(f'{_HEAD}<worksheet xmlns="{_MAIN}"><sheetData>'.encode())
                for line, row in enumerate(sheets[name], 1):
                    sheet.write(_format_row(line, row).encode())
                sheet.write(b"</sheetData></worksheet>")


def _format_row(line: int, row: Sequence[Cell]) -> str:
    cells = "".join(
        _format_cell(f"{ascii_uppercase[position]}{line}", cell) for position, cell in enumerate(row)
    )
    return f'<row r="{line}">{cells}</row>'


def _format_cell(reference: str, cell: Cell) -> str:
    if cell == "":
        return ""
    if isinstance(cell, str):
        return f'<c r="{reference}" t="inlineStr"><is><t>{escape(cell)}</t></is></c>'
    return f'<c r="{reference}"><v>{cell}</v></c>'


def _build_content_types(numbered: list[tuple[int, str]]) -> str:
    overrides = "".join(
        f'<Override PartName="/xl/worksheets/sheet{number}.xml" ContentType="{_SHEET}.worksheet+xml"/>'
        for number, _ in numbered
    )
    return (
        f'{_HEAD}<Types xmlns="{_TYPES}"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{_SHEET}.sheet.main+xml"/>{overrides}</Types>'
    )


def _build_relations(targets: list[tuple[str, str, int]]) -> str:
    relations = "".join(
        f'<Relationship Id="rId{number}" Type="{_DOCUMENT}/{kind}" Target="{target}"/>'
        for kind, target, number in targets
    )
    return f'{_HEAD}<Relationships xmlns="{_RELATIONS}">{relations}</Relationships>'


def _build_workbook(numbered: list[tuple[int, str]]) -> str:
    sheets = "".join(
        f'<sheet name="{escape(name)}" sheetId="{number}" r:id="rId{number}"/>' for number, name in numbered
    )
    return f'{_HEAD}<workbook xmlns="{_MAIN}" xmlns:r="{_DOCUMENT}"><sheets>{sheets}</sheets></workbook>'
