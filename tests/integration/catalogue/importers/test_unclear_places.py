"""Some locations of a register have a place that is unknown, or that several places share.

For such a location, the coordinates are those of the postcode, of other rows of the register, or of the state's
capital.
"""

from pathlib import Path

import psycopg
import pytest

from indexer.catalogue.importers import cricos
from indexer.catalogue.importers.cricos import rejections
from indexer.catalogue.importers.cricos.layout import InstitutionRow, LocationRow
from indexer.catalogue.importers.rejections import REPEATED
from indexer.catalogue.importers.report import SheetCounts
from indexer.catalogue.reference.gazetteer import Gazetteer
from indexer.catalogue.reference.postcodes import import_postcodes
from tests.integration.catalogue.importers.database_reads import fetch_rows, fetch_value
from tests.integration.real_registers import RealRegister
from tests.unit.catalogue.importers.small_register import (
    COURSE,
    COURSE_LOCATION,
    INSTITUTION,
    LOCATION,
    SmallRegister,
)

AUSTRALIA_5005 = LOCATION._replace(
    location_name="North Terrace", city="AUSTRALIA", state="SA", postcode="5005"
)
PLACES = (
    "SELECT city.name, point_source FROM campus JOIN city ON city.id = city_id ORDER BY campus.source_code"
)
APPROXIMATE = "approximate: the capital of its state"


