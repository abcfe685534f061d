"""The reserved slugs are the fixed words in the paths of calls, and the words of ANY.

The detail call of a row with a fixed word as its slug could not be reached. The words of ANY limit nothing in the
address of a course list.
"""

import re
from collections import defaultdict
from collections.abc import Iterable

from fastapi.routing import iter_route_contexts

from api.app import create_app
from api.pages.aliases import ANY
from schemas.settings import Settings
from schemas.vocabulary.row_slugs import RESERVED_SLUGS, is_reserved_slug

TABLES = {
    "blog": ("blog",), "campus": ("campus",), "country": ("country",), "course": ("course",),
    "degree_level": ("degree_level",), "discipline": ("discipline",), "institute": ("institute",),
    "group": ("institute_group", "pathway_group", "apply_portal"), "reference": ("page",),
    "scholarship": ("scholarship",), "specialization": ("specialization",),
}  # fmt: skip
"""The tables of the path parameters that can contain a slug."""
NOT_SLUGS = {
    "application_id", "card", "case", "category", "document_id", "institute_id", "key", "language", "noun", "report",
    "revision", "scholarship_id", "search_id", "session_id", "uuid", "view",
}  # fmt: skip
"""The path parameters that cannot contain a slug. Categories of pages and languages are not rows of a table."""
PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")
SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def find_words(paths: Iterable[str]) -> dict[str, set[str]]:
    """Find, for each parameter, the fixed words that other paths have in the place of the parameter."""
    segments = {tuple(path.strip("/").split("/")) for path in paths}
    words: dict[str, set[str]] = defaultdict(set)
    for path in segments:
        for position, segment in enumerate(path):
            parameter = PARAMETER.fullmatch(segment)
            if parameter is None:
                continue
            words[parameter[1]] |= {
                other[position]
                for other in segments
                if len(other) > position
                and other[:position] == path[:position]
                and SLUG.fullmatch(other[position])
            }
    return words


def test_the_reserved_slugs_are_the_fixed_words_of_the_routes() -> None:
    app = create_app(Settings(_env_file=None))
    words = find_words(str(getattr(route, "path", "")) for route in iter_route_contexts(app.routes))
    assert words.keys() == NOT_SLUGS | TABLES.keys()
    derived = {table: words[parameter] for parameter, tables in TABLES.items() for table in tables}
    for table in ("country", "state", "city", "degree_level"):
        derived[table] = derived.get(table, set()) | {word for word in ANY if SLUG.fullmatch(word)}
    assert {table: set(each) for table, each in derived.items() if each} == RESERVED_SLUGS


def test_a_path_after_other_segments_reserves_no_word() -> None:
    paths = ["/a/{country}", "/a/{country}/b", "/a/all", "/b/some", "/a/with_underscore", "/a/old/list/"]
    assert find_words(paths) == {"country": {"all", "old"}}


def test_only_the_whole_word_of_its_own_table_is_reserved() -> None:
    assert is_reserved_slug("scholarship", "search")
    assert not is_reserved_slug("scholarship", "search-award")
    assert not is_reserved_slug("blog", "all")
