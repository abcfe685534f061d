"""The lists of countries, disciplines and so on equal the results of plain SQL. They work without Elasticsearch."""

from typing import Any

import httpx
import psycopg
import pytest
from psycopg.rows import dict_row

from schemas.vocabulary.limits import POPULAR_PLACES_MAX

LISTS = [
    "discipline/", "discipline/all", "discipline/1/specializations/", "currency/all", "country/max_fee",
    "degree_level/", "country/all-countries", "country/countries_states_cities", "regions/all", "regions/all-countries",
    "regions/popular-countries", "regions/popular-cities",
]  # fmt: skip

AT = """
FROM published_course AS published
JOIN course ON course.id = published.id
JOIN course_campus ON course_campus.course_id = course.id
JOIN campus ON campus.id = course_campus.campus_id AND campus.status = 'published'
JOIN city ON city.id = campus.city_id
"""


def read_rows(connection: psycopg.Connection, query: str) -> list[dict[str, Any]]:
    return connection.cursor(row_factory=dict_row).execute(query.encode()).fetchall()


def count_by_place(connection: psycopg.Connection, column: str) -> dict[int, tuple[int, int]]:
    """Count the courses and institutes of each place with one plain SQL query."""
    counted = read_rows(
        connection,
        f"SELECT {column} AS id, count(DISTINCT course.id) AS c, count(DISTINCT course.institute_id) AS i "
        f"{AT} GROUP BY 1",
    )
    return {row["id"]: (row["c"], row["i"]) for row in counted}


async def get_json(service: httpx.AsyncClient, path: str) -> Any:
    response = await service.get(f"/api/{path}")
    assert response.status_code == 200, response.text
    return response.json()


def counts_by_place(listed: list[dict[str, Any]]) -> dict[int, tuple[int, int]]:
    assert len({each["id"] for each in listed}) == len(listed)
    return {each["id"]: (each["course_count"], each["institute_count"]) for each in listed}


