"""The endpoints for registration and sign-in."""

from fastapi import Request, Response

from api.account.dependencies import (
    ClientDep,
    LanguageDep,
    SecretChecksDep,
    ThrottleDep,
)
from api.account.sign_in import sign_in
from api.crm.parameters import describe_body
from api.crm.registration import (
    Registering,
    complete_registration,
    resend_code,
    start_registration,
)
from api.crm.routing import ParametersDep, build_crm_router
from api.dependencies import DatabaseDep, SettingsDep
from api.throttling import limits
from schemas.contracts.crm.responses import (
    CodeVerified,
    CrmSignedIn,
    SignUpChecked,
)
from schemas.forms import account_forms
from schemas.forms.validation import normalise_email
from schemas.vocabulary.accounts import Message
from schemas.vocabulary.site_languages import SiteLanguage

router = build_crm_router()


@router.post(
    "/checkUser_dev.php",
    openapi_extra=describe_body(account_forms.REGISTRATION, account_forms.RESEND),
)
async def crm_check_user(
    request: Request,
    response: Response,
    parameters: ParametersDep,
    database: DatabaseDep,
    settings: SettingsDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
    client: ClientDep,
    accepted: LanguageDep,
) -> SignUpChecked:
    """Start a registration, and mail a code to the address.

    A request without first_name, last_name and confirm_password mails a new code, if this browser has already started a
    registration for the address.
    """
    is_resend = not {"first_name", "last_name", "confirm_password"} & parameters.values.keys()
    values = parameters.validate(account_forms.RESEND if is_resend else account_forms.REGISTRATION)
    email = normalise_email(values["email_address"])
    await throttle.enforce(((limits.CODE_BY_CLIENT, client), (limits.CODE_BY_ADDRESS, email)))
    browser = Registering(request, response)
    language = SiteLanguage(values.get("language") or accepted)
    if is_resend:
        await resend_code(database, browser, email)
    else:
        await start_registration(database, checks, browser, values, language)
    return SignUpChecked(
        status=200,
        user_id=None,
        OTP=None,
        field=None,
        message=Message.CODE_SENT.value,
        local_mailbox=settings.smtp_host is None,
    )


@router.post("/verifyOTP_dev.php", openapi_extra=describe_body(account_forms.CODE))
async def crm_verify_otp(
    request: Request,
    response: Response,
    parameters: ParametersDep,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
    client: ClientDep,
) -> CodeVerified:
    """Complete a registration with the mailed code, and sign in.

    Only the browser that started the registration can complete the registration.
    """
    values = parameters.validate(account_forms.CODE)
    await throttle.enforce(((limits.GUESS_BY_CLIENT, client),))
    browser = Registering(request, response)
    person_id = await complete_registration(database, checks, browser, values["email_address"], values["otp"])
    return CodeVerified(status=200, user_id=person_id, message=Message.OTP_MATCHED.value)


@router.post("/userLogin.php", openapi_extra=describe_body(account_forms.LOGIN))
async def crm_login(
    request: Request,
    response: Response,
    parameters: ParametersDep,
    database: DatabaseDep,
    checks: SecretChecksDep,
    throttle: ThrottleDep,
    client: ClientDep,
) -> CrmSignedIn:
    """Sign in. Clients may send the password in the query string, because no log of this site has query strings."""
    values = parameters.validate(account_forms.LOGIN)
    email = normalise_email(values["email_address"])
    await throttle.enforce(((limits.SIGN_IN_BY_CLIENT, client), (limits.SIGN_IN_BY_ADDRESS, email)))
    person_id = await sign_in(database, checks, request, response, email, values["password"])
    return CrmSignedIn(status=200, user_id=person_id, message=Message.SIGNED_IN.value)
