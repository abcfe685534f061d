"""`finder relevance`: measures the quality of the search with judged queries."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from schemas.settings import Settings
from stack.cli.output import AsJson, print_result, show_progress
from stack.cli.relevance_tables import (
    build_lab_json,
    build_tuning_json,
    show_lab,
    show_tuning,
    show_words,
)
from stack.cli.running_stack import find_service_urls
from stack.cli.search_log.options import Since, Until, build_selection, open_client
from stack.cli.search_log.rows import print_rows
from stack.errors import StackError

if TYPE_CHECKING:
    from stack.relevance.judged_queries import JudgedQuery
    from stack.relevance.knobs import Knob
    from stack.relevance.lab import LabResult

app = typer.Typer(help="Measure the search with judged queries.", no_args_is_help=True)

WORST_SHOWN = 15
WORDS_SHOWN = 50

Group = Annotated[str | None, typer.Option("--group", help="Only the queries of this group.")]


class LabMissing(StackError):
    """The packages of the lab are not installed."""


@app.callback()
def relevance() -> None:
    """Measure the search with judged queries."""


@app.command("run")
def run(
    group: Group = None,
    held_out: Annotated[
        bool, typer.Option("--held-out", help="Only the held-out queries, which tuning never uses.")
    ] = False,
    tuned: Annotated[bool, typer.Option("--tuned", help="Only the queries that tuning may use.")] = False,
    unseen: Annotated[
        bool, typer.Option("--unseen", help="Only the held-out queries that no earlier measurement used.")
    ] = False,
    generation: Annotated[
        list[int] | None,
        typer.Option(
            "--generation",
            help="Search this index generation. Give the option twice to compare two generations.",
        ),
    ] = None,
    baselines: Annotated[
        bool,
        typer.Option(
            "--baselines", help="Compare with a search for every word, and with a plain multi_match."
        ),
    ] = False,
    worst: Annotated[int, typer.Option("--worst", help="The number of worst queries to show.")] = WORST_SHOWN,
    as_json: AsJson = False,
) -> None:
    """Search for the chosen judged queries, and print the measures of each group, such as precision and nDCG.

    The rules that say which courses are relevant are written for the sample catalogue.
    """
    queries = _choose_queries(group, held_out=held_out, tuned=tuned, unseen=unseen)
    if baselines and generation:
        raise typer.BadParameter("--baselines and --generation exclude each other")
    results = _run_labs(queries, generation or (None,), baselines=baselines, as_json=as_json)
    compared = "search" if baselines else "generation" if generation else None
    print_result(build_lab_json(results, compared), as_json, lambda: show_lab(results, compared, worst))


def _run_labs(
    queries: "Sequence[JudgedQuery]", generations: Sequence[int | None], *, baselines: bool, as_json: bool
) -> "dict[str, LabResult]":
    """Run the lab for each generation, and for all COMPARED_SEARCHERS if `baselines`. Returns the results by label."""
    try:
        # The import is here because it loads numpy, which container images do not have.
        from stack.relevance.lab import run_lab
        from stack.relevance.searchers import COMPARED_SEARCHERS, search_interpreted
    except ModuleNotFoundError as error:
        raise LabMissing(f"The relevance lab needs a development checkout: {error}") from error

    urls = find_service_urls(Settings())
    searchers = COMPARED_SEARCHERS if baselines else {"": search_interpreted}
    results = {}
    for each, (name, searcher) in product(dict.fromkeys(generations), searchers.items()):
        label = name if each is None else str(each)
        with show_progress(f"Searching {label}".strip(), as_json) as report:
            results[label] = run_lab(
                urls.database, urls.elasticsearch_connection, queries, report, each, searcher
            )
    return results


@app.command("tune")
def tune(
    group: Group = None,
    knob: Annotated[
        list[str] | None,
        typer.Option(
            "--knob", help="Only knobs whose names begin with this text. The option can be repeated."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Print how much each knob of the ranking (a boost or a share) improves nDCG@10.

    Each query that is not held out is searched with the knob removed, halved and doubled. A full run takes about 20
    minutes.
    """
    queries = _choose_queries(group, tuned=True)
    try:
        from stack.relevance.tuning import tune as measure_knobs
    except ModuleNotFoundError as error:
        raise LabMissing(f"The relevance lab needs a development checkout: {error}") from error

    knobs = _choose_knobs(knob)
    urls = find_service_urls(Settings())
    with show_progress("Measuring", as_json) as report:
        result = measure_knobs(urls.database, urls.elasticsearch_connection, queries, knobs, report)
    print_result(build_tuning_json(result), as_json, partial(show_tuning, result))