async def test_only_places_with_courses_are_in_the_tree_with_exact_counts(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    tree = await get_json(service, "country/countries_states_cities")
    states = [state for country in tree for state in country["states"]]
    cities = [city for state in states for city in state["cities"]]
    assert counts_by_place(tree) == count_by_place(connection, "city.country_id")
    assert counts_by_place(states) == count_by_place(connection, "city.state_id")
    assert counts_by_place(cities) == count_by_place(connection, "city.id")
    assert [country["name"] for country in tree] == ["Fiji", "New Zealand", "Samoa"]
    for country in tree:
        assert all(state["country_id"] == country["id"] for state in country["states"])
    for state in states:
        assert all(city["state_id"] == state["id"] for city in state["cities"])


async def test_the_states_of_a_country_by_id_slug_or_old_slug(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    tree = {
        country["id"]: country["states"]
        for country in await get_json(service, "country/countries_states_cities")
    }
    connection.execute("UPDATE country SET slug = 'viti' WHERE slug = 'fiji'")
    for reference in ("1", "fiji", "viti"):
        response = await service.post("/api/course/country_states/", params={"country_id": reference})
        assert list(response.json().items()) == [(state["slug"], state) for state in tree[1]]
    assert (await service.post("/api/course/country_states?country_id=empty-land")).json() == {}


async def test_countries_and_regions_equal_the_tables(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    by_country = count_by_place(connection, "city.country_id")
    expected = {
        row["id"]: by_country.get(row["id"], (0, 0))
        for row in read_rows(connection, "SELECT id FROM country")
    }
    assert counts_by_place(await get_json(service, "country/all-countries")) == expected
    regions = await get_json(service, "regions/all")
    assert [(each["slug"], [country["id"] for country in each["countries"]]) for each in regions] == [
        ("islands", [1, 3]), ("nothing", []),
    ]  # fmt: skip
    assert counts_by_place(regions[0]["countries"]) == {place: expected[place] for place in (1, 3)}
    of_regions = await get_json(service, "regions/all-countries")
    assert [(each["id"], [region["slug"] for region in each["regions"]]) for each in of_regions] == [
        (1, ["islands"]), (3, ["islands"]),
    ]  # fmt: skip


async def test_popular_places_have_the_most_courses(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    for call, column in (("countries", "city.country_id"), ("cities", "city.id")):
        listed = await get_json(service, f"regions/popular-{call}")
        expected = count_by_place(connection, column)
        assert counts_by_place(listed) == expected
        assert len(listed) <= POPULAR_PLACES_MAX
        numbers = [each["course_count"] for each in listed]
        assert numbers == sorted(numbers, reverse=True)
    city = (await get_json(service, "regions/popular-cities"))[0]
    stored = read_rows(
        connection,
        "SELECT city.slug, city.name AS city_name, state.id AS state_id, state.slug AS state_slug, "
        "state.name AS state_name, country.id AS country_id, country.slug AS country_slug, "
        "country.name AS country_name FROM city JOIN state ON state.id = state_id "
        f"JOIN country ON country.id = city.country_id WHERE city.id = {int(city['id'])}",
    )[0]
    assert {key: city[key] for key in stored} == stored


async def test_disciplines_equal_the_tables(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    expected = read_rows(connection, "SELECT id, slug, name FROM discipline ORDER BY lower(name)")
    assert await get_json(service, "discipline") == {"count": len(expected), "results": expected}
    everything = await get_json(service, "discipline/all")
    assert [{key: each[key] for key in ("id", "slug", "name")} for each in everything] == expected
    for discipline in everything:
        taught = read_rows(
            connection,
            "SELECT count(DISTINCT course.id) AS courses, array_agg(DISTINCT degree_level_id) AS levels "
            "FROM published_course JOIN course USING (id) JOIN course_specialization ON course_id = course.id "
            f"JOIN specialization ON specialization.id = specialization_id AND discipline_id = {discipline['id']}",
        )[0]
        assert discipline["courses_count"] == taught["courses"]
        levels = [*discipline["undergradute"], *discipline["postgradute"], *discipline["research"]]
        assert sorted(level["id"] for level in levels) == sorted(taught["levels"] or [])
        assert {level["id"] for level in discipline["undergradute"]} <= {1, 2}
        assert {level["id"] for level in discipline["postgradute"]} <= {3, 5}
        assert {level["id"] for level in discipline["research"]} <= {4}
        assert (discipline["type"], discipline["checked"]) == ("discipline", False)


async def test_the_specializations_of_a_discipline(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute("UPDATE discipline SET slug = 'it' WHERE slug = 'computing'")
    expected = read_rows(
        connection,
        "SELECT specialization.id, slug, name, discipline_id, 'specialization' AS type, count(*) AS course_count "
        "FROM specialization JOIN course_specialization ON specialization_id = specialization.id "
        "JOIN published_course ON published_course.id = course_id WHERE discipline_id = 1 GROUP BY 1 ORDER BY name",
    )
    for reference in ("1", "it", "computing"):
        page = await get_json(service, f"discipline/{reference}/specializations/")
        assert page == {"count": len(expected), "results": expected, "next": None}
    narrowed = await get_json(service, "discipline/it/specializations?search=SUBJECT 1")
    assert narrowed["results"] == [each for each in expected if each["name"].startswith("Subject 1")]
    assert (await get_json(service, "discipline/it/specializations?search=xqz"))["results"] == []


async def test_links_lead_through_a_long_list_of_specializations(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    connection.execute(
        "INSERT INTO specialization SELECT 1000 + n, 'many-' || n, 'Many ' || n, 2, '0000', false "
        "FROM generate_series(1, 60) AS n"
    )
    connection.execute(
        "INSERT INTO course_specialization SELECT (SELECT min(id) FROM published_course), 1000 + n, 1000 + n "
        "FROM generate_series(1, 60) AS n"
    )
    seen: list[str] = []
    link: str | None = "/api/discipline/health/specializations/?search=many"
    while link:
        page = (await service.get(link)).json()
        seen += [each["slug"] for each in page["results"]]
        link = page["next"]
        assert link is None or (len(page["results"]) == 27 and "search=many" in link)
    assert sorted(seen) == sorted(f"many-{number}" for number in range(1, 61))


async def test_degree_levels_equal_the_tables(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    groups = await get_json(service, "degree_level/")
    assert [(group["id"], group["scholarship_count"]) for group in groups] == connection.execute(
        "SELECT kind.id, count(DISTINCT scholarship.id) FROM degree_level_group AS kind "
        "JOIN degree_level ON group_id = kind.id JOIN scholarship ON status = 'published' "
        "LEFT JOIN scholarship_degree_level AS link ON scholarship_id = scholarship.id "
        "WHERE degree_level_id IS NULL OR degree_level_id = degree_level.id GROUP BY kind.id ORDER BY kind.id DESC"
    ).fetchall()
    levels = [level for group in groups for level in group["degree_levels"]]
    stored = read_rows(
        connection,
        "SELECT degree_level.id, count(published_course.id) AS courses FROM degree_level LEFT JOIN course ON "
        "degree_level_id = degree_level.id LEFT JOIN published_course ON published_course.id = course.id "
        "GROUP BY degree_level.id",
    )
    by_type = read_rows(connection, "SELECT level_type, count(*) AS courses FROM published_course GROUP BY 1")
    assert {level["id"]: level["course_count"] for level in levels} == {
        row["id"]: row["courses"] for row in stored
    }
    assert {group["type"]: group["course_count"] for group in groups if group["course_count"]} == {
        row["level_type"]: row["courses"] for row in by_type
    }


async def test_currencies_equal_the_tables(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    expected = read_rows(
        connection,
        "SELECT id, code, display_name, description, value_to_pkr::float8, rate_date::text FROM currency ORDER BY code",
    )
    currencies = await get_json(service, "currency/all")
    sliders = {each["code"]: (each.pop("fee_slider_max"), each.pop("fee_slider_step")) for each in currencies}
    assert currencies == expected
    assert sliders["USD"] == (500_000, 5_000)
    rates = {each["code"]: each["value_to_pkr"] for each in expected}
    for code, (end, step) in sliders.items():
        assert end == 100 * step
        assert str(end).rstrip("0") in ("1", "2", "5")
        assert 500_000 <= end * rates[code] / rates["USD"] < 1_250_000.1


async def test_the_end_of_the_fee_slider_is_above_every_fee(
    service: httpx.AsyncClient, connection: psycopg.Connection
) -> None:
    greatest = read_rows(connection, "SELECT max(fee_pkr) AS fee FROM published_course")[0]["fee"]
    end = await get_json(service, "country/max_fee")
    assert (end["currency"], end["step"], end["step_usd"]) == ("PKR", 500_000, 5_000)
    assert end["max_fee"] % end["step"] == 0
    assert end["max_fee"] - end["step"] < greatest <= end["max_fee"]
    assert end["max_fee_usd"] % 5_000 == 0
    assert end["max_fee_usd"] - 5_000 < greatest / 280.5 <= end["max_fee_usd"]


async def test_a_change_is_counted_after_the_ttl_of_counts(
    service: httpx.AsyncClient, connection: psycopg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {each["id"]: each["courses_count"] for each in await get_json(service, "discipline/all")}
    connection.execute("UPDATE institute SET status = 'draft' WHERE id <= 6")
    assert before == {each["id"]: each["courses_count"] for each in await get_json(service, "discipline/all")}
    monkeypatch.setattr("api.counts.cached_count.TTL_SECONDS", 0.0)
    monkeypatch.setattr("api.counts.cached_count.TTL_FACTOR", 0)
    after = {each["id"]: each["courses_count"] for each in await get_json(service, "discipline/all")}
    connection.execute("UPDATE institute SET status = 'published' WHERE id <= 6")
    assert sum(after.values()) < sum(before.values())


@pytest.mark.parametrize("path", LISTS)
async def test_an_unchanged_list_is_a_304(service: httpx.AsyncClient, path: str) -> None:
    first = await service.get(f"/api/{path}")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "public, max-age=15"
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = await service.get(f"/api/{path}", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = await service.get(f"/api/{path}", headers={"if-none-match": '"other"'})
    assert (other.status_code, other.json()) == (200, first.json())


@pytest.mark.parametrize("name", ["0", "99", "9" * 40, "no-such", "%00", "a_b", "Ä", "%FF", "'"])
async def test_an_unknown_discipline_or_country_is_404(service: httpx.AsyncClient, name: str) -> None:
    response = await service.get(f"/api/discipline/{name}/specializations/")
    assert response.status_code == 404, response.text
    assert set(response.json()) == {"detail", "fields"}
    missing = await service.post(f"/api/course/country_states/?country_id={name}")
    assert missing.status_code == 404, missing.text
    assert missing.json()["detail"] == "There is no such country."


@pytest.mark.parametrize(
    ("method", "path", "named"),
    [
        ("POST", "course/country_states/", "country_id"),
        ("POST", "course/country_states/?country_id=", "country_id"),
        ("POST", f"course/country_states/?country_id={'x' * 201}", "country_id"),
        ("GET", "discipline/it/specializations/?page=0", "page"),
        ("GET", "discipline/it/specializations/?page=99999999999999999999", "page"),
        ("GET", f"discipline/it/specializations/?search={'x' * 301}", "search"),
    ],
)
async def test_the_error_names_each_invalid_key(
    service: httpx.AsyncClient, method: str, path: str, named: str
) -> None:
    response = await service.request(method, f"/api/{path}")
    assert response.status_code == 422
    assert [each["field"] for each in response.json()["fields"]] == [named]
