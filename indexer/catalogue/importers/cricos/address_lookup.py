"""Finds the city of each address in a workbook."""

from collections.abc import Iterable, Mapping

from indexer.catalogue.reference.gazetteer import Address, CityMatch, Gazetteer
from indexer.catalogue.reference.place_index import Point


class AddressLookup:
    """Caches the results of the gazetteer (the places of the country), because many locations have the same address."""

    def __init__(self, gazetteer: Gazetteer, postcode_points: Mapping[tuple[str, str], Point]) -> None:
        """postcode_points: the points of the imported postcodes, by country code and postcode: `("AU", "2000")`."""
        self._gazetteer = gazetteer
        self._gazetteer.use_postcodes(postcode_points)
        self._found: dict[Address, CityMatch] = {}

    def learn_postcodes(self, addresses: Iterable[Address]) -> None:
        """Pass the addresses to the gazetteer, which computes points of postcodes from the addresses.

        A postcode gets a point if its addresses are found by name and lie close together.
        """
        self._gazetteer.learn_postcodes(addresses)

    def find_city(self, address: Address) -> CityMatch:
        """Return the city and the point of the address.

        If the gazetteer cannot find the address, return the result of `Gazetteer.find_state_capital`.
        """
        if address not in self._found:
            self._found[address] = self._gazetteer.find_city(
                address.country_code, address.suburb, address.state, address.postcode
            ) or self._gazetteer.find_state_capital(address.country_code, address.state)
        return self._found[address]
