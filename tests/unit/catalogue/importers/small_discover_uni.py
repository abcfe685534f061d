"""A small Discover Uni dataset in the publisher's layout. Tests can add errors that such files have."""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from indexer.catalogue.importers.discover_uni.layout import (
    AIMS,
    COURSE_LOCATIONS,
    COURSES,
    HEADERS,
    INSTITUTIONS,
    LOCATIONS,
    SUBJECTS,
    AimRow,
    CourseLocationRow,
    CourseRow,
    InstitutionRow,
    LocationRow,
    SubjectRow,
)
from indexer.catalogue.importers.parsing.cells import Cell

AIM = AimRow("", "021", "BSc")
INSTITUTION = InstitutionRow(
    damage="",
    publishing_ukprn="10007850",
    legal_name="UNIVERSITY OF THE AVON",
    trading_name="",
    address="Claverton Down, Bath, BA2 7AY",
    website="www.avon.example.ac.uk",
    nation="XF",
)
LOCATION = LocationRow("", "10007850", "A", "Hill Campus", "", "51.37967", "-2.330335", "XF")
SUBJECT = SubjectRow("", "10007850", "UFCS", "01", "CAH11-01-01")
COURSE_LOCATION = CourseLocationRow("", "10007850", "10007850", "UFCS", "01", "A")
COURSE = CourseRow("", "10007850", "UFCS", "01", "Computer Science", "", "0", "1", "3", "021")


@dataclass(frozen=True)
class SmallDiscoverUni:
    """The rows of each file. By default, one university has one course at one location.

    The first field of a row, `damage`, is not written. tails: text that is added to the end of a file, by file name.
    """

    aims: Sequence[AimRow] = (AIM,)
    institutions: Sequence[InstitutionRow] = (INSTITUTION,)
    locations: Sequence[LocationRow] = (LOCATION,)
    subjects: Sequence[SubjectRow] = (SUBJECT,)
    course_locations: Sequence[CourseLocationRow] = (COURSE_LOCATION,)
    courses: Sequence[CourseRow] = (COURSE,)
    tails: Mapping[str, str] = field(default_factory=dict)

    def write(self, folder: Path) -> Path:
        """Write all files with a byte order mark. HECOS and SUURL are columns that the importer must ignore.

        The publisher's KISCOURSE.csv has five columns with the name HECOS.
        """
        folder.mkdir(exist_ok=True)
        files: dict[str, Sequence[Sequence[Cell]]] = {
            AIMS: self.aims,
            INSTITUTIONS: self.institutions,
            LOCATIONS: self.locations,
            SUBJECTS: self.subjects,
            COURSE_LOCATIONS: self.course_locations,
            COURSES: self.courses,
        }
        for name, rows in files.items():
            with (folder / name).open("w", encoding="utf-8-sig", newline="") as file:
                writer = csv.writer(file)
                writer.writerow(("SUURL", *HEADERS[name], "HECOS", "HECOS"))
                writer.writerows(("", *row[1:], "100366", "") for row in rows)
                file.write(self.tails.get(name, ""))
        return folder
