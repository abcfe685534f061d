"""Persons can export and delete their own data.

If an older backup is restored, deleted persons are deleted again.
"""

import json
import zipfile
from io import BytesIO

import psycopg

from api.own_data.sections import SECTIONS, WITHOUT_SECTION
from indexer.delivery.database import connect
from indexer.delivery.deletion.tombstones import replay_deletions, store_tombstones
from indexer.delivery.file_removal import remove_due_files
from indexer.delivery.retention import delete_expired_rows
from schemas.forms.enquiry_forms import COUNSELLING
from schemas.storage.store import open_store, open_tombstone_store
from schemas.vocabulary.retention import RETENTION
from tests.integration.account.site import PASSWORD, Person, Site, log_in
from tests.integration.account.test_applications import apply
from tests.integration.account.test_documents import PDF, list_files, upload
from tests.integration.account.test_favourites import favour
from tests.integration.account.test_profile import build_photo
from tests.integration.account.test_submissions import build_enquiry, submit

EXPORT, DELETE = "/api/account/own-data/export", "/api/account/own-data/delete"
_REFERENCES = """
SELECT DISTINCT conrelid::regclass::text, attname::text FROM pg_constraint
JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
WHERE contype = 'f' AND confrelid = 'person'::regclass
"""
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
FILLED = {
    "application.person_id", "application_change.actor_id", "consent.person_id", "crm_delivery.person_id",
    "document.person_id", "favourite.person_id", "one_time_code.person_id", "password_reset.person_id",
    "person_photo.person_id", "recovery_code.person_id", "second_factor.person_id", "session.person_id",
    "submission.person_id",
}  # fmt: skip
"""The columns, as `table.column`, in which the deletion test stores data about the person."""


def count(connection: psycopg.Connection, query: str, *parameters: object) -> int:
    row = connection.execute(query.encode(), parameters).fetchone()
    assert row is not None
    return int(row[0])


def count_rows_about(connection: psycopg.Connection, person: Person) -> dict[str, int]:
    """Count the rows that refer to the person, by table and column. Columns without such a row are left out."""
    counts = {
        f"{table}.{column}": count(connection, f"SELECT count(*) FROM {table} WHERE {column} = %s", person.id)
        for table, column in connection.execute(_REFERENCES)
    }
    return {place: number for place, number in counts.items() if number}


def count_texts(connection: psycopg.Connection, text: str) -> dict[str, int]:
    """Count the rows that contain a text in any column, by table. Tables without such a row are left out."""
    counts = {
        table: count(connection, f"SELECT count(*) FROM {table} AS t WHERE strpos(t::text, %s) > 0", text)
        for (table,) in connection.execute(_TABLES).fetchall()
    }
    return {table: number for table, number in counts.items() if number}


async def test_an_export_has_everything_that_the_person_gave(
    person: Person, other: Person, connection: psycopg.Connection
) -> None:
    application = await apply(person, connection)
    await apply(other, connection, message="A foreign message")
    await submit(person.browser, COUNSELLING, build_enquiry(COUNSELLING, person.id))
    document = (await upload(person, application_id=application)).json()
    photo = {"photo": ("me.png", build_photo(), "image/png")}
    await person.browser.post("/crm/editProfile.php", data={"user_id": str(person.id)}, files=photo)
    response = await person.browser.post(EXPORT)
    assert response.status_code == 200
    assert response.headers["content-disposition"] == 'attachment; filename="meridian-data.zip"'
    with zipfile.ZipFile(BytesIO(response.content)) as archive:
        names = archive.namelist()
        assert archive.read(f"documents/{document['id']}-transcript.pdf") == PDF
        data = json.loads(archive.read("data.json"))
    assert names[:2] == ["data.json", "photo.jpg"]
    assert set(data) == set(SECTIONS)
    assert data["person"][0]["email"] == person.email
    assert [each["form"] for each in data["submissions"]] == ["apply", "counselling"]
    assert [each["id"] for each in data["applications"]] == [application]
    assert [each["state"] for each in data["application_history"]] == ["submitted"]
    assert {each["document"] for each in data["consents"]} == {"terms", "over_16"}
    assert len(data["sessions"]) == 1
    text = json.dumps(data)
    for secret in ("argon2", "token_hash", "storage_key", "A foreign message", other.email):
        assert secret not in text


