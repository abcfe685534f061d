"""Visa guides and followed institutes."""

import psycopg

from indexer.catalogue.sample.csv_tables import GUIDES, read_table
from indexer.catalogue.sample.guides.visas import _parse_guide
from tests.integration.account.site import Person, Site

VISAS, FOLLOWED = "/api/account/visas", "/api/account/followed-institutes"


async def test_a_guide_names_requirements_fee_time_and_source(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    connection.execute("DELETE FROM visa_guide")
    row = connection.execute(
        "SELECT country.id, country.slug, source.id, source.name FROM institute "
        "JOIN country ON country.id = country_id JOIN source ON source.id = source_id "
        "WHERE institute.status = 'published' ORDER BY institute.id LIMIT 1"
    ).fetchone()
    assert row is not None
    connection.execute("UPDATE source SET is_sample = false WHERE id = %s", (row[2],))
    connection.execute(
        "INSERT INTO visa_guide (country_id, source_id, source_date, official_url, requirements, weeks_min, weeks_max) "
        "VALUES (%s, %s, '2026-11-01', 'https://immi.example', ARRAY['Passport', 'Proof of funds'], 4, 12)",
        (row[0], row[2]),
    )
    (guide,) = (await person.browser.get(VISAS)).json()["results"]
    assert guide == (await person.browser.get(f"{VISAS}/{row[1]}")).json()
    assert guide["requirements"] == ["Passport", "Proof of funds"]
    assert (guide["weeks_min"], guide["weeks_max"], guide["fee_amount"]) == (4, 12, None)
    assert (guide["source"], guide["source_date"], guide["is_sample"]) == (row[3], "2026-11-01", False)
    connection.execute("UPDATE source SET is_sample = true WHERE id = %s", (row[2],))
    assert all(each["is_sample"] for each in (await person.browser.get(VISAS)).json()["results"])
    connection.execute("UPDATE institute SET status = 'withdrawn' WHERE source_id = %s", (row[2],))
    assert (await person.browser.get(VISAS)).json() == {"results": []}
    connection.execute("UPDATE institute SET status = 'published' WHERE source_id = %s", (row[2],))
    assert (await person.browser.get(f"{VISAS}/nowhere")).status_code == 404
    assert (await site.open_browser().get(VISAS)).status_code == 401


async def test_an_institute_is_followed_once_and_by_one_person(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    row = connection.execute(
        "SELECT id, slug, name FROM institute WHERE status = 'published' ORDER BY id LIMIT 1"
    ).fetchone()
    assert row is not None
    path, entry = f"{FOLLOWED}/{row[0]}", {"id": row[0], "slug": row[1], "name": row[2]}
    for _ in range(2):
        assert (await person.browser.put(path)).json() == {"results": [entry]}
    assert (await other.browser.delete(path)).json() == {"results": []}
    assert (await person.browser.get(FOLLOWED)).json() == {"results": [entry]}
    assert (await person.browser.delete(path)).json() == {"results": []}
    assert (await person.browser.put(f"{FOLLOWED}/2147483647")).status_code == 404
    assert (await person.browser.put(f"{FOLLOWED}/2147483648")).status_code == 422
    assert (await site.open_browser().put(path)).status_code == 401


def test_the_sample_has_guides_of_several_countries() -> None:
    guides = read_table(GUIDES / "visa_guides.csv", _parse_guide)
    assert {each.country for each in guides} >= {"AU", "CA", "GB", "US"}
    assert all(each.url.startswith("https://") and each.requirements for each in guides)
