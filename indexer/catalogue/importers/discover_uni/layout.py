"""The names of the publisher's files, and the columns that the importer reads.

The publisher (HESA, now part of Jisc) documents the layout as the file structure of the collection C25061:
https://www.hesa.ac.uk/collection/C25061/filestructure. Other files and columns are ignored. A folder that lacks one of
these files or columns is rejected.
"""

from typing import NamedTuple

from indexer.catalogue.importers.parsing.cells import Cell
from indexer.catalogue.importers.parsing.csv_folder import FileLayout


class AimRow(NamedTuple):
    """A qualification. damage: the error in the line, or empty. The other row classes have the same first field."""

    damage: str
    code: Cell
    label: Cell


class InstitutionRow(NamedTuple):
    """publishing_ukprn: the UK provider reference number of the institution.

    In rows that belong to a course, it is the number of the institution that teaches most of the course.
    """

    damage: str
    publishing_ukprn: Cell
    legal_name: Cell
    trading_name: Cell
    address: Cell
    website: Cell
    nation: Cell


class LocationRow(NamedTuple):
    damage: str
    ukprn: Cell
    location_id: Cell
    name: Cell
    welsh_name: Cell
    latitude: Cell
    longitude: Cell
    nation: Cell


class SubjectRow(NamedTuple):
    """subject: a code of the Common Aggregation Hierarchy, such as CAH11-01-01."""

    damage: str
    publishing_ukprn: Cell
    course_id: Cell
    mode: Cell
    subject: Cell


class CourseLocationRow(NamedTuple):
    """ukprn: the institution that reports the course. Location ids are unique only within one institution."""

    damage: str
    publishing_ukprn: Cell
    ukprn: Cell
    course_id: Cell
    mode: Cell
    location_id: Cell


class CourseRow(NamedTuple):
    """mode: 1 full time, 2 part time, 3 both. distance: 1 if the course is taught only at a distance.

    stages: the number of stages. A stage is one year of full-time study.
    """

    damage: str
    publishing_ukprn: Cell
    course_id: Cell
    mode: Cell
    title: Cell
    welsh_title: Cell
    distance: Cell
    honours: Cell
    stages: Cell
    aim_code: Cell


AIMS, INSTITUTIONS, LOCATIONS = "KISAIM.csv", "INSTITUTION.csv", "LOCATION.csv"
SUBJECTS, COURSE_LOCATIONS, COURSES = "SBJ.csv", "COURSELOCATION.csv", "KISCOURSE.csv"

_COURSE_KEY = ("PUBUKPRN", "KISCOURSEID", "KISMODE")
HEADERS: dict[str, tuple[str, ...]] = {
    AIMS: ("KISAIMCODE", "KISAIMLABEL"),
    INSTITUTIONS: (
        "PUBUKPRN", "LEGAL_NAME", "FIRST_TRADING_NAME", "PROVADDRESS", "PROVURL", "PUBUKPRNCOUNTRY",
    ),
    LOCATIONS: ("UKPRN", "LOCID", "LOCNAME", "LOCNAMEW", "LATITUDE", "LONGITUDE", "LOCCOUNTRY"),
    SUBJECTS: (*_COURSE_KEY, "SBJ"),
    COURSE_LOCATIONS: ("PUBUKPRN", "UKPRN", "KISCOURSEID", "KISMODE", "LOCID"),
    COURSES: (*_COURSE_KEY, "TITLE", "TITLEW", "DISTANCE", "HONOURS", "NUMSTAGE", "KISAIMCODE"),
}  # fmt: skip
"""The columns of each file, in the order of the fields of the row class, without its first field `damage`."""

LAYOUTS = {name: FileLayout((name,), header) for name, header in HEADERS.items()}