def test_an_export_covers_every_table_about_a_person(connection: psycopg.Connection) -> None:
    tables = {row[0] for row in connection.execute(_REFERENCES)}
    read = " ".join(SECTIONS.values())
    missing = {table for table in tables - WITHOUT_SECTION if table not in read}
    assert missing == set()
    assert tables >= WITHOUT_SECTION


async def test_a_deleted_person_leaves_nothing(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    before = set(list_files(site))
    await apply(person, connection)
    await upload(person)
    second = site.open_browser()
    await log_in(second, person.email)
    assert (await second.post(DELETE, json={"current_password": "wrong 123"})).status_code == 401
    assert (await second.post(DELETE, json={})).status_code == 422
    assert (await second.post(DELETE, json={"current_password": PASSWORD})).status_code == 200
    for browser in (second, person.browser):
        assert (await browser.get("/api/account/session")).json()["person"] is None
    assert (await log_in(second, person.email)).status_code == 401
    for table in ("submission", "crm_delivery", "application", "document", "consent", "session"):
        assert count(connection, f"SELECT count(*) FROM {table} WHERE person_id = %s", person.id) == 0, table
    with connect(site.settings) as delivery:
        remove_due_files(delivery, open_store(site.settings))
    assert set(list_files(site)) - before == set()
    assert "Your Meridian account and its data are deleted." in site.read_mails(person.email)[0]
    assert count(connection, "SELECT count(*) FROM submission WHERE call = 'deletePerson.php'") == 0


async def test_no_table_has_a_row_about_a_deleted_person(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    await upload(person, application_id=await apply(person, connection, message=f"Write to {person.email}"))
    photo = {"photo": ("me.png", build_photo(), "image/png")}
    await person.browser.post("/crm/editProfile.php", data={"user_id": str(person.id)}, files=photo)
    await favour(person, count(connection, "SELECT min(id) FROM course"), "1")
    change = {"email": f"new-{person.email}", "current_password": PASSWORD}
    await person.browser.post("/api/account/email", json=change)
    await person.browser.post("/api/account/password-reset", json={"email": person.email})
    site.send_mails()
    for table, columns in {"second_factor": "secret, last_period", "recovery_code": "code_hash"}.items():
        values = "'x', 0" if table == "second_factor" else "'x'"
        insert = f"INSERT INTO {table} (person_id, {columns}) VALUES (%s, {values})"
        connection.execute(insert.encode(), (person.id,))
    assert count_rows_about(connection, person).keys() == FILLED
    assert count_texts(connection, person.email).keys() == {"person", "mail", "one_time_code", "submission"}
    deleted = await person.browser.post(DELETE, json={"current_password": PASSWORD})
    assert deleted.status_code == 200
    assert count_rows_about(connection, person) == {}
    # Only the mail that confirms the deletion has the address.
    assert count_texts(connection, person.email) == {"mail": 1}


async def test_the_deletion_is_sent_to_the_crm_if_the_crm_has_the_person(
    person: Person, connection: psycopg.Connection
) -> None:
    await apply(person, connection)
    connection.execute("UPDATE crm_delivery SET attempts = 1 WHERE person_id = %s", (person.id,))
    await person.browser.post(DELETE, json={"current_password": PASSWORD})
    rows = connection.execute(
        "SELECT content, crm_delivery.person_id, state, attempt_at > now() + INTERVAL '30 seconds' FROM submission "
        "JOIN crm_delivery ON submission_id = submission.id WHERE call = 'deletePerson.php'"
    ).fetchall()
    assert rows == [({"user_id": str(person.id)}, None, "pending", True)]


async def test_the_crm_is_told_also_if_its_deliveries_are_deleted_first(
    site: Site, person: Person, connection: psycopg.Connection
) -> None:
    await apply(person, connection)
    connection.execute(
        "UPDATE crm_delivery SET attempts = 1, state = 'delivered', finished_at = now() - INTERVAL '366 days' "
        "WHERE person_id = %s",
        (person.id,),
    )
    with connect(site.settings) as delivery:
        assert delete_expired_rows(delivery)["crm_delivery"] == 1
    await person.browser.post(DELETE, json={"current_password": PASSWORD})
    told = connection.execute(
        "SELECT count(*) FROM submission WHERE call = 'deletePerson.php' AND content ->> 'user_id' = %s",
        (str(person.id),),
    ).fetchone()
    assert told == (1,)


async def test_a_restored_backup_does_not_bring_a_person_back(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    columns = "id, email, first_name, last_name, mobile, password_hash, created_at"
    backup = connection.execute(
        f"SELECT {columns} FROM person WHERE id = %s".encode(), (person.id,)
    ).fetchone()
    assert backup is not None
    await person.browser.post(DELETE, json={"current_password": PASSWORD})
    tombstones = open_tombstone_store(site.settings)
    with connect(site.settings) as delivery:
        assert store_tombstones(delivery, tombstones) >= 1
        assert store_tombstones(delivery, tombstones) == 0
        values = "(%s, %s, %s, %s, %s, %s, %s)"
        connection.execute(f"INSERT INTO person ({columns}) VALUES {values}".encode(), backup)
        connection.execute("TRUNCATE deleted_person")
        assert replay_deletions(delivery, tombstones) == 1
        assert replay_deletions(delivery, tombstones) == 0
        assert count(connection, "SELECT count(*) FROM person WHERE id = %s", person.id) == 0
        # After a restore, a new person can get the id of a deleted person. The tombstone (the record of the deletion)
        # must not delete the new person.
        connection.execute(
            f"INSERT INTO person ({columns}) VALUES {values}".encode(), (*backup[:-1], "2026-01-01")
        )
        assert replay_deletions(delivery, tombstones) == 0
    assert (await other.browser.get("/api/account/session")).json()["person"] is not None


async def test_a_tombstone_is_deleted_after_its_retention_time(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    tombstones = open_tombstone_store(site.settings)
    before = set(tombstones.list_keys())
    for each, days in ((person, RETENTION["deleted_person"].days + 1), (other, 1)):
        await each.browser.post(DELETE, json={"current_password": PASSWORD})
        connection.execute(
            "UPDATE deleted_person SET created_at = now() - %s * INTERVAL '1 day' WHERE person_id = %s",
            (days, each.id),
        )
    with connect(site.settings) as delivery:
        store_tombstones(delivery, tombstones)
        connection.execute("TRUNCATE deleted_person")
        replay_deletions(delivery, tombstones)
        (kept,) = set(tombstones.list_keys()) - before
        content = json.loads(tombstones.read(kept) or "")
        assert content["person_id"] == other.id
        # Earlier releases did not store the time of the deletion.
        del content["deleted_at"]
        tombstones.write(kept, json.dumps(content).encode())
        replay_deletions(delivery, tombstones)
        assert "deleted_at" in json.loads(tombstones.read(kept) or "")


async def test_retention_deletes_old_persons_and_submissions(
    site: Site, person: Person, other: Person, connection: psycopg.Connection
) -> None:
    old, moved = await apply(other, connection), await apply(other, connection)
    connection.execute(
        "UPDATE person SET last_signed_in_at = now() - INTERVAL '1096 days' WHERE id = %s", (person.id,)
    )
    connection.execute(
        "UPDATE submission SET created_at = now() - INTERVAL '1096 days' WHERE id IN (%s, %s)", (old, moved)
    )
    connection.execute("UPDATE crm_delivery SET state = 'delivered', finished_at = now() WHERE true")
    connection.execute(
        "UPDATE application SET changed_at = now() - INTERVAL '1096 days' WHERE id = %s", (old,)
    )
    with connect(site.settings) as delivery:
        deleted = delete_expired_rows(delivery)
    assert (deleted["person"], deleted["submission"]) == (1, 1)
    listed = (await other.browser.get("/api/account/applications")).json()["results"]
    assert [each["id"] for each in listed] == [moved]
    assert (await person.browser.get("/api/account/session")).json()["person"] is None
