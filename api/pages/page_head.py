"""Builds the HTML head of a page: title, description and schema.org data. The data comes from PostgreSQL."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from api.pages.page_address import (
    COURSE_PATH,
    COURSES_PATH,
    DISCIPLINE_PATH,
    LISTING_PATH,
    UNIVERSITY_PATH,
    Noun,
)

Facts = Mapping[str, Any]
Thing = dict[str, Any]

SITE_NAME = "Meridian"
DESCRIPTION_MAX_CHARACTERS = 160
"""Search engines cut descriptions with more characters than this."""
_ANNUAL = "ANN"
"""The UN/CEFACT code for the unit "year"."""


@dataclass(frozen=True)
class Crumb:
    """One entry of the breadcrumbs. `path` is the path of its page."""

    name: str
    path: str


ALL_COURSES = Crumb("All courses", LISTING_PATH)


@dataclass(frozen=True)
class Head:
    """The head of a page.

    - title: the title without the name of the site.
    - path: the path of the canonical URL.
    - thing: the schema.org object.
    - parents: the pages above this page in the breadcrumbs, from the highest to the lowest, without the home page.
    """

    title: str
    description: str
    path: str
    thing: Thing
    parents: tuple[Crumb, ...] = ()


def build_head(noun: Noun, facts: Facts, site: str) -> Head:
    """Build the head of a page. `facts` is the row of `read_page_facts`. `site` is the base URL of the site."""
    return _HEADS[noun](facts, site)


def build_breadcrumbs(head: Head, site: str) -> Thing:
    """Build the schema.org breadcrumbs of a page: the home page, the parents and the page itself."""
    own = Crumb(head.thing.get("name") or head.title, head.path)
    crumbs = (Crumb(SITE_NAME, "/"), *head.parents, own)
    items = [
        _build_thing("ListItem", position=position, name=crumb.name, item=f"{site}{crumb.path}")
        for position, crumb in enumerate(crumbs, start=1)
    ]
    return _build_thing("BreadcrumbList", itemListElement=items)


def _build_institute_crumb(facts: Facts) -> Crumb:
    return Crumb(facts["institute_name"], f"{UNIVERSITY_PATH}/{facts['institute_slug']}")


def _build_course_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    path = f"{COURSE_PATH}/{facts['slug']}"
    place = _join_parts(institute, facts["city"], facts["country"])
    fee = f"from {facts['currency']} {facts['base_fee']:,.0f} per year" if facts["base_fee"] else None
    default = f"{name} at {place}: {_join_parts(facts['level'], facts['course_duration'], fee)}."
    description = _shorten(facts["description"] or default)
    return Head(
        title=f"{name}, {institute}",
        description=description,
        path=path,
        thing=_build_thing(
            "Course",
            name=name,
            description=description,
            url=f"{site}{path}",
            inLanguage=facts["course_language"],
            educationalCredentialAwarded=facts["course_title"] or facts["level"],
            provider=_build_thing(
                "EducationalOrganization",
                name=institute,
                url=f"{site}{UNIVERSITY_PATH}/{facts['institute_slug']}",
                sameAs=_to_web_address(facts["website"]),
            ),
            hasCourseInstance=_build_course_instance(facts),
            offers=_build_offer(facts),
        ),
        parents=(ALL_COURSES, _build_institute_crumb(facts)),
    )


def _build_course_instance(facts: Facts) -> Thing | None:
    weeks = facts["duration_weeks"]
    if facts["study_mode"] is None and weeks is None:
        return None
    duration = None if weeks is None else f"P{weeks}W"
    return _build_thing("CourseInstance", courseMode=facts["study_mode"], duration=duration)


def _build_offer(facts: Facts) -> Thing | None:
    """Build the offer with a price per year.

    Search engines treat a price without a unit as the price of the whole course.
    """
    if facts["base_fee"] is None:
        return None
    price = _build_thing(
        "UnitPriceSpecification",
        price=facts["base_fee"],
        priceCurrency=facts["currency"],
        unitCode=_ANNUAL,
    )
    return _build_thing("Offer", category="Paid" if facts["base_fee"] else "Free", priceSpecification=price)


def _build_institute_head(facts: Facts, site: str) -> Head:
    name, path = facts["name"], f"{UNIVERSITY_PATH}/{facts['slug']}"
    default = f"The courses of {name} in {facts['country']}, with their fees, durations and intakes."
    description = _shorten(facts["meta_description"] or facts["description"] or default)
    return Head(
        title=facts["meta_title"] or name,
        description=description,
        path=path,
        thing=_build_thing(
            "EducationalOrganization",
            name=name,
            description=description,
            url=f"{site}{path}",
            sameAs=_to_web_address(facts["website"]),
            foundingDate=None if facts["established"] is None else str(facts["established"]),
            address=_build_thing("PostalAddress", addressCountry=facts["iso2"]),
        ),
        parents=(ALL_COURSES,),
    )


def _build_campus_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    path = f"{UNIVERSITY_PATH}/{facts['institute_slug']}/{facts['slug']}"
    place = _join_parts(*dict.fromkeys((facts["city"], facts["state"], facts["country"])))
    description = _shorten(f"{name}, a campus of {institute} in {place}: its courses and where it is.")
    return Head(
        title=name,
        description=description,
        path=path,
        thing=_build_thing(
            "EducationalOrganization",
            name=name,
            description=description,
            url=f"{site}{path}",
            parentOrganization=_build_thing(
                "EducationalOrganization",
                name=institute,
                url=f"{site}{UNIVERSITY_PATH}/{facts['institute_slug']}",
            ),
            address=_build_thing(
                "PostalAddress",
                streetAddress=facts["address"],
                addressLocality=facts["city"],
                addressRegion=facts["state"],
                postalCode=facts["postcode"],
                addressCountry=facts["iso2"],
            ),
            geo=_build_thing("GeoCoordinates", latitude=facts["latitude"], longitude=facts["longitude"]),
        ),
        parents=(ALL_COURSES, _build_institute_crumb(facts)),
    )


def _build_discipline_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    where = f" at {institute}" if institute else ""
    default = (
        f"{name}{where}: its degree levels and subjects, and its courses with fees, durations and intakes."
    )
    return _build_list_head(facts, site, DISCIPLINE_PATH, _join_parts(name, institute), default)


def _build_courses_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    of, at = f"{name} courses" if name else "Courses", f" at {institute}" if institute else ""
    return _build_list_head(
        facts, site, COURSES_PATH, f"{of}{at}", f"{of}{at}, with their fees, durations and intakes."
    )


def _build_list_head(facts: Facts, site: str, path: str, title: str, description: str) -> Head:
    """Build the head of a discipline page or a course list."""
    slugs = {"discipline": facts["slug"], "institutes": facts["institute_slug"]}
    path = f"{path}?{urlencode({key: slug for key, slug in slugs.items() if slug})}"
    institute = f"{site}{UNIVERSITY_PATH}/{facts['institute_slug']}"
    return Head(
        title=title,
        description=_shorten(description),
        path=path,
        thing=_build_thing(
            "CollectionPage",
            name=title,
            description=_shorten(description),
            url=f"{site}{path}",
            about=_build_thing("DefinedTerm", name=facts["name"]) if facts["slug"] else None,
            provider=_build_thing("EducationalOrganization", name=facts["institute_name"], url=institute)
            if facts["institute_slug"]
            else None,
        ),
        parents=(ALL_COURSES, _build_institute_crumb(facts)) if facts["institute_slug"] else (ALL_COURSES,),
    )


_HEADS: Mapping[Noun, Callable[[Facts, str], Head]] = {
    "course": _build_course_head,
    "institute": _build_institute_head,
    "campus": _build_campus_head,
    "discipline": _build_discipline_head,
    "courses": _build_courses_head,
}


def _build_thing(kind: str, **properties: Any) -> Thing:
    """Build a schema.org object. Properties with the value None are omitted."""
    return {"@type": kind, **{key: value for key, value in properties.items() if value is not None}}


def _join_parts(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


def _to_web_address(text: str | None) -> str | None:
    """Return the text if it is an http or https URL, otherwise None."""
    return text if text and text.lower().startswith(("https://", "http://")) else None


def _shorten(text: str) -> str:
    """Convert the text to one line and cut it after a word."""
    line = " ".join(text.split())
    if len(line) <= DESCRIPTION_MAX_CHARACTERS:
        return line
    cut = line[: DESCRIPTION_MAX_CHARACTERS - 1]
    return f"{cut.rpartition(' ')[0] or cut}…"
