"""`python3 -m stack.setup`: installs or updates everything. Finished steps are skipped."""

import sys

from stack.setup.python_version import describe_outdated_python

if __name__ == "__main__":
    problem = describe_outdated_python(sys.version_info[:3])
    if problem:
        sys.exit(problem)
    from stack.setup.main import main

    sys.exit(main())
