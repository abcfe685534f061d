"""Builds the table rows of countries, states and cities. Each row has a unique slug."""

from collections.abc import Iterable, Iterator, Mapping

from indexer.catalogue.reference.data_files import read_country_names, read_states
from indexer.catalogue.reference.geonames import read_countries
from indexer.catalogue.reference.other_names import build_other_names, find_state_abbreviations
from indexer.catalogue.reference.slugs import slugify, take_free_slug
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.reference.state_lookup import StateLookup
from schemas.taxonomy.translated_places import list_translated_names


def build_country_rows(currency_ids: Mapping[str, int]) -> Iterator[Mapping[str, object]]:
    """Yield all countries. currency_id is None if `currency_ids` lacks the currency of the country."""
    for country in read_countries():
        yield {
            "id": country.id,
            "slug": country.slug,
            "name": country.name,
            "iso2": country.iso2,
            "iso3": country.iso3,
            "continent": country.continent,
            "currency_id": currency_ids.get(country.currency_code or ""),
            "other_names": build_other_names(country.name, read_country_names().get(country.iso2, ())),
        }


def build_state_rows(
    cities: Iterable[PlaceRow], divisions: StateLookup, slugs: Mapping[int, str]
) -> Iterator[Mapping[str, object]]:
    """Yield all states. Of states with the same name, the state with the largest city gets the slug without a suffix.

    slugs: the stored slugs by state id. A stored slug never changes.
    """
    size: dict[int, int] = {}
    for city in cities:
        state_id = divisions.find_state(city).id
        size[state_id] = max(size.get(state_id, 0), city.population)
    taken = set(slugs.values())
    country_ids = {country.iso2: country.id for country in read_countries()}
    for state in sorted(read_states(), key=lambda state: (-size.get(state.id, 0), state.id)):
        plain = slugify(state.name)
        candidates = (plain, f"{plain}-{state.country_code.lower()}", f"{plain}-{state.id}")
        yield {
            "id": state.id,
            "slug": slugs.get(state.id) or take_free_slug("state", candidates, taken),
            "name": state.name,
            "country_id": country_ids[state.country_code],
            "code": state.admin1_codes[0] if state.admin1_codes else None,
            "other_names": sorted(
                {
                    *find_state_abbreviations(state),
                    *list_translated_names("state", state.country_code, state.name),
                }
            ),
        }


def build_city_rows(
    cities: Iterable[PlaceRow], divisions: StateLookup, slugs: Mapping[int, str]
) -> Iterator[Mapping[str, object]]:
    """Yield the cities in the given order. The first city with a name gets the slug without a suffix.

    slugs: the stored slugs by city id. A stored slug never changes.
    """
    taken = set(slugs.values())
    country_ids = {country.iso2: country.id for country in read_countries()}
    for city in cities:
        state = divisions.find_state(city)
        plain = slugify(city.name) or "city"
        longer = f"{plain}-{slugify(state.name)}-{city.country_code.lower()}"
        yield {
            "id": city.id,
            "slug": slugs.get(city.id)
            or take_free_slug("city", (plain, longer, f"{longer}-{city.id}"), taken),
            "name": city.name,
            "state_id": state.id,
            "country_id": country_ids[city.country_code],
            "latitude": city.latitude,
            "longitude": city.longitude,
            "population": city.population,
            "other_names": build_other_names(
                city.name,
                [*city.alternate_names, *list_translated_names("city", city.country_code, city.name)],
            ),
        }
