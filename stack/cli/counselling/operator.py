"""Finds the user who runs a command on the server. The audit log names this user."""

import os
import pwd


def find_operator() -> str:
    """Return the login name of the user of this process, such as "root". If there is no name: "user 1001".

    The name does not come from environment variables, because the user can change them.
    """
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return f"user {os.getuid()}"
