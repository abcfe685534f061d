"""Finds the city of each address of one workbook."""

from collections.abc import Iterable, Mapping

from indexer.catalogue.reference.gazetteer import Address, CityMatch, Gazetteer
from indexer.catalogue.reference.place_index import Point


class AddressLookup:
    """Caches the gazetteer's results, because many locations share an address."""

    def __init__(self, gazetteer: Gazetteer, postcode_points: Mapping[tuple[str, str], Point]) -> None:
        """postcode_points: as in Gazetteer.use_postcodes."""
        self._gazetteer = gazetteer
        self._gazetteer.use_postcodes(postcode_points)
        self._found: dict[Address, CityMatch] = {}

    def learn_postcodes(self, addresses: Iterable[Address]) -> None:
        """Pass the addresses to the gazetteer, which derives the points of their postcodes."""
        self._gazetteer.learn_postcodes(addresses)

    def find_city(self, address: Address) -> CityMatch:
        """Return the city and point of the address, or the capital of its state when the gazetteer cannot find it."""
        if address not in self._found:
            self._found[address] = self._gazetteer.find_city(
                address.country_code, address.suburb, address.state, address.postcode
            ) or self._gazetteer.find_state_capital(address.country_code, address.state)
        return self._found[address]
