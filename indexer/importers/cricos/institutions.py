"""A row of Institutions as an institution."""

import re

from indexer.importers.cricos.cells import text
from indexer.importers.cricos.layout import InstitutionRow
from indexer.importers.cricos.names import other_name, shown_name
from indexer.importers.cricos.refusal import NO_CODE, NO_NAME, RowRefused
from indexer.importers.cricos.websites import website
from indexer.importers.records import Institution
from indexer.importers.slugs import slug
from indexer.reference.slugs import slug_words
from schemas.vocabulary.kinds import InstituteType, Sector

SECTORS = {"Government": Sector.PUBLIC, "Private": Sector.PRIVATE}
"""The publisher's institution types are about ownership."""

_UNIVERSITY = re.compile(r"\buniversity\b", re.IGNORECASE)
_COLLEGE = re.compile(r"\bcollege\b", re.IGNORECASE)


def institution(row: InstitutionRow) -> tuple[Institution, list[str]]:
    """The institution and its notes. Raises RowRefused."""
    code, trading, registered = text(row.provider_code), text(row.trading_name), text(row.institution_name)
    name = shown_name(trading, registered)
    if not slug_words(code):
        raise RowRefused(NO_CODE)
    if not name:
        raise RowRefused(NO_NAME)
    kind, basis = institute_type(trading, registered)
    address, address_note = website(text(row.website))
    sector = SECTORS.get(text(row.institution_type))
    notes = [
        note for note in (address_note, None if sector else "sector unknown: ownership not given") if note
    ]
    return Institution(
        code=code,
        slug=slug("institute", code, name),
        name=name,
        trading_name=other_name(trading, registered),
        institute_type=kind,
        institute_type_basis=basis,
        sector=sector,
        country_iso2="AU",
        website=address,
    ), notes


def institute_type(trading_name: str, institution_name: str) -> tuple[InstituteType, str]:
    """The register does not say it: `university` is a protected word in Australia, so a name that bears it tells."""
    for name in (institution_name, trading_name):
        if _UNIVERSITY.search(name) and not _COLLEGE.search(name):
            return InstituteType.UNIVERSITY, "derived: its name says university"
    return InstituteType.COLLEGE, "derived: its name does not say university, or says college too"
