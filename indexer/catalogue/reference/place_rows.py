"""Countries, states and cities as table rows, each with a slug of its own."""

from collections.abc import Iterable, Iterator, Mapping

from indexer.catalogue.reference.data_files import country_names, states
from indexer.catalogue.reference.geonames import countries
from indexer.catalogue.reference.other_names import other_names, state_names
from indexer.catalogue.reference.slugs import free_slug, slug_words
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.reference.state_lookup import Divisions


def country_rows(currency_ids: Mapping[str, int]) -> Iterator[Mapping[str, object]]:
    """All countries; one whose currency is not listed has none."""
    for country in countries():
        yield {
            "id": country.id,
            "slug": country.slug,
            "name": country.name,
            "iso2": country.iso2,
            "iso3": country.iso3,
            "continent": country.continent,
            "currency_id": currency_ids.get(country.currency_code or ""),
            "other_names": other_names(country.name, country_names().get(country.iso2, ())),
        }


def state_rows(
    cities: Iterable[PlaceRow], divisions: Divisions, slugs: Mapping[int, str]
) -> Iterator[Mapping[str, object]]:
    """All states; the plain slug goes to the one with the largest city. slugs: what states are called already."""
    size: dict[int, int] = {}
    for city in cities:
        state_id = divisions.state(city).id
        size[state_id] = max(size.get(state_id, 0), city.population)
    taken = set(slugs.values())
    country_ids = {country.iso2: country.id for country in countries()}
    for state in sorted(states(), key=lambda state: (-size.get(state.id, 0), state.id)):
        plain = slug_words(state.name)
        candidates = (plain, f"{plain}-{state.country_code.lower()}", f"{plain}-{state.id}")
        yield {
            "id": state.id,
            "slug": slugs.get(state.id) or free_slug(candidates, taken),
            "name": state.name,
            "country_id": country_ids[state.country_code],
            "code": state.admin1_codes[0] if state.admin1_codes else None,
            "other_names": state_names(state),
        }


def city_rows(
    cities: Iterable[PlaceRow], divisions: Divisions, slugs: Mapping[int, str]
) -> Iterator[Mapping[str, object]]:
    """City rows, in the order given: the plain slug goes to the first. slugs: what cities are called already."""
    taken = set(slugs.values())
    country_ids = {country.iso2: country.id for country in countries()}
    for city in cities:
        state = divisions.state(city)
        plain = slug_words(city.name) or "city"
        longer = f"{plain}-{slug_words(state.name)}-{city.country_code.lower()}"
        yield {
            "id": city.id,
            "slug": slugs.get(city.id) or free_slug((plain, longer, f"{longer}-{city.id}"), taken),
            "name": city.name,
            "state_id": state.id,
            "country_id": country_ids[city.country_code],
            "latitude": city.latitude,
            "longitude": city.longitude,
            "population": city.population,
            "other_names": other_names(city.name, city.alternate_names),
        }
