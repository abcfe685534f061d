"""The columns that the importer reads.

The publisher (DUO) documents the columns of "Overzicht erkenningen ho" at https://onderwijsdata.duo.nl/. Other columns
are ignored. A file that lacks one of these columns is rejected.
"""

from typing import NamedTuple

from indexer.catalogue.importers.parsing.cells import Cell


class ProgrammeRow(NamedTuple):
    """A programme at one location, in one form of study. damage: the error in the line, or empty.

    institution_code: the BRIN code, which identifies an institution.
    admission_end: the last day of admissions, or empty.
    study_load: in study_load_unit. level: such as WO-BA. field: a code of ISCED-F 2013.
    form: VOLTIJD, DEELTIJD or DUAAL.
    """

    damage: str
    institution_code: Cell
    institution_name: Cell
    location_code: Cell
    location_name: Cell
    municipality: Cell
    place: Cell
    admission_end: Cell
    programme_code: Cell
    dutch_name: Cell
    international_name: Cell
    study_load: Cell
    study_load_unit: Cell
    level: Cell
    field: Cell
    form: Cell
    funding: Cell
    licence_end: Cell


HEADER = (
    "INSTELLINGSCODE",
    "INSTELLINGSNAAM",
    "VESTIGINGSCODE",
    "VESTIGINGSNAAM",
    "GEMEENTENAAM",
    "PLAATSNAAM",
    "INSTROOM_EINDDATUM",
    "OPLEIDINGSEENHEIDCODE",
    "OPLEIDINGSEENHEID_NAAM",
    "OPLEIDINGSEENHEID_INTERNATIONALE_NAAM",
    "STUDIELAST",
    "STUDIELASTEENHEID",
    "NIVEAU",
    "ISCED",
    "VORM",
    "BEKOSTIGINGSCODE",
    "VESTIGINGSLICENTIE_EINDDATUM",
)
"""The columns in the order of the fields of ProgrammeRow, without its first field `damage`."""

UNKNOWN_CELLS = frozenset({"NULL", "null", "None"})
FUNDED = "BEKOSTIGD"
