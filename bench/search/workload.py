"""What is asked: one mixed workload in stated shares, drawn from the catalogue by a seed, no question twice."""

import json
import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import psycopg

from schemas.vocabulary.kinds import Panel
from schemas.vocabulary.limits import DISTANCES_KM, DURATION_STEP_YEARS, LISTING_PAGE_SIZE, WEEKS_PER_YEAR
from schemas.vocabulary.months import MONTHS
from search.calls.course_search import last_numbered_page

SEARCH, PAGE, PLACES = "search", "page", "places"
"""All three are asked of the one typed call, as our own listing asks it: whole when text or filters change (the results
and all that stands beside them), a page of results alone when only the page or the order does, and the counts of every
place where the tree of places is open."""
TYPED_CALL = "/api/search"
FACETS, SUBJECT_LIST, INSTITUTE_LIST, INTAKE_LIST = (
    "base_filters",
    "course_related_specializations_new",
    "course_related_institutes_new",
    "course_related_intakes",
)
"""Older calls, under /api/course/."""
RELATED_LISTS = (SUBJECT_LIST, INSTITUTE_LIST, INTAKE_LIST)

Body = dict[str, Any]

DRAWN = 4_000
TRIES_MAX = 10_000
LAST_NUMBERED_PAGE = last_numbered_page(LISTING_PAGE_SIZE)
DEEP_PAGES = (20, LAST_NUMBERED_PAGE)
LANDING_PAGES_MEAN = 30
"""Enough that three rounds find 700 pages and orders without asking one twice."""


@dataclass(frozen=True)
class Ask:
    """kind: one of SHARES; call: one of PARTS, an older call, or a whole path; body: as the listing's older calls
    take it, of a whole path as that does; page: from 1."""

    kind: str
    call: str
    body: Body
    page: int = 1

    @property
    def path(self) -> str:
        if self.call in PARTS:
            return TYPED_CALL
        return self.call if self.call.startswith("/") else f"/api/course/{self.call}/"

    @property
    def key(self) -> str:
        """The same for the same question."""
        return json.dumps((self.call, self.body, self.page), sort_keys=True)

    @property
    def parameters(self) -> Mapping[str, int]:
        """Of the address: the typed call has its page in the body."""
        return {} if self.path == TYPED_CALL else {"page": self.page}

    @property
    def posted(self) -> Body:
        """The body in the spelling of the call."""
        if self.call not in PARTS:
            return self.body
        page = {} if self.page == 1 else {"page": self.page}
        return {**typed_body(self.body), **page, **PARTS[self.call]}


BESIDE: Body = {
    "facets": ["place_counts", "degree_levels", "disciplines", "institute_types", "intakes", "popular"],
    "place_depth": "countries",
    "histograms": ["fees", "durations"],
    "relax": True,
}
"""What our own listing shows beside the results, whatever is chosen."""
PARTS: Mapping[str, Body] = {
    SEARCH: BESIDE,
    PAGE: {},
    PLACES: {"results": False, "facets": ["place_counts"]},
}


def typed_body(filters: Body) -> Body:
    """Text, filters and order in the spelling of the typed call, from that of the older ones."""
    chosen = dict(filters)
    text, order = chosen.pop("course", ""), chosen.pop("order", None)
    ranges = {key: chosen.pop(key) for key in ("fees", "durations") if key in chosen}
    point = chosen.pop("google_location", None)
    typed: Body = {key: {"include": values} for key, values in chosen.items()}
    typed |= {key: {"lower": lower, "upper": upper} for key, (lower, upper) in ranges.items()}
    if point is not None:
        typed["point"] = {**point, "distance_km": point["distance"]}
        del typed["point"]["distance"]
    return {"text": text, "filters": typed, **({} if order is None else {"order": order})}


@dataclass(frozen=True)
class Known:
    """A course that exists, at one of its campuses: questions are asked of what somebody can find.

    values: ids by filter; latitude and longitude in degrees; fee in rupees a year.
    """

    values: Mapping[str, int | str]
    latitude: float
    longitude: float
    fee: int | None
    weeks: int | None
    month: int | None


@dataclass(frozen=True)
class Pool:
    """Courses and texts to ask for, all ids by filter, and the names of places where courses run."""

    courses: list[Known]
    ids: Mapping[str, list[int]]
    texts: list[str]
    places: list[str]


_KEYS = (
    "countries", "states", "cities", "degree_levels", "degree_levels_types", "disciplines", "specializations",
    "institutes", "institute_type",
)  # fmt: skip

_COURSES = """
SELECT country_id, state_id, city_id, degree_level_id, level_type_id, discipline_ids[1], specialization_ids[1],
       institute_id, institute_type, latitude, longitude, fee_pkr, duration_weeks, intakes[1]
FROM peer.course JOIN peer.campus ON campus.id = campus_ids[1]
ORDER BY hashint8extended(course.id, 1) LIMIT %s
"""

