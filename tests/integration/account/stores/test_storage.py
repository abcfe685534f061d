"""Both stores of documents behave alike: a folder, and a bucket on a real server that speaks S3."""

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from moto.server import ThreadedMotoServer

from schemas.settings import Settings
from schemas.storage.bucket import BucketStore
from schemas.storage.errors import StorageUnavailable
from schemas.storage.keys import make_key
from schemas.storage.store import open_store, open_tombstone_store
from tests.integration.account.site import Person, Site
from tests.integration.account.test_documents import DOCUMENTS, PDF, upload

BUCKET_URL = "s3://papers/of-2026"


@pytest.fixture(scope="module")
def s3_endpoint() -> Iterator[str]:
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    endpoint = f"http://{host}:{port}"
    httpx.put(f"{endpoint}/papers").raise_for_status()
    yield endpoint
    server.stop()


@pytest.fixture(params=["folder", "bucket"])
def given(request: pytest.FixtureRequest, tmp_path: Path, s3_endpoint: str) -> Settings:
    if request.param == "folder":
        return Settings(_env_file=None, documents_url=f"file://{tmp_path}/my%20papers")
    return build_bucket_settings(s3_endpoint)


def build_bucket_settings(endpoint: str) -> Settings:
    return Settings(
        _env_file=None,
        documents_url=BUCKET_URL,
        s3_endpoint=endpoint,
        s3_access_key="me",
        s3_secret_key="secret",
    )


def test_documents_are_written_read_listed_and_deleted(given: Settings) -> None:
    store, tombstones = open_store(given), open_tombstone_store(given)
    key, other, grave = make_key(), make_key(), make_key()
    store.write(key, PDF)
    store.write(other, b"")
    tombstones.write(grave, b"{}")
    assert (store.read(key), store.read(other)) == (PDF, b"")
    assert store.read(grave) is None
    assert set(store.list_keys()) >= {key, other}
    assert grave not in store.list_keys()
    assert grave in tombstones.list_keys()
    store.write(key, b"replaced")
    assert store.read(key) == b"replaced"
    for _ in range(2):
        store.delete(key)
        assert store.read(key) is None
    assert key not in store.list_keys()


@pytest.mark.parametrize(
    "key", ["../../etc/passwd", "", "a" * 31, "A" * 32, "0" * 32 + "\n", "tombstones/" + "0" * 32]
)
def test_a_path_is_no_key(given: Settings, key: str) -> None:
    store = open_store(given)
    for use in (store.read, store.delete, lambda name: store.write(name, PDF)):
        with pytest.raises(ValueError, match="not a key"):
            use(key)
    assert store.read(make_key()) is None


def test_errors_of_a_failing_bucket_contain_neither_its_address_nor_its_keys(s3_endpoint: str) -> None:
    gone = Settings(
        _env_file=None,
        documents_url="s3://nowhere",
        s3_endpoint=s3_endpoint,
        s3_access_key="me",
        s3_secret_key="secret",
    )
    store = open_store(gone)
    for use in (lambda: store.write(make_key(), PDF), lambda: store.read(make_key()), store.list_keys):
        with pytest.raises(StorageUnavailable) as caught:
            use()
        assert str(caught.value).startswith("The document cannot be ")
        assert not any(secret in str(caught.value) for secret in (s3_endpoint, "nowhere", "me:", "secret"))


async def test_a_person_uploads_to_a_bucket(
    site: Site, person: Person, s3_endpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(build_bucket_settings(s3_endpoint))
    assert isinstance(store, BucketStore)
    monkeypatch.setattr(site.app.state, "document_store", store)
    stored = await upload(person)
    assert stored.status_code == 200, stored.text
    (key,) = [each for each in store.list_keys() if store.read(each) == PDF]
    downloaded = await person.browser.get(f"{DOCUMENTS}/{stored.json()['id']}")
    assert (downloaded.status_code, downloaded.content) == (200, PDF)
    store.delete(key)
    assert (await person.browser.get(f"{DOCUMENTS}/{stored.json()['id']}")).status_code != 200
