"""Finds the city of each address of one workbook."""

from collections.abc import Iterable

from indexer.catalogue.reference.gazetteer import Address, CityMatch, Gazetteer


class AddressLookup:
    """Caches the gazetteer's results, because many locations share an address."""

    def __init__(self, gazetteer: Gazetteer) -> None:
        self._gazetteer = gazetteer
        self._found: dict[Address, CityMatch | None] = {}

    def learn_postcodes(self, addresses: Iterable[Address]) -> None:
        """Pass the addresses to the gazetteer, which derives the points of their postcodes."""
        self._gazetteer.learn_postcodes(addresses)

    def find_city(self, address: Address) -> CityMatch | None:
        """Return the city and point of the address, or None when the gazetteer cannot find it."""
        if address not in self._found:
            self._found[address] = self._gazetteer.find_city(
                address.country_code, address.suburb, address.state, address.postcode
            )
        return self._found[address]
