"""`finder index explain`: explains the position of a course in the results of a query."""

import asyncio
import json
from typing import Annotated, Any

import typer
from pydantic import ValidationError

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import find_service_urls
from stack.console import console
from stack.errors import StackError


class NotExplained(StackError):
    """The filters are invalid, or the search failed."""


def explain(
    course: Annotated[str, typer.Argument(help="The course's id or slug.")],
    query: Annotated[str, typer.Argument(help="The search text. '' means no text.")],
    filters: Annotated[
        str,
        typer.Option("--filters", help='Filters as in a search request: \'{"countries": ["australia"]}\'.'),
    ] = "{}",
    as_json: AsJson = False,
) -> None:
    """Explain the position of a course in the results of a query, or say why the course is missing."""
    from schemas.contracts.listing.filters import ListingFilters
    from search.errors import SearchError
    from search.execution.live_index import open_live_index
    from search.explanation.explanation import Explanation
    from search.explanation.explanation import explain as explained

    connection = find_service_urls(Settings()).elasticsearch_connection

    async def explain_course() -> Explanation:
        async with open_live_index(connection) as live_index:
            return await explained(live_index, int(course) if course.isdecimal() else course, listing_filters)

    try:
        listing_filters = ListingFilters.model_validate({**_parse_json_object(filters), "course": query})
        found = asyncio.run(explain_course())
    except ValidationError as error:
        first = error.errors()[0]
        raise NotExplained(f"--filters: {'.'.join(map(str, first['loc']))}: {first['msg']}") from error
    except SearchError as error:
        raise NotExplained(str(error)) from error

    def show() -> None:
        if found.name is not None:
            outcome = "found" if found.found else "not found"
            console.print(f"Course {found.course}, {found.name}: {outcome}", markup=False)
        for reason in found.reasons:
            console.print(f"- {reason}", markup=False)

    print_result(found.as_json(), as_json, show)


def _parse_json_object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise typer.BadParameter(f"not valid JSON: {error}", param_hint="--filters") from error
    if not isinstance(value, dict):
        raise typer.BadParameter("not a JSON object", param_hint="--filters")
    return value
