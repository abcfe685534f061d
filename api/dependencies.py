"""The dependencies of endpoints, as `Annotated` types: a parameter `database: DatabaseDep` gets the pool."""

from collections.abc import AsyncIterator, Sequence
from typing import Annotated

from fastapi import Depends, Query, Request
from pydantic import BeforeValidator

from api.counts.catalogue_counts import CatalogueCounts
from api.database import BEGIN_SNAPSHOT, Connection, Database
from api.page_route.cached_routes import CachedRoutes
from api.page_route.table import RouteTable
from api.popular_search.cached_searches import CachedPopularSearches, PopularSearch
from schemas.settings import Settings
from schemas.storage.store import DocumentStore
from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS
from search.execution.live_index import LiveIndex
from search.results.facet_page import FacetPageRequest


async def _get_live_index(request: Request) -> LiveIndex:
    live_index: LiveIndex = request.app.state.live_index
    return live_index


LiveIndexDep = Annotated[LiveIndex, Depends(_get_live_index)]


async def _get_settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


SettingsDep = Annotated[Settings, Depends(_get_settings)]


async def _get_database(request: Request) -> Database:
    database: Database = request.app.state.database
    return database


DatabaseDep = Annotated[Database, Depends(_get_database)]


async def _get_counts(request: Request) -> CatalogueCounts:
    counts: CatalogueCounts = request.app.state.counts
    return counts


CountsDep = Annotated[CatalogueCounts, Depends(_get_counts)]


async def _get_store(request: Request) -> DocumentStore:
    store: DocumentStore = request.app.state.document_store
    return store


StoreDep = Annotated[DocumentStore, Depends(_get_store)]


async def _get_routes(request: Request, database: DatabaseDep) -> RouteTable:
    cached: CachedRoutes = request.app.state.page_routes
    return await cached.get(database)


RoutesDep = Annotated[RouteTable, Depends(_get_routes)]
"""The current slugs of the page types."""


async def _get_popular_searches(request: Request, database: DatabaseDep) -> Sequence[PopularSearch]:
    cached: CachedPopularSearches = request.app.state.popular_searches
    return await cached.get(database)


PopularSearchesDep = Annotated[Sequence[PopularSearch], Depends(_get_popular_searches)]
"""The popular searches, which are read from PostgreSQL at most once per minute."""


async def _open_snapshot(database: DatabaseDep) -> AsyncIterator[Connection]:
    async with database.transaction(BEGIN_SNAPSHOT) as connection:
        yield connection


async def _open_transaction(database: DatabaseDep) -> AsyncIterator[Connection]:
    async with database.transaction() as connection:
        yield connection


# With scope="function", the transaction ends before the response is sent. A client sees a failed commit as an error.
SnapshotDep = Annotated[Connection, Depends(_open_snapshot, scope="function")]
"""A connection in a read-only transaction. All statements of the transaction read the same snapshot of the database."""
TransactionDep = Annotated[Connection, Depends(_open_transaction, scope="function")]
"""A connection in a transaction that can write."""

PageNumber = Annotated[
    int,
    BeforeValidator(lambda given: given or 1),
    Query(ge=1, le=2**31, description="Pages start at 1. An empty value means page 1."),
]

ValueSearch = Annotated[
    str,
    Query(
        max_length=SEARCH_TEXT_MAX_CHARACTERS,
        description=(
            "Returns only values with a word that begins with this text, such as `eng` for Engineering. "
            "Case and accents are ignored. The counts do not change."
        ),
    ),
]


async def _build_facet_page_request(
    request: Request, search: ValueSearch = "", page: PageNumber = 1
) -> FacetPageRequest:
    return FacetPageRequest(search, page, f"{request.url.path.rstrip('/')}/")


FacetPageDep = Annotated[FacetPageRequest, Depends(_build_facet_page_request)]
