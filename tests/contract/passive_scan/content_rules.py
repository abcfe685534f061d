"""The rules of ZAP about the content of pages, scripts and other responses, and about requested addresses.

The docstring of a rule begins with the number of the rule in ZAP. Some rules have no docstring.
"""

import re
from hashlib import new
from time import time
from urllib.parse import urlsplit

import httpx

from tests.contract.passive_scan.rule import (
    Finding,
    is_html,
    is_script,
    read_kind,
    read_scripts,
    read_text,
    refuse_text,
)

USERS = tuple(
    f"{role}@scan.example" for role in ("student", "counsellor", "editor", "administrator", "analyst")
)
"""The mail addresses of the persons of the scan. ZAP needs them for the rule 10057."""
_TEN_YEARS = 315_576_000
_APPLICATION_ERRORS = refuse_text(
    r"Internal Server Error", r"SQL syntax", r"relation \"\w+\" does not", r"syntax error at or near", r"SQLSTATE\[",
    r"ORA-\d{5}", r"java\.lang\.\w+Exception", r"at [\w.$]+\(\w+\.java:\d+\)", r"Unhandled exception",
)  # fmt: skip
CARDS = r"(?<![\d.])(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13}|6011\d{12})(?![\d.])"
_MAIL = re.compile(r"\b[\w.%+-]+@[\w.-]+\.[a-z]{2,}\b", re.IGNORECASE)
_SENSITIVE_NAMES = ("user", "pass", "pwd", "token", "ticket", "session")
_SESSION_NAMES = re.compile(r"[?&;](?:\w*sess(?:ion)?_?id|sid|cfid|cftoken)=[^&\s\"']+", re.IGNORECASE)
_COMMENTS = re.compile(
    r"\b(?:TODO|FIXME|BUGS?|XXX|QUERY|DB|ADMIN|ADMINISTRATOR|USER|USERNAME|SELECT|WHERE|FROM|LATER|DEBUG)\b",
    re.IGNORECASE,
)
_SCRIPT_COMMENT = re.compile(r"^\s*(?://.*|/\*[\s\S]*?\*/)", re.MULTILINE)
_DANGEROUS = re.compile(
    r"\b(?:eval(?:Async)?|trustAsHtml|bypassSecurityTrust(?:Html|Script|Style|Url|ResourceUrl))\s{0,5}\(",
    re.IGNORECASE,
)


def _find_addresses(response: httpx.Response, tags: str) -> list[str]:
    """Return the URLs of other hosts in the attributes `src` and `href` of these tags, such as "script|iframe"."""
    if not is_html(response):
        return []
    found = re.findall(
        rf"<(?:{tags})\b[^>]*?\s(?:src|href)\s*=\s*[\"']?([^\"'\s>]+)", response.text, re.IGNORECASE
    )
    host = urlsplit(str(response.url)).netloc
    return [each for each in found if urlsplit(each).netloc not in ("", host)]


def find_foreign_scripts(response: httpx.Response) -> list[Finding]:
    """10017: scripts and other content from other hosts, with or without an integrity hash."""
    return _find_addresses(response, "script|iframe|img|source|video|audio|embed")


def find_missing_integrity(response: httpx.Response) -> list[Finding]:
    """90003: scripts and style sheets with an absolute URL and without an integrity hash."""
    if not is_html(response):
        return []
    tags = re.findall(r"<(?:script|link)\b[^>]*>", response.text, re.IGNORECASE)
    loads = [
        each for each in tags if each[1] in "sS" or re.search(r"rel=[\"']?(?:stylesheet|modulepreload)", each)
    ]
    foreign = [each for each in loads if re.search(r"(?:src|href)=[\"']?(?:https?:)?//", each)]
    return [each for each in foreign if "integrity=" not in each]


def find_mixed_content(response: httpx.Response) -> list[Finding]:
    return [each for each in _find_addresses(response, "script|link|img|iframe") if each.startswith("http:")]


def find_open_tabs(response: httpx.Response) -> list[Finding]:
    """10108: a link that opens a new tab and gives that tab access to this page."""
    page = response.text if is_html(response) else ""
    links = re.findall(r"<a\b[^>]*target=[\"']?_blank[^>]*>", page, re.IGNORECASE)
    return [each for each in links if "noopener" not in each and "noreferrer" not in each]


def find_forms_without_token(response: httpx.Response) -> list[Finding]:
    """10202: a form that changes data and has no token against forged requests."""
    if not is_html(response):
        return []
    forms = re.findall(r"<form\b[^>]*>.*?</form\s*>|<form\b[^>]*>", response.text, re.DOTALL | re.IGNORECASE)
    changing = [each for each in forms if re.match(r"<form\b[^>]*method=[\"']?post", each, re.IGNORECASE)]
    return [each[:100] for each in changing if not re.search(r"<input\b[^>]*name=\"csrf_token\"", each)]


def find_insecure_forms(response: httpx.Response) -> list[Finding]:
    """10042: a form on an https page that is sent with http."""
    is_secure = response.url.scheme == "https" and is_html(response)
    return re.findall(r"<form\b[^>]*action=[\"']?http://", response.text, re.IGNORECASE) if is_secure else []


