"""Creates the API keys for a secured Elasticsearch: `python -m stack.elasticsearch_keys [--rotate] FOLDER`.

The site, the indexer and the pages of analysts each get a key with the fewest possible privileges. The keys are written
to FOLDER/site/key, FOLDER/indexer/key and FOLDER/log-reader/key. With one folder for each key, a container can mount
only the keys that it needs.
If a file already has a valid key, the command keeps this key and gives the key the privileges of this release.
`--rotate` replaces the keys of all three programs, and invalidates their older keys. Restart the programs afterwards.

Environment variables:
ELASTIC_PASSWORD_FILE: the path of a file with the password of the user `elastic`. Of the commands of this repository,
only this one and `stack.kibana` need that password.
KIBANA_PASSWORD_FILE (optional): the path of a file with a new password for the user `kibana_system`.
"""

import os
import sys
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

from elastic_transport import TransportError
from elasticsearch import ApiError, AuthenticationException, Elasticsearch

from indexer.indexing.elasticsearch.client import build_connection_options
from indexer.indexing.elasticsearch.indices import ALIASES
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.search_log.names import LOG_INDICES
from schemas.setting_files import InvalidSettings
from schemas.settings import INVALID_SETTINGS_ERRORS, Settings, describe_invalid_settings

OUR_INDICES = [name for alias in ALIASES for name in (alias, f"{alias}-*")]

PRIVILEGES: dict[str, dict[str, Any]] = {
    "site": {
        "cluster": [],
        "indices": [{"names": OUR_INDICES, "privileges": ["read"]}],
    },
    "indexer": {
        "cluster": ["monitor"],
        "indices": [{"names": [*OUR_INDICES, *LOG_INDICES], "privileges": ["read", "write", "manage"]}],
    },
    "log-reader": {
        "cluster": [],
        "indices": [{"names": list(LOG_INDICES), "privileges": ["read"]}],
    },
}
"""The privileges of each key.

`manage` lets the indexer create and delete indices, and move the aliases from one index to another.
The searches of visitors use the key of the site, which cannot read the search log. Only the pages of analysts use
`log-reader`, which can read nothing else. `monitor` lets the indexer read the health and the settings of the cluster.
No key may change the settings of the cluster, so the operator must set `action.auto_create_index`.
"""


def ensure_key(admin: Elasticsearch, connection: ElasticsearchConnection, program: str, folder: Path) -> str:
    """Create a key for the program. If the folder has a valid key, give the key the privileges of this release.

    Returns `created`, `updated` (other privileges) or `unchanged`.
    """
    file = folder / program / "key"
    key = file.read_text().strip() if file.exists() else None
    if key is None or not is_accepted(replace(connection, api_key=key)):
        _create_key(admin, program, file)
        return "created"
    key_id = b64decode(key).decode().partition(":")[0]
    response = admin.security.update_api_key(id=key_id, role_descriptors=_build_roles(program))
    return "updated" if response["updated"] else "unchanged"


def rotate_key(admin: Elasticsearch, program: str, folder: Path) -> int:
    """Create a new key of the program, and invalidate its older keys. Returns the number of invalidated keys."""
    name = f"finder-{program}"
    older = [key["id"] for key in admin.security.get_api_key(name=name, active_only=True)["api_keys"]]
    _create_key(admin, program, folder / program / "key")
    if older:
        admin.security.invalidate_api_key(ids=older)
    return len(older)


def _create_key(admin: Elasticsearch, program: str, file: Path) -> None:
    created = admin.security.create_api_key(name=f"finder-{program}", role_descriptors=_build_roles(program))
    write_secret(file, created["encoded"])


def _build_roles(program: str) -> dict[str, dict[str, Any]]:
    return {f"finder-{program}": PRIVILEGES[program]}


def is_accepted(connection: ElasticsearchConnection) -> bool:
    with Elasticsearch(**build_connection_options(connection)) as client:
        try:
            client.security.authenticate()
        except AuthenticationException:
            return False
    return True


def write_secret(file: Path, secret: str) -> None:
    """Replace the file atomically. Only the owner of the file may read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o400)
    with os.fdopen(descriptor, "w") as opened:
        opened.write(secret)
    unfinished.replace(file)


def _read_secret(name: str) -> str | None:
    """Read the file whose path is in the environment variable `name`.

    Returns None if the variable is not set or is empty.
    """
    path = os.environ.get(name)
    return Path(path).read_text().strip() if path else None


def main(arguments: list[str]) -> int:
    """Return the exit code: 0 if all keys exist, 1 on an error, 2 for wrong arguments.

    The exit code is also 2 if ELASTIC_PASSWORD_FILE is not set.
    """
    is_rotation = "--rotate" in arguments
    folders = [Path(each) for each in arguments if each != "--rotate"]
    if len(folders) != 1 or not os.environ.get("ELASTIC_PASSWORD_FILE"):
        print("Give a folder for the keys, and set ELASTIC_PASSWORD_FILE", file=sys.stderr)
        return 2
    try:
        password = _read_secret("ELASTIC_PASSWORD_FILE")
        connection = Settings().elasticsearch_connection
        if connection is None:
            raise InvalidSettings("ELASTICSEARCH_URL is not set")
        with Elasticsearch(
            **build_connection_options(connection), basic_auth=("elastic", password or "")
        ) as admin:
            for program in PRIVILEGES:
                if is_rotation:
                    invalid = rotate_key(admin, program, folders[0])
                    print(f"{program}: created, {invalid} older keys are invalid")
                    continue
                print(f"{program}: {ensure_key(admin, connection, program, folders[0])}")
            kibana = _read_secret("KIBANA_PASSWORD_FILE")
            if kibana is not None:
                admin.security.change_password(username="kibana_system", password=kibana)
    except INVALID_SETTINGS_ERRORS as error:
        reason = describe_invalid_settings(error)
    except (ApiError, TransportError, OSError) as error:
        reason = f"{type(error).__name__}: {error}"
    else:
        return 0
    print(f"elasticsearch_keys: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
