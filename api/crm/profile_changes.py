from typing import Any

from api.account.audit import add_audit_entry
from api.account.person import read_person
from api.crm.parameters import refuse_fields
from api.database import Connection, read_rows
from schemas.forms.account_forms import UNKNOWN_PLACE
from schemas.forms.validation import normalise_phone
from schemas.vocabulary.accounts import AuditAction

MOBILE_FIXED = "The mobile number cannot be changed here. Ask us to correct it"
_COLUMNS = ("first_name", "last_name", "country_id", "city_id", "last_qualification", "passing_date")
_UPDATE = """
UPDATE person SET first_name = %(first_name)s, last_name = %(last_name)s, country_id = %(country_id)s,
       city_id = %(city_id)s, city_text = %(city_text)s, last_qualification = %(last_qualification)s,
       passing_date = %(passing_date)s
WHERE id = %(id)s
"""
_PLACE_EXISTS = """
SELECT (%(country)s::int IS NULL OR EXISTS (SELECT FROM country WHERE id = %(country)s)) AS country,
       (%(city)s::int IS NULL OR EXISTS (SELECT FROM city WHERE id = %(city)s AND country_id = %(country)s)) AS city
"""
_STORE_PHOTO = """
INSERT INTO person_photo (person_id, jpeg) VALUES (%s, %s)
ON CONFLICT (person_id) DO UPDATE SET jpeg = excluded.jpeg, version = gen_random_uuid(), created_at = now()
"""


async def change_profile(
    connection: Connection, person_id: int, values: dict[str, str], photo: bytes | None
) -> None:
    """Change the fields that `values` contains. An empty value deletes the stored value.

    If the country changes and `values` has no city, the stored city is deleted. The city that was typed at registration
    stays only if neither the city nor the country is changed. If `photo` is None, the stored photo stays.

    Raises Refusal 400 if the country or city is unknown, if the city is not in the country, or if `values` has another
    mobile number than the stored one.
    """
    person = await read_person(connection, person_id)
    mobile = values.get("mobile")
    if mobile and normalise_phone(mobile) != person["mobile"]:
        raise refuse_fields({"mobile": MOBILE_FIXED})
    changed: dict[str, Any] = {
        column: (values[column] or None) if column in values else person[column] for column in _COLUMNS
    }
    has_moved = str(changed["country_id"]) != str(person["country_id"])
    if has_moved and "city_id" not in values:
        changed["city_id"] = None
    changed["city_text"] = None if has_moved or "city_id" in values else person["city_text"]
    await _check_place(connection, changed)
    await connection.execute(_UPDATE, {**changed, "id": person_id})
    if photo is not None:
        await connection.execute(_STORE_PHOTO, (person_id, photo))
    await add_audit_entry(connection, AuditAction.PROFILE_CHANGED, person_id)


async def _check_place(connection: Connection, changed: dict[str, Any]) -> None:
    """Raise Refusal 400 if the country or city is unknown, or if the city is not in the country."""
    place = {"country": changed["country_id"], "city": changed["city_id"]}
    exists = (await read_rows(connection, _PLACE_EXISTS, place))[0]
    problems = {f"{kind}_id": UNKNOWN_PLACE for kind in ("country", "city") if not exists[kind]}
    if problems:
        raise refuse_fields(problems)
