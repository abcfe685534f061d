"""The behaviour of simulated visitors: how likely they look at each position, and which courses they like.

The behaviour is planted: the simulation knows these probabilities, so estimates can be compared with them. The appeal
of a course is the probability that a visitor likes the course. Courses are listed by a noisy estimate of their appeal,
so liked courses are often at the top, as on a real site. The estimate changes every six hours.
"""

import random
from functools import lru_cache
from hashlib import blake2b

from indexer.search_log.visits import RESULTS_PER_PAGE

COURSES = 500
LISTED = 60
"""The number of courses that a text finds."""
RANKING_HOURS = 6
"""The order of the courses changes after this number of hours."""
APPEALS = (0.08, 0.16, 0.32)
"""The possible probabilities that a visitor likes a course. Each probability is twice the previous one."""
LOOK_EXPONENT = 0.6
LATER_PAGE_LOOK = 0.7
_NOISE = 0.1
_HASH_BYTES = 8


def compute_look(position: int) -> float:
    """Return the probability that a visitor of a result page looks at a position. Positions start at 1."""
    page, rank = divmod(position - 1, RESULTS_PER_PAGE)
    return float((rank + 1) ** -LOOK_EXPONENT * (LATER_PAGE_LOOK if page else 1.0))


def get_appeal(course: int) -> float:
    return APPEALS[course % len(APPEALS)]


def is_liked(visit: str, course: int) -> bool:
    """True if the visitor likes the course. The result depends only on the visitor and the course."""
    digest = blake2b(f"{visit} {course}".encode(), digest_size=_HASH_BYTES).digest()
    return bool(int.from_bytes(digest, "big") / 256**_HASH_BYTES < get_appeal(course))


def list_page(text: str | None, order: int, ranking: int, page: int) -> list[int]:
    """List the courses of a page. ranking: the number of the noisy estimate by which the courses are sorted."""
    start = (page - 1) * RESULTS_PER_PAGE
    return _list_results(text, order, ranking)[start : start + RESULTS_PER_PAGE]


@lru_cache(10_000)
def _list_results(text: str | None, order: int, ranking: int) -> list[int]:
    courses = random.Random(f"{text}").sample(range(1, COURSES + 1), LISTED)  # not a secret
    noise = random.Random(f"{text} {order} {ranking}")  # not a secret
    return sorted(courses, key=lambda course: noise.gauss(-get_appeal(course), _NOISE))
