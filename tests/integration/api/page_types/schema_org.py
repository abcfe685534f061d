"""The definitions of schema.org for the types that the pages use, and a check of an object against them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple


class Definition(NamedTuple):
    """parents: the types whose properties the type has too. properties: the expected types of each property."""

    parents: tuple[str, ...]
    properties: Mapping[str, tuple[str, ...]]


_TEXT, _URL = ("Text",), ("URL",)
DEFINITIONS: Mapping[str, Definition] = {
    "Thing": Definition(
        (),
        {
            "name": _TEXT,
            "description": _TEXT,
            "url": _URL,
            "sameAs": _URL,
            "identifier": ("Text", "URL", "PropertyValue"),
            "image": ("URL", "ImageObject"),
        },
    ),
    "CreativeWork": Definition(
        ("Thing",),
        {
            "about": ("Thing",),
            "datePublished": ("Date",),
            "headline": _TEXT,
            "inLanguage": ("Text", "Language"),
            "offers": ("Offer", "Demand"),
            "provider": ("Organization", "Person"),
        },
    ),
    "WebPage": Definition(("CreativeWork",), {"breadcrumb": ("BreadcrumbList", "Text")}),
    "CollectionPage": Definition(("WebPage",), {}),
    "BlogPosting": Definition(("CreativeWork",), {"articleBody": _TEXT}),
    "Course": Definition(
        ("CreativeWork",),
        {
            "courseCode": _TEXT,
            "educationalCredentialAwarded": ("Text", "URL", "EducationalOccupationalCredential"),
            "hasCourseInstance": ("CourseInstance",),
        },
    ),
    "Event": Definition(("Thing",), {"duration": ("Duration",), "startDate": ("Date",)}),
    "CourseInstance": Definition(("Event",), {"courseMode": ("Text", "URL"), "courseWorkload": _TEXT}),
    "Organization": Definition(
        ("Thing",),
        {
            "address": ("PostalAddress", "Text"),
            "foundingDate": ("Date",),
            "parentOrganization": ("Organization",),
        },
    ),
    "Place": Definition(
        ("Thing",), {"address": ("PostalAddress", "Text"), "geo": ("GeoCoordinates", "GeoShape")}
    ),
    "EducationalOrganization": Definition(("Organization", "Place"), {"alumni": ("Person",)}),
    "Country": Definition(("Place",), {}),
    "PostalAddress": Definition(
        ("Thing",),
        {
            "streetAddress": _TEXT,
            "addressLocality": _TEXT,
            "addressRegion": _TEXT,
            "postalCode": _TEXT,
            "addressCountry": ("Text", "Country"),
        },
    ),
    "GeoCoordinates": Definition(
        ("Thing",), {"latitude": ("Number", "Text"), "longitude": ("Number", "Text")}
    ),
    "Offer": Definition(("Thing",), {"category": _TEXT, "priceSpecification": ("PriceSpecification",)}),
    "PriceSpecification": Definition(("Thing",), {"price": ("Number", "Text"), "priceCurrency": _TEXT}),
    "UnitPriceSpecification": Definition(("PriceSpecification",), {"unitCode": ("Text", "URL")}),
    "DefinedTerm": Definition(("Thing",), {"termCode": _TEXT}),
    "Grant": Definition(
        ("Thing",), {"funder": ("Organization", "Person"), "sponsor": ("Organization", "Person")}
    ),
    "BreadcrumbList": Definition(("Thing",), {"itemListElement": ("ListItem",)}),
    "ListItem": Definition(("Thing",), {"position": ("Integer",), "item": ("Thing", "URL")}),
}
_DATE = re.compile(r"\d{4}(-\d{2}-\d{2})?")
_DURATION = re.compile(r"P(\d+[YMWD])+")
_ADDRESS = re.compile(r"https?://[^\s<>\"]+")


def find_faults(thing: Any, path: str = "") -> list[str]:
    """Return the places where the object has an unknown type, an unknown property or a value of the wrong type."""
    if not isinstance(thing, dict) or thing.get("@type") not in DEFINITIONS:
        return [f"{path}: {thing!r} has no known type"]
    faults: list[str] = []
    properties = _collect_properties(thing["@type"])
    for name, value in thing.items():
        if name in ("@type", "@context"):
            continue
        place = f"{path}/{thing['@type']}.{name}"
        if name not in properties:
            faults.append(f"{place}: unknown property")
            continue
        for each in value if isinstance(value, list) else [value]:
            faults += _find_value_faults(each, properties[name], place)
    return faults


def _find_value_faults(value: Any, expected: tuple[str, ...], place: str) -> list[str]:
    if isinstance(value, dict):
        kinds = set(_list_ancestors(value.get("@type", "")))
        return (
            find_faults(value, place)
            if kinds & set(expected)
            else [f"{place}: {value.get('@type')} is not expected"]
        )
    return (
        [] if any(_is_value(value, kind) for kind in expected) else [f"{place}: {value!r} is no {expected}"]
    )


def _is_value(value: Any, kind: str) -> bool:
    if kind in ("Number", "Integer"):
        return isinstance(value, int) or (kind == "Number" and isinstance(value, float))
    if not isinstance(value, str) or not value.strip():
        return False
    patterns = {"URL": _ADDRESS, "Date": _DATE, "Duration": _DURATION}
    return kind == "Text" if kind not in patterns else patterns[kind].fullmatch(value) is not None


def _list_ancestors(kind: str) -> Iterator[str]:
    if kind in DEFINITIONS:
        yield kind
        for parent in DEFINITIONS[kind].parents:
            yield from _list_ancestors(parent)


def _collect_properties(kind: str) -> dict[str, tuple[str, ...]]:
    return {
        name: types for each in _list_ancestors(kind) for name, types in DEFINITIONS[each].properties.items()
    }
