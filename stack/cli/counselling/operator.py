"""Finds the user who runs a command on the server. The audit entries contain this user."""

import os
import pwd


def find_operator() -> str:
    """Return the login name of the user of this process, or the user id.

    Environment variables cannot change the result.
    """
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"
