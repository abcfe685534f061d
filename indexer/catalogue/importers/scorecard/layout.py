"""The names of the publisher's two files, and the columns that the importer reads.

Other columns are ignored. The institutions' file has about 3,300 columns. A folder that lacks one of the files of NAMES
or one of the columns of HEADERS is rejected.
"""

from typing import NamedTuple

from indexer.catalogue.importers.parsing.cells import Cell

UNKNOWN_CELLS = frozenset({"NULL", "NA", "PrivacySuppressed", "PS"})
"""The publisher writes these markers in place of unknown and suppressed values."""


class InstitutionRow(NamedTuple):
    """damage: the error in the line. It is empty if the line is intact."""

    damage: str
    unit_id: Cell
    name: Cell
    city: Cell
    state: Cell
    zip_code: Cell
    website: Cell
    latitude: Cell
    longitude: Cell
    tuition_out_of_state: Cell


class ProgrammeRow(NamedTuple):
    """damage: the error in the line. It is empty if the line is intact."""

    damage: str
    unit_id: Cell
    control: Cell
    cip_code: Cell
    cip_title: Cell
    credential: Cell
    level: Cell


INSTITUTIONS = "Institutions"
PROGRAMMES = "Programmes"

NAMES: dict[str, tuple[str, ...]] = {
    INSTITUTIONS: ("Most-Recent-Cohorts-Institution*.csv",),
    PROGRAMMES: ("FieldOfStudyData*.csv", "Most-Recent-Cohorts-Field-of-Study*.csv"),
}
"""The names that the publisher uses for each kind of file."""

HEADERS: dict[str, tuple[str, ...]] = {
    INSTITUTIONS: (
        "UNITID",
        "INSTNM",
        "CITY",
        "STABBR",
        "ZIP",
        "INSTURL",
        "LATITUDE",
        "LONGITUDE",
        "TUITIONFEE_OUT",
    ),
    PROGRAMMES: ("UNITID", "CONTROL", "CIPCODE", "CIPDESC", "CREDLEV", "CREDDESC"),
}
"""The columns of each file.

The columns have the order of the fields of the row class, without its first field `damage`.
"""
