"""Reads the sample's rows for the home page and its advertisements."""

from collections.abc import Mapping
from dataclasses import dataclass

from indexer.catalogue.sample.csv_tables import FOLDER, read_table, split_parts

HOME = FOLDER / "home"
PICTURES = "/adverts"
"""The URL path of the cards' pictures. The pictures are drawings and show no real place."""


@dataclass(frozen=True, slots=True)
class SampleApplyPortal:
    slug: str
    name: str
    summary: str


@dataclass(frozen=True, slots=True)
class SampleInstituteGroup:
    """members: the source codes of the members. Only members that the sample contains are listed."""

    slug: str
    name: str
    summary: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SampleMarketingCard:
    """institute, campuses: source codes. pictures: the URLs of the front and the back."""

    heading: str
    institute: str
    campuses: tuple[str, ...]
    pictures: tuple[str, str]


@dataclass(frozen=True, slots=True)
class HomePageRows:
    """The rows in the order of the page. scholarship_countries: ISO 3166 alpha-2."""

    apply_portals: tuple[SampleApplyPortal, ...]
    institute_groups: tuple[SampleInstituteGroup, ...]
    scholarship_countries: tuple[str, ...]
    marketing_cards: tuple[SampleMarketingCard, ...]


def read_home_page_rows() -> HomePageRows:
    return HomePageRows(
        apply_portals=read_table(HOME / "apply_portals.csv", _parse_portal),
        institute_groups=read_table(HOME / "institute_groups.csv", _parse_group),
        scholarship_countries=read_table(HOME / "scholarship_countries.csv", lambda line: line["country"]),
        marketing_cards=read_table(HOME / "marketing_cards.csv", _parse_card),
    )


def _parse_portal(line: Mapping[str, str]) -> SampleApplyPortal:
    return SampleApplyPortal(line["slug"], line["name"], line["summary"])


def _parse_group(line: Mapping[str, str]) -> SampleInstituteGroup:
    return SampleInstituteGroup(line["slug"], line["name"], line["summary"], split_parts(line["members"]))


def _parse_card(line: Mapping[str, str]) -> SampleMarketingCard:
    institute, picture = line["institute"], line["picture"]
    return SampleMarketingCard(
        heading=line["heading"],
        institute=institute,
        campuses=tuple(f"{institute}/{campus}" for campus in split_parts(line["campuses"])),
        pictures=(f"{PICTURES}/{picture}-front.svg", f"{PICTURES}/{picture}-back.svg"),
    )
