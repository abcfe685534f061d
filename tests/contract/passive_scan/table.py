"""The rules of the security scanner OWASP ZAP that find weaknesses in a response ("passive" rules), as functions.

They are the rules with a risk of at least Low that apply to this site. A function returns the weaknesses that it
finds in a response, or an empty list. The numbers are the rule numbers of ZAP.

These rules are left out: rules for other platforms (10032, 10056, 10061, 90001, 90011), rules for logins
(10105, 90033), and informational rules (10015, 10027, 10049, 10050, 10094, 10109). Inline styles (10055-6)
are accepted, because the components of the web set styles of single elements.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

Finding = str


@dataclass(frozen=True)
class Rule:
    """find: returns the findings in a response."""

    number: str
    name: str
    find: Callable[[httpx.Response], list[Finding]]


def _is_html(response: httpx.Response) -> bool:
    return bool(response.headers.get("content-type", "").startswith("text/html"))


def _read_policy(response: httpx.Response) -> dict[str, set[str]]:
    policy = response.headers.get("content-security-policy", "")
    return {
        name: set(sources) for name, *sources in (each.split() for each in policy.split(";") if each.strip())
    }


def require_header(name: str, *values: str) -> Callable[[httpx.Response], list[Finding]]:
    def find(response: httpx.Response) -> list[Finding]:
        given = response.headers.get(name)
        return [] if given is not None and (not values or given in values) else [f"{name}: {given}"]

    return find


def refuse_header(*names: str) -> Callable[[httpx.Response], list[Finding]]:
    return lambda response: [name for name in names if name in response.headers]


def refuse_text(
    *patterns: str, flags: re.RegexFlag = re.IGNORECASE
) -> Callable[[httpx.Response], list[Finding]]:
    compiled = [re.compile(pattern, flags) for pattern in patterns]
    return lambda response: [match[0] for each in compiled if (match := each.search(response.text))]


def find_missing_policy(response: httpx.Response) -> list[Finding]:
    return [] if "content-security-policy" in response.headers else ["no policy"]


def find_weak_policy(response: httpx.Response) -> list[Finding]:
    """10055: wildcards, inline scripts, evaluated scripts, and directives without a fallback."""
    policy = _read_policy(response)
    wide = {"*", "http:", "https:", "http://*", "https://*"}
    found = [f"{name} {source}" for name, sources in policy.items() for source in sources & wide]
    found += [
        name for name in ("frame-ancestors", "form-action", "base-uri", "object-src") if name not in policy
    ]
    unsafe = {"'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "data:", "blob:"}
    return found + sorted(policy.get("script-src", {"no script-src"}) & {*unsafe, "no script-src"})


def find_clickjacking(response: httpx.Response) -> list[Finding]:
    frames = _read_policy(response).get("frame-ancestors")
    return [] if frames == {"'none'"} and response.headers.get("x-frame-options") == "DENY" else [str(frames)]


def find_weak_hsts(response: httpx.Response) -> list[Finding]:
    age = re.match(r"max-age=(\d+)", response.headers.get("strict-transport-security", ""))
    return [] if age and int(age[1]) >= 31_536_000 else ["no or short max-age"]


def _find_addresses(response: httpx.Response, tags: str) -> list[str]:
    """Return the URLs of other hosts in the attributes `src` and `href` of these tags, such as "script|iframe"."""
    if not _is_html(response):
        return []
    found = re.findall(
        rf"<(?:{tags})\b[^>]*?\s(?:src|href)\s*=\s*[\"']?([^\"'\s>]+)", response.text, re.IGNORECASE
    )
    host = urlsplit(str(response.url)).netloc
    return [each for each in found if urlsplit(each).netloc not in ("", host)]


def find_foreign_scripts(response: httpx.Response) -> list[Finding]:
    """10017 and 90003: scripts and style sheets from other hosts, with or without an integrity hash."""
    loading = _find_addresses(response, "script|iframe|img|source|video|audio|embed")
    sheets = re.findall(r"<link[^>]+rel=\"stylesheet\"[^>]*href=\"(?:https?:)?//[^\"]+", response.text)
    return loading + sheets


def find_mixed_content(response: httpx.Response) -> list[Finding]:
    return [each for each in _find_addresses(response, "script|link|img|iframe") if each.startswith("http:")]


def find_open_tabs(response: httpx.Response) -> list[Finding]:
    """10108: a link that opens a new tab and gives that tab access to this page."""
    links = re.findall(r"<a\b[^>]*target=[\"']?_blank[^>]*>", response.text, re.IGNORECASE)
    return [each for each in links if "noopener" not in each and "noreferrer" not in each]


def find_foreign_redirects(response: httpx.Response) -> list[Finding]:
    target = urlsplit(response.headers.get("location", ""))
    return [target.geturl()] if target.netloc not in ("", urlsplit(str(response.url)).netloc) else []


def find_charset_mismatch(response: httpx.Response) -> list[Finding]:
    """10019: text without a content type, or HTML whose header and content name different encodings."""
    kind = response.headers.get("content-type")
    if response.content and kind is None:
        return ["no content-type"]
    return [kind or ""] if _is_html(response) and "charset=utf-8" not in (kind or "").lower() else []


def find_card_numbers(response: httpx.Response) -> list[Finding]:
    """10062: credit card numbers with a valid check digit."""
    patterns = r"(?<![\d.])(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13}|6011\d{12})(?![\d.])"
    return [each for each in re.findall(patterns, response.text) if _has_luhn_digit(each)]


def _has_luhn_digit(number: str) -> bool:
    digits = [int(each) for each in reversed(number)]
    doubled = [sum(divmod(2 * each, 10)) for each in digits[1::2]]
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def find_wide_cors(response: httpx.Response) -> list[Finding]:
    return [value for name, value in response.headers.items() if name.startswith("access-control-allow")]


def find_forms(response: httpx.Response) -> list[Finding]:
    """10202: a form that changes data and has no token against forged requests."""
    if not _is_html(response):
        return []
    return re.findall(r"<form\b[^>]*method=[\"']?post[^>]*>", response.text, re.IGNORECASE)


_PRIVATE_ADDRESS = (
    r"(?<![\d.])(?:10(?:\.\d{1,3})|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}(?![\d.])"
)

RULES = (
    Rule("10020", "anti-clickjacking header", find_clickjacking),
    Rule("10021", "X-Content-Type-Options", require_header("x-content-type-options", "nosniff")),
    Rule("10035", "Strict-Transport-Security", find_weak_hsts),
    Rule("10036", "Server header", refuse_header("server")),
    Rule("10037", "X-Powered-By", refuse_header("x-powered-by")),
    Rule("10038", "Content-Security-Policy is set", find_missing_policy),
    Rule("10055", "Content-Security-Policy is strict", find_weak_policy),
    Rule("10063", "Permissions-Policy", require_header("permissions-policy")),
    Rule("90004", "embedder policy", require_header("cross-origin-embedder-policy", "require-corp")),
    Rule("90004", "opener policy", require_header("cross-origin-opener-policy", "same-origin")),
    Rule("90004", "resource policy", require_header("cross-origin-resource-policy", "same-origin")),
    Rule("10017", "scripts of other hosts", find_foreign_scripts),
    Rule("10040", "mixed content", find_mixed_content),
    Rule("10108", "links to new tabs", find_open_tabs),
    Rule("10028", "redirects to other hosts", find_foreign_redirects),
    Rule("10019", "content type", find_charset_mismatch),
    Rule("10010", "cookies", refuse_header("set-cookie")),
    Rule("10098", "CORS", find_wide_cors),
    Rule("10202", "forms without a token", find_forms),
    Rule("10062", "card numbers", find_card_numbers),
    Rule("10096", "Unix times", refuse_text(r"(?<![\d.,-])1[5-9]\d{8}(?![\d.,])")),
    Rule(
        "10097",
        "password hashes",
        refuse_text(r"\$(?:2[aby]|argon2id?|5|6)\$[./A-Za-z0-9$]{20,}", r"\*[0-9A-F]{40}\b"),
    ),
    Rule(
        "2",
        "private addresses",
        refuse_text(_PRIVATE_ADDRESS),
    ),
    Rule(
        "10023",
        "debug messages",
        refuse_text(r"Traceback \(most recent", r"psycopg\.", r"elastic_transport", r"File \"/"),
    ),
    Rule(
        "90022",
        "application errors",
        refuse_text(r"Internal Server Error", r"SQL syntax", r"relation \"\w+\" does not"),
    ),
    Rule("10033", "directory listings", refuse_text(r"<title>Index of", r"Directory listing for")),
    Rule(
        "10052",
        "debug headers",
        refuse_header("x-chromelogger-data", "x-debug-token", "x-backend-server", "x-aspnet-version"),
    ),
    Rule("10099", "source code", refuse_text(r"<\?php", r"#!/(?:usr/)?bin/", flags=re.NOFLAG)),
)
