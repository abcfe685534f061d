"""`finder routes`: shows and changes the slugs of the pages, such as `course-detail` in /course-detail/law."""

from typing import Annotated

import psycopg
import typer

from schemas.page_slugs import check_page_slug
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.console import console

app = typer.Typer(help="Show and change the addresses of the pages.", no_args_is_help=True)
_LIST = "SELECT page_type, slug FROM page_route ORDER BY id"
_SET = "UPDATE page_route SET slug = %s WHERE page_type = %s"
_TAKEN = "SELECT page_type FROM page_route WHERE lower(slug) = lower(%s) AND page_type <> %s"


@app.callback()
def routes() -> None:
    """Show and change the addresses of the pages."""


@app.command("list")
def list_routes(as_json: AsJson = False) -> None:
    """Show each page type with its slug."""
    from indexer.delivery.database import read_rows

    with connect_to_database() as connection:
        found = read_rows(connection, _LIST)

    def show() -> None:
        for each in found:
            console.print(f"{each['page_type']}: /{each['slug']}", markup=False, highlight=False)

    print_result({"routes": found}, as_json, show)


@app.command("set")
def set_route(
    page_type: Annotated[str, typer.Argument(help="The page type, as shown by `routes list`.")],
    slug: Annotated[str, typer.Argument(help="The new first segment of the address, without slashes.")],
    as_json: AsJson = False,
) -> None:
    """Give a page type another slug. The site uses the new slug within seconds. The old slug redirects."""
    from indexer.delivery.database import execute, read_rows

    try:
        check_page_slug(page_type, slug)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    with connect_to_database() as connection:
        try:
            execute(connection, _SET, (slug, page_type))
        except psycopg.errors.UniqueViolation as error:
            taken = read_rows(connection, _TAKEN, (slug, page_type))
            raise typer.BadParameter(
                f"slug: /{slug} is the address of {', '.join(each['page_type'] for each in taken)}"
            ) from error
    print_result(
        {"page_type": page_type, "slug": slug}, as_json, lambda: console.print(f"The address is /{slug} now")
    )
