"""Finds the GeoNames city of a campus by the name of the city."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache

from indexer.catalogue.reference.geonames import read_cities
from indexer.catalogue.reference.source_rows import PlaceRow
from indexer.catalogue.sample.institutions import SampleCampus
from schemas.geography import compute_distance_km


def find_city(campus: SampleCampus, country_code: str) -> PlaceRow:
    """Return the nearest city with the name `campus.city` in the country. Raises ValueError if there is none."""
    namesakes = _read_cities_by_name().get((country_code, campus.city))
    if not namesakes:
        raise ValueError(f"campus {campus.name}: the gazetteer has no city {campus.city} in {country_code}")
    return min(namesakes, key=lambda city: (measure_distance_km(campus, city), city.id))


def measure_distance_km(campus: SampleCampus, city: PlaceRow) -> float:
    """Measure the distance between a campus and the middle of a city."""
    return compute_distance_km(campus.latitude, campus.longitude, city.latitude, city.longitude)


@lru_cache
def _read_cities_by_name() -> Mapping[tuple[str, str], list[PlaceRow]]:
    found: dict[tuple[str, str], list[PlaceRow]] = defaultdict(list)
    for city in read_cities():
        found[city.country_code, city.name].append(city)
    return found
