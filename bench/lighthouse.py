"""Runs Lighthouse on the site with the sample catalogue: `python -m bench.lighthouse`.

Services, index and site are started in `var/bench/lighthouse`. `web/scripts/lighthouse.mjs` runs Lighthouse and
compares the scores with the required ones. Other work on the machine lowers the scores, so the load average is printed.
"""

import subprocess

from bench.site import run_site
from indexer.catalogue.sample.load import load_if_empty
from indexer.index_readiness import is_indexed
from indexer.indexing.elasticsearch.client import create_client
from indexer.indexing.rebuild.rebuild import RebuildOptions, rebuild
from indexer.shared.database import connect
from schemas.migrations import upgrade
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.services.urls import ServiceUrls
from stack.setup.checkout import WEB, build_node_environment, build_npm_command
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "lighthouse"


def main() -> int:
    """Exit code 0 when all scores are as required."""
    var = VarFolder(FOLDER)
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with lock_var_folder(var), run_services(var, settings) as urls:
        _load_and_index_sample(urls)
        with run_site(var, urls) as site:
            environment = {**build_node_environment(), "FINDER_URL": site.address}
            return subprocess.run(
                build_npm_command("run", "--silent", "lighthouse"), cwd=WEB, env=environment
            ).returncode


def _load_and_index_sample(urls: ServiceUrls) -> None:
    """Load and index the sample, unless the database and the index contain it."""
    upgrade(urls.database)
    load_if_empty(urls.database)
    with connect(urls.database) as connection, create_client(urls.elasticsearch) as client:
        if not is_indexed(connection, client):
            rebuild(urls.database, client, RebuildOptions())


if __name__ == "__main__":
    raise SystemExit(main())
