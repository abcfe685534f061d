"""Reads the sample's rows for the home page and its advertisements."""

from collections.abc import Mapping
from dataclasses import dataclass

from indexer.catalogue.sample.csv_tables import FOLDER, read_table, split_parts
from schemas.editing.nouns import TRANSLATION_LANGUAGES

HOME = FOLDER / "home"
PICTURES = "/adverts"
"""The URL path of the cards' pictures. The pictures are drawings and show no real place."""


@dataclass(frozen=True, slots=True)
class SampleGroup:
    """A group of institutes or an application portal.

    - translations: the translated summaries by language and field. Each comes from a column such as `summary_ur`.
    - members: the source codes of the members. Only members that the sample contains are listed.
    - website: the address of the group's own site, or None.
    """

    slug: str
    name: str
    summary: str
    translations: Mapping[str, Mapping[str, str]]
    website: str | None
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

    apply_portals: tuple[SampleGroup, ...]
    institute_groups: tuple[SampleGroup, ...]
    pathway_groups: tuple[SampleGroup, ...]
    scholarship_countries: tuple[str, ...]
    marketing_cards: tuple[SampleMarketingCard, ...]


def read_home_page_rows() -> HomePageRows:
    return HomePageRows(
        apply_portals=read_table(HOME / "apply_portals.csv", _parse_group),
        institute_groups=read_table(HOME / "institute_groups.csv", _parse_group),
        pathway_groups=read_table(HOME / "pathway_groups.csv", _parse_group),
        scholarship_countries=read_table(HOME / "scholarship_countries.csv", lambda line: line["country"]),
        marketing_cards=read_table(HOME / "marketing_cards.csv", _parse_card),
    )


def _parse_group(line: Mapping[str, str]) -> SampleGroup:
    return SampleGroup(
        slug=line["slug"],
        name=line["name"],
        summary=line["summary"],
        translations={
            language: {"summary": summary}
            for language in TRANSLATION_LANGUAGES
            if (summary := line.get(f"summary_{language}"))
        },
        website=line["website"] or None,
        members=split_parts(line["members"]),
    )


def _parse_card(line: Mapping[str, str]) -> SampleMarketingCard:
    institute, picture = line["institute"], line["picture"]
    return SampleMarketingCard(
        heading=line["heading"],
        institute=institute,
        campuses=tuple(f"{institute}/{campus}" for campus in split_parts(line["campuses"])),
        pictures=(f"{PICTURES}/{picture}-front.svg", f"{PICTURES}/{picture}-back.svg"),
    )
