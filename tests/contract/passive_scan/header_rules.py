"""The rules of ZAP about headers, redirects and cookies.

The docstring of a rule begins with the number of the rule in ZAP. Some rules have no docstring.
"""

import re
from http.cookies import Morsel, SimpleCookie
from urllib.parse import urlsplit

import httpx

from tests.contract.passive_scan.rule import (
    Find,
    Finding,
    is_html,
    read_kind,
    read_request_values,
    read_text,
)

_REDIRECT_BYTES_MAX = 300
_HSTS_SECONDS = 31_536_000
_POLICY = "content-security-policy"


def _read_policy(response: httpx.Response) -> dict[str, set[str]]:
    policy = response.headers.get(_POLICY, "")
    return {
        name: set(sources) for name, *sources in (each.split() for each in policy.split(";") if each.strip())
    }


def find_missing_policy(response: httpx.Response) -> list[Finding]:
    return [] if _POLICY in response.headers else ["no policy"]


def find_weak_policy(response: httpx.Response) -> list[Finding]:
    """10055: wildcards, inline scripts and styles, evaluated scripts, and missing directives.

    Also several policies in one response, and policies with characters that are not ASCII.
    """
    policy = _read_policy(response)
    wide = {"*", "http:", "https:", "http://*", "https://*"}
    found = [f"{name} {source}" for name, sources in policy.items() for source in sources & wide]
    is_closed = policy.get("default-src") == {"'none'"}
    needed = ("frame-ancestors", "form-action", "base-uri", *(() if is_closed else ("object-src",)))
    found += [name for name in needed if name not in policy]
    unsafe = {"'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "data:", "blob:"}
    scripts = policy.get("script-src", set() if is_closed else {"no script-src"})
    found += sorted(scripts & {*unsafe, "no script-src"})
    found += _find_unsafe_styles(policy)
    policies = response.headers.get_list(_POLICY)
    return (
        found + ["several policies"] * (len(policies) > 1) + [each for each in policies if not each.isascii()]
    )


def _find_unsafe_styles(policy: dict[str, set[str]]) -> list[Finding]:
    """Find inline styles (10055-6) and hashes of style attributes (10055-8).

    This function is stricter than ZAP. ZAP ignores 'unsafe-inline' beside a hash or a nonce, because current browsers
    ignore it there too. ZAP also ignores the directive for style attributes (`style-src-attr`).
    """
    names = ("style-src-elem", "style-src-attr", "style-src", "default-src")
    governing = [name for name in names[:2] if name in policy]
    governing += [name for name in names[2:] if name in policy][:1]
    unsafe = {"'unsafe-inline'", "'unsafe-hashes'", "data:", "blob:"}
    found = [f"{name} {source}" for name in governing for source in sorted(policy[name] & unsafe)]
    return found if governing else ["no style-src"]


def find_clickjacking(response: httpx.Response) -> list[Finding]:
    frames = _read_policy(response).get("frame-ancestors")
    return [] if frames == {"'none'"} and response.headers.get("x-frame-options") == "DENY" else [str(frames)]


def find_weak_hsts(response: httpx.Response) -> list[Finding]:
    age = re.match(r"max-age=(\d+)", response.headers.get("strict-transport-security", ""))
    return [] if age and int(age[1]) >= _HSTS_SECONDS else ["no or short max-age"]


def find_wide_cors(response: httpx.Response) -> list[Finding]:
    return [value for name, value in response.headers.items() if name.startswith("access-control-allow")]


def find_missing_type(response: httpx.Response) -> list[Finding]:
    return ["no content-type"] if response.content and "content-type" not in response.headers else []


def find_charset_mismatch(response: httpx.Response) -> list[Finding]:
    """90011: a charset other than UTF-8 in the header or in the HTML, or HTML without a charset in the header."""
    kind = response.headers.get("content-type", "").lower()
    named = re.search(r"charset=\s*([^\s;]+)", kind)
    found = [kind] if named and named[1] != "utf-8" else []
    if is_html(response):
        found += [] if named else [f"{kind} without charset"]
        head = re.search(r"<meta\b[^>]*charset=[\"']?([^\"'\s/>;]+)", response.text, re.IGNORECASE)
        found += [head[1]] if head and head[1].lower() != "utf-8" else []
    return found


def find_controlled_charset(response: httpx.Response) -> list[Finding]:
    """10030: a charset that the response copies from the request."""
    charsets = re.findall(
        r"charset=[\"']?([\w-]+)", response.headers.get("content-type", "") + read_text(response)
    )
    return [value for value in read_request_values(response).values() if value in charsets]


def find_foreign_redirects(response: httpx.Response) -> list[Finding]:
    target = urlsplit(response.headers.get("location", ""))
    return [target.geturl()] if target.netloc not in ("", urlsplit(str(response.url)).netloc) else []


def find_large_redirects(response: httpx.Response) -> list[Finding]:
    """10044: a redirect with a large body or with several links, which visitors never see."""
    location = response.headers.get("location")
    if location is None:
        return []
    is_large = len(response.content) > len(location) + _REDIRECT_BYTES_MAX
    return [f"{len(response.content)} bytes"] if is_large or response.text.lower().count("href") > 1 else []


def find_cached_responses(response: httpx.Response) -> list[Finding]:
    """10050: a response that a shared cache has stored."""
    is_hit = "hit" in response.headers.get("x-cache", "").lower() and read_kind(response) != ""
    return (["x-cache"] if is_hit else []) + (["age"] if "age" in response.headers else [])


def find_storable_private_data(response: httpx.Response) -> list[Finding]:
    """10015: personal data that the browser or a proxy stores. Scripts have no personal data."""
    is_private = urlsplit(str(response.url)).path.startswith(
        ("/api/account/", "/crm/", "/staff", "/admin", "/analytics", "/api/alerts/")
    )
    stored = response.headers.get("cache-control", "")
    is_script = read_kind(response) == "text/javascript"
    return [f"cache-control: {stored}"] if is_private and not is_script and "no-store" not in stored else []


def find_loose_referrers(response: httpx.Response) -> list[Finding]:
    """10025: paths and queries in the Referer of requests to other sites."""
    strict = {"no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin", "origin"}
    policy = response.headers.get("referrer-policy")
    return [] if policy in strict else [str(policy)]


def refuse_cookies_without(attribute: str, *refused: str) -> Find:
    """Build a rule that finds cookies without an attribute, or whose attribute has one of the refused values."""

    def find(response: httpx.Response) -> list[Finding]:
        return [
            cookie.key
            for cookie in _read_cookies(response)
            if not cookie[attribute] or str(cookie[attribute]).lower() in refused
        ]

    return find


def find_loose_cookies(response: httpx.Response) -> list[Finding]:
    """90033: a cookie that other hosts of the domain receive too."""
    return [cookie.key for cookie in _read_cookies(response) if cookie["domain"]]


def _read_cookies(response: httpx.Response) -> list[Morsel[str]]:
    return [
        cookie
        for header in response.headers.get_list("set-cookie")
        for cookie in SimpleCookie(header).values()
    ]


def find_weak_authentication(response: httpx.Response) -> list[Finding]:
    """10105: passwords in each request, with the schemes Basic and Digest."""
    asked = response.headers.get("www-authenticate", "")
    sent = response.request.headers.get("authorization", "")
    return [each for each in (asked, sent) if re.match(r"(?:basic|digest)\b", each, re.IGNORECASE)]


def find_vulnerable_openssl(response: httpx.Response) -> list[Finding]:
    """10034: a header that names a version of OpenSSL with the Heartbleed vulnerability."""
    headers = " ".join(response.headers.values())
    return re.findall(r"OpenSSL/1\.0\.1[a-f]?\b|OpenSSL/1\.0\.2-beta1?\b", headers, re.IGNORECASE)
