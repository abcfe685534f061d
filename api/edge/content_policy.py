"""Builds the Content-Security-Policy of a page.

The policy allows files of the site, the inline scripts and styles of the page by their hash, and the hosts of the map.
"""

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from urllib.parse import urlsplit

from schemas.settings import Settings

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script\s*>", re.DOTALL | re.IGNORECASE)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style\s*>", re.DOTALL | re.IGNORECASE)
_HAS_SOURCE = re.compile(r"(?:^|\s)src\s*=", re.IGNORECASE)
_TYPE = re.compile(r"""(?:^|\s)type\s*=\s*["']?([^"'\s>]*)""", re.IGNORECASE)
_EXECUTED_TYPES = frozenset({"", "module", "text/javascript", "application/javascript"})

FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'; sandbox"
"""The policy of uploaded files. A browser that shows such a file as a page runs and loads nothing."""
MAPBOX_HOSTS = ("https://api.mapbox.com", "https://events.mapbox.com")
_CACHED_PAGES = 32


class ContentPolicy:
    """Builds the policy from the settings.

    The policy forbids style attributes in HTML. Scripts of the site still set styles of elements, such as the position
    of a menu, because the policy does not apply to `element.style`.
    """

    def __init__(self, configuration: Settings) -> None:
        hosts = _find_map_hosts(configuration)
        self._directives: Mapping[str, tuple[str, ...]] = {
            "default-src": ("'self'",),
            "img-src": ("'self'", "data:", "blob:", *hosts),
            "font-src": ("'self'",),
            "connect-src": ("'self'", *hosts),
            "worker-src": ("'self'", "blob:") if hosts else ("'self'",),
            "frame-src": ("'none'",),
            "frame-ancestors": ("'none'",),
            "object-src": ("'none'",),
            "base-uri": ("'none'",),
            "form-action": ("'self'",),
        }
        self.without_inline_code = self._build((), ())

    def build_for_page(self, html: str) -> str:
        """Build a policy that allows exactly the inline scripts and styles of the page."""
        return self._build(hash_inline_scripts(html), hash_inline_styles(html))

    def build_for_template(self, html: str) -> str:
        """Build a policy that allows the styles in the head of a page from a template, and no inline script.

        Styles in the body are forbidden, because the body contains texts of visitors and editors. If the escaping has
        an error, a style in such a text still has no effect.
        """
        return self._build((), hash_inline_styles(html.partition("<body")[0]))

    def _build(self, script_hashes: tuple[str, ...], style_hashes: tuple[str, ...]) -> str:
        hashes = {"script-src": script_hashes, "style-src": style_hashes}
        directives = {**self._directives, **{name: ("'self'", *sources) for name, sources in hashes.items()}}
        return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


@lru_cache(_CACHED_PAGES)
def hash_inline_scripts(html: str) -> tuple[str, ...]:
    """Return a CSP source such as 'sha256-…' for each inline script. JSON in a script element is omitted."""
    scripts = [
        body
        for attributes, body in _SCRIPT.findall(html)
        if not _HAS_SOURCE.search(attributes) and _read_type(attributes) in _EXECUTED_TYPES
    ]
    return _hash(scripts)


@lru_cache(_CACHED_PAGES)
def hash_inline_styles(html: str) -> tuple[str, ...]:
    """Return a CSP source such as 'sha256-…' for each style element."""
    return _hash(_STYLE.findall(html))


def _hash(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in texts)
    )


def _read_type(attributes: str) -> str:
    found = _TYPE.search(attributes)
    return found[1].lower() if found else ""


def _find_map_hosts(configuration: Settings) -> tuple[str, ...]:
    """Return the hosts of the map styles, the hosts in MAP_HOSTS, and the hosts of Mapbox if there is a token."""
    styles = (configuration.map_style_url, configuration.map_style_dark_url)
    addresses = [each for each in styles if each and not each.startswith("mapbox:")]
    origins = [f"{parts.scheme}://{parts.netloc}" for parts in map(urlsplit, addresses)]
    mapbox = MAPBOX_HOSTS if configuration.mapbox_token else ()
    return tuple(dict.fromkeys((*mapbox, *origins, *configuration.map_hosts.split())))
