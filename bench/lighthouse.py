"""The real site with the sample, judged by Lighthouse: `python -m bench.lighthouse`.

Services, index and site are this program's own, in `var/bench/lighthouse`; `web/scripts/lighthouse.mjs` looks, prints
and holds the figures against what is promised. Scores fall on a machine that does other work: the load stands beside
them.
"""

import subprocess

from bench.served import served
from indexer.catalogue.sample.load import load_if_empty
from indexer.ensure import is_indexed
from indexer.indexing.elasticsearch.client import engine_client
from indexer.indexing.rebuild.rebuild import RebuildOrder, rebuild
from indexer.shared.database import connect
from schemas.migrations import upgrade
from schemas.settings import ROOT, Settings
from stack.services.running_services import running_services
from stack.services.urls import ServiceUrls
from stack.setup.checkout import WEB, node_environment, npm_command
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "lighthouse"


def main() -> int:
    """0 when everything is as promised."""
    var = VarFolder(FOLDER)
    given = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with lock_var_folder(var), running_services(var, given) as urls:
        _fill(urls)
        with served(var, urls) as site:
            environment = {**node_environment(), "FINDER_URL": site.address}
            return subprocess.run(
                npm_command("run", "--silent", "lighthouse"), cwd=WEB, env=environment
            ).returncode


def _fill(urls: ServiceUrls) -> None:
    """With the sample, unless an earlier run has."""
    upgrade(urls.database)
    load_if_empty(urls.database)
    with connect(urls.database) as connection, engine_client(urls.elasticsearch) as client:
        if not is_indexed(connection, client):
            rebuild(urls.database, client, RebuildOrder())


if __name__ == "__main__":
    raise SystemExit(main())
