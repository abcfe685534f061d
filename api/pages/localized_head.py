"""Replaces default slugs by the current slugs in the head of a page. Heads are built with the default slugs."""

from dataclasses import replace
from typing import Any

from api.page_route.table import DEFAULT_ROUTES, RouteTable
from api.pages.head import Crumb, Head, Thing

_ADDRESS_KEYS = frozenset({"url", "item", "@id", "target", "urlTemplate"})
"""The keys of schema.org objects whose values are addresses of the site. `sameAs` is an address of another site."""


def localize_head(head: Head, routes: RouteTable, site: str) -> Head:
    """Return the head with the current slugs. `site` is the base URL of the site."""
    if routes.slugs == DEFAULT_ROUTES.slugs:
        return head
    return replace(
        head,
        path=routes.localize(head.path),
        parents=tuple(Crumb(each.name, routes.localize(each.path)) for each in head.parents),
        thing=localize_thing(head.thing, routes, site),
        other_things=tuple(localize_thing(each, routes, site) for each in head.other_things),
    )


def localize_thing(thing: Thing, routes: RouteTable, site: str) -> Thing:
    """Return the schema.org object with the current slugs."""
    localized: Thing = _localize(thing, routes, site)
    return localized


def _localize(value: Any, routes: RouteTable, site: str, key: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _localize(each, routes, site, name) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_localize(each, routes, site, key) for each in value]
    if key in _ADDRESS_KEYS and isinstance(value, str) and value.startswith(f"{site}/"):
        return site + routes.localize(value.removeprefix(site))
    return value
