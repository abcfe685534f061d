"""The same questions to PostgreSQL: full text by GIN, one materialised match set, all facets by GROUPING SETS.

A question is one statement. What its words may be, typos included, is looked up in it too: the words of the catalogue
that share trigrams with the typed one and are no farther from it than the engine allows.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bench.search.workload import FACETS, INSTITUTE_LIST, INTAKE_LIST, PAGE, PLACES, SEARCH, SUBJECT_LIST, Ask
from schemas.filters.declarations import FilterGroup
from schemas.geography import EARTH_RADIUS_KM
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import LISTING_PAGE_SIZE
from search.calls.course_search import page_slice
from search.parsing.listing_filters import parse_text
from search.parsing.search_query import SearchQuery
from search.parsing.text_units import allows_typos
from search.requests.histograms import FEE_GRAIN_PKR

BOX_MARGIN = 1.01
"""The box is drawn on a slightly larger globe; the exact distance decides."""

_WORD = re.compile(r"[^\W_]+")

ARRAYS = {
    "disciplines": "discipline_ids",
    "specializations": "specialization_ids",
    "campuses": "campus_ids",
    "countries": "country_ids",
    "states": "state_ids",
    "cities": "city_ids",
    "intakes": "intakes",
}
SCALARS = {
    "degree_levels": "degree_level_id",
    "degree_levels_types": "level_type_id",
    "institutes": "institute_id",
    "institute_type": "institute_type",
}
GROUP_KEYS = {
    FilterGroup.PLACE: ("countries", "states", "cities"),
    FilterGroup.LEVEL: ("degree_levels_types", "degree_levels"),
    FilterGroup.DISCIPLINE: ("disciplines",),
    FilterGroup.SPECIALIZATION: ("specializations",),
    FilterGroup.CAMPUS: ("campuses",),
    FilterGroup.INSTITUTE: ("institutes",),
    FilterGroup.INSTITUTE_TYPE: ("institute_type",),
    FilterGroup.INTAKE: ("intakes",),
}

TIES = "priority DESC, popularity DESC, id"
ORDERS = {
    Order.RELEVANCE: TIES,
    Order.FEE_LOW_TO_HIGH: f"fee_pkr ASC NULLS LAST, {TIES}",
    Order.FEE_HIGH_TO_LOW: f"fee_pkr DESC NULLS LAST, {TIES}",
    Order.DURATION_ASCENDING: f"duration_weeks ASC NULLS LAST, {TIES}",
    Order.DURATION_DESCENDING: f"duration_weeks DESC NULLS LAST, {TIES}",
    Order.RANKING: f"tcf_ranking ASC NULLS LAST, {TIES}",
}

Column = tuple[str, FilterGroup, bool]
"""A facet's column, its group, and whether it is one of the zipped arrays."""
PLACE_COLUMNS: tuple[Column, ...] = (
    ("country", FilterGroup.PLACE, True),
    ("state", FilterGroup.PLACE, True),
    ("city", FilterGroup.PLACE, True),
)
_SHORT_COLUMNS: tuple[Column, ...] = (
    ("level_type_id", FilterGroup.LEVEL, False),
    ("degree_level_id", FilterGroup.LEVEL, False),
    ("institute_type", FilterGroup.INSTITUTE_TYPE, False),
    ("popular", FilterGroup.POPULAR, False),
    ("fee_unknown", FilterGroup.FEE, False),
    ("discipline", FilterGroup.DISCIPLINE, True),
)
FACET_COLUMNS = (*_SHORT_COLUMNS, *PLACE_COLUMNS)
"""Those of base_filters."""
BESIDE_COLUMNS = (
    *_SHORT_COLUMNS,
    ("country", FilterGroup.PLACE, True),
    ("fee_step", FilterGroup.FEE, False),
    ("duration_weeks", FilterGroup.DURATION, False),
    ("intake", FilterGroup.INTAKE, True),
)
"""What our own listing counts beside its results."""
FEE_STEP_PKR = 10 * FEE_GRAIN_PKR
"""The histogram's, with fees as they are here."""
ZIPPED = {
    "discipline": "discipline_ids",
    "country": "country_ids",
    "state": "state_ids",
    "city": "city_ids",
    "intake": "intakes",
}
COUNTED_OF = {
    **ZIPPED,
    "fee_unknown": "fee_pkr IS NULL AS fee_unknown",
    "fee_step": f"fee_pkr / {FEE_STEP_PKR} AS fee_step",
}
"""What of a row each facet is counted from, where it is not called so."""
LIST_COLUMNS = {
    SUBJECT_LIST: ("unnest(specialization_ids)", FilterGroup.SPECIALIZATION, "specialization_ids"),
    INSTITUTE_LIST: ("institute_id", FilterGroup.INSTITUTE, "institute_id"),
    INTAKE_LIST: ("unnest(intakes)", FilterGroup.INTAKE, "intakes"),
}


