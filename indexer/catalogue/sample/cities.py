"""The gazetteer city of each campus, by the name that the sample gives it."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.reference.geonames import cities
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.sample.institutions import SampleCampus
from schemas.geography import distance_km


def city_of(campus: SampleCampus, country_code: str) -> PlaceRow:
    """The city of that name in the country, of namesakes the nearest; ValueError when the gazetteer has none."""
    namesakes = _cities_by_name().get((country_code, campus.city))
    if not namesakes:
        raise ValueError(f"campus {campus.name}: the gazetteer has no city {campus.city} in {country_code}")
    return min(namesakes, key=lambda city: (km_from(campus, city), city.id))


def km_from(campus: SampleCampus, city: PlaceRow) -> float:
    """Kilometres between a campus and the middle of a city."""
    return distance_km(campus.latitude, campus.longitude, city.latitude, city.longitude)


@lru_cache
def _cities_by_name() -> Mapping[tuple[str, str], list[PlaceRow]]:
    found: dict[tuple[str, str], list[PlaceRow]] = defaultdict(list)
    for city in cities():
        found[city.country_code, city.name].append(city)
    return found
