"""Reads the data of the signed-in person that GET account/session returns."""

from api.account.person import build_photo_path_or_text, read_person
from api.database import Connection
from schemas.contracts.account.sessions import CurrentPerson
from schemas.vocabulary.roles import Role


async def build_current_person(connection: Connection, person_id: int) -> CurrentPerson:
    person = await read_person(connection, person_id)
    return CurrentPerson(
        user_id=person["id"],
        first_name=person["first_name"],
        last_name=person["last_name"],
        email=person["email"],
        mobile=person["mobile"],
        photo=build_photo_path_or_text(person["photo"]),
        role=Role(person["role"]),
        fav_course=person["favourites"],
    )
