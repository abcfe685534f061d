"""The worker, Valkey and the site are killed while searches are logged. Each search with a response has one entry.

The site appends each entry to a file before it sends the response. The worker writes the lines of the file to
Elasticsearch every five seconds. Beat sends the tasks through Valkey.
"""

import re
from collections.abc import Iterator

import httpx
import pytest

from schemas.search_log.names import SEARCH_LOG_ALIAS
from tests.faults.machine import Machine
from tests.integration.indexer.celery_worker import wait_until

SEARCHES = 60
"""The number of searches in each group. In an outage, the kill comes after the first half of the group.

If the site is killed, the group has only the first half.
"""


def send_searches(machine: Machine) -> Iterator[str]:
    """Search SEARCHES times, and yield the ids of the searches with a response."""
    with httpx.Client(base_url=machine.address, timeout=30) as visitor:
        for number in range(SEARCHES):
            response = visitor.post("/api/search", json={"text": f"nursing {number}", "page": 1})
            if response.status_code == 200:
                found = re.search(r'desc="(\w+)"', response.headers["server-timing"])
                assert found is not None
                yield found[1]


def list_entries(machine: Machine) -> list[str]:
    """Return the id of each search entry in the log.

    An id occurs twice if an entry was written to two indices of the log: Elasticsearch checks ids only in each index.
    """
    machine.client.indices.refresh(index=f"{SEARCH_LOG_ALIAS}-*")
    found = machine.client.search(
        index=SEARCH_LOG_ALIAS,
        ignore_unavailable=True,
        size=10_000,
        query={"match": {"kind": "search"}},
        source=False,
    )
    return [hit["_id"] for hit in found["hits"]["hits"]]


@pytest.mark.usefixtures("outage_without_tracebacks")
def test_each_search_with_a_response_has_exactly_one_entry(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The other tests run without the search log.
    monkeypatch.setenv("FINDER_SEARCH_LOG", "true")
    for program in (machine.worker, machine.site):
        machine.kill(program)
    machine.start_dead()
    search_ids = list(send_searches(machine))
    wait_until(lambda: set(search_ids) <= set(list_entries(machine)))
    for part in (machine.worker, machine.valkey, machine.site):
        searches = send_searches(machine)
        search_ids += [next(searches) for _ in range(SEARCHES // 2)]
        machine.kill(part)
        if part is not machine.site:
            search_ids += searches
        machine.start_dead()
    search_ids += send_searches(machine)
    wait_until(lambda: set(search_ids) <= set(list_entries(machine)))
    entries = list_entries(machine)
    assert len(search_ids) == len(set(search_ids)) == 4 * SEARCHES + SEARCHES // 2
    assert len(entries) == len(set(entries))
