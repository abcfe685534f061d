"""Parses names, qualifications, durations and locations of the Discover Uni dataset."""

from datetime import date
from pathlib import Path

import pytest

from indexer.catalogue.importers.discover_uni import rejections
from indexer.catalogue.importers.discover_uni.courses import build_name, parse_years
from indexer.catalogue.importers.discover_uni.institutions import lower_capitals, parse_institution
from indexer.catalogue.importers.discover_uni.layout import COURSES, INSTITUTIONS
from indexer.catalogue.importers.discover_uni.locations import build_campus, parse_location
from indexer.catalogue.importers.discover_uni.register_parser import parse_folder
from indexer.catalogue.importers.errors import EmptySheet, FileRejected, MissingColumn, MissingFile
from indexer.catalogue.importers.progress import no_progress
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.taxonomy.data_files import read_degree_levels, read_level_wordings
from tests.unit.catalogue.importers.small_discover_uni import COURSE, INSTITUTION, LOCATION, SmallDiscoverUni


@pytest.mark.parametrize(
    ("title", "aim", "honours", "mode", "name"),
    [
        ("Computer Science", "BSc", True, "1", "Computer Science, BSc (Hons)"),
        ("Computer Science", "BSc", False, "2", "Computer Science, BSc (part-time)"),
        ("Physics", "MPhys", True, "1", "Physics, MPhys (Hons)"),
        ("BSc (Hons) Nursing", "BSc", True, "1", "BSc (Hons) Nursing"),
        ("Law (LLB)", "LLB (Hons)", True, "1", "Law (LLB)"),
        ("Bascule Bridges", "BA", False, "3", "Bascule Bridges, BA"),
    ],
)
def test_a_name_has_the_qualification_once(title: str, aim: str, honours: bool, mode: str, name: str) -> None:
    assert build_name(title, aim, honours=honours, mode=mode) == name


@pytest.mark.parametrize(
    ("stages", "mode", "years", "note"),
    [
        ("3", "1", 3, None),
        ("", "1", None, "duration unknown: empty"),
        ("0", "1", None, "duration unknown: not 1 to 7 stages"),
        ("2.5", "1", None, "duration unknown: not 1 to 7 stages"),
        ("three", "1", None, "duration unknown: not a number"),
        ("6", "2", None, "duration unknown: not a full-time course"),
    ],
)
def test_only_full_time_courses_have_a_duration(
    stages: str, mode: str, years: int | None, note: str | None
) -> None:
    assert parse_years(stages, mode) == (years, note)


@pytest.mark.parametrize(
    ("published", "name"),
    [
        ("UNIVERSITY OF THE AVON", "University of the Avon"),
        ("THE KING'S COLLEGE AT ELY", "The King's College at Ely"),
        ("Prifysgol Aberystwyth", "Prifysgol Aberystwyth"),
        ("SOAS", "SOAS"),
        ("ST. MARY\u2019S UNIVERSITY, TWICKENHAM", "St. Mary\u2019s University, Twickenham"),
    ],
)
def test_names_in_capitals_are_lowered(published: str, name: str) -> None:
    assert lower_capitals(published) == name


@pytest.mark.parametrize(
    ("latitude", "longitude"), [("", ""), ("0", "0"), ("-33.86", "151.2"), ("51,3", "x")]
)
def test_a_point_outside_the_united_kingdom_is_unknown(latitude: str, longitude: str) -> None:
    location, notes = parse_location(LOCATION._replace(latitude=latitude, longitude=longitude))
    assert location.point is None
    assert notes == ["point: by the address of the institution, because it has no coordinates"]


def test_a_location_without_a_known_place_is_at_the_capital_of_its_nation() -> None:
    location, _ = parse_location(LOCATION._replace(latitude="", nation="XI"))
    place, _ = parse_institution(INSTITUTION._replace(address="1 Xyzzy Street, , QQ1 1QQ", nation="XF"))
    campus = build_campus(location, place, Gazetteer(("GB",)))
    assert (campus.city_id, campus.point_source) == (2653822, "approximate: the capital of its nation")


def test_every_wording_has_a_level() -> None:
    wordings = [row for row in read_level_wordings() if row.source == "discover-uni"]
    assert len(wordings) > 100
    assert {row.degree_level_slug for row in wordings} <= read_degree_levels().keys()


@pytest.mark.parametrize(
    ("file", "content", "error"),
    [
        (INSTITUTIONS, None, MissingFile),
        (INSTITUTIONS, "PUBUKPRN,LEGAL_NAME\n1,x\n", MissingColumn),
        (
            COURSES,
            "PUBUKPRN,KISCOURSEID,KISMODE,TITLE,TITLEW,DISTANCE,HONOURS,NUMSTAGE,KISAIMCODE\n",
            EmptySheet,
        ),
        (COURSES, b"\xff\xfe\x00".decode("latin-1"), FileRejected),
    ],
)
def test_a_folder_with_another_layout_is_refused(
    tmp_path: Path, file: str, content: str | None, error: type[FileRejected]
) -> None:
    folder = SmallDiscoverUni().write(tmp_path / "dataset")
    (folder / file).unlink()
    if content is not None:
        (folder / file).write_bytes(content.encode("latin-1"))
    with pytest.raises(error):
        parse_folder(folder, date(2026, 1, 3), no_progress, Gazetteer(()))


def test_a_course_without_a_title_or_with_an_unknown_qualification_is_reported(tmp_path: Path) -> None:
    rows = (COURSE, COURSE._replace(course_id="B", title=""), COURSE._replace(course_id="C", aim_code="999"))
    folder = SmallDiscoverUni(courses=rows).write(tmp_path / "dataset")
    found = parse_folder(folder, date(2026, 1, 3), no_progress, Gazetteer(("GB",)))
    assert [row.reason for row in found.reported if row.sheet == COURSES] == [
        "no name: the row has no name",
        rejections.UNKNOWN_AIM,
    ]
