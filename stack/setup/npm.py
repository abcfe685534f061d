"""`python -m stack.setup.npm ARGUMENT…` runs npm in `web/` with the node of the virtual environment."""

import subprocess
import sys

from stack.setup.checkout import WEB, build_node_environment, build_npm_command

if __name__ == "__main__":
    sys.exit(
        subprocess.run(build_npm_command(*sys.argv[1:]), cwd=WEB, env=build_node_environment()).returncode
    )
