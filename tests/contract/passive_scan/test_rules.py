"""Each rule finds its weakness in a bad response, and nothing in a good response."""

from collections import Counter
from hashlib import md5
from typing import Any

import httpx
import pytest

from tests.contract.passive_scan.content_rules import USERS
from tests.contract.passive_scan.rule import Rule
from tests.contract.passive_scan.scanned_site import scan
from tests.contract.passive_scan.table import BETA, LEFT_OUT, OTHER, RELEASE, RULES

SITE = "https://meridian.example"
HTML = "text/html; charset=utf-8"
POLICY = "; ".join(
    (
        "default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'",
        "form-action 'self'",
    )
)  # fmt: skip
GOOD_HEADERS = {
    "content-type": HTML, "content-security-policy": POLICY, "x-frame-options": "DENY", "cache-control": "no-store",
    "x-content-type-options": "nosniff", "strict-transport-security": "max-age=31536000",
    "permissions-policy": "camera=()", "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "set-cookie": "__Host-session=a; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=lax",
}  # fmt: skip
GOOD_PAGE = """<!doctype html><meta charset="utf-8"><title>Law</title><!-- The courses of a subject. -->
<script src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css">
<form method="post" action="/staff/filter"><input type="hidden" name="csrf_token" value="x"></form>
<form role="search"><input name="text"></form><a href="https://other.example/" target="_blank" rel="noopener">Other</a>
<p>192.0.2.1, 4111111111111112, 1100000000, evaluation (of marks)</p>"""


def build(
    text: str = "", status: int = 200, path: str = "/staff/", method: str = "GET", content: bytes | None = None,
    site: str = SITE, data: Any = None, **headers: str | None,
) -> httpx.Response:  # fmt: skip
    """Build a response with the good headers and the given headers. None removes a header."""
    changed = {name.replace("_", "-"): value for name, value in headers.items()}
    merged = {name: value for name, value in {**GOOD_HEADERS, **changed}.items() if value is not None}
    request = httpx.Request(method, f"{site}{path}", data=data)
    return httpx.Response(status, headers=merged, content=content or text.encode(), request=request)


