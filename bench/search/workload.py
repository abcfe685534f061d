"""Draws the requests of the benchmark. The requests have eleven kinds with fixed shares.

Equal seeds give equal requests.
"""

import random
from collections.abc import Callable, Mapping

from bench.search.request_pool import RequestPool, SampleCourse
from bench.search.requests import (
    FACETS,
    PAGE,
    PLACES,
    RELATED_LISTS,
    SEARCH,
    BenchRequest,
    Body,
)
from bench.search.typos import add_typo
from schemas.vocabulary.kinds import Panel
from schemas.vocabulary.limits import DISTANCES_KM, DURATION_STEP_YEARS, LISTING_PAGE_SIZE, WEEKS_PER_YEAR
from schemas.vocabulary.months import MONTHS
from search.calls.course_search import compute_last_page

TRIES_MAX = 10_000
LAST_NUMBERED_PAGE = compute_last_page(LISTING_PAGE_SIZE)
DEEP_PAGES = (20, LAST_NUMBERED_PAGE)
LANDING_PAGES_MEAN = 30
"""The mean page number of landing requests. A smaller mean would give too few different requests."""


class Workload:
    """Draws different requests.

    sentence_share: the share of texts that are whole sentences, from 0 to 1.
    """

    def __init__(self, pool: RequestPool, seed: int, *, sentence_share: float = 0.0) -> None:
        self._pool = pool
        self._sentence_share = sentence_share
        self._random = random.Random(seed)
        self._drawn_keys: set[str] = set()

    def draw(self, count: int) -> list[BenchRequest]:
        """Draw about `count` requests with the shares of SHARES, in random order."""
        kinds = [kind for kind, (share, _) in SHARES.items() for _ in range(round(count * share / 100))]
        requests = [self._draw_unique(kind) for kind in kinds]
        self._random.shuffle(requests)
        return requests

    def draw_place_prefixes(self, count: int) -> list[str]:
        """Draw beginnings of place names, as a visitor types them. Each beginning has at least two letters."""
        names = self._random.choices(self._pool.places, k=count)
        return [name[: self._random.randint(2, max(2, len(name)))] for name in names]

    def draw_text_prefixes(self, count: int) -> list[str]:
        """Draw beginnings of search texts, as a visitor types them. Every fifth text has a typo."""
        texts = (self._random.choice(self._pool.texts) for _ in range(count))
        typed = [text[: self._random.randint(1, len(text))] for text in texts]
        return [text if number % 5 else add_typo(text, self._random) for number, text in enumerate(typed)]

    def draw_of_kind(self, kind: str, count: int) -> list[BenchRequest]:
        return [self._draw_unique(kind) for _ in range(count)]

    def _draw_unique(self, kind: str) -> BenchRequest:
        for _ in range(TRIES_MAX):
            request = SHARES[kind][1](self)
            if request.key not in self._drawn_keys:
                self._drawn_keys.add(request.key)
                return request
        raise RuntimeError(f"The catalogue has too few different requests of the kind {kind}")

    def draw_landing(self) -> BenchRequest:
        """Draw a request for the listing without filters. These requests differ only in page and order."""
        page = min(LAST_NUMBERED_PAGE, 1 + int(self._random.expovariate(1 / LANDING_PAGES_MEAN)))
        return BenchRequest("landing", PAGE, self._add_order({}, self._random.randint(0, 5)), page)

    def draw_filters(self) -> BenchRequest:
        return BenchRequest("filters", SEARCH, self._draw_filter_body(self._random.randint(1, 4)))

    def draw_text(self) -> BenchRequest:
        return BenchRequest("text", SEARCH, {"course": self._choose_text()})

    def draw_typos(self) -> BenchRequest:
        return BenchRequest("typos", SEARCH, {"course": add_typo(self._choose_text(), self._random)})

    def draw_text_and_filters(self) -> BenchRequest:
        return BenchRequest(
            "text and filters",
            SEARCH,
            {"course": self._choose_text(), **self._draw_wide_filter(), **self._draw_wide_filter()},
        )

    def draw_place(self) -> BenchRequest:
        course = self._random.choice(self._pool.courses)
        place = self._draw_point(course) if self._random.random() < 0.5 else self._draw_places(course)
        return BenchRequest(
            "place", SEARCH, {**place, **self._draw_filter_body(self._random.randint(0, 1), places=False)}
        )

    def draw_sorted(self) -> BenchRequest:
        return BenchRequest(
            "sorted",
            PAGE,
            self._add_order(self._draw_filter_body(self._random.randint(1, 2)), self._random.randint(1, 5)),
        )

    def draw_deep_page(self) -> BenchRequest:
        body = self._draw_wide_filter() if self._random.random() < 0.7 else {}
        return BenchRequest("deep pages", PAGE, body, self._random.randint(*DEEP_PAGES))

    def draw_open_places(self) -> BenchRequest:
        return BenchRequest("open places", PLACES, self._draw_text_or_filters())

    def draw_facets(self) -> BenchRequest:
        return BenchRequest("facets", FACETS, self._draw_text_or_filters())

    def draw_related_list(self) -> BenchRequest:
        return BenchRequest("related lists", self._random.choice(RELATED_LISTS), self._draw_text_or_filters())

    def _draw_text_or_filters(self) -> Body:
        if self._random.random() < 0.3:
            return {"course": self._choose_text()}
        return self._draw_filter_body(self._random.randint(1, 3))

    def _choose_text(self) -> str:
        # If sentence_share is 0, no random number is drawn. A seed then gives the same requests as in old checkouts.
        if self._sentence_share and self._random.random() < self._sentence_share:
            return self._random.choice(self._pool.sentences)
        return self._random.choice(self._pool.texts)

    def _draw_filter_body(self, kinds: int, *, places: bool = True) -> Body:
        """Draw up to `kinds` filters with one to three values each.

        All filters are drawn for the same course (see `_draw_filter`).
        """
        course = self._random.choice(self._pool.courses)
        makers = [*VALUE_KEYS, "intakes", "institute_type", "panels", "fees", "durations"]
        if places:
            makers += ["place", "place", "place"]
        body: Body = {}
        for maker in self._random.sample(makers, len(makers)):
            if len(body) == kinds:
                break
            body |= {} if maker == "place" and _PLACES & body.keys() else self._draw_filter(maker, course)
        return body

    def _draw_filter(self, maker: str, course: SampleCourse) -> Body:
        """Draw one filter. The result is empty if the course has no such value.

        The course can fail three kinds of filters: the filter for popular courses, a point that is farther away than
        the drawn distance, and a duration of at most 4.5 years. The course passes all other filters.
        """
        if maker in VALUE_KEYS:
            return self._draw_values(maker, course, most=1 if maker == "degree_levels_types" else 3)
        if maker == "intakes":
            return {"intakes": [MONTHS[course.month - 1]]} if course.month else {}
        if maker == "institute_type":
            return {"institute_type": [str(course.values["institute_type"])]}
        if maker == "panels":
            return {"panels": [Panel.POPULAR.value]}
        if maker == "fees":
            return self._draw_fee_range(course)
        if maker == "durations":
            return self._draw_duration_range(course)
        return self._draw_point(course) if self._random.random() < 0.3 else self._draw_places(course)

    def _draw_wide_filter(self) -> Body:
        """Draw a filter that many courses pass. The result is empty if the drawn course has no such value."""
        course = self._random.choice(self._pool.courses)
        maker = self._random.choice(
            ["disciplines", "degree_levels", "degree_levels_types", "fees", "durations"]
        )
        return self._draw_filter(maker, course)

    def _draw_places(self, course: SampleCourse) -> Body:
        return self._draw_values(self._random.choice(["countries", "states", "cities"]), course)

    def _draw_point(self, course: SampleCourse) -> Body:
        """Draw a distance, and a point at most 0.1 degrees of latitude and longitude from the campus of the course."""
        latitude = round(max(-90.0, min(90.0, course.latitude + self._random.uniform(-0.1, 0.1))), 4)
        longitude = round(max(-180.0, min(180.0, course.longitude + self._random.uniform(-0.1, 0.1))), 4)
        distance = self._random.choice(DISTANCES_KM)
        return {"google_location": {"latitude": latitude, "longitude": longitude, "distance": distance}}

    def _draw_fee_range(self, course: SampleCourse) -> Body:
        """Draw a range around the fee of the course. Each end is 5 % to 40 % away from the fee, before rounding."""
        if course.fee is None:
            return {}
        lower = int(course.fee * self._random.uniform(0.6, 0.95)) // FEE_ROUNDING_PKR * FEE_ROUNDING_PKR
        upper = (int(course.fee * self._random.uniform(1.05, 1.4)) // FEE_ROUNDING_PKR + 1) * FEE_ROUNDING_PKR
        return {"fees": [lower, upper]}

    def _draw_duration_range(self, course: SampleCourse) -> Body:
        if course.weeks is None:
            return {}
        steps = min(8, int(course.weeks / WEEKS_PER_YEAR / DURATION_STEP_YEARS))
        lower, upper = self._random.randint(0, steps), self._random.randint(steps + 1, 9)
        return {"durations": [lower * DURATION_STEP_YEARS, upper * DURATION_STEP_YEARS]}

    def _draw_values(self, key: str, course: SampleCourse, most: int = 3) -> Body:
        """Draw the value of the course and up to `most` - 1 other values."""
        others = self._random.sample(self._pool.ids[key], min(len(self._pool.ids[key]), most - 1))
        chosen = [course.values[key], *others[: self._random.randint(0, most - 1)]]
        return {key: sorted(set(chosen))}

    def _add_order(self, body: Body, order: int) -> Body:
        return {**body, "order": order} if order else body


VALUE_KEYS = ("disciplines", "specializations", "degree_levels", "degree_levels_types", "institutes")
_PLACES = {"countries", "states", "cities", "google_location"}
FEE_ROUNDING_PKR = 10_000

SHARES: Mapping[str, tuple[int, Callable[[Workload], BenchRequest]]] = {
    "filters": (22, Workload.draw_filters),
    "text": (14, Workload.draw_text),
    "typos": (9, Workload.draw_typos),
    "text and filters": (10, Workload.draw_text_and_filters),
    "place": (11, Workload.draw_place),
    "landing": (8, Workload.draw_landing),
    "sorted": (6, Workload.draw_sorted),
    "deep pages": (4, Workload.draw_deep_page),
    "open places": (4, Workload.draw_open_places),
    "facets": (4, Workload.draw_facets),
    "related lists": (8, Workload.draw_related_list),
}
"""The share of each kind in percent, and the method that draws a request of this kind."""
