"""What routes need, each named once."""

from typing import Annotated, cast

from fastapi import Depends, Query, Request

from schemas.vocabulary.limits import SEARCH_TEXT_MAX_CHARACTERS
from search.catalogue import Catalogue
from search.facet_page import FacetPageRequest


async def _catalogue(request: Request) -> Catalogue:
    return cast(Catalogue, request.app.state.catalogue)


CatalogueDep = Annotated[Catalogue, Depends(_catalogue)]

PageNumber = Annotated[int, Query(ge=1, le=2**31, description="Pages count from 1.")]

ValueSearch = Annotated[
    str,
    Query(
        max_length=SEARCH_TEXT_MAX_CHARACTERS,
        description="Only values with a word that begins so; case and accents do not matter. Counts stay as they are.",
    ),
]


async def _facet_page(request: Request, search: ValueSearch = "", page: PageNumber = 1) -> FacetPageRequest:
    return FacetPageRequest(search, page, f"{request.url.path.rstrip('/')}/")


FacetPageDep = Annotated[FacetPageRequest, Depends(_facet_page)]
