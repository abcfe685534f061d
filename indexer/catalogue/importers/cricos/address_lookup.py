"""Where the addresses of one workbook are."""

from collections.abc import Iterable

from indexer.catalogue.reference.gazetteer import Address, CityMatch, Gazetteer


class AddressLookup:
    """Many locations share a suburb; each address is looked up once."""

    def __init__(self, gazetteer: Gazetteer) -> None:
        self._gazetteer = gazetteer
        self._found: dict[Address, CityMatch | None] = {}

    def learn_postcodes(self, addresses: Iterable[Address]) -> None:
        """Let the postcodes of these addresses tell where others are."""
        self._gazetteer.learn_postcodes(addresses)

    def find_city(self, address: Address) -> CityMatch | None:
        """The address's city and point, or None when neither its name nor its postcode tells."""
        if address not in self._found:
            self._found[address] = self._gazetteer.find_city(
                address.country_code, address.suburb, address.state, address.postcode
            )
        return self._found[address]