def find_insecure_pages(response: httpx.Response) -> list[Finding]:
    """10041: a form on an http page that is sent with https."""
    is_insecure = response.url.scheme == "http" and is_html(response)
    return (
        re.findall(r"<form\b[^>]*action=[\"']?https://", response.text, re.IGNORECASE) if is_insecure else []
    )


def find_event_attributes(response: httpx.Response) -> list[Finding]:
    """10043: attributes with a script, such as onclick. Values of a request could become a part of the script."""
    if not is_html(response):
        return []
    without_scripts = re.sub(r"<script\b.*?</script\s*>", "", response.text, flags=re.DOTALL | re.IGNORECASE)
    return re.findall(r"<[a-z][^<>]*\son[a-z]+\s*=\s*[\"'][^\"'>]*", without_scripts, re.IGNORECASE)


def find_card_numbers(response: httpx.Response) -> list[Finding]:
    """10062: credit card numbers with a valid check digit."""
    return [each for each in re.findall(CARDS, read_text(response)) if _has_luhn_digit(each)]


def _has_luhn_digit(number: str) -> bool:
    digits = [int(each) for each in reversed(number)]
    doubled = [sum(divmod(2 * each, 10)) for each in digits[1::2]]
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def find_user_hashes(response: httpx.Response) -> list[Finding]:
    """10057: a hash of a mail address, against which an attacker can test guessed addresses."""
    text = read_text(response).lower()
    hashes = {f"{kind} of {user}": new(kind, user.encode()).hexdigest()
              for user in USERS for kind in ("md5", "sha1", "sha256", "sha512")}  # fmt: skip
    return [name for name, digest in hashes.items() if digest in text]


def find_sensitive_parameters(response: httpx.Response) -> list[Finding]:
    """10024: secrets, mail addresses and card numbers in the requested address."""
    found = []
    for name, value in response.request.url.params.multi_items():
        is_sensitive = any(each in name.lower() for each in _SENSITIVE_NAMES)
        if is_sensitive or _MAIL.search(value) or re.search(CARDS, value):
            found.append(f"{name}={value}")
    return found


def find_session_ids(response: httpx.Response) -> list[Finding]:
    """3: the id of a session in the requested address, in a redirect or in a link."""
    address = f"{response.url} {response.headers.get('location', '')}"
    links = re.findall(r"(?:href|src|action)=[\"']?([^\"'\s>]+)", response.text) if is_html(response) else []
    return [match[0] for each in (address, *links) if (match := _SESSION_NAMES.search(each))]


def find_comments(response: httpx.Response) -> list[Finding]:
    """10027: comments in pages, and at the start of script lines, that reveal internals of the site."""
    texts = re.findall(r"<!--.*?-->", response.text, re.DOTALL) if is_html(response) else []
    for script in read_scripts(response):
        texts += _SCRIPT_COMMENT.findall(re.sub(r"^<script\b[^>]*>", "", script))
    return [f"{match[0]}: {each[:200]}" for each in texts if (match := _COMMENTS.search(each))]


def find_dangerous_functions(response: httpx.Response) -> list[Finding]:
    return [match[0] for each in read_scripts(response) if (match := _DANGEROUS.search(each))]


def find_image_metadata(response: httpx.Response) -> list[Finding]:
    """10103: a photo with metadata that can contain the place where it was taken."""
    content = response.content if read_kind(response).startswith("image/") else b""
    return [each.decode() for each in (b"Exif\0\0", b"GPSLatitude", b"photoshop:City") if each in content]


def find_server_banners(response: httpx.Response) -> list[Finding]:
    """10009: the name and the version of the server in the text of an error."""
    if not response.is_error:
        return []
    names = "apache|nginx|jetty|tomcat|microsoft-iis|werkzeug|uvicorn|gunicorn|python|postgresql|elasticsearch|valkey"
    return re.findall(rf"\b(?:{names})/\d[\d.]*", read_text(response), re.IGNORECASE)


def find_source_code(response: httpx.Response) -> list[Finding]:
    """10099: source code of the server. Scripts and style sheets are public."""
    if is_script(response) or read_kind(response) == "text/css":
        return []
    patterns = (
        r"<\?php", r"#!/(?:usr/)?bin/", r"<%@?\s*page\b", r"(?m)^from [\w.]+ import \w",
        r"(?m)^\s*(?:async )?def \w+\(", r"\bSELECT\b[^<>{}]{1,80}\bFROM\s+\w+\s+WHERE\b",
        r"(?m)^package [\w.]+;", r"(?m)^#include <",
    )  # fmt: skip
    return [match[0] for each in patterns if (match := re.search(each, read_text(response)))]


def find_unix_times(response: httpx.Response) -> list[Finding]:
    """10096: seconds since 1970 within ten years of today, in the body or in a header."""
    skipped = ("etag", "age", "cache-control", "strict-transport-security", "x-ratelimit-reset")
    headers = "\n".join(value for name, value in response.headers.items() if name not in skipped)
    found = re.findall(r"\b(?:1\d|2[0-2])\d{8}\b(?!%)", f"{headers}\n{read_text(response)}")
    return [each for each in found if abs(int(each) - time()) < _TEN_YEARS][:3]


def find_application_errors(response: httpx.Response) -> list[Finding]:
    """90022: messages of programs that failed. Scripts and style sheets contain texts for all errors."""
    is_code = is_script(response) or read_kind(response) == "text/css"
    return [] if is_code else _APPLICATION_ERRORS(response)