_TEXTS = (
    "SELECT name FROM specialization",
    "SELECT card->>'name' FROM peer.course ORDER BY hashint8extended(id, 2) LIMIT {limit}",
    "SELECT name FROM institute ORDER BY hashint8extended(id, 3) LIMIT {limit}",
    "SELECT subject.name || ' ' || city FROM peer.course JOIN peer.campus ON campus.id = campus_ids[1] "
    "JOIN specialization AS subject ON subject.id = specialization_ids[1] "
    "ORDER BY hashint8extended(course.id, 4) LIMIT {limit}",
    "SELECT subject.name || ' in ' || country FROM peer.course JOIN peer.campus ON campus.id = campus_ids[1] "
    "JOIN specialization AS subject ON subject.id = specialization_ids[1] "
    "ORDER BY hashint8extended(course.id, 5) LIMIT {limit}",
)


def pool_of(database_url: str) -> Pool:
    """Read what there is to ask for."""
    with psycopg.connect(database_url) as connection:
        courses = [
            Known(dict(zip(_KEYS, row[:9], strict=True)), *row[9:])
            for row in connection.execute(_COURSES, (DRAWN,)).fetchall()
        ]
        texts = {
            row[0]
            for each in _TEXTS
            for row in connection.execute(each.format(limit=DRAWN).encode()).fetchall()
        }
        places = connection.execute("SELECT city FROM peer.campus UNION SELECT country FROM peer.campus")
        names = sorted(row[0] for row in places.fetchall())
    ids = {key: sorted({int(course.values[key]) for course in courses}) for key in _KEYS[:-1]}
    return Pool(courses, ids, sorted(texts), names)


