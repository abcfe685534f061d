"""Settings of the operator as attributes of the root element, so that they are present before any script runs."""

from collections.abc import Mapping

from schemas.settings import Settings


def build_root_attributes(configuration: Settings) -> Mapping[str, str]:
    """Build the attributes by name. Without settings the result is empty and pages stay unchanged."""
    attributes: dict[str, str] = {}
    if configuration.finder_listing_path is not None:
        attributes["data-listing-path"] = configuration.finder_listing_path
    if configuration.finder_user_stay:
        attributes["data-user-stay"] = str(configuration.finder_user_stay)
    return attributes