def build_register(*rows: LocationRow) -> SmallRegister:
    """Build a register in which each location has its own course."""
    codes = [f"10000{number}A" for number, _ in enumerate(rows)]
    return SmallRegister(
        courses=tuple(COURSE._replace(course_code=code) for code in codes),
        locations=tuple(rows),
        course_locations=tuple(
            COURSE_LOCATION._replace(
                course_code=code, location_name=row.location_name, location_city=row.city
            )
            for code, row in zip(codes, rows, strict=True)
        ),
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "register.xlsx"


def test_a_postcode_of_the_imported_list_places_the_location(
    catalogue_url: str, australia: Gazetteer, path: Path, tmp_path: Path
) -> None:
    listed = tmp_path / "postcodes.csv"
    listed.write_text("postcode,place,lat,lng\n5005,University of Adelaide,-34.919,138.604\n")
    with psycopg.connect(catalogue_url) as connection:
        import_postcodes(connection, listed, "AU")
    summary = cricos.import_file(
        catalogue_url, build_register(AUSTRALIA_5005).write(path), gazetteer=australia
    )
    point = "postcode: its point in the imported list of postcodes"
    assert fetch_rows(catalogue_url, PLACES) == [("Adelaide", point)]
    assert fetch_value(catalogue_url, "SELECT latitude FROM campus") == -34.919
    assert summary.notes == {"Locations: placed by its postcode in the imported list of postcodes": 1}


def test_other_rows_with_the_postcode_place_the_location(
    catalogue_url: str, australia: Gazetteer, path: Path
) -> None:
    known = LOCATION._replace(location_name="Frome Road", city="Adelaide", state="SA", postcode="5005")
    register = build_register(known, AUSTRALIA_5005)
    summary = cricos.import_file(catalogue_url, register.write(path), gazetteer=australia)
    assert fetch_rows(catalogue_url, PLACES) == [
        ("Adelaide", "GeoNames: the place of that name"),
        ("Adelaide", "GeoNames: the middle of the places with that postcode"),
    ]
    assert summary.notes == {"Locations: placed by other locations with its postcode": 1}


def test_without_a_known_postcode_the_location_is_placed_at_the_capital(
    catalogue_url: str, australia: Gazetteer, path: Path
) -> None:
    summary = cricos.import_file(
        catalogue_url, build_register(AUSTRALIA_5005).write(path), gazetteer=australia
    )
    assert fetch_rows(catalogue_url, PLACES) == [("Adelaide", APPROXIMATE)]
    assert summary.notes == {"Locations: approximate: placed at the capital of its state": 1}
    assert summary.reported == []


@pytest.mark.parametrize("city", ["Circular Quay 2000", "HAYMARKET NSW 2000", "Haymarket 2000"])
def test_a_postcode_behind_the_city_does_not_hide_the_city(
    catalogue_url: str, australia: Gazetteer, path: Path, city: str
) -> None:
    register = build_register(LOCATION._replace(city=city, postcode=""))
    summary = cricos.import_file(catalogue_url, register.write(path), gazetteer=australia)
    assert fetch_rows(catalogue_url, PLACES) == [("Sydney", "GeoNames: the place of that name")]
    assert fetch_value(catalogue_url, "SELECT postcode FROM campus") == "2000"
    assert summary.notes == {}


def test_no_unclear_place_loses_a_course(catalogue_url: str, australia: Gazetteer, path: Path) -> None:
    unclear = [
        LOCATION._replace(location_name=name, city=city, state=state, postcode=postcode)
        for name, city, state, postcode in (
            ("A", "", "", ""),
            ("B", "1 Brazier Drive", "QLD", "4814"),
            ("C", "Xyzzyville", "Bavaria", "99999"),
            ("", "Nowhere", "WA", ""),
        )
    ]
    summary = cricos.import_file(catalogue_url, build_register(*unclear).write(path), gazetteer=australia)
    assert summary.reported == []
    assert summary.changes["courses"].added == 4
    assert fetch_rows(catalogue_url, PLACES) == [
        ("Canberra", APPROXIMATE),
        ("Brisbane", APPROXIMATE),
        ("Canberra", APPROXIMATE),
        ("Perth", APPROXIMATE),
    ]
    assert summary.notes == {
        "Locations: approximate: placed at the capital of its state": 4,
        "Locations: location name unknown: that of the institution": 1,
    }


def test_a_course_location_with_another_city_finds_the_only_location_of_its_name(
    catalogue_url: str, australia: Gazetteer, path: Path
) -> None:
    at_place = COURSE_LOCATION._replace(location_name="North Terrace")
    register = SmallRegister(
        locations=(AUSTRALIA_5005, LOCATION, LOCATION._replace(city="Parramatta")),
        course_locations=(
            at_place._replace(location_city="Adelaide"),
            at_place._replace(location_city="AUSTRALIA"),
            COURSE_LOCATION._replace(location_city="Newcastle"),
        ),
    )
    summary = cricos.import_file(catalogue_url, register.write(path), gazetteer=australia)
    assert fetch_rows(catalogue_url, PLACES) == [("Adelaide", APPROXIMATE)]
    note = "placed at the provider's only location of that name, which has another city"
    assert summary.notes[f"Course Locations: {note}"] == 1
    assert [(row.row_number, row.reason) for row in summary.reported if row.sheet == "Course Locations"] == [
        (5, REPEATED),
        (6, rejections.UNKNOWN_LOCATION),
    ]


FOREIGN = LOCATION._replace(provider_code="00009X")
"""A location of another provider. It is needed because the importer rejects a register with an empty sheet."""
COURSE_PLACES = (
    "SELECT course.source_code, campus.name, city.name, point_source FROM course "
    "JOIN course_campus ON course_id = course.id JOIN campus ON campus.id = campus_id "
    "JOIN city ON city.id = city_id WHERE course.status = 'published' ORDER BY course.source_code"
)


def build_unknown_locations(
    *locations: LocationRow, institution: InstitutionRow = INSTITUTION
) -> SmallRegister:
    """Build a register with two courses.

    The location of the course 4U is always unknown. The location of the course 100001A is known only if `locations`
    contains it.
    """
    return SmallRegister(
        institutions=(institution,),
        courses=(COURSE, COURSE._replace(course_code="4U")),
        locations=locations,
        course_locations=(
            COURSE_LOCATION,
            COURSE_LOCATION._replace(course_code="4U", location_name="Nowhere"),
        ),
    )


def test_a_course_at_an_unknown_location_is_placed_at_the_main_campus(
    catalogue_url: str, australia: Gazetteer, path: Path
) -> None:
    perth = LOCATION._replace(location_name="Western Campus", city="PERTH", state="WA", postcode="6000")
    register = build_unknown_locations(perth, LOCATION).write(path)
    summary = cricos.import_file(catalogue_url, register, gazetteer=australia)
    assert fetch_rows(catalogue_url, COURSE_PLACES) == [
        ("100001A", "City Campus", "Sydney", "GeoNames: the place of that name"),
        ("4U", "Harbour University", "Sydney", "approximate: the main campus of its institution"),
    ]
    assert summary.notes == {"Courses: approximate: the main campus of its institution": 1}
    assert summary.sheets["Locations"] == SheetCounts(2, 1, 1)
    assert summary.sheets["Course Locations"] == SheetCounts(2, 1, 1)
    assert [(row.sheet, row.reason) for row in summary.reported] == [
        ("Locations", rejections.NO_COURSE_AT_LOCATION), ("Course Locations", rejections.UNKNOWN_LOCATION),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("address", "city", "point_source"),
    [
        (("HOBART", "TAS", "7000"), "Hobart", "approximate: the address of its institution"),
        (("Xyzzyville", "TAS", ""), "Hobart", APPROXIMATE),
        (("", "WA", ""), "Perth", APPROXIMATE),
    ],
)
def test_without_a_location_the_address_of_the_institution_places_the_courses(
    catalogue_url: str,
    australia: Gazetteer,
    path: Path,
    address: tuple[str, str, str],
    city: str,
    point_source: str,
) -> None:
    institution = INSTITUTION._replace(city=address[0], state=address[1], postcode=address[2])
    register = build_unknown_locations(FOREIGN, institution=institution).write(path)
    summary = cricos.import_file(catalogue_url, register, gazetteer=australia)
    assert fetch_rows(catalogue_url, COURSE_PLACES) == [
        (code, "Harbour University", city, point_source) for code in ("100001A", "4U")
    ]
    assert summary.notes == {f"Courses: {point_source}": 2}


def test_an_institution_without_location_and_address_cannot_place_its_courses(
    catalogue_url: str, australia: Gazetteer, path: Path
) -> None:
    register = build_unknown_locations(FOREIGN).write(path)
    summary = cricos.import_file(catalogue_url, register, gazetteer=australia)
    assert [row.reason for row in summary.reported if row.sheet == "Courses"] == [
        "no location: its locations are unknown, and its institution has no location and address"
    ] * 2


def test_the_report_of_the_real_register_counts_each_way_to_place_a_location(
    january_register: RealRegister, australia: Gazetteer, shared_data: Path
) -> None:
    with january_register.copy() as url:
        plain = january_register.summary
        with psycopg.connect(url) as connection:
            import_postcodes(connection, shared_data / "ref/au_postcodes.csv.gz", "AU")
        with_list = cricos.import_file(url, january_register.workbook, gazetteer=australia)
    assert count_places(plain.notes) == {"postcode list": 0, "other rows": 21, "capital": 5}
    assert count_places(with_list.notes) == {"postcode list": 34, "other rows": 0, "capital": 0}
    for summary in (plain, with_list):
        assert {row.kind for row in summary.reported if row.sheet == "Locations"} == {"no course"}


def count_places(notes: dict[str, int]) -> dict[str, int]:
    ways = {
        "postcode list": "placed by its postcode in the imported list of postcodes",
        "other rows": "placed by other locations with its postcode",
        "capital": "approximate: placed at the capital of its state",
    }
    return {way: notes.get(f"Locations: {note}", 0) for way, note in ways.items()}
