"""Executes an aggregation that an analyst has written: no searches, no scripts, limited size, depth and time."""

from typing import Any

import orjson
from elasticsearch import BadRequestError, Elasticsearch

from indexer.indexing.elasticsearch.client import translate_errors
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.reports.selection import InvalidSelection, Selection

QUERY_MAX_BYTES = 20_000
BUCKETS_MAX = 1_000
DEPTH_MAX = 4
SECONDS = 10
RESPONSE_SECONDS = 2
"""The client waits this many seconds longer than the time limit of Elasticsearch (SECONDS)."""
ALLOWED = frozenset(
    {
        "terms", "filter", "filters", "range", "date_range", "date_histogram", "histogram", "missing", "composite",
        "rare_terms", "significant_terms", "avg", "sum", "min", "max", "stats", "extended_stats", "value_count",
        "cardinality", "percentiles", "percentile_ranks",
    }
)  # fmt: skip
_SCRIPTS = frozenset({"script", "scripts", "runtime_mappings"})
_NESTED = ("aggs", "aggregations")


def execute_free_query(client: Elasticsearch, selection: Selection, text: str) -> dict[str, Any]:
    """Execute the aggregations of a JSON text, such as {"days": {"terms": {"field": "day"}}}, and return the results.

    Raises InvalidSelection if the text is not allowed, if Elasticsearch does not accept it, or if Elasticsearch stops
    after SECONDS.
    """
    aggregations = parse_free_query(text)
    with translate_errors():
        try:
            response = client.options(request_timeout=SECONDS + RESPONSE_SECONDS, max_retries=0).search(
                index=SEARCH_LOG_ALIAS,
                size=0,
                query=selection.build_query(),
                aggs=aggregations,
                timeout=f"{SECONDS}s",
                ignore_unavailable=True,
            )
        except BadRequestError as error:
            reason = error.body["error"]["root_cause"][0]["reason"] if isinstance(error.body, dict) else error
            raise InvalidSelection(f"query: {reason}") from error
    if response["timed_out"]:
        raise InvalidSelection(f"query: stopped after {SECONDS} s; choose fewer days or fewer aggregations")
    return dict(response.get("aggregations", {}))


def parse_free_query(text: str) -> dict[str, Any]:
    """Parse and check the text. Raises InvalidSelection."""
    if len(text.encode()) > QUERY_MAX_BYTES:
        raise InvalidSelection(f"query: longer than {QUERY_MAX_BYTES:,} bytes")
    try:
        given = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise InvalidSelection(f"query: not valid JSON: {error}") from error
    if isinstance(given, dict) and len(given) == 1 and next(iter(given)) in _NESTED:
        given = next(iter(given.values()))
    _check_aggregations(given, "query", 1)
    parsed: dict[str, Any] = given
    return parsed


def _check_aggregations(given: Any, path: str, depth: int) -> None:
    if not isinstance(given, dict) or not given:
        raise InvalidSelection(f"{path}: an object with named aggregations is needed")
    if depth > DEPTH_MAX:
        raise InvalidSelection(f"{path}: aggregations can be nested {DEPTH_MAX} deep")
    for name, aggregation in given.items():
        if not isinstance(aggregation, dict):
            raise InvalidSelection(f"{path}.{name}: an object is needed")
        for kind, body in aggregation.items():
            if kind in _NESTED:
                _check_aggregations(body, f"{path}.{name}", depth + 1)
            elif kind not in ALLOWED:
                raise InvalidSelection(
                    f"{path}.{name}: {kind} is not allowed; allowed are {', '.join(sorted(ALLOWED))}"
                )
            else:
                _check_body(body, f"{path}.{name}.{kind}")


def _check_body(body: Any, path: str) -> None:
    """Reject scripts and large sizes anywhere in the body."""
    if isinstance(body, list):
        for index, each in enumerate(body):
            _check_body(each, f"{path}.{index}")
    if not isinstance(body, dict):
        return
    for key, value in body.items():
        if key in _SCRIPTS:
            raise InvalidSelection(f"{path}.{key}: scripts are not allowed")
        if key in ("size", "shard_size") and (not isinstance(value, int) or value > BUCKETS_MAX):
            raise InvalidSelection(f"{path}.{key}: a number up to {BUCKETS_MAX:,} is needed")
        _check_body(value, f"{path}.{key}")
