"""`finder vocabulary`: a person gives failing texts of visitors a meaning, or rejects them."""

from functools import partial
from typing import Annotated, Any

import typer

from schemas.search_log.reports.selection import Selection, parse_days
from schemas.settings import Settings
from stack.cli.counselling.operator import find_operator
from stack.cli.delivery.connection import connect_to_database
from stack.cli.output import AsJson, print_result
from stack.cli.running_stack import find_service_urls
from stack.cli.search_log.options import open_client
from stack.cli.search_log.rows import print_rows
from stack.console import console

app = typer.Typer(help="Teach the search words that visitors type.", no_args_is_help=True)

Text = Annotated[str, typer.Argument(help="The text as visitors type it, such as 'nrsng'.")]
Reason = Annotated[str | None, typer.Option("--reason", help="Why, for the next person.")]


@app.callback()
def vocabulary() -> None:
    """Teach the search words that visitors type."""


@app.command("review")
def review(
    since: Annotated[
        str, typer.Option("--since", help="First day (UTC): 2026-11-24, or 30d for 30 days ago.")
    ] = "28d",
    limit: Annotated[int, typer.Option("--limit", min=1, help="Maximum number of texts.")] = 20,
    as_json: AsJson = False,
) -> None:
    """List words and phrases of failing searches that at least five visits typed on their two busiest days.

    next: what visitors then typed with success. nearest: similar phrases of the lexicon. Texts with a decision are left
    out.
    """
    from search.interpretation.lexicon_builder import get_lexicon
    from stack.vocabulary.decisions import read_decisions_by_key
    from stack.vocabulary.failing_searches import read_failing_searches
    from stack.vocabulary.live_names import read_live_names
    from stack.vocabulary.review import build_row, collect_failing_phrases

    selection = Selection(*parse_days(since, None))
    with connect_to_database() as connection:
        decided = read_decisions_by_key(connection).keys()
    names = read_live_names(find_service_urls(Settings()).elasticsearch_connection)
    lexicon = get_lexicon(names)
    with open_client() as client:
        found = collect_failing_phrases(read_failing_searches(client, selection), lexicon, decided)[:limit]
    phrases = lexicon.list_phrases()
    rows = [build_row(each, names, phrases) for each in found]
    shown = rows if as_json else [_describe_row(row) for row in rows]
    print_rows("review", selection, shown, as_json=as_json, as_csv=False)


@app.command("accept")
def accept(
    text: Text,
    means: Annotated[
        str,
        typer.Option(
            "--means",
            help="The meaning: specialization:nursing, country:DE, city:suva, level:phd, 'synonym:computer science' "
            "(also for a wrong spelling), filler (to ignore the text) and others.",
        ),
    ],
    reason: Reason = None,
    as_json: AsJson = False,
) -> None:
    """Give a text a meaning. Searches understand the text within seconds."""
    from stack.vocabulary.acceptance import check_acceptance, normalize_text
    from stack.vocabulary.decisions import check_undecided, store_decision
    from stack.vocabulary.live_names import read_live_names
    from stack.vocabulary.meanings import parse_meaning

    normalized = normalize_text(text)
    with connect_to_database() as connection:
        check_undecided(connection, normalized)
        names = read_live_names(find_service_urls(Settings()).elasticsearch_connection)
        meaning = parse_meaning(means, names)
        check_acceptance(normalized, meaning, names)
        store_decision(connection, normalized, meaning, reason, find_operator())
    content = {"text": normalized, "decision": "accepted", "meaning": meaning}
    _print(content, as_json, f"'{normalized}' means {meaning}. Searches understand it within seconds.")


@app.command("reject")
def reject(text: Text, reason: Reason = None, as_json: AsJson = False) -> None:
    """Reject a text, so that the review does not list it again."""
    from stack.vocabulary.acceptance import normalize_text
    from stack.vocabulary.decisions import store_decision

    normalized = normalize_text(text)
    with connect_to_database() as connection:
        store_decision(connection, normalized, None, reason, find_operator())
    content = {"text": normalized, "decision": "rejected", "meaning": None}
    _print(content, as_json, f"The review does not list '{normalized}' again.")


@app.command("withdraw")
def withdraw(text: Text, as_json: AsJson = False) -> None:
    """Withdraw the decision about a text. Searches forget an accepted text within seconds."""
    from stack.vocabulary.acceptance import normalize_text
    from stack.vocabulary.decisions import withdraw_decision

    with connect_to_database() as connection:
        found = withdraw_decision(connection, normalize_text(text), find_operator())
    _print(found, as_json, f"'{found['text']}' is no longer {found['decision']}.")


@app.command("list")
def list_decisions(
    with_withdrawn: Annotated[bool, typer.Option("--all", help="Show withdrawn decisions too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show the decisions with their operators, times and reasons, the newest first."""
    from stack.vocabulary.decisions import list_decisions as read_decisions

    with connect_to_database() as connection:
        found = read_decisions(connection, with_withdrawn=with_withdrawn)
    rows = [{name: _write_value(value) for name, value in row.items()} for row in found]
    print_result({"decisions": rows}, as_json, partial(_show_decisions, rows))


def _describe_row(row: dict[str, Any]) -> dict[str, Any]:
    nearest = [f"{each['phrase']} = {each['means']}" for each in row["nearest"]]
    return {**row, "understood": "yes" if row["understood"] else "no", "nearest": nearest}


def _write_value(value: Any) -> Any:
    return value.isoformat(timespec="seconds") if hasattr(value, "isoformat") else value


def _show_decisions(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        meaning = f" as {row['meaning']}" if row["meaning"] else ""
        withdrawn = (
            f", withdrawn by {row['withdrawn_by']} on {row['withdrawn_at']}" if row["withdrawn_at"] else ""
        )
        reason = f": {row['reason']}" if row["reason"] else ""
        console.print(
            f"'{row['text']}' {row['decision']}{meaning} by {row['decided_by']} on {row['decided_at']}"
            f"{withdrawn}{reason}",
            markup=False,
            highlight=False,
        )
    if not rows:
        console.print("No decisions.")


def _print(content: dict[str, Any], as_json: bool, text: str) -> None:
    print_result(content, as_json, lambda: console.print(text, markup=False, highlight=False))
