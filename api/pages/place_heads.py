"""Builds the heads of the pages about countries, and of the lists of countries and institutes."""

from collections.abc import Mapping

from api.pages.head import Crumb, Facts, Head, build_thing, shorten
from api.pages.page_address import COUNTRY_PATH

LIST_PAGES: Mapping[str, tuple[str, str]] = {
    "all-countries": (
        "Countries to study in",
        "All countries with courses: the number of courses and universities, what a year costs, visas and work rights.",
    ),
    "universities": (
        "Universities and colleges",
        "All universities and colleges with their courses, campuses, ranks, fees and intakes, by name or by country.",
    ),
    "top-universities": (
        "Top universities",
        "The universities with a rank, from the best, with their courses, campuses, fees and intakes.",
    ),
}
"""The titles and descriptions of the list pages, by the first part of their path."""
ALL_COUNTRIES = Crumb(LIST_PAGES["all-countries"][0], "/all-countries")


def build_country_head(facts: Facts, site: str) -> Head:
    name, path = facts["name"], f"{COUNTRY_PATH}/{facts['slug']}"
    description = shorten(
        f"Study in {name}: courses and universities, what a year costs, when courses start, visas and work rights."
    )
    return Head(
        title=f"Study in {name}",
        description=description,
        path=path,
        thing=build_thing(
            "CollectionPage",
            name=f"Study in {name}",
            description=description,
            url=f"{site}{path}",
            about=build_thing("Country", name=name, identifier=facts["iso2"]),
        ),
        parents=(ALL_COUNTRIES,),
        is_indexed=facts["is_indexed"],
    )


def build_list_page_head(facts: Facts, site: str) -> Head:
    """Build the head of a list page. `facts["slug"]` is the first part of its path."""
    title, description = LIST_PAGES[facts["slug"]]
    path = f"/{facts['slug']}"
    return Head(
        title=title,
        description=description,
        path=path,
        thing=build_thing("CollectionPage", name=title, description=description, url=f"{site}{path}"),
    )
