"""Measures the disk space per course: `python -m bench.sizes [COURSES]`.

The catalogue is the sample, or a generated register (a list of courses like an official one) with COURSES rows. The
benchmark prints the bytes per published course: of the JSON documents of courses, of three Elasticsearch indices
(courses, suggestions and value names) and of the PostgreSQL tables. `DEPLOY.md` uses these figures.
"""

import argparse
import time
from shutil import rmtree

from elasticsearch import Elasticsearch
from rich.console import Console
from rich.table import Table

from bench.index import build_course_bulks
from bench.register import import_register, recreate_database
from indexer.catalogue.sample.load import load_if_empty
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import Connection, connect
from schemas.documents.aliases import courses_index, suggestions_index, value_name_index
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

console = Console(highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "courses", nargs="?", type=int, help="rows of a generated register; without it, the sample"
    )
    arguments = parser.parse_args()
    var = VarFolder(ROOT / "var" / "bench")
    with lock_var_folder(var):
        rmtree(var.get_data_folder("elasticsearch"), ignore_errors=True)
        with run_services(var, Settings(_env_file=None)) as urls:
            _measure_sizes(urls, arguments.courses)


def _measure_sizes(urls: ServiceUrls, courses: int | None) -> None:
    recreate_database(urls.database)
    if courses is None:
        load_if_empty(urls.database)
    else:
        import_register(urls.database, courses)
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        connection.execute("VACUUM ANALYZE")
        started = time.perf_counter()
        generation = rebuild(urls.database, client, RebuildOptions())
        seconds = time.perf_counter() - started
        documents = [write.body or b"" for part in build_course_bulks(connection) for write in part]
        _print_sizes(
            len(documents), sum(map(len, documents)), seconds, _read_sizes(connection, client, generation)
        )


def _read_sizes(connection: Connection, client: Elasticsearch, generation: int) -> dict[str, int]:
    """Read the bytes of the indices and of the tables."""
    index = courses_index(generation)
    after_rebuild = _read_stored_bytes(client, index)
    client.options(request_timeout=600).indices.forcemerge(index=index, max_num_segments=1)
    client.indices.refresh(index=index)
    row = connection.execute(
        "SELECT sum(pg_total_relation_size(oid)) FROM pg_class "
        "WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
    ).fetchone()
    assert row is not None
    return {
        "Index after the rebuild": after_rebuild,
        "Index merged into one segment": _read_stored_bytes(client, index),
        "Index of suggestions": _read_stored_bytes(client, suggestions_index(generation)),
        "Index of value names": _read_stored_bytes(client, value_name_index(generation)),
        "PostgreSQL, tables and indexes": int(row[0]),
    }


def _read_stored_bytes(client: Elasticsearch, index: str) -> int:
    """Add the bytes of all segments. Elasticsearch also reports the size of an index, but caches this size for 10 s."""
    client.indices.flush(index=index, force=True)
    response = client.indices.segments(index=index)
    copies = [copy for shard in response["indices"][index]["shards"].values() for copy in shard]
    return sum(
        segment["size_in_bytes"]
        for copy in copies
        if copy["routing"]["primary"]
        for segment in copy["segments"].values()
    )


def _print_sizes(courses: int, json_bytes: int, seconds: float, sizes: dict[str, int]) -> None:
    table = Table("Part", "bytes", "per course", box=None)
    for name, size in {"Documents as JSON": json_bytes, **sizes}.items():
        table.add_row(name, f"{size:,}", f"{size / courses:,.0f}")
    console.print(table)
    console.print(
        f"{courses:,} courses; rebuilt in {seconds:.1f} s ({courses / seconds:,.0f} courses per second)"
    )


if __name__ == "__main__":
    main()
