"""`python -m stack.setup.npm ARGUMENT…`: runs npm in `web/` on the node of the wheel."""

import subprocess
import sys

from stack.setup.checkout import WEB, node_environment, npm_command

if __name__ == "__main__":
    sys.exit(subprocess.run(npm_command(*sys.argv[1:]), cwd=WEB, env=node_environment()).returncode)
