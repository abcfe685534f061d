"""Chooses the name that the site shows for an institution, and its other name."""

import re

from indexer.catalogue.reference.slugs import slugify

_NO_NAME = {"n/a", "na", "none", "nil", "-"}
_NAME_SEPARATOR = re.compile(r"\s*[;,/]\s*|\s+t/a\s+", re.IGNORECASE)
_COMPANY_FORM = re.compile(r"[,\s]+(?:pty\.?|proprietary|ltd\.?|limited|inc\.?|incorporated)$", re.IGNORECASE)
_SHORT_FORM = re.compile(r"^(?P<name>.+?)\s*\((?P<short>[A-Za-z]+)\)$")
STATES = frozenset({"act", "nsw", "nt", "qld", "sa", "tas", "vic", "wa"})
"""The abbreviations of Australia's states in lower case."""


def choose_display_name(trading_name: str, institution_name: str) -> str:
    """Return the first trading name. Without a trading name, return the registered name or an empty text.

    A trading name that equals the registered name is not split into several names. A company form (`Pty Ltd`) and an
    abbreviation in brackets (`Deakin University (Deakin)`) are removed.
    """
    trading = _drop_placeholder(trading_name)
    if trading and not _is_same_name(trading, institution_name):
        trading = _NAME_SEPARATOR.split(trading)[0]
    return _strip_company_form(trading) or _strip_company_form(institution_name)


def choose_other_name(trading_name: str, institution_name: str) -> str | None:
    """Return the trading names as published.

    If there are none or they equal the display name, return the registered name. If the registered name also equals the
    display name or is empty, return None.
    """
    shown = choose_display_name(trading_name, institution_name)
    candidates = (_drop_placeholder(trading_name), institution_name)
    return next((name for name in candidates if name and not _is_same_name(name, shown)), None)


def _drop_placeholder(trading_name: str) -> str:
    return "" if trading_name.casefold() in _NO_NAME else trading_name


def _is_same_name(one: str, other: str) -> bool:
    return slugify(_strip_company_form(one)) == slugify(_strip_company_form(other))


def _strip_company_form(name: str) -> str:
    while (shorter := _COMPANY_FORM.sub("", name)) != name:
        name = shorter
    bracketed = _SHORT_FORM.match(name)
    if bracketed and _is_abbreviation(bracketed["short"].casefold(), bracketed["name"].casefold()):
        return bracketed["name"]
    return name


def _is_abbreviation(short: str, name: str) -> bool:
    """True if the letters of `short` occur in the name in the same order.

    False if `short` is the abbreviation of a state, because `University (NSW)` must keep its brackets.
    """
    letters = iter(name)
    return short not in STATES and all(letter in letters for letter in short)