@dataclass(frozen=True)
class Statement:
    text: str
    values: dict[str, Any]


SESSION = (
    "SET jit = off",  # compiling costs more than these statements take
    "SET work_mem = '128MB'",
    "SET random_page_cost = 1.1",
    "SET effective_cache_size = '8GB'",
    "SET pg_trgm.similarity_threshold = 0.25",
)
"""What a session is set to, as one would for such a table in memory."""


def statement_of(ask: Ask, question: SearchQuery) -> Statement:
    """The statement of a question."""
    builder = _Builder(question)
    if ask.call == SEARCH:
        return builder.whole(BESIDE_COLUMNS)
    if ask.call == PAGE:
        return builder.hits(ask.page)
    if ask.call == PLACES:
        return builder.facets(PLACE_COLUMNS, counted=True)
    if ask.call == FACETS:
        return builder.facets(FACET_COLUMNS)
    return builder.list_of(*LIST_COLUMNS[ask.call])


class _Builder:
    def __init__(self, question: SearchQuery) -> None:
        self._question = question
        self._values: dict[str, Any] = {}
        self._clauses = {
            group: self._clause(group) for group in FilterGroup if group in question.active_groups
        }
        self._lookups, self._text = self._text_parts()

    def hits(self, page: int) -> Statement:
        """The count and one page. With text all matches are ranked; without, the page comes from the order's index."""
        self._values["first"], self._values["size"] = page_slice(page, LISTING_PAGE_SIZE)
        where = self._where([*self._text, *self._clauses.values()])
        if self._question.text is None:
            return self._statement(f"SELECT (SELECT count(*) FROM peer.course {where}), {self._page(where)}")
        return self._statement(
            f"SELECT (SELECT count(*) FROM matched), {self._ranked_page('')}",
            f"matched AS MATERIALIZED (SELECT {', '.join(self._ranks())} FROM peer.course {where})",
        )

    def facets(self, facets: Sequence[Column], *, counted: bool = False) -> Statement:
        """Every facet under all filters but its own group's, from one match set in one pass; counted: and how many pass
        all filters, in the first row."""
        own, matched = self._match_set(facets)
        select = self._counts(facets, own)
        if counted:
            select = (
                f"SELECT count(*), {self._nothing(facets, own)} FROM matched {self._passing(own)} "
                f"UNION ALL SELECT NULL, * FROM ({select}) AS counted"
            )
        return self._statement(select, matched)

    def whole(self, facets: Sequence[Column]) -> Statement:
        """The count with the first page, then every facet, in one statement from one match set."""
        self._values["first"], self._values["size"] = 0, LISTING_PAGE_SIZE
        has_text = self._question.text is not None
        own, matched = self._match_set(facets, self._ranks() if has_text else [])
        passing = self._passing(own)
        page = (
            self._ranked_page(passing) if has_text else self._page(self._where(list(self._clauses.values())))
        )
        return self._statement(
            f"SELECT (SELECT count(*) FROM matched {passing}), {page}, {self._nothing(facets, own)} "
            f"UNION ALL SELECT NULL, NULL, * FROM ({self._counts(facets, own)}) AS counted",
            matched,
        )

    def _page(self, where: str) -> str:
        """One page in the order's own index."""
        order = ORDERS[self._question.order]
        return f"ARRAY(SELECT card FROM peer.course {where} ORDER BY {order} OFFSET %(first)s LIMIT %(size)s)"

    def _ranked_page(self, where: str) -> str:
        """One page of the match set."""
        by_rank = self._question.order is Order.RELEVANCE
        order = f"exact DESC, rank DESC, {TIES}" if by_rank else ORDERS[self._question.order]
        return self._cards_of(f"SELECT id FROM matched {where} ORDER BY {order}")

    def _cards_of(self, ids: str) -> str:
        return (
            "ARRAY(SELECT (SELECT card FROM peer.course WHERE course.id = page.id) FROM "
            f"({ids} OFFSET %(first)s LIMIT %(size)s) AS page)"
        )

    def _ranks(self) -> list[str]:
        """What a match is ordered by."""
        text = self._question.text
        columns = ["id", "fee_pkr", "duration_weeks", "tcf_ranking", "priority", "popularity"]
        if text is not None and self._question.order is Order.RELEVANCE:
            self._values["whole"] = text.whole.lower()
            columns.append("folded_name = %(whole)s OR folded_institute = %(whole)s AS exact")
            columns.append("ts_rank(words, (SELECT typed FROM typed)) AS rank")
        return columns

    def _counts(self, facets: Sequence[Column], own: set[FilterGroup]) -> str:
        counts = ", ".join(
            f"count(*) FILTER (WHERE {self._others_hold(group, own)} {'' if is_zipped else 'AND n = 1'}) "
            f"AS {column}_count"
            for column, group, is_zipped in self._distinct_counts(own, facets)
        )
        columns = ", ".join(column for column, _, _ in facets)
        sets = ", ".join(f"({column})" for column, _, _ in facets)
        zipped = [column for column, _, is_zipped in facets if is_zipped]
        return (
            f"SELECT GROUPING({columns}) AS facet, {columns}, {counts} FROM matched, "
            f"LATERAL unnest({', '.join(ZIPPED[column] for column in zipped)}) WITH ORDINALITY "
            f"AS values_of({', '.join(zipped)}, n) GROUP BY GROUPING SETS ({sets})"
        )

    def _nothing(self, facets: Sequence[Column], own: set[FilterGroup]) -> str:
        """In a row that is no facet's, its columns."""
        return ", ".join("NULL" for _ in range(1 + len(facets) + len(self._distinct_counts(own, facets))))

    def list_of(self, value: str, group: FilterGroup, column: str) -> Statement:
        """The values of one facet, under all filters but its own."""
        clauses = [clause for each, clause in self._clauses.items() if each is not group]
        where = self._where([*self._text, *clauses])
        return self._statement(
            f"SELECT value, count(*) FROM (SELECT {value} AS value FROM matched) AS each GROUP BY value",
            f"matched AS MATERIALIZED (SELECT {column} FROM peer.course {where})",
        )

    def _distinct_counts(self, own: set[FilterGroup], facets: Sequence[Column]) -> list[Column]:
        """One count for each distinct set of conditions, under the name of the first facet that needs it."""
        first: dict[tuple[FilterGroup | None, bool], Column] = {}
        for each in facets:
            group = each[1] if each[1] in own else None
            first.setdefault((group, each[2]), each)
        return list(first.values())

    def _match_set(
        self, facets: Sequence[Column], further: Sequence[str] = ()
    ) -> tuple[set[FilterGroup], str]:
        """The facets' groups that filter, and the rows that pass everything but at most one of their filters, with a
        flag for each of these."""
        own = {group for _, group, _ in facets} & self._clauses.keys()
        counted = (COUNTED_OF.get(column, column) for column, _, _ in facets)
        columns = ", ".join(dict.fromkeys([*further, *counted]))
        fixed = [clause for group, clause in self._clauses.items() if group not in own]
        either = [
            " AND ".join(self._clauses[other] for other in own if other is not left_out) or "true"
            for left_out in sorted(own)
        ]
        conditions = [*self._text, *fixed]
        if either:
            conditions.append("(" + " OR ".join(f"({each})" for each in either) + ")")
        flags = "".join(f", ({self._clauses[group]}) AS {_flag(group)}" for group in sorted(own))
        return (
            own,
            f"matched AS MATERIALIZED (SELECT {columns}{flags} FROM peer.course {self._where(conditions)})",
        )

    def _passing(self, own: set[FilterGroup]) -> str:
        """Of the match set, those that pass all filters."""
        return self._where([_flag(group) for group in sorted(own)])

    def _others_hold(self, group: FilterGroup, own: set[FilterGroup]) -> str:
        return " AND ".join(_flag(other) for other in sorted(own) if other is not group) or "true"

    def _where(self, conditions: Sequence[str]) -> str:
        return "WHERE " + " AND ".join(f"({each})" for each in conditions) if conditions else ""

    def _statement(self, select: str, *ctes: str) -> Statement:
        parts = [*self._lookups, *ctes]
        text = f"WITH {', '.join(parts)} {select}" if parts else select
        return Statement(text, self._values)

    def _clause(self, group: FilterGroup) -> str:
        question = self._question
        if group is FilterGroup.PLACE and question.point:
            return self._around()
        if group is FilterGroup.FEE and question.fee:
            return self._between("fee_pkr", question.fee.lower, question.fee.upper)
        if group is FilterGroup.DURATION and question.duration:
            return self._between("duration_weeks", question.duration.lower, question.duration.upper)
        if group is FilterGroup.POPULAR:
            return "popular"
        any_of = [self._any_value(key) for key in GROUP_KEYS[group] if key in question.terms]
        return "(" + " OR ".join(any_of) + ")"

    def _any_value(self, key: str) -> str:
        self._values[key] = list(self._question.terms[key])
        return f"{ARRAYS[key]} && %({key})s::int[]" if key in ARRAYS else f"{SCALARS[key]} = ANY (%({key})s)"

    def _between(self, column: str, lower: int | None, upper: int | None) -> str:
        ends = [("lower", ">=", lower), ("upper", "<=", upper)]
        self._values |= {f"{column}_{end}": value for end, _, value in ends if value is not None}
        return " AND ".join(
            f"{column} {sign} %({column}_{end})s" for end, sign, value in ends if value is not None
        )

    def _around(self) -> str:
        point = self._question.point
        assert point is not None
        self._values |= {
            "latitude": point.latitude,
            "longitude": point.longitude,
            "metres": point.distance_km * 1_000,
            "box": point.distance_km * 1_000 * BOX_MARGIN,
            "twice": 2_000 * EARTH_RADIUS_KM,
        }
        return (
            "campus_ids && ARRAY(SELECT id FROM peer.campus WHERE "
            "earth_box(ll_to_earth(%(latitude)s, %(longitude)s), %(box)s) @> spot AND %(twice)s * asin(sqrt("
            "sin(radians(latitude - %(latitude)s) / 2) ^ 2 + cos(radians(latitude)) * cos(radians(%(latitude)s)) "
            "* sin(radians(longitude - %(longitude)s) / 2) ^ 2)) <= %(metres)s)"
        )

    def _text_parts(self) -> tuple[list[str], list[str]]:
        """The lookup of what each word may be, and the condition that all of them are found."""
        text = self._question.text
        if text is None:
            return [], []
        words = [word for unit in text.units for word in _WORD.findall(unit.text.lower())]
        parts = []
        for position, word in enumerate(dict.fromkeys(words)):
            self._values[f"word{position}"] = word
            parts.append(_query_of(f"%(word{position})s", word))
        return [f"typed AS MATERIALIZED (SELECT {' && '.join(parts)} AS typed)"], [
            "words @@ (SELECT typed FROM typed)"
        ]


