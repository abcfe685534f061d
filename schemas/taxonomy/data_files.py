"""Reads the CSV files with subjects and degree levels into typed rows. Each file is read once."""

import csv
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from schemas.taxonomy.rows import (
    DegreeLevelGroupRow,
    DegreeLevelRow,
    DisciplineRow,
    LevelWordingRow,
    SourceFieldRow,
    SpecializationRow,
)
from schemas.vocabulary.kinds import LevelType

FOLDER = Path(__file__).parent


def _read_lines(file_name: str) -> Iterator[Mapping[str, str]]:
    with (FOLDER / file_name).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def split_parts(text: str, separator: str) -> tuple[str, ...]:
    """Split a field with several values and omit empty ones: ("law; ;arts", ";") → law, arts."""
    return tuple(part.strip() for part in text.split(separator) if part.strip())


@lru_cache
def read_disciplines() -> tuple[DisciplineRow, ...]:
    return tuple(
        DisciplineRow(int(line["id"]), line["slug"], line["name"], line["isced_code"], line["icon"])
        for line in _read_lines("disciplines.csv")
    )


@lru_cache
def read_specializations() -> Mapping[str, SpecializationRow]:
    """Return all specializations by slug."""
    rows = (
        SpecializationRow(
            id=int(line["id"]),
            slug=line["slug"],
            name=line["name"],
            isced_code=line["isced_code"],
            is_field=line["is_field"] == "true",
            aliases=split_parts(line["aliases"], ";"),
            also_recognised_in=split_parts(line["also_recognised_in"], " "),
            covered_fields=split_parts(line["covered_fields"], " "),
        )
        for line in _read_lines("specializations.csv")
    )
    return {row.slug: row for row in rows}


@lru_cache
def read_degree_level_groups() -> tuple[DegreeLevelGroupRow, ...]:
    """Return the three level types."""
    return tuple(
        DegreeLevelGroupRow(
            int(line["id"]), line["slug"], line["name"], LevelType(line["level_type"]), int(line["position"])
        )
        for line in _read_lines("degree_level_groups.csv")
    )


@lru_cache
def read_degree_levels() -> Mapping[str, DegreeLevelRow]:
    """Return all degree levels by slug."""
    rows = (
        DegreeLevelRow(
            id=int(line["id"]),
            slug=line["slug"],
            name=line["name"],
            display_name=line["display_name"],
            level_type=LevelType(line["level_type"]),
            position=int(line["position"]),
        )
        for line in _read_lines("degree_levels.csv")
    )
    return {row.slug: row for row in rows}


@lru_cache
def read_level_wordings() -> tuple[LevelWordingRow, ...]:
    """Return the names of levels in the registers, such as "Bachelor Degree" in CRICOS."""
    return tuple(
        LevelWordingRow(
            line["source"],
            line["wording"],
            line["degree_level_slug"] or None,
            line["reason_if_not_imported"] or None,
        )
        for line in _read_lines("level_wordings.csv")
    )


def _read_source_fields(file_name: str) -> Mapping[str, SourceFieldRow]:
    rows = (SourceFieldRow(**line) for line in _read_lines(file_name))
    return {row.code: row for row in rows}


@lru_cache
def read_asced_fields() -> Mapping[str, SourceFieldRow]:
    """Return the fields of ASCED (Australia) by code. A code has 2, 4 or 6 digits."""
    return _read_source_fields("asced.csv")


@lru_cache
def read_cah_fields() -> Mapping[str, SourceFieldRow]:
    """Return the subjects of the Common Aggregation Hierarchy (United Kingdom) by code, such as CAH11-01-01."""
    return _read_source_fields("cah.csv")


@lru_cache
def read_cip_fields() -> Mapping[str, SourceFieldRow]:
    """Return the fields of CIP 2020 (United States) by code, such as 11, 11.07 and 11.0701."""
    return _read_source_fields("cip.csv")
