"""`python3 -m stack.setup`: brings the checkout up to date; steps already done are left out."""

import sys

from stack.setup.python_version import complaint_about

if __name__ == "__main__":
    complaint = complaint_about(sys.version_info[:3])
    if complaint:
        sys.exit(complaint)
    from stack.setup.main import main

    sys.exit(main())
