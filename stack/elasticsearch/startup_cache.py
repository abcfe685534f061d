"""Creates the Java cache of loaded classes. With the cache a node starts in 2 s, and without it in 4 s."""

import shutil
import tempfile
from pathlib import Path

from stack.elasticsearch.build_check import write_startup_cache_hash
from stack.elasticsearch.distribution import Distribution
from stack.elasticsearch.node import EmbeddedElasticsearch, NodeOptions
from stack.errors import ServiceFailed
from stack.processes.child import stop_all
from stack.var_folder.paths import VarFolder

STOP_SECONDS = 600.0
"""Java writes the cache when the node stops. On a busy machine, this can take minutes."""
WARM_UP_REQUESTS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("PUT", "/warm", {"mappings": {"properties": {"name": {"type": "text"}, "level": {"type": "keyword"}}}}),
    ("PUT", "/warm/_doc/1?refresh=true", {"name": "Bachelor of Nursing", "level": "undergraduate"}),
    (
        "POST",
        "/warm/_search",
        {
            "query": {"match": {"name": {"query": "nursing", "fuzziness": "AUTO"}}},
            "aggs": {"levels": {"terms": {"field": "level"}}},
        },
    ),
)


def ensure_startup_cache(distribution: Distribution) -> None:
    """If there is no cache, create one: run a node in a temporary folder and send WARM_UP_REQUESTS to the node.

    An interrupted run leaves no cache. Raises ServiceFailed if the node does not start, or if Java wrote no cache.
    """
    if distribution.startup_cache.exists():
        return
    unfinished = distribution.home / "startup.unfinished"
    unfinished.unlink(missing_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="meridian-"))
    try:
        _run_and_record(folder, unfinished)
        if not unfinished.exists():
            raise ServiceFailed(
                f"Java did not write its startup cache within {STOP_SECONDS:.0f} s. Repeat the command."
            )
        write_startup_cache_hash(distribution.home, unfinished)
        unfinished.replace(distribution.startup_cache)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run_and_record(folder: Path, recording: Path) -> None:
    node = EmbeddedElasticsearch(
        VarFolder(folder), NodeOptions(jvm_options=(f"-XX:AOTCacheOutput={recording}",))
    )
    node.start()
    try:
        node.wait_ready()
        for method, path, body in WARM_UP_REQUESTS:
            node.send_request(method, path, body).close()
    finally:
        stop_all(node.children, STOP_SECONDS)
