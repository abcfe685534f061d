"""Formats the weekly report as plain English text for the mail, the file and the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from schemas.search_log.reports.weekly import TextRow, WeekFigures, WeeklyReport

_RATES = {
    "zero_rate": "Without results",
    "click_1_rate": "With a click on the first result",
    "click_10_rate": "With a click on one of the first ten results",
    "reformulation_rate": "Text changed afterwards",
}
_GROUPS = {"language": "Language", "device": "Device", "location": "Location"}
_TEXT_MAX_CHARACTERS = 100


def write_weekly_text(report: WeeklyReport) -> str:
    return "\n".join(_list_lines(report)) + "\n"


def _list_lines(report: WeeklyReport) -> Iterator[str]:
    yield f"Searches from {report['since']} to {report['until']} (UTC), in brackets the seven days before"
    yield ""
    yield from _list_figures(report["figures"], report["before"])
    yield ""
    yield "Without results, by group"
    for row in report["groups"]:
        yield f"- {_GROUPS[row['group']]} {row['value']}: {row['zero_rate']:.1%} of {row['searches']:,}"
    if not report["groups"]:
        yield "- no searches"
    yield ""
    yield from _list_texts("Searched most, with nothing found", report["nothing_found"])
    yield ""
    yield from _list_texts("Searched most, and no result opened", report["no_click"])


def _list_figures(now: WeekFigures, before: WeekFigures) -> Iterator[str]:
    yield f"Searches: {now['searches']:,} ({before['searches']:,})"
    rates: tuple[Mapping[str, Any], Mapping[str, Any]] = (now, before)
    for name, label in _RATES.items():
        yield "{}: {:.1%} ({:.1%})".format(label, *(figures[name] for figures in rates))
    yield f"95 of 100 searches took at most: {_show_ms(now)} ({_show_ms(before)})"


def _show_ms(figures: WeekFigures) -> str:
    milliseconds = figures["total_ms_p95"]
    return "–" if milliseconds is None else f"{milliseconds:,.1f} ms"


def _list_texts(title: str, rows: Sequence[TextRow]) -> Iterator[str]:
    yield title
    for row in rows:
        yield f"- “{_clean_text(row['text'])}”: {row['searches']:,} searches of {row['visits']:,} visits"
    if not rows:
        yield "- no text of several visits"


def _clean_text(text: str) -> str:
    """Remove characters that change the layout or the direction of the lines, and shorten the text."""
    cleaned = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return cleaned[:_TEXT_MAX_CHARACTERS]