def trigram_statement(typed: str) -> Statement:
    """The plain way to bear with typos, as a whole search: rows whose text is similar enough to what is typed, the most
    similar first, and what stands beside them."""
    return _SimilarRows(SearchQuery(text=parse_text(typed))).whole(BESIDE_COLUMNS)


class _SimilarRows(_Builder):
    """By the trigrams of each row's whole text, instead of by its words."""

    def _text_parts(self) -> tuple[list[str], list[str]]:
        text = self._question.text
        self._values["typed"] = text.whole.lower() if text else ""
        return [], ["%(typed)s <%% all_words"]

    def _ranks(self) -> list[str]:
        return ["id", "priority", "popularity", "%(typed)s <<-> all_words AS apart"]

    def _ranked_page(self, where: str) -> str:
        return self._cards_of(f"SELECT id FROM matched {where} ORDER BY apart, {TIES}")


def _query_of(parameter: str, word: str) -> str:
    """The tsquery of a word: its stem, or that of any known word within the typos that its length allows."""
    exact = f"plainto_tsquery('english', unaccent({parameter}))"
    if not allows_typos(word):
        return exact
    slips = 2 if len(word) >= 8 else 1
    return (
        f"coalesce((SELECT to_tsquery('english', string_agg(word, ' | ')) FROM peer.word WHERE word %% {parameter} "
        f"AND word LIKE left({parameter}, 1) || '%%' "
        f"AND levenshtein_less_equal(word, {parameter}, {slips}) <= {slips}), "
        f"{exact})"
    )


def _flag(group: FilterGroup) -> str:
    return f"in_{group.replace(' ', '_')}"
