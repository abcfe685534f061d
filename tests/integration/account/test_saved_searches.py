"""Saved searches of a person, and the links that stop their alerts."""

import json
import re
import zipfile
from io import BytesIO
from typing import Any
from uuid import UUID, uuid4

import psycopg
import pytest

from schemas.unsubscribe_tokens import UNSUBSCRIBE_PATH, build_unsubscribe_token
from schemas.vocabulary.alerts import SAVED_SEARCHES_MAX
from tests.integration.account.site import PASSWORD, Person, Site

SAVED, FOLLOWED_ALERTS = "/api/account/saved-searches", "/api/account/followed-institute-alerts"
KARACHI = "Asia/Karachi"
BODY: dict[str, Any] = {
    "name": "  Nursing in Canada ",
    "address": "?course=nursing&country=canada&later=kept",
    "request": {"text": "nursing", "filters": {"countries": {"include": ["canada"]}}, "order": 1},
    "frequency": "daily",
    "time_zone": KARACHI,
}


async def save(person: Person, **changes: object) -> dict[str, Any]:
    response = await person.browser.post(SAVED, json={**BODY, **changes})
    assert response.status_code == 200, response.text
    entry: dict[str, Any] = response.json()["results"][0]
    return entry


async def test_a_search_is_saved_renamed_and_deleted(person: Person, other: Person) -> None:
    entry = await save(person)
    assert (entry["name"], entry["address"]) == ("Nursing in Canada", BODY["address"])
    assert (entry["frequency"], entry["problem"]) == ("daily", None)
    path = f"{SAVED}/{entry['id']}"
    change = {"name": "مستقبل 🎓", "frequency": "off", "time_zone": KARACHI}
    assert (await other.browser.put(path, json=change)).status_code == 404
    assert (await other.browser.delete(path)).status_code == 404
    (changed,) = (await person.browser.put(path, json=change)).json()["results"]
    assert (changed["name"], changed["frequency"], changed["next_alert_at"]) == ("مستقبل 🎓", "off", None)
    assert (await other.browser.get(SAVED)).json() == {"results": [], "followed_frequency": "off"}
    assert (await person.browser.delete(path)).json()["results"] == []
    assert (await person.browser.delete(path)).status_code == 404


async def test_a_new_name_leaves_the_alerts_and_a_new_frequency_leaves_the_name(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    entry = await save(person)
    token, path = build_token(connection, entry["id"]), f"{SAVED}/{entry['id']}"
    assert (await site.open_browser().post(UNSUBSCRIBE_PATH, params={"token": token})).status_code == 200
    expected = {**entry, "name": "Renamed", "frequency": "off", "next_alert_at": None}
    renamed = await person.browser.put(path, json={"name": " Renamed ", "time_zone": KARACHI})
    assert renamed.json()["results"] == [expected]
    changed = await person.browser.put(path, json={"frequency": "daily", "time_zone": KARACHI})
    assert changed.json()["results"] == [{**entry, "name": "Renamed"}]


async def test_followed_institutes_have_one_frequency(person: Person, connection: psycopg.Connection) -> None:
    for frequency in ("weekly", "daily", "off"):
        choice = {"frequency": frequency, "time_zone": KARACHI}
        response = await person.browser.put(FOLLOWED_ALERTS, json=choice)
        assert response.json() == {"results": [], "followed_frequency": frequency}
    row = connection.execute(
        "SELECT count(*) FROM saved_search WHERE person_id = %s", (person.id,)
    ).fetchone()
    assert row == (1,)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "   "},
        {"name": "a" * 81},
        {"name": "two\nlines"},
        {"name": "nul\x00"},
        {"address": "https://evil.example"},
        {"address": "//evil.example"},
        {"address": "?a=b c"},
        {"address": "?a=b\r\nX: y"},
        {"request": {"page": 2}},
        {"request": {"filters": {"unknown": 1}}},
        {"frequency": "hourly"},
        {"time_zone": "Mars/Olympus"},
        {"time_zone": "../../etc/passwd"},
        {"time_zone": "Asia/Karachi'; DROP TABLE alert; --"},
        {"person_id": 1},
    ],
    ids=str,
)
async def test_wrong_values_are_refused(person: Person, changes: dict[str, object]) -> None:
    assert (await person.browser.post(SAVED, json={**BODY, **changes})).status_code == 422
    assert (await person.browser.get(SAVED)).json()["results"] == []


async def test_a_visitor_has_no_saved_searches_and_a_person_not_too_many(site: Site, person: Person) -> None:
    visitor = site.open_browser()
    for path in (SAVED, f"{SAVED}/{uuid4()}"):
        assert (await visitor.put(path, json={})).status_code in (401, 405)
    assert (await visitor.get(SAVED)).status_code == 401
    assert (await visitor.post(SAVED, json=BODY)).status_code == 401
    for _ in range(SAVED_SEARCHES_MAX):
        await save(person)
    assert (await person.browser.post(SAVED, json=BODY)).status_code == 409
    choice = {"frequency": "weekly", "time_zone": KARACHI}
    assert (await person.browser.put(FOLLOWED_ALERTS, json=choice)).status_code == 200


