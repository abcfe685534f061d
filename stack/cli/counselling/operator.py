"""Finds the user who runs a command on the server. The audit log names this user."""

import os
import pwd


def find_operator() -> str:
    """Return the login name of the user of this process, such as "root", or "user 1001" for a user without a name.

    Environment variables are not read, because the user can change them.
    """
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"
