"""Distance on the globe, with the formula of Elasticsearch. All packages therefore calculate the same distance."""

from math import asin, cos, radians, sin, sqrt

EARTH_RADIUS_KM = 6371.0087714
"""The mean radius of WGS84, which Lucene uses."""

KM_PER_DEGREE_OF_LATITUDE = 111.2


def compute_distance_km(
    latitude: float, longitude: float, other_latitude: float, other_longitude: float
) -> float:
    """Compute the great-circle distance in km between two points in WGS84 degrees (haversine)."""
    half_latitude = radians(other_latitude - latitude) / 2
    half_longitude = radians(other_longitude - longitude) / 2
    part = sin(half_latitude) ** 2
    part += cos(radians(latitude)) * cos(radians(other_latitude)) * sin(half_longitude) ** 2
    return 2 * EARTH_RADIUS_KM * asin(min(1.0, sqrt(part)))
