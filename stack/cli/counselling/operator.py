"""The user of the server, for audit entries."""

import os
import pwd


def find_operator() -> str:
    """The login name of the user of this process, or the user id. The environment cannot change it."""
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"
