"""The searches and choices of one visit. Popularity and experiments both ignore robots and bursts.

A burst is a visit that chooses more than VISIT_COURSES_MAX courses.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

RESULTS_PER_PAGE = 27
VISIT_COURSES_MAX = 40
"""A visit that chooses more courses than this is probably a robot or a test, and is ignored."""
CHOICES = frozenset({"click", "detail", "favourite", "compare", "share", "apply", "enquiry"})
"""The outcomes by which a visitor chooses a course."""


@dataclass(slots=True)
class VisitLog:
    """The entries of one visit on one day.

    - searches: the searches by id. Only searches whose results a person has seen.
    - choices: the outcomes that choose a course. Only courses that the search of the outcome has shown.
    """

    searches: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    choices: list[Mapping[str, Any]] = field(default_factory=list)


def read_visit_log(entries: Iterable[Mapping[str, Any]]) -> VisitLog:
    """Divide the entries of one visit into searches and choices. The log of a burst is empty."""
    log, outcomes = VisitLog(), []
    for entry in entries:
        if entry["kind"] == "outcome":
            outcomes.append(entry)
        elif entry.get("settled") and entry["device"] != "robot":
            log.searches[entry["id"]] = entry
    for outcome in outcomes:
        search = log.searches.get(outcome["search"])
        if search is not None and outcome["outcome"] in CHOICES and outcome.get("course") in search["shown"]:
            log.choices.append(outcome)
    is_burst = len({choice["course"] for choice in log.choices}) > VISIT_COURSES_MAX
    return VisitLog() if is_burst else log


def compute_position(search: Mapping[str, Any], course: int) -> int | None:
    """Return the position of a shown course in all results, from 1.

    Returns None if the page was read with a cursor, because such a page has no number.
    """
    if search["page"] is None:
        return None
    return int((search["page"] - 1) * RESULTS_PER_PAGE + search["shown"].index(course) + 1)


def read_selection(search: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the filters and the place of the search. None: the entry does not contain all of them.

    Entries of earlier releases have no field `selection`. The selection of such an entry was empty if the entry has no
    filters and no place outside the text. The result is also None if personal data was removed from the text of such an
    entry, for example replaced by `[mail]`.
    """
    if "selection" in search:
        selection: dict[str, Any] | None = search["selection"]
        return selection
    is_text_alone = not search["filters"] and search["location"] in ("none", "text")
    return {} if is_text_alone and "[" not in (search["query"] or "") else None
