"""The publisher's two files: how they are called, and which columns are read, under exactly which names.

Columns that are not named here are ignored (the institutions' file has some 3,300); one that is named here and missing
refuses the folder.
"""

from typing import NamedTuple

from indexer.catalogue.importers.parsing.cells import Cell

HEADER_ROW_NUMBER = 1

UNKNOWN_CELLS = frozenset({"NULL", "NA", "PrivacySuppressed", "PS"})
"""What the publisher writes where a value is not known or not told."""


class InstitutionRow(NamedTuple):
    """damage says what is wrong with the line as a whole; empty for a whole one."""

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
    """damage as in InstitutionRow."""

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
"""The names that each file goes by in the publisher's downloads."""

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
"""The columns of each file in the order of its row class, after the damage."""
