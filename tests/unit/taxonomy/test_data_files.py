"""The codes, slugs and references of the taxonomy files are consistent."""

import csv
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from schemas.taxonomy.data_files import (
    FOLDER,
    read_asced_fields,
    read_cah_fields,
    read_cip_fields,
    read_degree_level_groups,
    read_degree_levels,
    read_disciplines,
    read_level_wordings,
    read_specializations,
)
from schemas.taxonomy.folding import fold_words
from schemas.taxonomy.rows import (
    DegreeLevelGroupRow,
    DegreeLevelRow,
    DisciplineRow,
    SourceFieldRow,
    SpecializationRow,
)
from schemas.vocabulary.kinds import LEVEL_TYPE_IDS, LevelType

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
ROWS_BY_FILE: dict[
    str, Sequence[DisciplineRow | SpecializationRow | DegreeLevelRow | DegreeLevelGroupRow]
] = {
    "disciplines.csv": read_disciplines(),
    "specializations.csv": tuple(read_specializations().values()),
    "degree_levels.csv": tuple(read_degree_levels().values()),
    "degree_level_groups.csv": read_degree_level_groups(),
}


@pytest.mark.parametrize("file_name", ROWS_BY_FILE)
def test_ids_and_slugs_are_unique_and_slugs_are_never_all_digits(file_name: str) -> None:
    rows = ROWS_BY_FILE[file_name]
    slugs = [row.slug for row in rows]
    with (FOLDER / file_name).open(encoding="utf-8") as file:
        assert len(rows) == sum(1 for _ in csv.DictReader(file))
    assert len({row.id for row in rows}) == len(set(slugs)) == len(rows)
    assert [slug for slug in slugs if not SLUG.fullmatch(slug) or slug.isdigit()] == []


def test_there_are_28_disciplines_and_some_400_subjects() -> None:
    finer = [row for row in read_specializations().values() if not row.is_field]
    assert len(read_disciplines()) == 28
    assert 400 <= len(finer) <= 450


def test_every_specialization_belongs_to_a_discipline_and_to_a_listed_field() -> None:
    narrow = {row.isced_code for row in read_disciplines()}
    fields = Counter(row.isced_code for row in read_specializations().values() if row.is_field)
    assert [row.slug for row in read_specializations().values() if row.discipline_code not in narrow] == []
    assert [row.slug for row in read_specializations().values() if fields[row.isced_code] != 1] == []
    assert {code[:3] for code in fields} == narrow


@pytest.mark.parametrize("row", read_specializations().values(), ids=lambda row: row.slug)
def test_aliases_differ_and_covered_fields_are_field_codes(row: SpecializationRow) -> None:
    phrases = [fold_words(name) for name in (row.name, *row.aliases)]
    codes = {other.isced_code for other in read_specializations().values()}
    assert len(set(phrases)) == len(phrases)
    assert all(phrases)
    for prefix in (*row.also_recognised_in, *row.covered_fields):
        assert any(code.startswith(prefix) for code in codes)
        assert prefix != row.discipline_code or prefix in row.covered_fields


def test_each_level_type_is_one_group_with_its_virtual_id() -> None:
    assert {row.level_type: row.id for row in read_degree_level_groups()} == LEVEL_TYPE_IDS
    assert {row.level_type for row in read_degree_levels().values()} == set(LevelType)


def test_a_level_wording_has_either_a_level_or_a_reason() -> None:
    for row in read_level_wordings():
        assert (row.degree_level_slug is None) != (row.reason_if_not_imported is None), row.wording
        assert row.degree_level_slug is None or row.degree_level_slug in read_degree_levels()
    wordings = Counter((row.source, row.wording) for row in read_level_wordings())
    assert max(wordings.values()) == 1
    assert sum(row.source == "cricos" for row in read_level_wordings()) == 20


@pytest.mark.parametrize(
    "fields", [read_asced_fields(), read_cah_fields(), read_cip_fields()], ids=["asced", "cah", "cip"]
)
def test_every_source_field_maps_to_a_specialization(fields: Mapping[str, SourceFieldRow]) -> None:
    assert [
        row.code for row in fields.values() if row.specialization_slug not in read_specializations()
    ] == []
    assert [row.code for row in fields.values() if not row.title] == []


def test_asced_has_all_its_codes_with_the_broader_ones() -> None:
    lengths = Counter(map(len, read_asced_fields()))
    assert lengths.total() == 455
    assert set(lengths) == {2, 4, 6}
    assert [
        code
        for code in read_asced_fields()
        if len(code) > 2 and code[: len(code) - 2] not in read_asced_fields()
    ] == []


def test_cah_has_all_its_codes_with_the_broader_ones() -> None:
    codes = read_cah_fields()
    assert Counter(map(len, codes)) == {11: 166, 8: 35, 5: 21}
    assert [code for code in codes if len(code) > 5 and code[:-3] not in codes] == []


def test_cip_exceptions_of_six_digits_differ_from_their_series() -> None:
    fields = read_cip_fields()
    exceptions = [code for code in fields if len(code) == 7]
    assert len(exceptions) > 300
    same = [
        code
        for code in exceptions
        if fields[code].specialization_slug == fields[code[:5]].specialization_slug
    ]
    assert same == []


def test_icons_are_tabler_icons() -> None:
    folder = Path(__file__).parents[3] / "web/node_modules/@tabler/icons/icons/outline"
    if not folder.is_dir():
        pytest.skip(f"needs the web packages in {folder}, which are not installed")
    assert [row.icon for row in read_disciplines() if not (folder / f"{row.icon}.svg").is_file()] == []
