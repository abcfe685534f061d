"""Reads the harvest (views and clicks by position) of some days from the search log. A large log is sampled."""

from datetime import date
from typing import Any

from elasticsearch import Elasticsearch

from indexer.search_log.examination.curve import ExaminationCurve
from indexer.search_log.examination.estimation import estimate_curve
from indexer.search_log.examination.harvest import CONTEXT_FIELDS, PositionHarvest
from indexer.search_log.visit_entries import count_searches, read_visits

SEARCHES_MAX = 100_000
"""At most about this many searches are read, which takes about 30 seconds."""
SHOWN_POSITIONS = (1, 2, 3, 5, 8, 13, 20, 27, 28, 40, 54)


def read_curve(client: Elasticsearch, since: date, until: date) -> ExaminationCurve:
    """Estimate the curve from the days `since` to `until` (UTC, both included). Raises ElasticsearchUnavailable."""
    return estimate_curve(read_harvest(client, since, until).list_pairs())


def read_harvest(client: Elasticsearch, since: date, until: date) -> PositionHarvest:
    """Read all visits, or a random sample of the visits if they have more than SEARCHES_MAX searches."""
    share = SEARCHES_MAX / max(count_searches(client, since, until), SEARCHES_MAX)
    harvest = PositionHarvest()
    for _, log in read_visits(client, since, until, CONTEXT_FIELDS, share):
        harvest.add(log)
    return harvest


def build_rows(curve: ExaminationCurve) -> list[dict[str, Any]]:
    """Build a row for some positions of the curve. lower, upper: the 95 % interval, or None for the stated curve."""
    rows = []
    for position in SHOWN_POSITIONS:
        interval = curve.compute_interval(position) if curve.is_estimated else (None, None)
        lower, upper = (None if each is None else round(each, 4) for each in interval)
        look = round(curve.examine(position), 4)
        rows.append(
            {"position": position, "look": look, "lower": lower, "upper": upper, "clicks": curve.clicks}
        )
    return rows
