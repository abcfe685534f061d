"""Settings as attributes of the html element, so that scripts of the site can read settings without a request."""

from collections.abc import Mapping

from schemas.settings import Settings


def build_root_attributes(configuration: Settings) -> Mapping[str, str]:
    """Build the attributes by name, such as {"data-user-stay": "1"}. A setting that is not set has no attribute."""
    attributes: dict[str, str] = {}
    if configuration.finder_user_stay:
        attributes["data-user-stay"] = str(configuration.finder_user_stay)
    if configuration.finder_search_log:
        attributes["data-search-log"] = ""
    if configuration.finder_production:
        attributes["data-production"] = ""
    contacts = {
        "data-phone": configuration.finder_phone,
        "data-office": configuration.finder_office_url,
        "data-social": " ".join(configuration.finder_social_links.split()),
    }
    attributes.update({name: value for name, value in contacts.items() if value})
    return attributes
