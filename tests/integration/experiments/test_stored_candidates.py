"""Candidates for judged queries (texts with relevant courses) are computed from the search log of several days."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import psycopg
from elasticsearch import Elasticsearch

from bench.search_log.simulation import simulate_day
from bench.search_log.storing import store_entries
from schemas.search_log.names import make_search_id
from schemas.search_log.reports.selection import Selection
from stack.relevance.click_candidates import read_candidates
from tests.integration.experiments.site_requests import Json


def test_candidates_are_found_in_stored_entries(
    sample_database_url: str, log_client: Elasticsearch, tmp_path: Path
) -> None:
    with psycopg.connect(sample_database_url) as connection:
        rows = connection.execute("SELECT id FROM published_course ORDER BY id LIMIT 3").fetchall()
    courses = [row[0] for row in rows]
    now, entries = datetime.now(UTC), list[Json]()
    for number in range(6):
        at = now - timedelta(days=number % 2)
        sample = cast(Json, simulate_day(at.date(), 1, 1).searches[0].entry)
        search: Json = {
            **sample, "id": make_search_id(at), "visit": f"{number:016x}", "query": "nursing", "page": 1,
            "shown": courses, "device": "phone",
        }  # fmt: skip
        click: Json = {
            "kind": "outcome", "id": f"{search['id']}c", "at": search["at"], "visit": search["visit"],
            "search": search["id"], "outcome": "click", "course": courses[1], "position": 2,
        }  # fmt: skip
        entries += (search, click)
    store_entries(log_client, tmp_path, entries)
    selection = Selection((now - timedelta(days=1)).date(), now.date())
    (found,) = read_candidates(sample_database_url, log_client, selection, ())
    assert (found["text"], found["visits"], found["days"]) == ("nursing", 6, 2)
    assert [course["course"] for course in found["courses"]] == [courses[1]]
