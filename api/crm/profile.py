"""Builds the profile of a person with the keys of the specification, such as `user_first_name`."""

from api.account.person import build_photo_path_or_text, read_person
from api.database import Connection
from schemas.contracts.crm.responses import CrmProfile


async def read_profile(connection: Connection, person_id: int) -> CrmProfile:
    person = await read_person(connection, person_id)
    passed = person["passing_date"]
    return CrmProfile(
        status=200,
        user_id=person["id"],
        user_first_name=person["first_name"],
        user_last_name=person["last_name"],
        user_email=person["email"],
        user_mobile=person["mobile"],
        photo=build_photo_path_or_text(person["photo"]),
        user_country_id=person["country_id"],
        user_country=person["country"],
        user_city_id=person["city_id"],
        user_city=person["city"] or person["city_text"],
        user_lq=person["last_qualification"],
        user_date=None if passed is None else passed.isoformat(),
        fav_course=person["favourites"],
    )
