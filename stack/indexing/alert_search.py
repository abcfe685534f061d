"""The search that alerts use.

The package `indexer` gets this search as a function, because `indexer` may not import `search`.
"""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from pydantic import ValidationError

from indexer.delivery.alerts.course_search import (
    FoundCourses,
    OpenSearch,
    SavedSearchInvalid,
    SearchCourses,
    SearchFails,
)
from schemas.contracts.unified.request import SearchRequest
from schemas.elasticsearch_connection import ElasticsearchConnection
from search.calls.saved_search import find_saved_courses
from search.elasticsearch_access.deadline import share_deadline
from search.errors import InvalidFilter, SearchError
from search.execution.live_index import LiveIndex, open_live_index


def build_open_search(connection: ElasticsearchConnection | str) -> OpenSearch:
    """Return a function that opens the search as a context manager.

    All searches of the block share the value names, which are read again only after a change.
    """
    return partial(open_alert_search, connection)


@contextmanager
def open_alert_search(connection: ElasticsearchConnection | str) -> Iterator[SearchCourses]:
    with asyncio.Runner() as runner:
        context = open_live_index(connection)
        live_index = runner.run(context.__aenter__())
        try:
            yield lambda request, limit: runner.run(_find(live_index, request, limit))
        finally:
            runner.run(context.__aexit__(None, None, None))


async def _find(live_index: LiveIndex, stored: Mapping[str, Any], limit: int) -> FoundCourses:
    try:
        request = SearchRequest.model_validate(stored)
        with share_deadline():
            found = await find_saved_courses(live_index, request, limit)
    except ValidationError as error:
        raise SavedSearchInvalid(".".join(map(str, error.errors()[0]["loc"]))) from error
    except InvalidFilter as error:
        raise SavedSearchInvalid(error.errors[0].field) from error
    except SearchError as error:
        raise SearchFails(type(error).__name__) from error
    return FoundCourses(found.total, found.ids)