COOKIE = "a=b; Path=/; HttpOnly; Secure; SameSite=Lax"
SCRIPT = "text/javascript"
BAD: dict[str, tuple[httpx.Response, ...]] = {
    "private addresses": (build("at 192.168.1.7"), build("at 10.0.0.1"), build("at 172.16.0.1")),
    "session ids in addresses": (
        build(path="/?jsessionid=1"), build('<a href="/a?PHPSESSID=1">'), build(location="/?sid=1"),
    ),
    "server banners": (build("uvicorn/0.30", status=500), build("nginx/1.27.1", status=404)),
    "cookies for scripts": (build(set_cookie=COOKIE.replace("; HttpOnly", "")),),
    "cookies without Secure": (build(set_cookie=COOKIE.replace("; Secure", "")),),
    "stored personal data": (
        build(cache_control="no-cache"), build(cache_control=None, path="/api/account/session"),
        build(cache_control=None, path="/crm/myProfile.php"),
    ),
    "scripts of other hosts": (build('<script src="//cdn.example/a.js">'), build('<iframe src="https://a.example">')),
    "content type": (build("text", content_type=None),),
    "anti-clickjacking header": (
        build(x_frame_options=None), build(content_security_policy=POLICY.replace("frame-ancestors 'none'", "")),
    ),
    "X-Content-Type-Options": (build(x_content_type_options=None), build(x_content_type_options="sniff")),
    "debug messages": (build("Traceback (most recent call last)"), build("PHP Warning"), build('File "/srv/api.py"')),
    "secrets in the address": (
        build(path="/?access_token=1"), build(path="/?q=a@example.org"), build(path="/?q=4111111111111111"),
    ),
    "addresses in the Referer": (build(referrer_policy=None), build(referrer_policy="unsafe-url")),
    "comments": (
        build("<!-- TODO: check the password -->"), build("var a = 1\n  // for the admin", content_type=SCRIPT),
        build("<script>/* a bug */</script>"),
    ),
    "redirects to other hosts": (build(status=303, location="https://evil.example/"), build(location="//evil.example")),
    "charset of the visitor": (build(path="/?cs=utf-7", content_type="text/html; charset=utf-7"),),
    "view state": (build('<input name="__VIEWSTATE">'),),
    "directory listings": (build("<title>Index of /</title>"),),
    "OpenSSL with Heartbleed": (build(server="Apache OpenSSL/1.0.1e"),),
    "Strict-Transport-Security": (
        build(strict_transport_security=None), build(strict_transport_security="max-age=60"),
    ),
    "Server header": (build(server="uvicorn"),),
    "X-Powered-By": (build(x_powered_by="Python"),),
    "Content-Security-Policy is set": (build(content_security_policy=None),),
    "X-Backend-Server": (build(x_backend_server="site-1"),),
    "mixed content": (build('<img src="http://cdn.example/a.png">'),),
    "forms from http to https": (build('<form action="https://meridian.example/">', site="http://meridian.example"),),
    "forms from https to http": (build('<form action="http://meridian.example/">'),),
    "event attributes": (build('<p class="a" onclick="a()">'),),
    "large redirects": (
        build("x" * 400, status=302, location="/"), build("<a href=a><a href=b>", status=302, location="/"),
    ),
    "responses of a cache": (build(x_cache="HIT"), build(age="60")),
    "ChromeLogger": (build(x_chromelogger_data="e30="),),
    "cookies without SameSite": (
        build(set_cookie=COOKIE.replace("; SameSite=Lax", "")), build(set_cookie=COOKIE.replace("Lax", "None")),
    ),
    "Content-Security-Policy is strict": (
        build(content_security_policy=POLICY.replace("script-src", "script-src 'unsafe-inline'")),
        build(content_security_policy=POLICY.replace("base-uri 'none'", "")),
        build(content_security_policy=POLICY.replace("default-src", "img-src *; default-src")),
        build(content_security_policy="default-src 'none'; sandbox"),
        build(content_security_policy=POLICY.replace("script-src 'self'; ", "")),
        build(content_security_policy=f"{POLICY}; style-src 'self' 'unsafe-inline'"),
        build(content_security_policy=f"{POLICY}; style-src 'self'; style-src-elem 'self' 'unsafe-inline'"),
        build(content_security_policy=f"{POLICY}; style-src 'self'; style-src-attr 'unsafe-inline'"),
        build(content_security_policy=f"{POLICY}; style-src 'self' 'unsafe-hashes' 'sha256-YQ=='"),
        build(content_security_policy=POLICY.replace("default-src 'self'", "default-src 'self' 'unsafe-inline'")),
        build(content_security_policy=POLICY.replace("default-src 'self'; ", "")),
    ),
    "X-Debug-Token": (build(x_debug_token="a1"),),
    "hashes of users": (build(md5(USERS[0].encode(), usedforsecurity=False).hexdigest()),),
    "X-AspNet-Version": (build(x_aspnet_version="4.0"),),
    "card numbers": (build("4111111111111111"), build('{"a": "5500005555555559"}', content_type="application/json")),
    "Permissions-Policy": (build(permissions_policy=None),),
    "Unix times": (build("1700000000"), build("a=1540483477+b", content_type=SCRIPT), build(x_started="1790000000")),
    "password hashes": (build("$2b$12$abcdefghijklmnopqrstuv"), build("$argon2id$v=19$m=65536,t=3$abc/defghijklmnop")),
    "CORS": (build(access_control_allow_origin="*"),),
    "source code": (build("<?php"), build("import os\ndef read(a):\n"), build("SELECT name FROM person WHERE id = 1")),
    "places in photos": (build(content=b"\xff\xd8\xff\xe1Exif\0\0", content_type="image/jpeg"),),
    "weak authentication": (build(status=401, www_authenticate='Basic realm="a"'), build(www_authenticate="Digest a")),
    "links to new tabs": (build('<a href="https://a.example" target="_blank">'),),
    "dangerous functions": (build("<script>eval (a)</script>"), build("a.$eval(b)", content_type=SCRIPT)),
    "polyfill.io": (build('<script src="https://cdn.polyfill.io/v3/a.js">'),),
    "forms without a token": (
        build('<form method="post"><input name="text"></form>'),
        build('<form method="post"></form><form method="post"><input name="csrf_token"></form>'),
    ),
    "view state of JSF": (build('<input name="javax.faces.ViewState">'),),
    "Java objects": (build("rO0ABXNyAA"),),
    "integrity of scripts": (
        build('<script src="https://a.example/a.js">'), build('<link rel="stylesheet" href="//a.example/a.css">'),
    ),
    "embedder policy": (build(cross_origin_embedder_policy=None),),
    "opener policy": (build(cross_origin_opener_policy="unsafe-none"),),
    "resource policy": (build(cross_origin_resource_policy=None),),
    "charset": (
        build("<p>", content_type="text/html"), build("a", content_type="text/plain; charset=latin-1"),
        build('<meta charset="latin-1">'),
    ),
    "application errors": (build("Internal Server Error"), build('relation "person" does not exist')),
    "cookies for other hosts": (build(set_cookie=f"{COOKIE}; Domain=example"),),
}  # fmt: skip


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_each_rule_finds_a_bad_response(rule: Rule) -> None:
    for response in BAD[rule.name]:
        assert rule.find(response), f"{rule.name} misses {response.headers} {response.text}"


def test_no_rule_finds_something_in_a_good_response() -> None:
    assert scan(build(GOOD_PAGE)) == []
    assert scan(build('a("/* the user */", "// from")', content_type=SCRIPT)) == []


def test_each_rule_of_zap_is_in_the_table_or_left_out_with_a_reason() -> None:
    numbers = Counter(number for number in {*(rule.number for rule in RULES), *LEFT_OUT})
    assert sorted(numbers) == sorted((*RELEASE, *BETA, *OTHER))
    assert {rule.number for rule in RULES}.isdisjoint(LEFT_OUT)
    assert len(BAD) == len(RULES) == len({rule.name for rule in RULES})
