"""Every response has security headers. The content security policy allows only scripts and styles of the built web."""

import base64
import hashlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from api.edge.content_policy import ContentPolicy, hash_inline_scripts, hash_inline_styles
from schemas.settings import Settings
from tests.search_service import search_service

TOKEN = "pk.test"
SCRIPT = "console.log('ä')"
STYLE = "p > a{color:red}\n"
PAGE = f"""<html><head><script>{SCRIPT}</script><script type="application/ld+json">{{"a": 1}}</script>
<script type="module" src="/a.js"></script><SCRIPT nonce=x>two()</SCRIPT><style>{STYLE}</style></head>
<body><STYLE media="print">a{{}}</STYLE></body></html>"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("web")
    (folder / "pages").mkdir()
    (folder / "index.html").write_text("<main>")
    (folder / "pages" / "landing.html").write_text(PAGE)
    return folder


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def secure_site(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with search_service(web_folder=folder, finder_site_url="https://service") as site:
        yield site


def hash_text(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def read_directives(policy: str) -> dict[str, list[str]]:
    return {name: sources for name, *sources in (each.split() for each in policy.split(";"))}


def test_only_executed_inline_scripts_are_hashed() -> None:
    assert hash_inline_scripts(PAGE) == (hash_text(SCRIPT), hash_text("two()"))


def test_each_style_element_is_hashed_once() -> None:
    assert hash_inline_styles(f"{PAGE}{PAGE}<!-- <style> -->") == (hash_text(STYLE), hash_text("a{}"))


async def test_a_page_allows_its_own_inline_scripts_and_styles_and_no_other(folder: Path) -> None:
    async with search_service(web_folder=folder) as site:
        directives = {
            path: read_directives((await site.get(path)).headers["content-security-policy"])
            for path in ("/", "/course", "/nope")
        }
    assert directives["/"]["script-src"] == ["'self'", hash_text(SCRIPT), hash_text("two()")]
    assert directives["/"]["style-src"] == ["'self'", hash_text(STYLE), hash_text("a{}")]
    for path in ("/course", "/nope"):
        assert directives[path]["script-src"] == directives[path]["style-src"] == ["'self'"]
    for each in directives.values():
        assert not {"style-src-attr", "style-src-elem"} & set(each)


def test_a_template_allows_the_styles_of_its_head_and_no_script() -> None:
    policy = ContentPolicy(Settings(_env_file=None)).build_for_template(PAGE)
    directives = read_directives(policy)
    assert directives["script-src"] == ["'self'"]
    assert directives["style-src"] == ["'self'", hash_text(STYLE)]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200), ("HEAD", "/", 200), ("GET", "/nope", 404), ("GET", "/nope.js", 404), ("POST", "/", 405),
        ("GET", "/api/map/settings", 200), ("GET", "/api/nope", 404), ("POST", "/api/search", 422),
        ("GET", "/api/discipline/all", 503), ("GET", "/health/live", 200), ("GET", "/robots.txt", 200),
        ("GET", "/sitemap.xml", 503), ("GET", "/api/docs", 307), ("GET", "/api/openapi.json", 200),
    ],
)  # fmt: skip
async def test_every_response_has_the_headers(
    secure_site: httpx.AsyncClient, method: str, path: str, status: int
) -> None:
    response = await secure_site.request(method, path)
    assert response.status_code == status
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "strict-origin-when-cross-origin"
    assert "camera=()" in response.headers["permissions-policy"]
    assert response.headers["strict-transport-security"].startswith("max-age=31536000")
    directives = read_directives(response.headers["content-security-policy"])
    assert directives["frame-ancestors"] == directives["object-src"] == ["'none'"]
    for name in ("script-src", "style-src"):
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "https:", "data:"} & set(directives[name])
    assert "server" not in response.headers


@pytest.mark.parametrize(
    ("path", "stored"),
    [
        ("/api/account/session", "no-store"), ("/crm/myProfile.php", "no-store"), ("/staff", "no-store"),
        ("/admin/content/blog/1", "no-store"), ("/analytics/trends", "no-store"), ("/api/map/settings", None),
        ("/", "no-cache"),
    ],
)  # fmt: skip
async def test_responses_with_personal_data_are_not_stored(
    secure_site: httpx.AsyncClient, path: str, stored: str | None
) -> None:
    assert (await secure_site.get(path)).headers.get("cache-control") == stored


async def test_an_unexpected_error_has_the_headers_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("api.web_files.build_page_response", fail)
    async with search_service(web_folder=folder) as site:
        response = await site.get("/course")
    assert response.status_code == 500
    assert "content-security-policy" in response.headers


async def test_hsts_only_with_https(folder: Path) -> None:
    async with search_service(web_folder=folder, finder_trusted_proxies="127.0.0.1") as site:
        assert "strict-transport-security" not in (await site.get("/")).headers
        secure = await site.get("/", headers={"x-forwarded-proto": "https"})
        assert "strict-transport-security" in secure.headers
    async with search_service(web_folder=folder) as site:
        untrusted = await site.get("/", headers={"x-forwarded-proto": "https"})
        assert "strict-transport-security" not in untrusted.headers


def test_only_the_hosts_of_the_map_are_added() -> None:
    plain = ContentPolicy(Settings(_env_file=None)).without_inline_code
    assert not re.search(r"https?:", plain)
    assert read_directives(plain)["connect-src"] == ["'self'"]
    with_token = read_directives(
        ContentPolicy(Settings(_env_file=None, mapbox_token=TOKEN)).without_inline_code
    )
    assert with_token["connect-src"] == ["'self'", "https://api.mapbox.com", "https://events.mapbox.com"]
    assert with_token["worker-src"] == ["'self'", "blob:"]
    styled = Settings(
        _env_file=None,
        map_style_url="https://maps.example/style.json?key=1",
        map_hosts="https://tiles.example",
    )
    hosts = read_directives(ContentPolicy(styled).without_inline_code)["connect-src"]
    assert hosts == ["'self'", "https://maps.example", "https://tiles.example"]


async def test_the_documentation_of_the_api_loads_nothing_from_another_host() -> None:
    async with search_service() as site:
        response = await site.get("/api/docs")
    assert response.headers["location"] == "/api-docs/index.html"
    folder = Path(__file__).parents[4] / "web" / "public" / "api-docs"
    for file in folder.iterdir():
        assert not re.search(r"(?:https?:)?//[a-z]", file.read_text()), file
