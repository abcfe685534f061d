"""Value names (the names and slugs of filter values) for tests: a few values of most kinds."""

from typing import Any

from schemas.documents.value_name.document import ValueKind
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames
from search.value_names.version_stamp import VersionStamp


def value(
    kind: ValueKind,
    value_id: int,
    name: str,
    parents: dict[str, Any] | None = None,
    extra: dict[str, Any] | None = None,
    old_slugs: tuple[str, ...] = (),
    position: int = 0,
) -> NamedValue:
    slug = name.lower().replace(" ", "-").replace("'", "")
    facts = {
        "other_names": [],
        "trading_name": None,
        "currency_id": None,
        "scholarship_count": 0,
        **(extra or {}),
    }
    return NamedValue(kind, value_id, slug, old_slugs, name, position, parents or {}, facts)


def state(value_id: int, name: str, country: int) -> NamedValue:
    return value("state", value_id, name, {"country": country})


def city(value_id: int, name: str, state_id: int, country: int) -> NamedValue:
    return value("city", value_id, name, {"state": state_id, "country": country})


AUSTRALIA, FIJI, TONGA = 36, 242, 776
VICTORIA, QUEENSLAND, CENTRAL = 11, 12, 21
MELBOURNE, GEELONG, BRISBANE, SUVA = 101, 102, 103, 104


def build_small_value_names() -> ValueNames:
    values = [
        value("region", 1, "Oceania", {"countries": [FIJI, AUSTRALIA]}),
        value("region", 2, "Antarctica", {"countries": []}),
        value("country", AUSTRALIA, "Australia", extra={"iso2": "AU"}),
        value("country", FIJI, "Fiji", extra={"iso2": "FJ"}),
        value("country", TONGA, "Tonga", extra={"iso2": "TO"}),
        state(VICTORIA, "Victoria", AUSTRALIA),
        state(QUEENSLAND, "Queensland", AUSTRALIA),
        state(CENTRAL, "Central", FIJI),
        city(MELBOURNE, "Melbourne", VICTORIA, AUSTRALIA),
        city(GEELONG, "Geelong", VICTORIA, AUSTRALIA),
        city(BRISBANE, "Brisbane", QUEENSLAND, AUSTRALIA),
        city(SUVA, "Suva", CENTRAL, FIJI),
        value("discipline", 61, "Computing", extra={"logo": None, "icon": "chip"}),
        value("discipline", 91, "Health", extra={"logo": None, "icon": "heart"}),
        value("specialization", 611, "Artificial Intelligence", {"discipline": 61}),
        value("specialization", 612, "Écologie des données", {"discipline": 61}),
        value("specialization", 911, "Nursing", {"discipline": 91}, old_slugs=("sick-nursing",)),
        value("degree_level_group", -1, "Undergraduate", extra={"type": "undergraduate"}),
        value("degree_level_group", -2, "Postgraduate", extra={"type": "postgraduate"}, position=1),
        value(
            "degree_level", 1, "Bachelor", {"degree_level_group": -1},
            {"display_name": "Bachelor's Degree", "level_type": "undergraduate"},
        ),
        value(
            "degree_level", 2, "Master", {"degree_level_group": -2},
            {"display_name": "Master's Degree", "level_type": "postgraduate"}, position=1,
        ),
        value("institute", 5, "King's College"),
        value("campus", 7, "City Campus", {"institute": 5, "city": MELBOURNE}),
    ]  # fmt: skip
    return ValueNames(VersionStamp("vocabulary-000001", len(values), 10.0, 9.0), values)
