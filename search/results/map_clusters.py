"""Reads the response for the map. The response has tiles, or campuses if the map shows a small area."""

from collections.abc import Mapping
from typing import Any, Literal

from schemas.contracts.unified.map import (
    Bounds,
    MapCampus,
    MapCity,
    MapCluster,
    MapInstitute,
    MapPlace,
    SearchMap,
)
from search.elasticsearch_access.client import EsResponse
from search.results.facet_counts import read_exact_buckets
from search.value_names.named_value import NamedValue
from search.value_names.value_names import ValueNames

_PLACE_KINDS: tuple[tuple[Literal["city", "state", "country"], str], ...] = (
    ("city", "cities"),
    ("state", "states"),
    ("country", "countries"),
)
"""Pairs of place kind and aggregation name. The smallest kind is first."""


def read_map(response: EsResponse, value_names: ValueNames) -> SearchMap:
    """Read the tiles or the campuses."""
    shown = response["aggregations"]["map"]["shown"]
    return SearchMap(
        pair_count=shown["doc_count"],
        course_count=shown["courses"]["doc_count"],
        clusters=[_read_cluster(bucket, value_names) for bucket in shown["tiles"]["buckets"]]
        if "tiles" in shown
        else [],
        campuses=_read_campuses(shown["campuses"], value_names) if "campuses" in shown else [],
    )


def _read_cluster(bucket: Mapping[str, Any], value_names: ValueNames) -> MapCluster:
    centre, bounds = bucket["centre"]["location"], bucket["bounds"]["bounds"]
    campuses, cities = bucket["campuses"]["buckets"], bucket["cities"]["buckets"]
    return MapCluster(
        tile=bucket["key"],
        latitude=centre["lat"],
        longitude=centre["lon"],
        bounds=Bounds(
            south=bounds["bottom_right"]["lat"],
            west=bounds["top_left"]["lon"],
            north=bounds["top_left"]["lat"],
            east=bounds["bottom_right"]["lon"],
        ),
        pair_count=bucket["doc_count"],
        course_count=bucket["courses"]["doc_count"],
        city=_build_city(int(cities[0]["key"]), value_names) if cities else None,
        place=_find_majority_place(bucket, value_names),
        campus=_read_campus(campuses[0], value_names) if len(campuses) == 1 else None,
    )


def _find_majority_place(bucket: Mapping[str, Any], value_names: ValueNames) -> MapPlace | None:
    """Find the smallest place with more than half of the courses in the tile. A course counts at each campus."""
    for kind, counted in _PLACE_KINDS:
        largest = next(iter(bucket.get(counted, {}).get("buckets", ())), None)
        if largest is None or 2 * largest["doc_count"] <= bucket["doc_count"]:
            continue
        place = value_names.get(kind, int(largest["key"]))
        country = place and (
            place if kind == "country" else value_names.get("country", place.parents["country"])
        )
        if place is not None and country is not None:
            return MapPlace(kind=kind, name=place.name, country_name=country.name)
    return None


def _read_campuses(terms: Mapping[str, Any], value_names: ValueNames) -> list[MapCampus]:
    """Read the campuses, sorted by id. Campuses that `value_names` does not have are left out."""
    found = [_read_campus(bucket, value_names) for bucket in read_exact_buckets(terms, "campuses")]
    return sorted((campus for campus in found if campus is not None), key=lambda campus: campus["id"])


def _read_campus(bucket: Mapping[str, Any], value_names: ValueNames) -> MapCampus | None:
    campus = value_names.get("campus", int(bucket["key"]))
    institute = campus and value_names.get("institute", campus.parents["institute"])
    if campus is None or institute is None:
        return None
    return MapCampus(
        id=campus.id,
        slug=campus.slug,
        name=campus.name,
        institute=_build_institute(institute),
        city=_build_city(campus.parents["city"], value_names),
        latitude=campus.extra["latitude"],
        longitude=campus.extra["longitude"],
        course_count=bucket["doc_count"],
    )


def _build_city(city_id: int, value_names: ValueNames) -> MapCity | None:
    city = value_names.get("city", city_id)
    country = city and value_names.get("country", city.parents["country"])
    if city is None or country is None:
        return None
    return MapCity(id=city.id, slug=city.slug, name=city.name, country_name=country.name)


def _build_institute(value: NamedValue) -> MapInstitute:
    return MapInstitute(id=value.id, slug=value.slug, name=value.name, logo=value.extra["logo"])
