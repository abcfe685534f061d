"""Draws the response times of the targets for each catalogue size, on a logarithmic scale."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bench.search.figures import Figures, SizeFigures
from bench.search.targets import API, ELASTICSEARCH, POSTGRESQL

COLOURS = {API: "#0f766e", ELASTICSEARCH: "#f59e0b", POSTGRESQL: "#64748b"}
INK, FAINT, PAPER = "#1e293b", "#cbd5e1", "#ffffff"

SCALE = 2
WIDTH, MARGIN, NAMES, BAR, GAP = 1_100, 30, 190, 15, 14
HEAD, PANEL_HEAD, FOOT = 70, 34, 40

ROWS = (("median", 1), ("p95", 1), ("p99", 1), ("median", 32), ("p95", 32), ("p99", 32))


@dataclass(frozen=True)
class _Bar:
    row: str
    """The label of the row for its first bar. The other bars of the row have an empty label."""
    target: str
    milliseconds: float
    top: int
    """The distance from the first bar of the panel to this bar, in page units (see _Page)."""


def draw_chart(sizes: Sequence[SizeFigures], path: Path) -> None:
    """Draw one panel for each catalogue size, and write the chart as a PNG file."""
    rows_height = len(ROWS) * (len(COLOURS) * BAR + GAP)
    panel = PANEL_HEAD + rows_height + FOOT
    image = Image.new("RGB", (WIDTH * SCALE, (HEAD + panel * len(sizes)) * SCALE), PAPER)
    page = _Page(ImageDraw.Draw(image))
    page.draw_text(MARGIN, 18, "Response time in milliseconds, one mixed workload (shorter is better)", 20)
    for place, (name, colour) in enumerate(COLOURS.items()):
        page.draw_box(MARGIN + place * 130, 50, 14, 12, colour)
        page.draw_text(MARGIN + place * 130 + 20, 47, name, 14)
    for place, at in enumerate(sizes):
        _draw_panel(page, HEAD + place * panel, at, rows_height)
    image.save(path, optimize=True)


def _draw_panel(page: "_Page", top: int, at: SizeFigures, height: int) -> None:
    bars = list(_list_bars(at))
    finite = [bar.milliseconds for bar in bars if math.isfinite(bar.milliseconds)]
    low = math.floor(math.log10(max(0.1, min(finite, default=1.0))))
    high = max(low + 1, math.ceil(math.log10(max(finite, default=10.0))))
    left, right = MARGIN + NAMES, WIDTH - MARGIN - 70

    def compute_x(milliseconds: float) -> int:
        share = (math.log10(max(milliseconds, 10**low)) - low) / (high - low)
        return left + round(min(share, 1.0) * (right - left))

    page.draw_text(MARGIN, top + 6, f"{at.courses:,} courses", 16)
    first = top + PANEL_HEAD
    for power in range(low, high + 1):
        page.draw_line(compute_x(10.0**power), first, first + height)
        page.draw_text(compute_x(10.0**power) - 12, first + height + 6, f"{10.0**power:,.10g}", 12)
    for bar in bars:
        if bar.row:
            page.draw_text(MARGIN, first + bar.top + BAR, bar.row, 13)
        end = compute_x(bar.milliseconds)
        page.draw_box(left, first + bar.top, max(2, end - left), BAR - 3, COLOURS[bar.target])
        page.draw_text(end + 6, first + bar.top - 2, f"{bar.milliseconds:,.1f}", 12)


def _list_bars(at: SizeFigures) -> Iterator[_Bar]:
    top = 0
    for figure, clients in ROWS:
        for place, target in enumerate(at.by_target):
            named = f"{figure}, {clients} client{'s' if clients > 1 else ''}" if place == 0 else ""
            yield _Bar(named, target, _get_value(at.by_target[target][clients], figure), top)
            top += BAR
        top += GAP


def _get_value(figures: Figures, figure: str) -> float:
    return {"median": figures.median, "p95": figures.p95, "p99": figures.p99}[figure]


class _Page:
    """Draws in page units. A page unit has SCALE pixels, so that the text is sharp."""

    def __init__(self, pen: ImageDraw.ImageDraw) -> None:
        self._pen = pen

    def draw_text(self, left: int, top: int, text: str, size: int) -> None:
        font = ImageFont.load_default(size=size * SCALE)
        self._pen.text((left * SCALE, top * SCALE), text, fill=INK, font=font)

    def draw_box(self, left: int, top: int, width: int, height: int, colour: str) -> None:
        corner = ((left + width) * SCALE, (top + height) * SCALE)
        self._pen.rectangle(((left * SCALE, top * SCALE), corner), fill=colour)

    def draw_line(self, left: int, top: int, bottom: int) -> None:
        self._pen.line(((left * SCALE, top * SCALE), (left * SCALE, bottom * SCALE)), fill=FAINT, width=SCALE)
