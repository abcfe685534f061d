"""Distances on the globe. The formula is the formula of Elasticsearch, so the distances are the same as in a search."""

from math import asin, cos, radians, sin, sqrt

EARTH_RADIUS_KM = 6371.0087714
"""The mean radius of the WGS84 ellipsoid. Lucene uses the same number."""

KM_PER_DEGREE_OF_LATITUDE = 111.2


def compute_distance_km(
    latitude: float, longitude: float, other_latitude: float, other_longitude: float
) -> float:
    """Compute the great-circle distance between two points, in km (haversine). Coordinates are WGS84 degrees."""
    half_latitude = radians(other_latitude - latitude) / 2
    half_longitude = radians(other_longitude - longitude) / 2
    part = sin(half_latitude) ** 2
    part += cos(radians(latitude)) * cos(radians(other_latitude)) * sin(half_longitude) ** 2
    return 2 * EARTH_RADIUS_KM * asin(min(1.0, sqrt(part)))
