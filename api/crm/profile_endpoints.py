"""The endpoints for the profile and favourites of the signed-in person."""

from api.account.dependencies import SessionDep, ThrottleDep
from api.crm.favourites import add_favourite, list_favourites, remove_favourite
from api.crm.own_id import require_own_id
from api.crm.parameters import PHOTO_PART, describe_body, describe_query
from api.crm.photo import read_photo
from api.crm.profile import read_profile
from api.crm.profile_changes import change_profile
from api.crm.routing import ParametersDep, build_crm_router
from api.dependencies import DatabaseDep, SnapshotDep, TransactionDep
from api.throttling import limits
from schemas.contracts.crm.responses import CrmAccepted, CrmProfile, FavouriteChanged
from schemas.forms import account_forms
from schemas.vocabulary.accounts import Message

router = build_crm_router()


@router.get("/myProfile.php", openapi_extra=describe_query(account_forms.OWN_PROFILE))
async def crm_read_profile(
    session: SessionDep, connection: SnapshotDep, parameters: ParametersDep
) -> CrmProfile:
    """The profile of the signed-in person."""
    require_own_id(parameters, session)
    parameters.validate(account_forms.OWN_PROFILE)
    return await read_profile(connection, session.person_id)


@router.post("/myProfile.php", openapi_extra=describe_body(account_forms.OWN_PROFILE))
async def crm_post_profile(
    session: SessionDep, connection: SnapshotDep, parameters: ParametersDep
) -> CrmProfile:
    """The profile of the signed-in person. The response is the same as that of GET."""
    require_own_id(parameters, session)
    parameters.validate(account_forms.OWN_PROFILE)
    return await read_profile(connection, session.person_id)


@router.post("/checkUser.php", openapi_extra=describe_body(account_forms.CHECK_EMAIL))
async def crm_check_email(_: SessionDep, parameters: ParametersDep) -> CrmAccepted:
    """Check that a mail address is valid. The response does not show whether an account has the address."""
    parameters.validate(account_forms.CHECK_EMAIL)
    return CrmAccepted(status=200, message=Message.EMAIL_VALID.value)


@router.post(
    "/editProfile.php", openapi_extra=describe_body(account_forms.EDIT_PROFILE, file_part=PHOTO_PART)
)
async def crm_edit_profile(
    session: SessionDep, parameters: ParametersDep, database: DatabaseDep, throttle: ThrottleDep
) -> CrmAccepted:
    """Change the profile of the signed-in person. Absent parameters keep their values. The photo is sent as a file."""
    require_own_id(parameters, session)
    values = parameters.validate(account_forms.EDIT_PROFILE)
    photo = None
    if parameters.file is not None:
        await throttle.enforce(((limits.UPLOAD_BY_PERSON, str(session.person_id)),))
        photo = await read_photo(parameters.file)
    async with database.transaction() as connection:
        await change_profile(connection, session.person_id, values, photo)
    return CrmAccepted(status=200, message=Message.PROFILE_SAVED.value)


@router.post("/favCourse.php", openapi_extra=describe_body(account_forms.FAVOURITE))
async def crm_favourite(
    session: SessionDep, parameters: ParametersDep, connection: TransactionDep, throttle: ThrottleDep
) -> FavouriteChanged:
    """Add a course to the favourites (fav_check=1), or remove it (fav_check=0)."""
    require_own_id(parameters, session)
    values = parameters.validate(account_forms.FAVOURITE)
    await throttle.enforce(((limits.FAVOURITE_BY_PERSON, str(session.person_id)),))
    change = add_favourite if values["fav_check"] == "1" else remove_favourite
    message = await change(connection, session.person_id, int(values["course_id"]))
    favourites = await list_favourites(connection, session.person_id)
    return FavouriteChanged(status=200, message=message.value, fav_course=favourites)
