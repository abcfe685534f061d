"""GET names/{language} has the names of the states and cities that have a published campus."""

import httpx
import psycopg
import pytest

PLACE = "SELECT city.id, city.slug, state.slug FROM city JOIN state ON state.id = state_id "
PLACE += "JOIN campus ON city_id = city.id WHERE campus.status = 'published' ORDER BY city.id LIMIT 1"


@pytest.fixture
def renamed(connection: psycopg.Connection) -> tuple[str, str]:
    """Rename a city and its state to Geelong in Victoria, and give their country the code of Australia.

    Returns the slugs of the city and the state.
    """
    row = connection.execute(PLACE).fetchone()
    assert row is not None
    city_id, city, state = row
    connection.execute(
        "UPDATE country SET iso2 = 'ZZ' WHERE iso2 = 'AU' AND id <> (SELECT country_id FROM city WHERE id = %s)",
        (city_id,),
    )
    connection.execute(
        "UPDATE country SET iso2 = 'AU' WHERE id = (SELECT country_id FROM city WHERE id = %s)", (city_id,)
    )
    connection.execute("UPDATE city SET name = 'Geelong' WHERE id = %s", (city_id,))
    connection.execute("UPDATE state SET name = 'Victoria' WHERE slug = %s", (state,))
    return city, state


@pytest.mark.parametrize(
    ("language", "geelong", "victoria"), [("ur", "جیلانگ", "وکٹوریہ"), ("ar", "جيلونغ", "فيكتوريا")]
)
async def test_places_have_names_by_slug_and_by_english_name(
    service: httpx.AsyncClient, renamed: tuple[str, str], language: str, geelong: str, victoria: str
) -> None:
    city, state = renamed
    names = (await service.get(f"/api/names/{language}")).raise_for_status().json()
    assert (names["cities"][city], names["cities"]["Geelong"]) == (geelong, geelong)
    assert (names["states"][state], names["states"]["Victoria"]) == (victoria, victoria)
    assert not names["is_reviewed"]


async def test_a_name_with_two_translations_is_listed_by_slug_only(
    service: httpx.AsyncClient, connection: psycopg.Connection, renamed: tuple[str, str]
) -> None:
    """The test gives the same English name to a city of another country, where it has no translation."""
    connection.execute(
        "UPDATE city SET name = 'Geelong' WHERE slug = (SELECT city.slug FROM city JOIN campus ON city_id = city.id "
        "JOIN country ON country.id = city.country_id WHERE iso2 <> 'AU' AND campus.status = 'published' LIMIT 1)"
    )
    names = (await service.get("/api/names/ur")).raise_for_status().json()
    assert names["cities"][renamed[0]] == "جیلانگ"
    assert "Geelong" not in names["cities"]


async def test_a_place_without_a_campus_is_absent(
    service: httpx.AsyncClient, connection: psycopg.Connection, renamed: tuple[str, str]
) -> None:
    connection.execute(
        "UPDATE campus SET status = 'withdrawn' WHERE city_id = (SELECT id FROM city WHERE slug = %s)",
        renamed[:1],
    )
    names = (await service.get("/api/names/ur")).raise_for_status().json()
    assert renamed[0] not in names["cities"]
    connection.execute(
        "UPDATE campus SET status = 'published' WHERE city_id = (SELECT id FROM city WHERE slug = %s)",
        renamed[:1],
    )
