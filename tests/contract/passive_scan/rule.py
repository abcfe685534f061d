"""The type of a scanner rule, and functions that several rules use."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl

import httpx

Finding = str
Find = Callable[[httpx.Response], list[Finding]]


@dataclass(frozen=True)
class Rule:
    """find: returns the findings in a response, or an empty list."""

    number: str
    name: str
    find: Find


def is_html(response: httpx.Response) -> bool:
    return read_kind(response) == "text/html"


def is_script(response: httpx.Response) -> bool:
    return read_kind(response) == "text/javascript"


def read_kind(response: httpx.Response) -> str:
    """Return the media type without its parameters, such as text/html."""
    return str(response.headers.get("content-type", "")).partition(";")[0].strip().lower()


def read_text(response: httpx.Response) -> str:
    """Return the text of the body. For a body that is not text, such as an image, return an empty text."""
    kind = read_kind(response)
    has_text = kind.startswith("text/") or kind.endswith(("json", "xml", "javascript"))
    return response.text if has_text or not kind else ""


def read_scripts(response: httpx.Response) -> list[str]:
    """Return the scripts of a page, or the text of a script."""
    if is_html(response):
        return re.findall(r"<script\b[^>]*>.*?</script\s*>", response.text, re.DOTALL | re.IGNORECASE)
    return [response.text] if is_script(response) else []


def read_request_values(response: httpx.Response) -> dict[str, str]:
    """Return the parameters in the address and in the form of the request."""
    request = response.request
    form = request.headers.get("content-type", "").startswith("application/x-www-form-urlencoded")
    body = request.content.decode("utf-8", "replace") if form else ""
    return dict([*request.url.params.multi_items(), *parse_qsl(body)])


def require_header(name: str, *values: str) -> Find:
    def find(response: httpx.Response) -> list[Finding]:
        given = response.headers.get(name)
        return [] if given is not None and (not values or given in values) else [f"{name}: {given}"]

    return find


def refuse_header(*names: str) -> Find:
    return lambda response: [name for name in names if name in response.headers]


def refuse_text(*patterns: str, flags: re.RegexFlag = re.IGNORECASE) -> Find:
    compiled = [re.compile(pattern, flags) for pattern in patterns]
    return lambda response: [match[0] for each in compiled if (match := each.search(read_text(response)))]
