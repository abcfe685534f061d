"""A small register of the Netherlands with the publisher's columns."""

import csv
from collections.abc import Sequence
from pathlib import Path

from indexer.catalogue.importers.duo.layout import HEADER, ProgrammeRow

PROGRAMME = ProgrammeRow(
    damage="",
    institution_code="21PK",
    institution_name="Universiteit aan de Amstel",
    location_code="21PK00",
    location_name="Universiteit aan de Amstel",
    municipality="Amsterdam",
    place="AMSTERDAM",
    admission_end="",
    programme_code="1001O6573",
    dutch_name="Informatica",
    international_name="Computer Science",
    study_load="180",
    study_load_unit="ECTS_PUNT",
    level="WO-BA",
    field="613",
    form="VOLTIJD",
    funding="BEKOSTIGD",
    licence_end="",
)


def write_duo_file(
    path: Path, rows: Sequence[ProgrammeRow] = (PROGRAMME,), tail: str = "", delimiter: str = ","
) -> Path:
    """Write the file with a byte order mark. NLQF and _id are columns that the importer must ignore.

    tail: text that is added to the end of the file.
    """
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file, delimiter=delimiter)
        writer.writerow(("_id", *HEADER, "NLQF"))
        writer.writerows((str(number), *row[1:], "6") for number, row in enumerate(rows, 1))
        file.write(tail)
    return path
