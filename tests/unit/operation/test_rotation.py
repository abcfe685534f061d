"""New API keys and certificates of Elasticsearch. The tests replace programs that only an Elasticsearch image has."""

import json
import os
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml
from elasticsearch import Elasticsearch

from schemas.elasticsearch_connection import ElasticsearchConnection
from schemas.settings import ROOT
from stack.elasticsearch_keys import PRIVILEGES, ensure_key, rotate_key

CERTUTIL = f"""#!{sys.executable}
import secrets, sys, zipfile
out = sys.argv[sys.argv.index("--out") + 1]
name = "ca" if sys.argv[1] == "ca" else "elasticsearch"
with zipfile.ZipFile(out, "x") as made:
    for suffix in ("crt", "key"):
        made.writestr(f"{{name}}/{{name}}.{{suffix}}", secrets.token_hex())
"""
UNZIP = f"#!{sys.executable}\nimport sys, zipfile\nzipfile.ZipFile(sys.argv[-1]).extractall()\n"


def encode_key(key: str) -> str:
    return b64encode(f"{key}:secret of {key}".encode()).decode()


class SecurityApi(BaseHTTPRequestHandler):
    """Stands in for the calls of Elasticsearch for API keys. `keys` has the names and ids of the valid keys.

    - privileges: the role descriptors of each created key.
    - stored: the role descriptors of each key by its id.
    """

    keys: dict[str, str]
    privileges: list[object]
    stored: dict[str, object]

    def do_GET(self) -> None:
        if self.path.endswith("/_authenticate"):
            sent = b64decode(self.headers["Authorization"].removeprefix("ApiKey ")).decode()
            self.respond({}, 200 if sent.partition(":")[0] in self.keys else 401)
            return
        name = self.path.partition("name=")[2].partition("&")[0]
        self.respond({"api_keys": [{"id": key} for key, of in self.keys.items() if of == name]})

    def do_PUT(self) -> None:
        body = self.read_body()
        roles = body["role_descriptors"]
        if "name" not in body:
            key = self.path.rpartition("/")[2]
            self.respond({"updated": self.stored[key] != roles})
            self.stored[key] = roles
            return
        self.privileges.append(roles)
        key = f"new-{len(self.privileges)}"
        self.keys[key], self.stored[key] = body["name"], roles
        self.respond({"id": key, "encoded": encode_key(key)})

    do_POST = do_PUT

    def do_DELETE(self) -> None:
        for key in self.read_body()["ids"]:
            del self.keys[key]
        self.respond({"error_count": 0})

    def read_body(self) -> dict[str, Any]:
        body: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        return body

    def respond(self, body: object, status: int = 200) -> None:
        content = json.dumps(body).encode()
        self.send_response(status)
        for name, value in (("X-Elastic-Product", "Elasticsearch"), ("Content-Type", "application/json"),
                            ("Content-Length", str(len(content)))):  # fmt: skip
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def api() -> Iterator[tuple[type[SecurityApi], Elasticsearch]]:
    handler = type("Api", (SecurityApi,), {"keys": {}, "privileges": [], "stored": {}})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    with Elasticsearch(f"http://127.0.0.1:{server.server_port}") as client:
        yield handler, client
    server.shutdown()
    server.server_close()


def test_a_rotation_invalidates_only_older_keys_of_the_program(
    api: tuple[type[SecurityApi], Elasticsearch], tmp_path: Path
) -> None:
    handler, client = api
    handler.keys.update({"a": "finder-site", "b": "finder-site", "c": "finder-indexer", "d": "another"})
    assert rotate_key(client, "site", tmp_path) == 2
    assert handler.keys == {"c": "finder-indexer", "d": "another", "new-1": "finder-site"}
    assert (tmp_path / "site" / "key").read_text() == encode_key("new-1")
    assert handler.privileges == [{"finder-site": PRIVILEGES["site"]}]
    handler.keys.clear()
    assert rotate_key(client, "site", tmp_path) == 0
    assert (tmp_path / "site" / "key").read_text() == encode_key("new-2")


def test_a_valid_key_is_kept_and_gets_the_privileges_of_this_release(
    api: tuple[type[SecurityApi], Elasticsearch], tmp_path: Path
) -> None:
    handler, client = api
    (node,) = client.transport.node_pool.all()
    connection = ElasticsearchConnection(node.base_url)

    def ensure() -> str:
        return ensure_key(client, connection, "indexer", tmp_path)

    assert [ensure(), ensure()] == ["created", "unchanged"]
    current = {"finder-indexer": PRIVILEGES["indexer"]}
    handler.stored["new-1"] = {"finder-indexer": {"cluster": [], "indices": []}}
    assert [ensure(), ensure()] == ["updated", "unchanged"]
    assert handler.stored == {"new-1": current}
    assert (tmp_path / "indexer" / "key").read_text() == encode_key("new-1")
    handler.keys.clear()
    assert ensure() == "created"
    assert (tmp_path / "indexer" / "key").read_text() == encode_key("new-2")


def run_certificates(folder: Path, rotate: str = "") -> tuple[int, dict[str, str]]:
    """Run the script of the container `certificates`. Returns the exit code and the files."""
    (script,) = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["certificates"][
        "command"
    ]
    certificates, programs, temporary = (folder / name for name in ("certificates", "bin", "tmp"))
    for each in (certificates, programs, temporary):
        each.mkdir(exist_ok=True)
    for name, content in (("elasticsearch-certutil", CERTUTIL), ("unzip", UNZIP)):
        (programs / name).write_text(content)
        (programs / name).chmod(0o755)
    moved = (
        script.replace("$$", "$")
        .replace("/usr/share/elasticsearch/bin", str(programs))
        .replace("/certificates", str(certificates))
        .replace("/tmp/c", f"{temporary}/c")  # noqa: S108  # a path in the container
    )
    ended = subprocess.run(
        ["/bin/bash", "-euc", moved],
        env={"PATH": f"{programs}:{os.environ['PATH']}", "ROTATE": rotate},
        capture_output=True,
        check=False,
    )
    return ended.returncode, {
        str(file.relative_to(certificates)): file.read_text() for file in certificates.rglob("*.*")
    }


def test_certificates_are_kept_until_they_are_rotated(tmp_path: Path) -> None:
    code, first = run_certificates(tmp_path)
    assert (code, len(first)) == (0, 4)
    assert run_certificates(tmp_path) == (0, first)
    (code, second) = run_certificates(tmp_path, "certificate")
    assert code == 0
    assert {name for name in first if first[name] != second[name]} == {
        "elasticsearch/elasticsearch.crt", "elasticsearch/elasticsearch.key",
    }  # fmt: skip
    (code, third) = run_certificates(tmp_path, "authority")
    assert code == 0
    assert all(third[name] != second[name] for name in second)
    assert run_certificates(tmp_path, "everything") == (2, third)
    modes = {name: (tmp_path / "certificates" / name).stat().st_mode & 0o777 for name in third}
    assert modes == {
        "ca/ca.crt": 0o644, "ca/ca.key": 0o600,
        "elasticsearch/elasticsearch.crt": 0o644, "elasticsearch/elasticsearch.key": 0o640,
    }  # fmt: skip
