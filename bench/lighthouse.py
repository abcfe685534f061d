"""Runs Lighthouse on a site with the sample catalogue: `python -m bench.lighthouse`.

`web/scripts/lighthouse.mjs` runs Lighthouse and compares the scores with the required scores.
"""

import subprocess

from bench.sample_stage import load_and_index_sample
from bench.site import run_site
from schemas.settings import ROOT, Settings
from stack.services.running_services import run_services
from stack.setup.checkout import WEB, build_node_environment, build_npm_command
from stack.var_folder.lock import lock_var_folder
from stack.var_folder.paths import VarFolder

FOLDER = ROOT / "var" / "bench" / "lighthouse"


def main() -> int:
    """Run Lighthouse. Returns 0 if all scores are high enough."""
    return run_on_sample_site("lighthouse")


def run_on_sample_site(script: str) -> int:
    """Run a script of `web/package.json` on a site with the sample. Returns its exit status."""
    var = VarFolder(FOLDER)
    settings = Settings(database_url=None, broker_url=None, elasticsearch_url=None)
    with lock_var_folder(var), run_services(var, settings) as urls:
        load_and_index_sample(urls)
        with run_site(var, urls) as site:
            environment = {**build_node_environment(), "FINDER_URL": site.address}
            return subprocess.run(
                build_npm_command("run", "--silent", script), cwd=WEB, env=environment
            ).returncode


if __name__ == "__main__":
    raise SystemExit(main())
