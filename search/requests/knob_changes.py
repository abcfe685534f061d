"""Changes to the knobs (boosts and shares) of the ranking. A second ranking is compared with the ordinary one.

A change names a constant of `ranking_knobs.py`, or a field of a constant with a list of fields:
`{"SUBJECT_SHARE": 0.7, "SCORED_FIELDS": {"name": 10}}`.
"""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any, Protocol, cast

import orjson

from search.requests import ranking_knobs
from search.requests.ranking_version import RANKING_VERSION

SHARE_ENDING, BOOST_ENDING, FIELDS_ENDING = "_SHARE", "_BOOST", "_FIELDS"
SHARE_MAX, FIELD_BOOST_MAX, BOOST_MAX = 1.0, 1_000.0, 1_000_000.0
"""Scores are 32-bit floats. Greater boosts would hide small differences between scores."""

KnobChanges = Mapping[str, float | Mapping[str, float]]
Constants = Mapping[str, float | list[str]]


class RankingKnobs(Protocol):
    """The constants of `ranking_knobs.py`, which is the ordinary set of knobs."""

    SCORED_FIELDS: list[str]
    PHRASE_FIELDS: list[str]
    SIMILAR_BOOST: float
    SUBJECT_SCORED_FIELDS: list[str]
    SUBJECT_NAME_BOOST: float
    SUBJECT_VALUE_BOOST: float
    SUBJECT_MAIN_VALUE_BOOST: float
    SUBJECT_WORDS_SHARE: float
    SUBJECT_SHARE: float
    AWARD_BOOST: float
    LIKELY_BOOST: float
    OTHER_FIELDS_SHARE: float
    EXACT_NAME_BOOST: float
    FULL_MATCH_BOOST: float
    NARROWER_STEP_BOOST: float


class InvalidKnobs(Exception):
    """The changes to the knobs are invalid. The message names the knob and the reason."""


def read_constants() -> Constants:
    """Return the constants of `ranking_knobs.py` that are boosts, shares or lists of fields."""
    endings = (SHARE_ENDING, BOOST_ENDING, FIELDS_ENDING)
    return {
        name: value
        for name, value in vars(ranking_knobs).items()
        if name.isupper() and name.endswith(endings)
    }


def parse_knob_changes(content: object) -> KnobChanges:
    """Check the parsed JSON of a knobs file. A change that sets the present value is left out.

    Raises InvalidKnobs for an unknown knob or field, a value of the wrong type or out of its bounds, or a list without
    a field. Also raises InvalidKnobs if no change is left.
    """
    if not isinstance(content, dict):
        raise InvalidKnobs("the knobs are not an object of names and values")
    constants, changes = read_constants(), dict[str, float | Mapping[str, float]]()
    for name, value in sorted(content.items()):
        before = constants.get(name)
        if before is None:
            raise InvalidKnobs(f"there is no knob {name}. The knobs are {', '.join(constants)}")
        if isinstance(before, list):
            fields = _parse_fields(name, value, before)
            changes |= {name: fields} if fields else {}
        else:
            number = _parse_number(name, value, SHARE_MAX if name.endswith(SHARE_ENDING) else BOOST_MAX)
            changes |= {name: number} if number != before else {}
    if not changes:
        raise InvalidKnobs("no knob has another value than in the ordinary ranking")
    return changes


def build_knobs(changes: KnobChanges) -> RankingKnobs:
    """Return all knobs, with the changed values."""
    knobs = dict(read_constants())
    for name, value in changes.items():
        before = knobs[name]
        if isinstance(value, float):
            knobs[name] = value
        elif isinstance(before, list):
            knobs[name] = change_fields(before, value)
    return cast(RankingKnobs, SimpleNamespace(**knobs))


def compute_ranking_version(changes: KnobChanges) -> str:
    """Hash the changes and the version of the ordinary ranking."""
    content = RANKING_VERSION.encode() + orjson.dumps(changes, option=orjson.OPT_SORT_KEYS)
    return blake2b(content, digest_size=4).hexdigest()


def change_fields(fields: Iterable[str], boosts: Mapping[str, float]) -> list[str]:
    """Change boosts in a list such as `["name^8"]`. A field with the boost 0 is left out."""
    changed = {**dict(map(split_field, fields)), **boosts}
    return [f"{field}^{boost:g}" for field, boost in changed.items() if boost]


def split_field(text: str) -> tuple[str, float]:
    """Split `name^8` into the field and its boost."""
    field, _, boost = text.partition("^")
    return field, float(boost or 1)


def _parse_fields(name: str, value: Any, before: list[str]) -> dict[str, float]:
    if not isinstance(value, dict):
        raise InvalidKnobs(f"{name}: the value is not an object of fields and boosts")
    present = dict(map(split_field, before))
    for field in value:
        if field not in present:
            raise InvalidKnobs(f"{name}: there is no field {field}. The fields are {', '.join(present)}")
    boosts = {
        field: _parse_number(f"{name} {field}", boost, FIELD_BOOST_MAX)
        for field, boost in sorted(value.items())
    }
    if not change_fields(before, boosts):
        raise InvalidKnobs(f"{name}: at least one field needs a boost above 0")
    return {field: boost for field, boost in boosts.items() if boost != present[field]}


def _parse_number(name: str, value: Any, largest: float) -> float:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= largest:
        raise InvalidKnobs(f"{name}: {value!r} is not a number from 0 to {largest:g}")
    return float(value)
