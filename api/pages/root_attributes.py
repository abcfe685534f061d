"""What an operator sets for the pages, as attributes of their root: it is there before any script runs, so no page asks
for it or changes when it is known."""

from collections.abc import Mapping

from schemas.settings import Settings


def build_root_attributes(configuration: Settings) -> Mapping[str, str]:
    """By name; empty where nothing is set, so that pages go out as they were built."""
    attributes: dict[str, str] = {}
    if configuration.finder_listing_path is not None:
        attributes["data-listing-path"] = configuration.finder_listing_path
    if configuration.finder_user_stay:
        attributes["data-user-stay"] = str(configuration.finder_user_stay)
    return attributes
