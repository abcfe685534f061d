"""The reference rows (places, currencies, subjects) in a real database are complete and consistent.

Loading them again changes nothing.
"""

from collections.abc import Iterator

import psycopg
import pytest

from indexer.catalogue.reference.load import add_missing_cities, load_reference
from indexer.catalogue.reference.upsert import UpsertCounts

TABLES = (
    "currency", "country", "region", "region_country", "state", "city",
    "discipline", "specialization", "degree_level_group", "degree_level",
)  # fmt: skip
GATTON_QUEENSLAND = 2165828
"""The GeoNames id of a town with 7,003 people and a university campus.

Towns of this size are not loaded with the reference rows. `add_missing_cities` adds them for a campus.
"""


@pytest.fixture(scope="module")
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(database_url, autocommit=True) as connection:
        yield connection


@pytest.fixture(scope="module")
def loaded(connection: psycopg.Connection) -> dict[str, UpsertCounts]:
    return load_reference(connection)


@pytest.mark.usefixtures("loaded")
class TestLoaded:
    def test_every_table_has_its_rows(
        self, connection: psycopg.Connection, loaded: dict[str, UpsertCounts]
    ) -> None:
        assert tuple(loaded) == TABLES
        for table, counts in loaded.items():
            assert counts.rows == counts.written == _number(connection, f"SELECT count(*) FROM {table}")
        assert loaded["country"].rows == 252
        assert loaded["city"].rows > 34_000

    def test_a_second_load_changes_nothing(self, connection: psycopg.Connection) -> None:
        before = _number(connection, "SELECT count(*) FROM outbox")
        again = load_reference(connection)
        assert [table for table, counts in again.items() if counts.written] == []
        assert _number(connection, "SELECT count(*) FROM outbox") == before

    def test_every_country_has_a_state_and_every_city_one_of_its_own_country(
        self, connection: psycopg.Connection
    ) -> None:
        stateless = "SELECT count(*) FROM country WHERE id NOT IN (SELECT country_id FROM state)"
        strayed = """SELECT count(*) FROM city JOIN state ON state.id = state_id
                     WHERE city.country_id <> state.country_id"""
        assert _number(connection, stateless) == 0
        assert _number(connection, strayed) == 0

    def test_the_rupee_is_currency_33_with_rate_1(self, connection: psycopg.Connection) -> None:
        assert _row(connection, "SELECT code, value_to_pkr FROM currency WHERE id = 33") == ("PKR", 1)

    def test_countries_have_their_currency_if_it_has_a_rate(self, connection: psycopg.Connection) -> None:
        query = "SELECT currency.code FROM country JOIN currency ON currency.id = currency_id WHERE iso2 = %s"
        assert [_row(connection, query, code) for code in ("AU", "GB", "DE")] == [
            ("AUD",),
            ("GBP",),
            ("EUR",),
        ]

    @pytest.mark.parametrize(
        ("slug", "state", "country"),
        [
            ("sydney", "New South Wales", "Australia"),
            ("sydney-nova-scotia-ca", "Nova Scotia", "Canada"),
            ("london", "England", "United Kingdom"),
            ("london-ontario-ca", "Ontario", "Canada"),
            ("birmingham", "England", "United Kingdom"),
            ("birmingham-alabama-us", "Alabama", "United States"),
            ("lahore", "Punjab", "Pakistan"),
            ("singapore", "Singapore", "Singapore"),
            ("hong-kong", "Hong Kong", "Hong Kong"),
            ("wagga-wagga", "New South Wales", "Australia"),
        ],
    )
    def test_the_largest_city_has_the_plain_slug(
        self, connection: psycopg.Connection, slug: str, state: str, country: str
    ) -> None:
        query = """SELECT state.name, country.name FROM city JOIN state ON state.id = city.state_id
                   JOIN country ON country.id = city.country_id WHERE city.slug = %s"""
        assert _row(connection, query, slug) == (state, country)

    def test_regions_contain_their_countries(self, connection: psycopg.Connection) -> None:
        query = """SELECT count(*) FROM region_country JOIN region ON region.id = region_id
                   JOIN country ON country.id = country_id WHERE region.slug = %s AND iso2 = %s"""
        homes = {
            "europe": "GB",
            "north-america": "US",
            "middle-east": "AE",
            "asia": "MY",
            "oceania": "AU",
            "africa": "ZA",
        }
        assert {
            region: _row(connection, query, region, iso2) for region, iso2 in homes.items()
        } == dict.fromkeys(homes, (1,))

    def test_only_polar_islands_are_in_no_region(self, connection: psycopg.Connection) -> None:
        query = """SELECT string_agg(DISTINCT iso2, ' ' ORDER BY iso2) FROM country
                   JOIN city ON city.country_id = country.id
                   WHERE country.id NOT IN (SELECT country_id FROM region_country)"""
        assert _row(connection, query) == ("GS TF",)

    def test_a_load_keeps_existing_slugs_and_newer_rates(self, connection: psycopg.Connection) -> None:
        with connection.transaction(force_rollback=True):
            connection.execute("UPDATE city SET slug = 'sydney-harbour' WHERE slug = 'sydney'")
            connection.execute(
                "UPDATE currency SET value_to_pkr = 400, rate_date = '2999-01-01' WHERE code = 'GBP'"
            )
            load_reference(connection)
            assert _number(connection, "SELECT count(*) FROM city WHERE slug = 'sydney-harbour'") == 1
            assert _row(connection, "SELECT value_to_pkr FROM currency WHERE code = 'GBP'") == (400,)

    def test_a_load_restores_a_changed_name(self, connection: psycopg.Connection) -> None:
        with connection.transaction(force_rollback=True):
            connection.execute("UPDATE country SET name = 'Oz' WHERE iso2 = 'AU'")
            again = load_reference(connection)
            assert {table: counts.written for table, counts in again.items() if counts.written} == {
                "country": 1
            }

    def test_progress_is_reported_step_by_step(self, connection: psycopg.Connection) -> None:
        steps: list[tuple[str, int, int]] = []
        load_reference(connection, lambda step, done, total: steps.append((step, done, total)))
        assert steps[0] == ("reference: currency", 0, len(TABLES))
        assert steps[-1] == ("reference", len(TABLES), len(TABLES))

    def test_a_small_town_with_a_campus_is_added_once(self, connection: psycopg.Connection) -> None:
        with connection.transaction(force_rollback=True):
            assert add_missing_cities(connection, [GATTON_QUEENSLAND]) == 1
            assert add_missing_cities(connection, [GATTON_QUEENSLAND]) == 0
            query = (
                "SELECT city.name, state.name FROM city JOIN state ON state.id = state_id WHERE city.id = %s"
            )
            assert _row(connection, query, GATTON_QUEENSLAND) == ("Gatton", "Queensland")

    def test_the_error_names_an_unknown_place_id(self, connection: psycopg.Connection) -> None:
        with pytest.raises(ValueError, match="city id: no place of GeoNames has 1"):
            add_missing_cities(connection, [1])


def _row(connection: psycopg.Connection, query: str, *values: object) -> tuple[object, ...] | None:
    return connection.execute(query.encode(), values).fetchone()


def _number(connection: psycopg.Connection, query: str) -> int:
    row = _row(connection, query)
    assert row is not None
    assert isinstance(row[0], int)
    return row[0]