@app.command("words")
def words(
    texts: Annotated[
        Path | None,
        typer.Option(
            "--texts", help="A file with additional search texts, one per line, for example from a log."
        ),
    ] = None,
    limit: Annotated[int, typer.Option("--limit", help="The number of words to show.", min=1)] = WORDS_SHOWN,
    as_json: AsJson = False,
) -> None:
    """List words that the search does not understand, the most frequent first.

    The words come from the queries that tuning may use, and from the file of `--texts`.
    """
    try:
        from stack.relevance.unexplained_words import find_unexplained_words, read_lexicon
    except ModuleNotFoundError as error:
        raise LabMissing(f"The relevance lab needs a development checkout: {error}") from error

    queries = _choose_queries(None, tuned=True)
    read = [query.text for query in queries if query.group != "nonsense"] + _read_texts(texts)
    lexicon = read_lexicon(find_service_urls(Settings()).elasticsearch_connection)
    found = find_unexplained_words(read, lexicon)[:limit]
    content = [
        {"word": each.word, "english": each.is_english, "count": each.count, "texts": list(each.texts)}
        for each in found
    ]
    print_result({"words": content}, as_json, partial(show_words, found))


@app.command("candidates")
def candidates(
    since: Since = None,
    until: Until = None,
    limit: Annotated[int, typer.Option("--limit", help="The number of texts to show.", min=1)] = WORDS_SHOWN,
    as_json: AsJson = False,
) -> None:
    """List texts with the courses that visitors chose, for a person who writes judged queries.

    A text is listed if at least five visits searched for it on its two busiest days together. A course is listed if at
    least two visits chose it. The lift is how often the course was chosen, divided by the average of all courses of the
    text. The lift is corrected for the positions in the list. Texts of judged queries are left out.
    """
    from stack.relevance.click_candidates import read_candidates
    from stack.relevance.judged_queries import read_queries

    selection = build_selection(since, until, None, None, None)
    judged = {query.text.casefold() for query in read_queries()}
    with open_client() as client:
        found = read_candidates(find_service_urls(Settings()).database, client, selection, judged)[:limit]
    rows = (
        found
        if as_json
        else [{**row, "courses": list(map(_describe_candidate, row["courses"]))} for row in found]
    )
    print_rows("candidates", selection, rows, as_json=as_json, as_csv=False)


def _describe_candidate(course: Mapping[str, Any]) -> str:
    return "{name} ({visits} visits, lift {lift})".format(**course)


def _choose_queries(
    group: str | None, *, held_out: bool = False, tuned: bool = False, unseen: bool = False
) -> "Sequence[JudgedQuery]":
    from stack.relevance.judged_queries import NoSuchQueries, choose_queries, read_queries

    try:
        return choose_queries(read_queries(), group, held_out=held_out, tuned=tuned, unseen=unseen)
    except NoSuchQueries as error:
        raise typer.BadParameter(str(error)) from error


def _choose_knobs(beginnings: Sequence[str] | None) -> "Sequence[Knob]":
    from stack.relevance.knobs import list_knobs

    knobs = list_knobs()
    chosen = [each for each in knobs if beginnings is None or each.name.startswith(tuple(beginnings))]
    for beginning in beginnings or ():
        if not any(each.name.startswith(beginning) for each in knobs):
            names = ", ".join(dict.fromkeys(each.constant for each in knobs))
            raise typer.BadParameter(f"--knob: there is no knob '{beginning}'. The knobs are {names}")
    return chosen


def _read_texts(path: Path | None) -> list[str]:
    if path is None:
        return []
    try:
        return [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"--texts: {path} cannot be read: {error}") from error
