"""Simulates the searches of one day, as entries of the search log. `behaviour` defines what the visitors do."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from itertools import accumulate
from typing import Any, cast

from bench.search_log.behaviour import LISTED, RANKING_HOURS, compute_look, is_liked, list_page
from indexer.search_log.visits import RESULTS_PER_PAGE
from schemas.search_log.entries import Device, Entry, OutcomeEntry, OutcomeKind, SearchEntry
from schemas.search_log.names import make_search_id

SUBJECTS = (
    "nursing", "computer science", "mba", "underwater welding", "law", "data science", "civil engineering", "medicine",
    "art", "nursng", "halal cooking", "pilot",
)  # fmt: skip
TEXTS = [f"{subject} {place}".strip() for subject in SUBJECTS for place in (
    "", "australia", "london", "canada", "in urdu", "cheap",
)]  # fmt: skip
RARE_MARK, RARE_TEXTS = "#", 20_000
"""The mark of a rare text, and the number of rare texts of each subject."""
COUNTRIES = ("Australia", "United Kingdom", "Canada", "United States")
PLACES = ("Sydney", "London", "Toronto", "Boston")
FILTERS = ("study_mode: Full time", "degree_levels_types: Postgraduate", "fee", "intakes: September")
DEVICES: tuple[Device, ...] = ("phone", "tablet", "desktop")
WITHOUT_RESULTS = ("underwater", "halal")
FURTHER: tuple[OutcomeKind, ...] = ("favourite", "compare", "share", "apply", "enquiry")
ROBOT_EVERY = 20


@dataclass(slots=True)
class SimulatedSearch:
    """A simulated search.

    - entry, outcomes: the entries of the search log.
    - is_settled: true if the visitor has seen the results.
    - did: the actions of the visitor after the search, such as "click".
    - next_query: the next search text of the visitor, or None.
    """

    entry: SearchEntry
    outcomes: list[OutcomeEntry] = field(default_factory=list)
    is_settled: bool = False
    language: str | None = None
    did: set[str] = field(default_factory=set)
    next_query: str | None = None

    @property
    def is_counted(self) -> bool:
        """True if the reports count the search: a person, not a robot, has seen its results."""
        return self.is_settled and self.entry["device"] != "robot"


@dataclass(frozen=True, slots=True)
class SimulatedDay:
    searches: list[SimulatedSearch]

    def list_entries(self, seed: int = 0) -> Iterator[Entry]:
        """Yield all entries. Outcomes may come before their search, as if another site process had written them."""
        entries: list[Entry] = [search.entry for search in self.searches]
        entries += [outcome for search in self.searches for outcome in search.outcomes]
        random.Random(seed).shuffle(entries)  # not a secret
        return iter(entries)


def simulate_day(day: date, searches: int, visitors: int, seed: int = 1) -> SimulatedDay:
    """Simulate a day. Every twentieth visitor is a robot.

    The first of TEXTS are the most frequent. Most rare texts occur once.
    """
    rng = random.Random(seed)  # not a secret
    weights = list(accumulate(1 / rank for rank in range(1, len(TEXTS) + 1)))
    last_of_visit: dict[int, SimulatedSearch] = {}
    clicked: defaultdict[int, set[int]] = defaultdict(set)
    made: list[SimulatedSearch] = []
    start = datetime(day.year, day.month, day.day, tzinfo=UTC)
    for number in range(searches):
        visitor = rng.randrange(visitors)
        at = start + timedelta(seconds=86_399 * number / searches)
        search = SimulatedSearch(_build_entry(rng, at, visitor, weights))
        _act(rng, search, clicked[visitor])
        before = last_of_visit.get(visitor)
        if before is not None and before.is_settled and search.is_settled:
            _add_next(before, search)
        last_of_visit[visitor] = search
        made.append(search)
    return SimulatedDay(made)


def _build_entry(rng: random.Random, at: datetime, visitor: int, weights: list[float]) -> SearchEntry:
    text = _draw_text(rng, weights)
    is_zero = text is not None and text.startswith(WITHOUT_RESULTS)
    chosen = rng.randrange(len(COUNTRIES)) if rng.random() < 0.5 else None
    filters = rng.sample(FILTERS, rng.choice((0, 0, 1, 2)))
    order = rng.choice((0, 0, 0, 1, 2))
    page = 1 if is_zero or rng.random() < 0.9 else 2
    milliseconds = round(rng.lognormvariate(2.5, 0.8), 2)
    return SearchEntry(
        kind="search",
        id=make_search_id(at),
        at=at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        day=f"{at:%Y-%m-%d}",
        month=f"{at:%Y-%m}",
        visit=blake2b(f"{at.date()} {visitor}".encode(), digest_size=8).hexdigest(),
        text=text and text.title(),
        query=text,
        correction=None,
        interpreted=[f"subject: {text.split()[0]}"] if text else [],
        widening_steps=0,
        lacks=[],
        filters=filters,
        selection={
            "filters": {name: {} for name in [*filters, *([] if chosen is None else [PLACES[chosen]])]}
        },
        location="places" if chosen is not None else "none",
        places=[] if chosen is None else [PLACES[chosen]],
        countries=[] if chosen is None else [COUNTRIES[chosen], *COUNTRIES[: rng.randrange(2) and chosen]],
        subjects=[text.split()[0].title()] if text else [],
        order=order,
        page=page,
        total=0 if is_zero else rng.randrange(LISTED, 5_000),
        shown=[] if is_zero else list_page(text, order, at.hour // RANKING_HOURS, page),
        elasticsearch_ms=round(milliseconds * 0.7, 2),
        total_ms=milliseconds,
        generation=rng.choice((7, 8)),
        ranking="0a1b2c3d",
        device="robot" if visitor % ROBOT_EVERY == 0 else DEVICES[visitor % len(DEVICES)],
    )


def _draw_text(rng: random.Random, weights: list[float]) -> str | None:
    """Draw a search text. A fifth of the searches has no text (None), and a tenth has a rare text."""
    draw = rng.random()
    if draw < 0.2:
        return None
    if draw < 0.3:
        return f"{rng.choice(SUBJECTS)} {RARE_MARK}{rng.randrange(RARE_TEXTS)}"
    return rng.choices(TEXTS, cum_weights=weights)[0]


def _act(rng: random.Random, search: SimulatedSearch, clicked: set[int]) -> None:
    """Simulate what the visitor does with the results.

    In one search of twenty, the visitor leaves before the results count as seen. A person clicks each seen course that
    the person likes. A robot clicks each seen course. Nobody clicks a course twice.
    """
    if rng.random() < 0.05:
        return
    visit, is_robot = search.entry["visit"], search.entry["device"] == "robot"
    search.is_settled = True
    search.language = "ur" if int(visit, 16) % 4 == 1 else "en"
    _add(search, "settled", language=search.language)
    first = ((search.entry["page"] or 1) - 1) * RESULTS_PER_PAGE + 1
    for position, course in enumerate(search.entry["shown"], first):
        is_seen = rng.random() < compute_look(position) and course not in clicked
        if is_seen and (is_robot or is_liked(visit, course)):
            clicked.add(course)
            _click(rng, search, course, position)


def _click(rng: random.Random, search: SimulatedSearch, course: int, position: int) -> None:
    _add(search, "click", course=course, position=position)
    search.did |= {"click"} | ({"click_1"} if position == 1 else set())
    search.did |= {"click_10"} if position <= 10 else set()
    dwell = rng.choice(("short", "medium", "long"))
    _add(search, "detail", course=course, dwell=dwell)
    search.did |= {"detail", f"detail_{dwell}"}
    if rng.random() < 0.2:
        kind = rng.choice(FURTHER)
        _add(search, kind, course=course)
        search.did.add(kind)


def _add_next(before: SimulatedSearch, search: SimulatedSearch) -> None:
    query, earlier = search.entry["query"], before.entry["query"]
    is_reformulated = bool(query and earlier and query != earlier)
    _add(before, "next_search", next=search.entry["id"], is_reformulated=is_reformulated)
    before.did |= {"next_search"} | ({"reformulated"} if is_reformulated else set())
    before.next_query = query


def _add(search: SimulatedSearch, outcome: OutcomeKind, **more: Any) -> None:
    entry = OutcomeEntry(
        kind="outcome",
        id=f"{search.entry['id']}-{len(search.outcomes)}",
        at=search.entry["at"],
        visit=search.entry["visit"],
        search=search.entry["id"],
        outcome=outcome,
    )
    search.outcomes.append(cast(OutcomeEntry, {**entry, **more}))
