"""Parses a row of INSTITUTION.csv."""

import re
from typing import NamedTuple

from indexer.catalogue.importers.discover_uni.layout import InstitutionRow
from indexer.catalogue.importers.parsing.cells import to_text
from indexer.catalogue.importers.parsing.institute_type import derive_institute_type
from indexer.catalogue.importers.parsing.lengths import check_code, cut_text
from indexer.catalogue.importers.parsing.slugs import build_slug
from indexer.catalogue.importers.parsing.websites import parse_website
from indexer.catalogue.importers.records import Institution
from indexer.catalogue.importers.rejections import NO_NAME, RowRejected

COUNTRY = "GB"
NATIONS = {"XF": "England", "XG": "Northern Ireland", "XH": "Scotland", "XI": "Wales"}
"""The publisher's codes of the nations. The names are those of states in the gazetteer (the list of places)."""

_SMALL_WORDS = frozenset({"and", "at", "for", "in", "of", "on", "the", "upon"})
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)?")


class DiscoverUniInstitution(NamedTuple):
    """address: the provider's address. The city of a location without usable coordinates is looked up in this address.

    state: the name of the nation, or an empty text.
    """

    institution: Institution
    address: str
    state: str


def parse_institution(row: InstitutionRow) -> tuple[DiscoverUniInstitution, list[str]]:
    """Return the institution, and the notes on its row.

    The name of the institution is its trading name, which students know, or else its legal name.

    Raises RowRejected if the line is damaged, the code is missing or too long, or both names are missing.
    """
    if row.damage:
        raise RowRejected(row.damage)
    code = to_text(row.publishing_ukprn)
    check_code(code)
    legal, trading = (lower_capitals(to_text(cell)) for cell in (row.legal_name, row.trading_name))
    name, name_note = cut_text(trading or legal, "institution name")
    if not name:
        raise RowRejected(NO_NAME)
    kind, basis = derive_institute_type(name, legal)
    website, website_note = parse_website(to_text(row.website))
    institution = Institution(
        code=code,
        slug=build_slug("institute", code, name),
        name=name,
        trading_name=legal if legal and legal.casefold() != name.casefold() else None,
        institute_type=kind,
        institute_type_basis=basis,
        sector=None,
        country_iso2=COUNTRY,
        website=website,
    )
    notes = [note for note in (name_note, website_note) if note]
    state = NATIONS.get(to_text(row.nation), "")
    return DiscoverUniInstitution(institution, to_text(row.address), state), notes


def lower_capitals(name: str) -> str:
    """Write a name that is all in capitals as a normal name: `UNIVERSITY OF BATH` → `University of Bath`.

    A name of one word is unchanged.
    """
    if name != name.upper() or len(name.split()) < 2:
        return name
    lowered = _WORD.sub(
        lambda word: word[0].lower() if word[0].lower() in _SMALL_WORDS else word[0].capitalize(), name
    )
    return lowered[:1].upper() + lowered[1:]