class Workload:
    """Draws questions; each kind in its share, none twice."""

    def __init__(self, pool: Pool, seed: int) -> None:
        self._pool = pool
        self._dice = random.Random(seed)
        self._asked: set[str] = set()

    def draw(self, count: int) -> list[Ask]:
        """`count` questions in the shares of SHARES, shuffled."""
        kinds = [kind for kind, (share, _) in SHARES.items() for _ in range(round(count * share / 100))]
        asks = [self._new(kind) for kind in kinds]
        self._dice.shuffle(asks)
        return asks

    def half_typed_places(self, count: int) -> list[str]:
        """Beginnings of names of places, from two letters on."""
        names = self._dice.choices(self._pool.places, k=count)
        return [name[: self._dice.randint(2, max(2, len(name)))] for name in names]

    def draw_kind(self, kind: str, count: int) -> list[Ask]:
        return [self._new(kind) for _ in range(count)]

    def _new(self, kind: str) -> Ask:
        for _ in range(TRIES_MAX):
            ask = SHARES[kind][1](self)
            if ask.key not in self._asked:
                self._asked.add(ask.key)
                return ask
        raise RuntimeError(f"{kind}: there are no further questions of this kind; ask for fewer")

    def landing(self) -> Ask:
        """The listing without filters; only pages and orders tell one from another."""
        page = min(LAST_NUMBERED_PAGE, 1 + int(self._dice.expovariate(1 / LANDING_PAGES_MEAN)))
        return Ask("landing", PAGE, self._ordered({}, self._dice.randint(0, 5)), page)

    def filters(self) -> Ask:
        return Ask("filters", SEARCH, self._filters(self._dice.randint(1, 4)))

    def text(self) -> Ask:
        return Ask("text", SEARCH, {"course": self._text()})

    def typos(self) -> Ask:
        return Ask("typos", SEARCH, {"course": with_typo(self._text(), self._dice)})

    def text_filters(self) -> Ask:
        return Ask(
            "text and filters", SEARCH, {"course": self._text(), **self._wide_filter(), **self._wide_filter()}
        )

    def place(self) -> Ask:
        course = self._dice.choice(self._pool.courses)
        place = self._point(course) if self._dice.random() < 0.5 else self._places(course)
        return Ask("place", SEARCH, {**place, **self._filters(self._dice.randint(0, 1), places=False)})

    def sorted(self) -> Ask:
        return Ask(
            "sorted",
            PAGE,
            self._ordered(self._filters(self._dice.randint(1, 2)), self._dice.randint(1, 5)),
        )

    def deep(self) -> Ask:
        body = self._wide_filter() if self._dice.random() < 0.7 else {}
        return Ask("deep pages", PAGE, body, self._dice.randint(*DEEP_PAGES))

    def open_places(self) -> Ask:
        """Beside a search, of whom has opened the tree of places."""
        return Ask("open places", PLACES, self._text_or_filters())

    def facets(self) -> Ask:
        return Ask("facets", FACETS, self._text_or_filters())

    def related(self) -> Ask:
        return Ask("related lists", self._dice.choice(RELATED_LISTS), self._text_or_filters())

    def _text_or_filters(self) -> Body:
        if self._dice.random() < 0.3:
            return {"course": self._text()}
        return self._filters(self._dice.randint(1, 3))

    def _text(self) -> str:
        return self._dice.choice(self._pool.texts)

    def _filters(self, kinds: int, *, places: bool = True) -> Body:
        """So many kinds of filters, of one to three values each, that one existing course passes."""
        course = self._dice.choice(self._pool.courses)
        makers = [*VALUE_KEYS, "intakes", "institute_type", "panels", "fees", "durations"]
        if places:
            makers += ["place", "place", "place"]
        body: Body = {}
        for maker in self._dice.sample(makers, len(makers)):
            if len(body) == kinds:
                break
            body |= {} if maker == "place" and _PLACES & body.keys() else self._filter(maker, course)
        return body

    def _filter(self, maker: str, course: Known) -> Body:
        """One kind of filter; empty where the course has nothing to filter by."""
        if maker in VALUE_KEYS:
            return self._values(maker, course, most=1 if maker == "degree_levels_types" else 3)
        if maker == "intakes":
            return {"intakes": [MONTHS[course.month - 1]]} if course.month else {}
        if maker == "institute_type":
            return {"institute_type": [str(course.values["institute_type"])]}
        if maker == "panels":
            return {"panels": [Panel.POPULAR.value]}
        if maker == "fees":
            return self._fees(course)
        if maker == "durations":
            return self._durations(course)
        return self._point(course) if self._dice.random() < 0.3 else self._places(course)

    def _wide_filter(self) -> Body:
        """A filter that leaves many courses: pages enough to go deep, something to find for a text."""
        course = self._dice.choice(self._pool.courses)
        maker = self._dice.choice(
            ["disciplines", "degree_levels", "degree_levels_types", "fees", "durations"]
        )
        return self._filter(maker, course)

    def _places(self, course: Known) -> Body:
        return self._values(self._dice.choice(["countries", "states", "cities"]), course)

    def _point(self, course: Known) -> Body:
        """Some kilometres from a campus."""
        latitude = round(max(-90.0, min(90.0, course.latitude + self._dice.uniform(-0.1, 0.1))), 4)
        longitude = round(max(-180.0, min(180.0, course.longitude + self._dice.uniform(-0.1, 0.1))), 4)
        distance = self._dice.choice(DISTANCES_KM)
        return {"google_location": {"latitude": latitude, "longitude": longitude, "distance": distance}}

    def _fees(self, course: Known) -> Body:
        """Up to a third less and more than the course costs, in steps of 10,000."""
        if course.fee is None:
            return {}
        lower = int(course.fee * self._dice.uniform(0.6, 0.95)) // FEE_STEP_PKR * FEE_STEP_PKR
        upper = (int(course.fee * self._dice.uniform(1.05, 1.4)) // FEE_STEP_PKR + 1) * FEE_STEP_PKR
        return {"fees": [lower, upper]}

    def _durations(self, course: Known) -> Body:
        if course.weeks is None:
            return {}
        steps = min(8, int(course.weeks / WEEKS_PER_YEAR / DURATION_STEP_YEARS))
        lower, upper = self._dice.randint(0, steps), self._dice.randint(steps + 1, 9)
        return {"durations": [lower * DURATION_STEP_YEARS, upper * DURATION_STEP_YEARS]}

    def _values(self, key: str, course: Known, most: int = 3) -> Body:
        """The course's own value and up to most - 1 others."""
        others = self._dice.sample(self._pool.ids[key], min(len(self._pool.ids[key]), most - 1))
        chosen = [course.values[key], *others[: self._dice.randint(0, most - 1)]]
        return {key: sorted(set(chosen))}

    def _ordered(self, body: Body, order: int) -> Body:
        return {**body, "order": order} if order else body


VALUE_KEYS = ("disciplines", "specializations", "degree_levels", "degree_levels_types", "institutes")
_PLACES = {"countries", "states", "cities", "google_location"}
FEE_STEP_PKR = 10_000

SHARES: Mapping[str, tuple[int, Callable[[Workload], Ask]]] = {
    "filters": (22, Workload.filters),
    "text": (14, Workload.text),
    "typos": (9, Workload.typos),
    "text and filters": (10, Workload.text_filters),
    "place": (11, Workload.place),
    "landing": (8, Workload.landing),
    "sorted": (6, Workload.sorted),
    "deep pages": (4, Workload.deep),
    "open places": (4, Workload.open_places),
    "facets": (4, Workload.facets),
    "related lists": (8, Workload.related),
}
"""Each kind's share of the questions in percent, and how one is drawn: two whole searches for every page that is only
turned or sorted anew."""

_LONG_WORD = re.compile(r"[A-Za-z]{5,}")


def with_typo(text: str, dice: random.Random) -> str:
    """One slip in a word of five letters or more, not in its first: a letter lost, doubled, swapped or wrong."""
    words = list(_LONG_WORD.finditer(text))
    if not words:
        return f"{text} unversity"
    word = dice.choice(words)
    letters = list(word.group())
    at = dice.randrange(1, len(letters) - 1)
    slip = dice.randrange(4)
    if slip == 0:
        del letters[at]
    elif slip == 1:
        letters.insert(at, letters[at])
    elif slip == 2:
        letters[at], letters[at + 1] = letters[at + 1], letters[at]
    else:
        letters[at] = dice.choice("aeiorstln")
    return text[: word.start()] + "".join(letters) + text[word.end() :]
