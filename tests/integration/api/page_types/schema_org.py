"""The released definitions of schema.org, and a check of an object against them.

`schema_org.json` has the types that the pages use, with their parents and all properties of these types. The file names
the release, its date and its licence.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

RELEASE: Mapping[str, Any] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
PARENTS: Mapping[str, list[str]] = RELEASE["types"]
PROPERTIES: Mapping[str, Mapping[str, Any]] = RELEASE["properties"]
"""The properties by name. domains: the types that have the property. ranges: the types of its values."""

INPUT_SUFFIX = "-input"
"""An annotation of actions: `query-input` says how to enter the property `query`."""
_DATE = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?")
_DURATION = re.compile(r"P(\d+[YMWD])+")
_ADDRESS = re.compile(r"https?://[^\s<>\"]+")
_SUBTYPES = {"Text": ("URL",), "Number": ("Integer", "Float")}
"""The subclasses of a data type in schema.org. A value of a subclass, such as a URL, is also a valid Text."""


def find_faults(thing: Any, path: str = "") -> list[str]:
    """Return the faults of an object, with their places.

    Faults are unknown types, unknown or superseded properties, and values of a wrong type.
    """
    if not isinstance(thing, dict) or thing.get("@type") not in PARENTS:
        return [f"{path}: {thing!r} has no known type"]
    faults: list[str] = []
    ancestors = set(_list_ancestors(thing["@type"]))
    for name, value in thing.items():
        if name in ("@type", "@context"):
            continue
        place = f"{path}/{thing['@type']}.{name}"
        definition = PROPERTIES.get(name.removesuffix(INPUT_SUFFIX))
        if definition is None or not ancestors & set(definition["domains"]):
            faults.append(f"{place}: unknown property")
            continue
        if "superseded" in definition:
            faults.append(f"{place}: another property has superseded this one")
        ranges = (
            ["PropertyValueSpecification", "Text"] if name.endswith(INPUT_SUFFIX) else definition["ranges"]
        )
        for each in value if isinstance(value, list) else [value]:
            faults += _find_value_faults(each, tuple(ranges), place)
    return faults


def _find_value_faults(value: Any, ranges: tuple[str, ...], place: str) -> list[str]:
    if isinstance(value, dict):
        kinds = set(_list_ancestors(value.get("@type", "")))
        return (
            find_faults(value, place)
            if kinds & set(ranges)
            else [f"{place}: {value.get('@type')} is not expected"]
        )
    return [] if any(_is_value(value, kind) for kind in ranges) else [f"{place}: {value!r} is no {ranges}"]


def _is_value(value: Any, kind: str) -> bool:
    """Whether the value has the type. An address may replace a Thing, as in the items of breadcrumbs."""
    if any(_is_value(value, each) for each in _SUBTYPES.get(kind, ())):
        return True
    if kind in ("Number", "Integer", "Float"):
        wanted = {"Integer": int, "Float": float}.get(kind)
        return wanted is not None and isinstance(value, wanted) and not isinstance(value, bool)
    if not isinstance(value, str) or not value.strip():
        return False
    patterns = {"Date": _DATE, "Duration": _DURATION}
    if kind in patterns:
        return patterns[kind].fullmatch(value) is not None
    return kind == "Text" or (kind in ("URL", "Thing") and _ADDRESS.fullmatch(value) is not None)


def _list_ancestors(kind: str) -> Iterator[str]:
    if kind in PARENTS:
        yield kind
        for parent in PARENTS[kind]:
            yield from _list_ancestors(parent)