DUE_TIMES = [
    # Alerts are due at 8:00. If 8:00 has passed, the alert is due the next day. Karachi (UTC+5) has no summer time.
    ("daily", KARACHI, "2026-11-25 03:00+00", "2026-11-26 03:00+00"),
    ("daily", KARACHI, "2026-11-25 02:59:59+00", "2026-11-25 03:00+00"),
    # Clocks in Newfoundland (UTC-3:30) go back on 1 November 2026 at 2:00, and forward on 14 March 2027.
    ("daily", "America/St_Johns", "2026-10-31 10:30+00", "2026-11-01 11:30+00"),
    ("daily", "America/St_Johns", "2026-10-30 10:30+00", "2026-10-31 10:30+00"),
    ("daily", "America/St_Johns", "2027-03-13 11:30+00", "2027-03-14 10:30+00"),
    # Weekly alerts are due on Monday in the person's time zone: in Kiritimati (UTC+14), Monday 8:00 is Sunday 18:00
    # UTC.
    ("weekly", "Pacific/Kiritimati", "2026-11-22 17:59+00", "2026-11-22 18:00+00"),
    ("weekly", "Pacific/Kiritimati", "2026-11-22 18:00+00", "2026-11-29 18:00+00"),
    ("weekly", "America/St_Johns", "2026-10-26 10:30+00", "2026-11-02 11:30+00"),
    ("weekly", KARACHI, "2026-11-29 23:00+00", "2026-11-30 03:00+00"),
    ("off", KARACHI, "2026-11-29 23:00+00", None),
]


@pytest.mark.parametrize(("frequency", "zone", "after", "expected"), DUE_TIMES)
def test_alerts_are_due_at_eight_in_the_time_zone(
    connection: psycopg.Connection, frequency: str, zone: str, after: str, expected: str | None
) -> None:
    query = "SELECT next_alert_time(%s, %s, %s::timestamptz) IS NOT DISTINCT FROM %s::timestamptz"
    assert connection.execute(query, (frequency, zone, after, expected)).fetchone() == (True,)


def build_token(connection: psycopg.Connection, search_id: str) -> str:
    query = "SELECT unsubscribe_key FROM saved_search WHERE id = %s"
    row = connection.execute(query, (search_id,)).fetchone()
    assert row is not None
    return build_unsubscribe_token(UUID(search_id), bytes(row[0]))


async def read_frequency(person: Person, search_id: str) -> str:
    found = (await person.browser.get(SAVED)).json()["results"]
    (frequency,) = [each["frequency"] for each in found if each["id"] == search_id]
    return str(frequency)


async def test_one_click_stops_the_alerts_and_a_repeated_click_changes_nothing(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    entry = await save(person, name="<script>alert(1)</script>")
    token = build_token(connection, entry["id"])
    url = f"{UNSUBSCRIBE_PATH}?token={token}"
    mail_program = site.open_browser(origin="https://mail.example", **{"sec-fetch-site": "cross-site"})
    page = await mail_program.get(url)
    assert page.status_code == 200
    form, button = f'<form method="post" action="{UNSUBSCRIBE_PATH}">', "<button>Stop the mails</button>"
    field = f'<input type="hidden" name="csrf_token" value="{token}">'
    assert re.search(rf"{form}\s*{field}\s*{button}", page.text)
    assert "<script>alert" not in page.text
    assert await read_frequency(person, entry["id"]) == "daily"
    for _ in range(2):
        response = await mail_program.post(url, data={"List-Unsubscribe": "One-Click"})
        assert (response.status_code, "The mails are stopped" in response.text) == (200, True)
        assert await read_frequency(person, entry["id"]) == "off"
    urdu = await mail_program.get(url, headers={"Accept-Language": "ur"})
    assert ('dir="rtl"' in urdu.text, "<button>" in urdu.text) == (True, False)


async def test_the_form_of_the_page_stops_the_alerts(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    entry = await save(person)
    browser, form = site.open_browser(), {"csrf_token": build_token(connection, entry["id"])}
    forged = await browser.post(UNSUBSCRIBE_PATH, data={"csrf_token": form["csrf_token"][:-1]})
    assert (forged.status_code, await read_frequency(person, entry["id"])) == (404, "daily")
    assert (await browser.post(UNSUBSCRIBE_PATH, data=form)).status_code == 200
    assert await read_frequency(person, entry["id"]) == "off"


async def test_forged_tokens_stop_nothing(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    own, foreign = await save(person), await save(other)
    token = build_token(connection, own["id"])
    forged = [
        "",
        "x",
        token[:-1],
        f"{token}A",
        token[:21] + ("A" if token[21] != "A" else "B") + token[22:],
        build_unsubscribe_token(UUID(foreign["id"]), bytes(32)),
        build_token(connection, foreign["id"])[:21] + token[21:],
        "é" * 43,
        "%00",
        build_unsubscribe_token(uuid4(), bytes(32)),
    ]
    stranger = site.open_browser()
    for each in forged:
        for method in ("GET", "POST"):
            response = await stranger.request(method, UNSUBSCRIBE_PATH, params={"token": each})
            assert response.status_code == 404, each
    assert await read_frequency(person, own["id"]) == "daily"
    assert await read_frequency(other, foreign["id"]) == "daily"
    await person.browser.delete(f"{SAVED}/{own['id']}")
    assert (await stranger.post(UNSUBSCRIBE_PATH, params={"token": token})).status_code == 404


async def test_saved_searches_are_exported_and_deleted_with_the_person(
    person: Person, connection: psycopg.Connection
) -> None:
    await save(person)
    response = await person.browser.post("/api/account/own-data/export")
    with zipfile.ZipFile(BytesIO(response.content)) as archive:
        data = json.loads(archive.read("data.json"))
    (exported,) = data["saved_searches"]
    assert (exported["name"], exported["request"]) == ("Nursing in Canada", BODY["request"])
    assert data["alerts"] == []
    assert "unsubscribe_key" not in exported
    await person.browser.post("/api/account/own-data/delete", json={"current_password": PASSWORD})
    row = connection.execute(
        "SELECT count(*) FROM saved_search WHERE person_id = %s", (person.id,)
    ).fetchone()
    assert row == (0,)
