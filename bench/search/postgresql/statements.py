"""Builds one SQL statement for each search.

The statement finds the matching rows. If the query has a text, full-text search finds the rows. Most statements store
the rows in the common table expression `matched`. Facets are counted from `matched`, with GROUPING SETS if there are
several facets. A typed word also matches similar words of the catalogue, with as many typos as in Elasticsearch.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bench.search.postgresql.columns import (
    ARRAY_COLUMNS,
    COUNTED_COLUMNS,
    FACET_COLUMNS,
    LIST_COLUMNS,
    LISTING_COLUMNS,
    ORDERS,
    PLACE_COLUMNS,
    TIE_BREAKERS,
    Column,
)
from bench.search.postgresql.conditions import WORD, FilterConditions, build_word_query
from bench.search.requests import FACETS, PAGE, PLACES, SEARCH, BenchRequest
from schemas.filters.declarations import FilterGroup
from schemas.vocabulary.kinds import Order
from schemas.vocabulary.limits import LISTING_PAGE_SIZE
from search.calls.course_search import compute_page_slice
from search.parsing.search_query import SearchQuery
from search.parsing.search_text import parse_text


@dataclass(frozen=True)
class Statement:
    text: str
    values: dict[str, Any]


SESSION_SETTINGS = (
    "SET jit = off",  # Compilation takes longer than these statements.
    "SET work_mem = '128MB'",
    "SET random_page_cost = 1.1",
    "SET effective_cache_size = '8GB'",
    "SET pg_trgm.similarity_threshold = 0.25",
)
"""The settings of each connection. The settings suit tables that fit into memory."""


def build_statement(request: BenchRequest, search_query: SearchQuery) -> Statement:
    builder = StatementBuilder(search_query)
    if request.call == SEARCH:
        return builder.build_whole_search(LISTING_COLUMNS)
    if request.call == PAGE:
        return builder.build_page(request.page)
    if request.call == PLACES:
        return builder.build_facets(PLACE_COLUMNS, counted=True)
    if request.call == FACETS:
        return builder.build_facets(FACET_COLUMNS)
    return builder.build_value_list(*LIST_COLUMNS[request.call])


class StatementBuilder:
    def __init__(self, search_query: SearchQuery) -> None:
        self._search_query = search_query
        self._values: dict[str, Any] = {}
        conditions = FilterConditions(search_query, self._values)
        self._clauses = {
            group: conditions.build(group) for group in FilterGroup if group in search_query.active_groups
        }
        self._lookups, self._text = self._build_text_parts()

    def build_page(self, page: int) -> Statement:
        """Build the statement for the total and one page. If the query has a text, all matches are ranked."""
        self._values["first"], self._values["size"] = compute_page_slice(page, LISTING_PAGE_SIZE)
        where = self._build_where([*self._text, *self._clauses.values()])
        if self._search_query.text is None:
            return self._build_statement(
                f"SELECT (SELECT count(*) FROM peer.course {where}), {self._build_page(where)}"
            )
        return self._build_statement(
            f"SELECT (SELECT count(*) FROM matched), {self._build_ranked_page('')}",
            f"matched AS MATERIALIZED (SELECT {', '.join(self._list_rank_columns())} FROM peer.course {where})",
        )

    def build_facets(self, facets: Sequence[Column], *, counted: bool = False) -> Statement:
        """Build the statement that counts all facets.

        counted: true if the first row must contain the number of courses that pass all filters.
        """
        own, matched = self._build_match_set(facets)
        select = self._build_counts(facets, own)
        if counted:
            select = (
                f"SELECT count(*), {self._build_nulls(facets, own)} FROM matched {self._build_passing(own)} "
                f"UNION ALL SELECT NULL, * FROM ({select}) AS counted"
            )
        return self._build_statement(select, matched)

    def build_whole_search(self, facets: Sequence[Column]) -> Statement:
        """Build the statement for the total, the first page and all facets.

        The first row has the total and the page. Each further row has one value of a facet.
        """
        self._values["first"], self._values["size"] = 0, LISTING_PAGE_SIZE
        has_text = self._search_query.text is not None
        own, matched = self._build_match_set(facets, self._list_rank_columns() if has_text else [])
        passing = self._build_passing(own)
        page = (
            self._build_ranked_page(passing)
            if has_text
            else self._build_page(self._build_where(list(self._clauses.values())))
        )
        return self._build_statement(
            f"SELECT (SELECT count(*) FROM matched {passing}), {page}, {self._build_nulls(facets, own)} "
            f"UNION ALL SELECT NULL, NULL, * FROM ({self._build_counts(facets, own)}) AS counted",
            matched,
        )

    def _build_page(self, where: str) -> str:
        """Build the subquery of one page. The table has an index for each sort order."""
        order = ORDERS[self._search_query.order]
        return f"ARRAY(SELECT card FROM peer.course {where} ORDER BY {order} OFFSET %(first)s LIMIT %(size)s)"

    def _build_ranked_page(self, where: str) -> str:
        """Build the subquery of one page of `matched`, sorted by rank."""
        by_rank = self._search_query.order is Order.RELEVANCE
        order = f"exact DESC, rank DESC, {TIE_BREAKERS}" if by_rank else ORDERS[self._search_query.order]
        return self._build_cards(f"SELECT id FROM matched {where} ORDER BY {order}")

    def _build_cards(self, ids: str) -> str:
        return (
            "ARRAY(SELECT (SELECT card FROM peer.course WHERE course.id = page.id) FROM "
            f"({ids} OFFSET %(first)s LIMIT %(size)s) AS page)"
        )

    def _list_rank_columns(self) -> list[str]:
        """List the columns that sort the matches."""
        text = self._search_query.text
        columns = ["id", "fee_pkr", "duration_weeks", "tcf_ranking", "priority", "popularity"]
        if text is not None and self._search_query.order is Order.RELEVANCE:
            self._values["whole"] = text.whole.lower()
            columns.append("folded_name = %(whole)s OR folded_institute = %(whole)s AS exact")
            columns.append("ts_rank(words, (SELECT typed FROM typed)) AS rank")
        return columns

    def _build_counts(self, facets: Sequence[Column], own: set[FilterGroup]) -> str:
        counts = ", ".join(
            f"count(*) FILTER (WHERE {self._build_other_flags(group, own)} {'' if is_zipped else 'AND n = 1'}) "
            f"AS {column}_count"
            for column, group, is_zipped in self._list_distinct_counts(own, facets)
        )
        columns = ", ".join(column for column, _, _ in facets)
        sets = ", ".join(f"({column})" for column, _, _ in facets)
        zipped = [column for column, _, is_zipped in facets if is_zipped]
        return (
            f"SELECT GROUPING({columns}) AS facet, {columns}, {counts} FROM matched, "
            f"LATERAL unnest({', '.join(ARRAY_COLUMNS[column] for column in zipped)}) WITH ORDINALITY "
            f"AS values_of({', '.join(zipped)}, n) GROUP BY GROUPING SETS ({sets})"
        )

    def _build_nulls(self, facets: Sequence[Column], own: set[FilterGroup]) -> str:
        """Build a NULL for each column of `_build_counts`, for the row with the total and the page."""
        return ", ".join(
            "NULL" for _ in range(1 + len(facets) + len(self._list_distinct_counts(own, facets)))
        )

    def build_value_list(self, value: str, group: FilterGroup, column: str) -> Statement:
        """Build the statement that counts the values of one facet. The filter of the facet itself does not apply."""
        clauses = [clause for other, clause in self._clauses.items() if other is not group]
        where = self._build_where([*self._text, *clauses])
        return self._build_statement(
            f"SELECT value, count(*) FROM (SELECT {value} AS value FROM matched) AS each GROUP BY value",
            f"matched AS MATERIALIZED (SELECT {column} FROM peer.course {where})",
        )

    def _list_distinct_counts(self, own: set[FilterGroup], facets: Sequence[Column]) -> list[Column]:
        """List the facets that need a count of their own.

        Facets with the same conditions share one count, which has the name of the first of these facets.
        """
        first: dict[tuple[FilterGroup | None, bool], Column] = {}
        for each in facets:
            group = each[1] if each[1] in own else None
            first.setdefault((group, each[2]), each)
        return list(first.values())

    def _build_match_set(
        self, facets: Sequence[Column], further: Sequence[str] = ()
    ) -> tuple[set[FilterGroup], str]:
        """Build `matched`: the rows that fail the filters of at most one facet group.

        A facet ignores the filters of its own group, so the facet also counts rows that fail only these filters. Each
        group has a boolean column, which is true if the row passes the filters of the group.

        Returns the facet groups with an active filter, and the SQL text.
        """
        own = {group for _, group, _ in facets} & self._clauses.keys()
        counted = (COUNTED_COLUMNS.get(column, column) for column, _, _ in facets)
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
            f"matched AS MATERIALIZED (SELECT {columns}{flags} FROM peer.course {self._build_where(conditions)})",
        )

    def _build_passing(self, own: set[FilterGroup]) -> str:
        """Build the condition for the rows of `matched` that pass all filters."""
        return self._build_where([_flag(group) for group in sorted(own)])

    def _build_other_flags(self, group: FilterGroup, own: set[FilterGroup]) -> str:
        return " AND ".join(_flag(other) for other in sorted(own) if other is not group) or "true"

    def _build_where(self, conditions: Sequence[str]) -> str:
        return "WHERE " + " AND ".join(f"({each})" for each in conditions) if conditions else ""

    def _build_statement(self, select: str, *ctes: str) -> Statement:
        parts = [*self._lookups, *ctes]
        text = f"WITH {', '.join(parts)} {select}" if parts else select
        return Statement(text, self._values)

    def _build_text_parts(self) -> tuple[list[str], list[str]]:
        """Build the lookup of similar words for each typed word, and the condition that all words match."""
        text = self._search_query.text
        if text is None:
            return [], []
        words = [word for unit in text.units for word in WORD.findall(unit.text.lower())]
        parts = []
        for position, word in enumerate(dict.fromkeys(words)):
            self._values[f"word{position}"] = word
            parts.append(build_word_query(f"%(word{position})s", word))
        return [f"typed AS MATERIALIZED (SELECT {' && '.join(parts)} AS typed)"], [
            "words @@ (SELECT typed FROM typed)"
        ]


def build_trigram_statement(typed: str) -> Statement:
    """Build a search that finds rows with a similar text by trigrams. The most similar row is first."""
    return _SimilarRows(SearchQuery(text=parse_text(typed))).build_whole_search(LISTING_COLUMNS)


class _SimilarRows(StatementBuilder):
    """Matches the trigrams of the whole text of a row instead of single words."""

    def _build_text_parts(self) -> tuple[list[str], list[str]]:
        text = self._search_query.text
        self._values["typed"] = text.whole.lower() if text else ""
        return [], ["%(typed)s <%% all_words"]

    def _list_rank_columns(self) -> list[str]:
        return ["id", "priority", "popularity", "%(typed)s <<-> all_words AS apart"]

    def _build_ranked_page(self, where: str) -> str:
        return self._build_cards(f"SELECT id FROM matched {where} ORDER BY apart, {TIE_BREAKERS}")


def _flag(group: FilterGroup) -> str:
    return f"in_{group.replace(' ', '_')}"
