"""The digests of images, the trial run of compose.yaml, and the example for nginx."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from api.body_limit import BODY_MAX_BYTES
from schemas.settings import ROOT
from schemas.vocabulary.documents import DOCUMENT_BYTES_MAX
from stack.setup import image_digests
from stack.setup.image_digests import PinningFailed, pin_images

DOCKER = """#!/bin/sh
case "$*" in
  "compose --profile * config --format json")
    echo '{"services": {"db": {"image": "postgres:18.6"}, "api": {"image": "site:1", "build": {}}}}' ;;
  "pull --quiet postgres:18.6") echo postgres:18.6 ;;
  "image inspect --format {{index .RepoDigests 0}} postgres:18.6") echo "postgres@sha256:0a1b" ;;
  *) echo "no such command" >&2; exit 1 ;;
esac
"""
NGINX = ROOT / "stack" / "proxy" / "meridian.conf"


def test_images_of_a_registry_are_pinned_by_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docker = tmp_path / "docker"
    docker.write_text(DOCKER)
    docker.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    file = tmp_path / "var" / "compose.digests.yaml"
    assert pin_images(file) == {"db": "postgres:18.6@sha256:0a1b"}
    assert json.loads(file.read_text()) == {"services": {"db": {"image": "postgres:18.6@sha256:0a1b"}}}


def test_pinning_without_a_container_engine_or_a_registry_fails_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert image_digests.main() == 1
    assert capsys.readouterr().err == "pin-images: docker is not installed\n"
    (tmp_path / "docker").write_text("#!/bin/sh\necho 'no route' >&2\nexit 1\n")
    (tmp_path / "docker").chmod(0o755)
    with pytest.raises(PinningFailed, match=r"^docker compose: no route$"):
        pin_images(tmp_path / "digests")
    assert not (tmp_path / "digests").exists()


def test_the_trial_of_compose_is_a_script_that_bash_accepts() -> None:
    script = ROOT / "stack" / "try-compose"
    assert script.stat().st_mode & 0o111
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
    assert set(re.findall(r"python3 -m (stack\.\S+)", script.read_text())) == {"stack.setup.secrets"}


def test_the_example_for_nginx_forwards_what_the_site_reads() -> None:
    text = NGINX.read_text()
    directives = re.sub(r"#.*", "", text)
    assert directives.count("{") == directives.count("}")
    assert all(line.strip().endswith((";", "{", "}", "")) for line in directives.splitlines())
    for needed in (
        "ssl_certificate ",
        "limit_req zone=",
        "limit_conn ",
        "server_tokens off",
        "proxy_set_header Host ",
    ):
        assert needed in directives
    assert "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;" in directives
    assert "proxy_set_header X-Request-ID $request_id;" in directives
    assert re.search(r"location = /metrics \{\s*return 404;", directives)
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", directives)
    assert int(megabytes) * 1_000_000 >= DOCUMENT_BYTES_MAX + BODY_MAX_BYTES
    assert (
        directives.count("access_log ") == directives.count("error_log ") == directives.count("server {") == 2
    )
    assert set(re.findall(r"access_log \S+ (\w+);", directives)) == {"meridian"}
    assert set(re.findall(r"error_log \S+ (\w+);", directives)) == {"alert"}
    (log_format,) = re.findall(r"log_format meridian '(.+)';", directives)
    for private in ("args", "request ", "request_uri", "query", "remote", "referer", "forwarded"):
        assert private not in log_format, "logs contain no personal data"
    assert "non_idempotent" not in directives, "forms must not be sent twice"


def test_nginx_accepts_its_example(tmp_path: Path) -> None:
    """The test replaces the certificate of the example."""
    nginx, openssl = shutil.which("nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        pytest.skip("needs nginx and openssl")
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    subprocess.run(
        [
            *command,
            "-nodes",
            "-subj",
            "/CN=a",
            "-keyout",
            tmp_path / "privkey.pem",
            "-out",
            tmp_path / "fullchain.pem",
        ],
        check=True,
        capture_output=True,
    )
    site = tmp_path / "site.conf"
    site.write_text(NGINX.read_text().replace("/etc/ssl/meridian", str(tmp_path)))
    main = tmp_path / "nginx.conf"
    main.write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; include {site}; }}"
    )
    checked = subprocess.run([nginx, "-t", "-c", main], capture_output=True, text=True, check=False)
    # The other checks need the rights and folders of a service, for example for port 80.
    assert "syntax is ok" in checked.stderr
