"""Parses a row of the sheet Institutions."""

from indexer.catalogue.importers.cricos.layout import InstitutionRow
from indexer.catalogue.importers.cricos.names import choose_display_name, choose_other_name
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.institute_type import derive_institute_type
from indexer.catalogue.importers.parsing.lengths import check_code, cut_optional_text, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.parsing.websites import parse_website
from indexer.catalogue.importers.records import Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected
from schemas.vocabulary.kinds import Sector

SECTORS = {"Government": Sector.PUBLIC, "Private": Sector.PRIVATE}
"""The sector by the publisher's institution type, which states the ownership."""


def parse_institution(row: InstitutionRow) -> tuple[Institution, list[str]]:
    """Return the institution, and the notes on its row, such as `sector unknown: ownership not given`.

    Raises RowRejected if the code is missing or too long, or if the name is missing.
    """
    code, trading, registered = (
        to_text(row.provider_code),
        to_text(row.trading_name),
        to_text(row.institution_name),
    )
    check_code(code)
    name, name_note = cut_text(choose_display_name(trading, registered), "institution name")
    if not name:
        raise RowRejected(NO_NAME)
    other_name, other_name_note = cut_optional_text(choose_other_name(trading, registered), "trading name")
    kind, basis = derive_institute_type(registered, trading)
    address, address_note = parse_website(to_text(row.website))
    sector = SECTORS.get(to_text(row.institution_type))
    sector_note = None if sector else "sector unknown: ownership not given"
    notes = (name_note, other_name_note, address_note, sector_note)
    return Institution(
        code=code,
        slug=build_slug("institute", code, name),
        name=name,
        trading_name=other_name,
        institute_type=kind,
        institute_type_basis=basis,
        sector=sector,
        country_iso2="AU",
        website=address,
    ), [note for note in notes if note]
