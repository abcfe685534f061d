"""Prints the results of the relevance lab, which runs judged queries.

A run can compare generations or variants. A generation is a complete set of indices, built by one rebuild. A variant is
the search of this release or a simpler search.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table

from stack.console import console

if TYPE_CHECKING:
    from stack.relevance.lab import LabResult
    from stack.relevance.measures import GroupScore
    from stack.relevance.tuning import TuningResult
    from stack.relevance.unexplained_words import UnexplainedWord

MEASURES = ("P@10", "first", "recall@50", "nDCG@10", "nothing found", "missed", "full P@10")
PLURALS = {"generation": "generations", "search": "searches"}


def build_lab_json(results: Mapping[str, "LabResult"], compared: str | None) -> dict[str, Any]:
    """Build the JSON output.

    results: the result of each generation (by number) or of each variant (by name). compared: "generation" if
    generations were compared, "search" for variants, or None for a single result.
    """
    if compared is None:
        [result] = results.values()
        return _build_result_json(result)
    return {PLURALS[compared]: {name: _build_result_json(result) for name, result in results.items()}}


def show_lab(results: Mapping[str, "LabResult"], compared: str | None, worst: int) -> None:
    """Print the results. worst: how many of the worst queries are shown, and how many nonsense queries with hits."""
    from stack.relevance.measures import score_groups

    scores = {name: score_groups(result.scores) for name, result in results.items()}
    if any(scores.values()):
        console.print(_build_group_table(scores, compared))
    for name, result in results.items():
        if compared is not None:
            console.print(f"{compared} {name}")
        _show_texts(result, worst)


def build_tuning_json(result: "TuningResult") -> dict[str, Any]:
    return {**asdict(result), "useless": [each.name for each in result.gains if each.is_useless]}


def show_tuning(result: "TuningResult") -> None:
    from stack.relevance.knobs import CHANGES
    from stack.relevance.tuning import GAIN_MIN

    table = Table("knob", "value", *CHANGES, "gain")
    for each in result.gains:
        relevances = (f"{each.relevance[change]:.4f}" for change in CHANGES)
        table.add_row(each.name, f"{each.value:g}", *relevances, f"{each.gain:+.4f}")
    console.print(f"nDCG@10 of {result.queries} queries with the current knobs: {result.relevance:.4f}")
    console.print(table)
    useless = [each.name for each in result.gains if each.is_useless]
    console.print(f"gain below {GAIN_MIN}: {', '.join(useless) or 'none'}", markup=False)


def show_words(words: Sequence["UnexplainedWord"]) -> None:
    table = Table("word", "texts", "English", "such as")
    for each in words:
        table.add_row(each.word, str(each.count), "yes" if each.is_english else "", escape(each.texts[0]))
    console.print(table)


def _build_result_json(result: "LabResult") -> dict[str, Any]:
    from stack.relevance.measures import score_groups

    return {
        "groups": [asdict(each) for each in score_groups(result.scores)],
        "queries": [asdict(each) for each in result.scores],
        "unanswerable": list(result.unanswerable),
        "nonsense": result.nonsense,
        "wrongly_answered": list(result.wrongly_answered),
    }


def _build_group_table(scores: Mapping[str, Sequence["GroupScore"]], compared: str | None) -> Table:
    """Build a table with one row for each group. If results are compared, a group has one row for each result."""
    table = Table("group", *([compared] if compared else []), "queries", *MEASURES)
    for of_group in zip(*scores.values(), strict=True):
        for name, each in zip(scores, of_group, strict=True):
            shares = (
                each.precision, each.first, each.recall, each.ndcg, each.nothing, each.missed, each.full_precision,
            )  # fmt: skip
            named = [name] if compared else []
            shown = ("-" if share is None else f"{share:.3f}" for share in shares)
            table.add_row(each.group, *named, str(each.queries), *shown)
    return table


def _show_texts(result: "LabResult", worst: int) -> None:
    if result.nonsense:
        share = 1 - len(result.wrongly_answered) / result.nonsense
        console.print(f"nonsense: {result.nonsense} queries, {share:.3f} of them found nothing")
    for text in result.wrongly_answered[:worst]:
        console.print(f"nonsense that found something: {text}", markup=False)
    for text in result.unanswerable:
        console.print(f"no course is relevant: {text}", markup=False)
    for score in sorted(result.scores, key=lambda each: (each.precision, each.first, each.ndcg))[:worst]:
        console.print(
            f"{score.precision:.2f} {score.first:.0f} {score.group}: {score.text} "
            f"({score.relevant} relevant, {score.found} found)",
            markup=False,
        )
