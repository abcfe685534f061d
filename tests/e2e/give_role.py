"""`python -m tests.e2e.give_role ADDRESS ROLE` gives the account with this address a role, for the browser tests.

`finder people role` does the same, but needs the addresses of all services, or a stack that `make run` has started.
"""

import sys

from indexer.delivery.counselling.people import set_role
from indexer.delivery.database import connect
from schemas.settings import Settings
from schemas.vocabulary.roles import Role

if __name__ == "__main__":
    with connect(Settings()) as connection:
        set_role(connection, sys.argv[1], Role(sys.argv[2]), "browser tests")
