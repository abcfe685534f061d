"""A row of Institutions as an institution."""

from indexer.catalogue.importers.cricos.layout import InstitutionRow
from indexer.catalogue.importers.cricos.names import other_name, shown_name
from indexer.catalogue.importers.parsing.cells import text
from indexer.catalogue.importers.parsing.institute_type import institute_type
from indexer.catalogue.importers.parsing.slugs import slug
from indexer.catalogue.importers.parsing.websites import website
from indexer.catalogue.importers.records import Institution
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, RowRefused
from indexer.catalogue.reference.slugs import slug_words
from schemas.vocabulary.kinds import Sector

SECTORS = {"Government": Sector.PUBLIC, "Private": Sector.PRIVATE}
"""The publisher's institution types are about ownership."""


def institution(row: InstitutionRow) -> tuple[Institution, list[str]]:
    """The institution and its notes. Raises RowRefused."""
    code, trading, registered = text(row.provider_code), text(row.trading_name), text(row.institution_name)
    name = shown_name(trading, registered)
    if not slug_words(code):
        raise RowRefused(NO_CODE)
    if not name:
        raise RowRefused(NO_NAME)
    kind, basis = institute_type(registered, trading)
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
