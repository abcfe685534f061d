"""A small College Scorecard in the publisher's layout."""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from indexer.catalogue.importers.parsing.cells import Cell
from indexer.catalogue.importers.scorecard.layout import (
    HEADERS,
    INSTITUTIONS,
    PROGRAMMES,
    InstitutionRow,
    ProgrammeRow,
)

INSTITUTION_FILE, PROGRAMME_FILE = "Most-Recent-Cohorts-Institution.csv", "FieldOfStudyData.csv"

INSTITUTION = InstitutionRow(
    damage="",
    unit_id="100001",
    name="Harbor State University",
    city="Montgomery",
    state="AL",
    zip_code="36104-0271",
    website="www.harbor.edu/",
    latitude="32.364317",
    longitude="-86.295677",
    tuition_out_of_state="19396",
)
PROGRAMME = ProgrammeRow(
    damage="",
    unit_id="100001",
    control="Public",
    cip_code="1107",
    cip_title="Computer Science.",
    credential="3",
    level="Bachelors Degree",
)


@dataclass(frozen=True)
class SmallScorecard:
    """The rows of each file. By default, one university has one programme.

    The first field of a row, `damage`, is not written. tails: text that is added to the end of a file, by file name.
    """

    institutions: Sequence[InstitutionRow] = (INSTITUTION,)
    programmes: Sequence[ProgrammeRow] = (PROGRAMME,)
    tails: Mapping[str, str] = field(default_factory=dict)

    def write(self, folder: Path) -> Path:
        """Write both files. The importer must ignore their first column, OPEID."""
        folder.mkdir(exist_ok=True)
        files: dict[str, tuple[str, Sequence[Sequence[Cell]]]] = {
            INSTITUTION_FILE: (INSTITUTIONS, self.institutions),
            PROGRAMME_FILE: (PROGRAMMES, self.programmes),
        }
        for name, (kind, rows) in files.items():
            with (folder / name).open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file)
                writer.writerow(("OPEID", *HEADERS[kind]))
                writer.writerows(("1", *row[1:]) for row in rows)
                file.write(self.tails.get(name, ""))
        return folder
