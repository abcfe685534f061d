"""The rules of figures of countries.

A kind has certain units. Only amounts of money have a currency. Each unit has a highest value.
"""

from collections.abc import Mapping
from typing import Any

from schemas.editing.fields import Problem
from schemas.vocabulary.kinds import FACT_MAXIMA, FACT_UNITS, MONEY_UNITS, CountryFactKind, FactUnit


def check_fact(draft: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Problem]:
    """Return the first problem of a figure, or an empty dict.

    before: the values of the public row. The draft of a published figure has neither a kind nor a unit, because an
    editor cannot change them.
    """
    if "unit" not in draft:
        return _check_value(draft, FactUnit(before["unit"]))
    unit, is_money = FactUnit(draft["unit"]), draft["unit"] in MONEY_UNITS
    if unit not in FACT_UNITS[CountryFactKind(draft["kind"])]:
        return {"unit": Problem.OTHER_UNIT}
    if is_money != bool(draft["currency"]):
        return {"currency": Problem.REQUIRED if is_money else Problem.NOT_EMPTY}
    return _check_value(draft, unit)


def _check_value(draft: Mapping[str, Any], unit: FactUnit) -> dict[str, Problem]:
    return {"value": Problem.NOT_A_NUMBER} if draft["value"] > FACT_MAXIMA[unit] else {}
