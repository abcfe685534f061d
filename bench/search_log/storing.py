"""Stores entries in the search log, as a site and a worker do."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

import orjson
from elasticsearch import Elasticsearch

from indexer.search_log.shipping import ship_spool
from schemas.search_log.names import SEARCH_LOG_ALIAS
from schemas.search_log.spool_writer import SpoolWriter


def store_entries(
    client: Elasticsearch, folder: Path, entries: Iterable[Any], today: date | None = None
) -> None:
    """Write the entries to the spool `folder`, and from there to Elasticsearch. Then refresh the indices.

    today: the present day for `ship_spool`. None: the present UTC day.
    """
    writer = SpoolWriter(folder)
    for entry in entries:
        writer.append(orjson.dumps(entry))
    writer.close()
    # One call takes at most SHIPPING_MAX_SECONDS.
    while (shipped := ship_spool(client, folder, today)).lines:
        assert shipped.rejected == 0, f"Elasticsearch has rejected {shipped.rejected} entries"
    client.indices.refresh(index=SEARCH_LOG_ALIAS)
