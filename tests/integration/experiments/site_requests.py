"""Requests to a site in an experiment, and the entries of its search log."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import orjson
import psycopg
from psycopg.types.json import Jsonb

from schemas.search_log.spool_reader import list_spool_files, read_batch
from search.requests.knob_changes import compute_ranking_version, parse_knob_changes
from search.requests.ranking_version import RANKING_VERSION

Json = dict[str, Any]

PHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36"}
NOT_LOGGED = {"dnt": "1"}
"""The header of a visitor who must not be logged. Such a visitor gets the ordinary ranking."""

EXPERIMENT = "places-first"
KNOBS: Json = {
    "SCORED_FIELDS": {"name": 0, "course_title": 0, "city_names": 9, "institute_names": 20},
    "PHRASE_FIELDS": {"name": 0, "course_title": 0},
    "SUBJECT_SCORED_FIELDS": {"name": 0.5, "specialization_names": 30},
    "SUBJECT_SHARE": 1,
    "SUBJECT_VALUE_BOOST": 0,
    "SUBJECT_MAIN_VALUE_BOOST": 0,
}
"""Knobs (constants of the ranking) so different from the ordinary ones that the first courses differ."""
SECOND_VERSION = compute_ranking_version(parse_knob_changes(KNOBS))
BOTH_VERSIONS = f"{RANKING_VERSION},{SECOND_VERSION}"

_START = """
INSERT INTO ranking_experiment (name, knobs, first_version, second_version) VALUES (%s, %s, %s, %s)
"""


def start_experiment(
    connection: psycopg.Connection, name: str, knobs: Json, first_version: str = RANKING_VERSION
) -> None:
    connection.execute(_START, (name, Jsonb(knobs), first_version, SECOND_VERSION))


async def send_search(
    site: httpx.AsyncClient, body: Json, headers: Mapping[str, str] | None = None
) -> httpx.Response:
    response = await site.post("/api/search", json=body, headers=headers)
    assert response.status_code == 200, response.text
    return response


async def read_all_pages(
    site: httpx.AsyncClient, body: Json, headers: Mapping[str, str] | None = None
) -> list[int]:
    """Return the ids of the courses on all numbered pages."""
    first = (await send_search(site, body, headers)).json()
    found = list_ids(first)
    for page in range(2, first["last_page"] + 1):
        found += list_ids((await send_search(site, {**body, "page": page}, headers)).json())
    return found


def list_ids(response: Json) -> list[int]:
    return [course["id"] for course in response["results"]]


def read_entries(folder: Path) -> list[Json]:
    """Read the entries of the search log that no worker has stored yet."""
    return [orjson.loads(line) for path in list_spool_files(folder) for line in read_batch(path).lines]
