"""Opens a secured Elasticsearch to the product, once: `python -m stack.elasticsearch_keys FOLDER`.

Makes an API key for the site and one for the indexer, each allowed no more than what it does, and writes them to
FOLDER/site/key and FOLDER/indexer/key: folders of their own, so that neither need see the other's. A key that stands
there and opens the engine stays. With KIBANA_PASSWORD_FILE, Kibana's own user gets that password. ELASTICSEARCH_URL
carries no user here: ELASTIC_PASSWORD_FILE names the file with the password of `elastic`, which nothing else of the
product ever needs.
"""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from elastic_transport import TransportError
from elasticsearch import ApiError, AuthenticationException, Elasticsearch

from indexer.engine.client import connection_options
from indexer.engine.indices import ALIASES
from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.setting_files import InvalidSettings
from schemas.settings import WRONG_SETTINGS, Settings, complaint_about

OUR_INDICES = [name for alias in ALIASES for name in (alias, f"{alias}-*")]

PRIVILEGES: dict[str, dict[str, Any]] = {
    "site": {
        "cluster": [],
        "indices": [{"names": OUR_INDICES, "privileges": ["read"]}],
    },
    "indexer": {
        "cluster": ["monitor"],
        "indices": [{"names": OUR_INDICES, "privileges": ["read", "write", "manage"]}],
    },
}
"""By holder. `manage` of our own names makes, fills, points to and removes generations; `monitor` asks the cluster's
health and settings. Nobody may change the cluster: `action.auto_create_index` is the operator's to set."""


def ensure_key(admin: Elasticsearch, connection: ElasticsearchConnection, holder: str, folder: Path) -> bool:
    """A key of the holder stands in the folder and opens the engine; True when it was made just now."""
    file = folder / holder / "key"
    if file.exists() and opens(replace(connection, api_key=file.read_text().strip())):
        return False
    made = admin.security.create_api_key(
        name=f"finder-{holder}", role_descriptors={f"finder-{holder}": PRIVILEGES[holder]}
    )
    write_secret(file, made["encoded"])
    return True


def opens(connection: ElasticsearchConnection) -> bool:
    """Whether the engine knows the key."""
    with Elasticsearch(**connection_options(connection)) as client:
        try:
            client.security.authenticate()
        except AuthenticationException:
            return False
    return True


def write_secret(file: Path, secret: str) -> None:
    """Replace the file in one step; only we may read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o400)
    with os.fdopen(descriptor, "w") as opened:
        opened.write(secret)
    unfinished.replace(file)


def _secret(name: str) -> str | None:
    """What stands in the file that the environment names."""
    path = os.environ.get(name)
    return Path(path).read_text().strip() if path else None


def main(arguments: list[str]) -> int:
    """0 when both keys stand, 1 with the reason otherwise, 2 when called wrongly."""
    if len(arguments) != 1 or not os.environ.get("ELASTIC_PASSWORD_FILE"):
        print("A folder for the keys and ELASTIC_PASSWORD_FILE are needed", file=sys.stderr)
        return 2
    try:
        password = _secret("ELASTIC_PASSWORD_FILE")
        connection = Settings().elasticsearch_connection
        if connection is None:
            raise InvalidSettings("ELASTICSEARCH_URL is not set")
        with Elasticsearch(**connection_options(connection), basic_auth=("elastic", password or "")) as admin:
            for holder in PRIVILEGES:
                made = ensure_key(admin, connection, holder, Path(arguments[0]))
                print(f"{holder}: {'made' if made else 'stands'}")
            kibana = _secret("KIBANA_PASSWORD_FILE")
            if kibana is not None:
                admin.security.change_password(username="kibana_system", password=kibana)
    except WRONG_SETTINGS as error:
        reason = complaint_about(error)
    except (ApiError, TransportError, OSError) as error:
        reason = f"{type(error).__name__}: {error}"
    else:
        return 0
    print(f"engine_keys: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
