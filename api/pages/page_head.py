"""Builds the HTML head of a page: title, description and schema.org data. The data comes from PostgreSQL."""

from collections.abc import Callable, Mapping
from urllib.parse import urlencode

from api.pages.head import Crumb, Facts, Head, Thing, build_thing, join_parts, shorten, to_web_address
from api.pages.page_address import (
    COURSE_PATH,
    COURSES_PATH,
    DISCIPLINE_PATH,
    LISTING_PATH,
    SCHOLARSHIP_PATH,
    UNIVERSITY_PATH,
    Noun,
)
from api.pages.place_heads import build_country_head, build_list_page_head
from schemas.html import extract_text
from schemas.vocabulary.site_languages import DEFAULT_LANGUAGE

ALL_COURSES = Crumb("All courses", LISTING_PATH)
_ANNUAL = "ANN"
"""The UN/CEFACT code for the unit "year"."""


def build_head(noun: Noun, facts: Facts, site: str) -> Head:
    """Build the head of a page. `facts` is the row of `read_page_facts`. `site` is the base URL of the site."""
    return _HEADS[noun](facts, site)


def _build_institute_crumb(facts: Facts) -> Crumb:
    return Crumb(facts["institute_name"], f"{UNIVERSITY_PATH}/{facts['institute_slug']}")


def _build_course_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    path = f"{COURSE_PATH}/{facts['slug']}"
    place = join_parts(institute, facts["city"], facts["country"])
    fee = f"from {facts['currency']} {facts['base_fee']:,.0f} per year" if facts["base_fee"] else None
    default = f"{name} at {place}: {join_parts(facts['level'], facts['course_duration'], fee)}."
    description = shorten(facts["description"] or default)
    return Head(
        title=f"{name}, {institute}",
        description=description,
        path=path,
        thing=build_thing(
            "Course",
            name=name,
            description=description,
            url=f"{site}{path}",
            inLanguage=facts["course_language"],
            educationalCredentialAwarded=facts["course_title"] or facts["level"],
            provider=build_thing(
                "EducationalOrganization",
                name=institute,
                url=f"{site}{UNIVERSITY_PATH}/{facts['institute_slug']}",
                sameAs=to_web_address(facts["website"]),
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
    return build_thing("CourseInstance", courseMode=facts["study_mode"], duration=duration)


def _build_offer(facts: Facts) -> Thing | None:
    """Build the offer with a price per year. None without a known fee.

    Search engines treat a price without a unit as the price of the whole course.
    """
    if facts["base_fee"] is None:
        return None
    price = build_thing(
        "UnitPriceSpecification",
        price=facts["base_fee"],
        priceCurrency=facts["currency"],
        unitCode=_ANNUAL,
    )
    return build_thing("Offer", category="Paid" if facts["base_fee"] else "Free", priceSpecification=price)


def _build_institute_head(facts: Facts, site: str) -> Head:
    name, path = facts["name"], f"{UNIVERSITY_PATH}/{facts['slug']}"
    default = f"The courses of {name} in {facts['country']}, with their fees, durations and intakes."
    description = facts["meta_description"] or facts["short_description"] or facts["description"] or default
    description = shorten(description)
    return Head(
        title=facts["meta_title"] or name,
        description=description,
        path=path,
        thing=build_thing(
            "EducationalOrganization",
            name=name,
            description=description,
            url=f"{site}{path}",
            sameAs=to_web_address(facts["website"]),
            foundingDate=None if facts["established"] is None else str(facts["established"]),
            address=build_thing("PostalAddress", addressCountry=facts["iso2"]),
        ),
        parents=(ALL_COURSES,),
    )


def _build_campus_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    path = f"{UNIVERSITY_PATH}/{facts['institute_slug']}/{facts['slug']}"
    place = join_parts(*dict.fromkeys((facts["city"], facts["state"], facts["country"])))
    description = shorten(f"{name}, a campus of {institute} in {place}: its courses and where it is.")
    return Head(
        title=name,
        description=description,
        path=path,
        thing=build_thing(
            "EducationalOrganization",
            name=name,
            description=description,
            url=f"{site}{path}",
            parentOrganization=build_thing(
                "EducationalOrganization",
                name=institute,
                url=f"{site}{UNIVERSITY_PATH}/{facts['institute_slug']}",
            ),
            address=build_thing(
                "PostalAddress",
                streetAddress=facts["address"],
                addressLocality=facts["city"],
                addressRegion=facts["state"],
                postalCode=facts["postcode"],
                addressCountry=facts["iso2"],
            ),
            geo=build_thing("GeoCoordinates", latitude=facts["latitude"], longitude=facts["longitude"]),
        ),
        parents=(ALL_COURSES, _build_institute_crumb(facts)),
    )


def _build_discipline_head(facts: Facts, site: str) -> Head:
    name, institute = facts["name"], facts["institute_name"]
    where = f" at {institute}" if institute else ""
    default = (
        f"{name}{where}: its degree levels and subjects, and its courses with fees, durations and intakes."
    )
    return _build_list_head(facts, site, DISCIPLINE_PATH, join_parts(name, institute), default)


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
        description=shorten(description),
        path=path,
        thing=build_thing(
            "CollectionPage",
            name=title,
            description=shorten(description),
            url=f"{site}{path}",
            about=build_thing("DefinedTerm", name=facts["name"]) if facts["slug"] else None,
            provider=build_thing("EducationalOrganization", name=facts["institute_name"], url=institute)
            if facts["institute_slug"]
            else None,
        ),
        parents=(ALL_COURSES, _build_institute_crumb(facts)) if facts["institute_slug"] else (ALL_COURSES,),
        is_indexed=facts["is_indexed"],
    )


def _build_scholarship_head(facts: Facts, site: str) -> Head:
    name, provider = facts["name"], facts["provider_name"]
    path = f"{SCHOLARSHIP_PATH}/{facts['slug']}"
    amount = " ".join(part for part in (facts["currency"], facts["amount"]) if part)
    last_day = facts["deadline"]
    deadline = "" if last_day is None else f"apply until {last_day.day} {last_day:%B %Y}"
    summary = f"{name}, a scholarship of {provider}: {join_parts(amount, deadline)}".rstrip(": ") + "."
    is_english = facts["language"] == DEFAULT_LANGUAGE
    description = shorten(summary if is_english else extract_text(facts["description"] or name))
    return Head(
        title=name,
        description=description,
        path=path,
        thing=build_thing(
            "MonetaryGrant",
            name=name,
            description=description,
            url=f"{site}{path}",
            funder=build_thing("Organization", name=provider),
        ),
        parents=(Crumb("Scholarships", "/scholarships"),),
    )


_HEADS: Mapping[Noun, Callable[[Facts, str], Head]] = {
    "course": _build_course_head,
    "institute": _build_institute_head,
    "campus": _build_campus_head,
    "discipline": _build_discipline_head,
    "courses": _build_courses_head,
    "country": build_country_head,
    "list_page": build_list_page_head,
    "scholarship": _build_scholarship_head,
}
