"""Distance on the sphere, as the engine measures it."""

from math import asin, cos, radians, sin, sqrt

EARTH_RADIUS_KM = 6371.0087714
"""The mean radius of WGS84, which Lucene uses."""


def distance_km(latitude: float, longitude: float, other_latitude: float, other_longitude: float) -> float:
    """By the haversine formula; WGS84 degrees."""
    from_latitude, to_latitude = radians(latitude), radians(other_latitude)
    across = radians(other_longitude - longitude)
    chord = (
        sin((to_latitude - from_latitude) / 2) ** 2
        + cos(from_latitude) * cos(to_latitude) * sin(across / 2) ** 2
    )
    return 2 * EARTH_RADIUS_KM * asin(min(1.0, sqrt(chord)))
