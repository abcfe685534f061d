"""Parses names, websites and types of institutions."""

import pytest

from indexer.catalogue.importers.cricos.institutions import parse_institution
from indexer.catalogue.importers.cricos.names import choose_display_name, choose_other_name
from indexer.catalogue.importers.parsing.institute_type import derive_institute_type
from indexer.catalogue.importers.parsing.websites import parse_website
from indexer.catalogue.importers.records import Institution
from indexer.catalogue.importers.rejections import NO_CODE, NO_NAME, RowRejected
from schemas.vocabulary.kinds import InstituteType, Sector
from tests.unit.catalogue.importers.small_register import INSTITUTION


@pytest.mark.parametrize(
    ("trading", "registered", "shown", "other"),
    [
        ("Harbour University", "Harbour University (Harbour)", "Harbour University", None),
        ("", "Coast University (CU)", "Coast University", None),
        ("", "Plain College Pty Ltd", "Plain College", None),
        ("Plain College", "Owner Group Pty. Limited", "Plain College", "Owner Group Pty. Limited"),
        ("N/A", "Plain College Pty Ltd", "Plain College", None),
        ("East College, East English", "Owner Pty Ltd", "East College", "East College, East English"),
        ("East College/East Academy", "Owner Pty Ltd", "East College", "East College/East Academy"),
        (
            "Film, Radio and Screen School",
            "Film, Radio and Screen School",
            "Film, Radio and Screen School",
            None,
        ),
        ("Hill College (WA)", "Hill Pty Ltd", "Hill College (WA)", "Hill Pty Ltd"),
        ("Hill College (Formerly Dale)", "Hill Pty Ltd", "Hill College (Formerly Dale)", "Hill Pty Ltd"),
        ("", "", "", None),
        ("", "Limited", "Limited", None),
    ],
)
def test_the_display_name_is_the_name_that_students_know(
    trading: str, registered: str, shown: str, other: str | None
) -> None:
    assert (choose_display_name(trading, registered), choose_other_name(trading, registered)) == (
        shown,
        other,
    )


@pytest.mark.parametrize(
    ("trading", "registered", "kind"),
    [
        ("", "University of the Coast", InstituteType.UNIVERSITY),
        ("Institute of English, Coast University", "Coast University", InstituteType.UNIVERSITY),
        ("Coast University", "Coast Institute of Technology", InstituteType.UNIVERSITY),
        ("Coast University College", "Owner Pty Ltd", InstituteType.COLLEGE),
        ("Universal College", "Owner Pty Ltd", InstituteType.COLLEGE),
        ("Coast Institute", "Owner Pty Ltd", InstituteType.COLLEGE),
    ],
)
def test_the_type_is_derived_from_the_names_with_its_basis(
    trading: str, registered: str, kind: InstituteType
) -> None:
    found, basis = derive_institute_type(registered, trading)
    assert found == kind
    assert basis.startswith("derived: ")


@pytest.mark.parametrize(
    ("published", "address", "note"),
    [
        ("www.coast.edu.au", "http://www.coast.edu.au", None),
        ("https://coast.edu.au/a", "https://coast.edu.au/a", None),
        ("HTTP://WWW.COAST.EDU.AU", "HTTP://WWW.COAST.EDU.AU", None),
        ("", None, None),
        ("www.a.edu.au, www.b.edu.au", "http://www.a.edu.au", "website: the first of several"),
        ("www.a.edu.au and www.b.edu.au", "http://www.a.edu.au", "website: the first of several"),
        ("someone@mail.com", None, "website unknown: not an address"),
        ("none", None, "website unknown: not an address"),
        ("javascript://alert", None, "website unknown: not an address"),
        ("http://[", None, "website unknown: not an address"),
    ],
)
def test_a_website_gets_a_scheme_or_is_unknown(published: str, address: str | None, note: str | None) -> None:
    assert parse_website(published) == (address, note)


def test_a_row_becomes_an_institution() -> None:
    assert parse_institution(INSTITUTION) == (
        Institution(
            code="00001A",
            slug="harbour-university-00001a",
            name="Harbour University",
            trading_name=None,
            institute_type=InstituteType.UNIVERSITY,
            institute_type_basis="derived: its name says university",
            sector=Sector.PUBLIC,
            country_iso2="AU",
            website="http://www.harbour.edu.au",
        ),
        [],
    )


def test_an_unknown_ownership_is_noted() -> None:
    record, notes = parse_institution(INSTITUTION._replace(institution_type="Charity"))
    assert record.sector is None
    assert notes == ["sector unknown: ownership not given"]


@pytest.mark.parametrize(
    ("changes", "reason"), [({"provider_code": ""}, NO_CODE), ({"institution_name": ""}, NO_NAME)]
)
def test_a_row_without_code_or_name_is_rejected(changes: dict[str, str], reason: str) -> None:
    with pytest.raises(RowRejected, match=reason):
        parse_institution(INSTITUTION._replace(**changes))
