"""Imports an invented CRICOS register with the same kinds of errors as the real one.

Afterwards, each campus that is not placed approximately must be near the centre of its suburb.
`test_against_normalised.py` checks the campuses of the real register, which is not part of the repository.
"""

from pathlib import Path

from indexer.catalogue.importers.cricos import import_file
from indexer.catalogue.reference.gazetteer import Gazetteer
from schemas.geography import compute_distance_km
from tests.integration.catalogue.importers import made_register
from tests.integration.catalogue.importers.database_reads import fetch_rows

TRUE_POINTS = {
    "Camperdown": (-33.889, 151.176),
    "Parramatta": (-33.815, 151.003),
    "Kelvin Grove": (-27.449, 153.013),
    "Dandernong": (-37.987, 145.215),
    "Geelong": (-38.147, 144.361),
    "Ballarat": (-37.562, 143.856),
}
"""The centre of each suburb, from general knowledge. The key is the suburb as the register spells it."""


def test_campuses_are_near_the_centre_of_their_suburb(
    catalogue_url: str, australia: Gazetteer, tmp_path: Path
) -> None:
    import_file(
        catalogue_url, made_register.JANUARY.write(tmp_path / "cricos-2023-01-03.xlsx"), gazetteer=australia
    )
    campuses = fetch_rows(
        catalogue_url,
        "SELECT suburb, latitude, longitude FROM campus WHERE point_source NOT LIKE 'approximate:%%'",
    )
    assert {suburb for suburb, _, _ in campuses} == TRUE_POINTS.keys()
    distances_km = {
        suburb: compute_distance_km(latitude, longitude, *TRUE_POINTS[suburb])
        for suburb, latitude, longitude in campuses
    }
    assert max(distances_km.values()) < 3.0, distances_km
