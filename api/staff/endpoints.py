"""The pages with the enquiries and applications. The roles counsellor and administrator can open them."""

import csv
import io
from typing import Annotated
from urllib.parse import parse_qsl, urlsplit
from uuid import UUID, uuid4

from fastapi import APIRouter, Depends, Form, Request
from starlette.responses import RedirectResponse, Response

from api.account.cookies import is_https
from api.account.dependencies import ThrottleDep
from api.account.roles import require_role
from api.account.sessions import SignedIn
from api.dependencies import SettingsDep, TransactionDep
from api.refusal import Refusal
from api.staff import cases
from api.staff.filters import FORMS, PATH, PURPOSE, ListFilter, read_id, read_page
from api.staff.pages import HEADERS, render
from api.staff.routing import PageRoute
from api.throttling import limits
from api.throttling.limits import Throttle
from schemas.counselling.csv_rows import build_csv_rows
from schemas.encryption import TextEncryption
from schemas.vocabulary.applications import ApplicationState
from schemas.vocabulary.roles import Role

router = APIRouter(prefix=PATH, route_class=PageRoute, include_in_schema=False)
CounsellorDep = Annotated[SignedIn, Depends(require_role(Role.COUNSELLOR))]
TextField = Annotated[str, Form()]
LIST_COOKIE = "staff_list"
"""The cookie with the query string of the list that was shown last. The link back to the list uses this value."""


async def _get_encryption(settings: SettingsDep) -> TextEncryption:
    return TextEncryption(settings.encryption_keys, PURPOSE)


EncryptionDep = Annotated[TextEncryption, Depends(_get_encryption)]


async def _read_filter(request: Request) -> ListFilter:
    """Read the filter of a submitted form."""
    form = await request.form(max_files=0, max_fields=20)
    return ListFilter.from_form({name: value for name, value in form.items() if isinstance(value, str)})


FilterDep = Annotated[ListFilter, Depends(_read_filter)]


@router.get("")
async def list_cases(
    request: Request, session: CounsellorDep, encryption: EncryptionDep, connection: TransactionDep
) -> Response:
    chosen = ListFilter.from_address(request.query_params, encryption)
    wanted = chosen.build_case_filter(session.person_id)
    page = await cases.list_cases(
        connection, session, wanted, chosen.case_kind, read_page(request.query_params)
    )
    response = render(
        request,
        "cases.html",
        found=page,
        chosen=chosen,
        forms=FORMS,
        states=list(ApplicationState),
        counsellors=await cases.list_counsellors(connection),
        previous=chosen.build_address(encryption, page.page - 1) if page.page > 1 else None,
        following=chosen.build_address(encryption, page.page + 1) if page.page < page.pages else None,
    )
    address = chosen.build_address(encryption, page.page)
    response.set_cookie(
        LIST_COOKIE,
        urlsplit(address).query,
        path=PATH,
        secure=is_https(request),
        httponly=True,
        samesite="lax",
    )
    return response


@router.post("/filter")
async def filter_cases(_: CounsellorDep, encryption: EncryptionDep, chosen: FilterDep) -> Response:
    """Redirect to the filtered list. The search text is sent in the body, because logs can contain addresses."""
    return RedirectResponse(chosen.build_address(encryption), 303, HEADERS)


@router.post("/cases.csv")
async def export_cases(
    session: CounsellorDep, throttle: ThrottleDep, chosen: FilterDep, connection: TransactionDep
) -> Response:
    """Send all selected cases as a CSV file, in the same format as `finder enquiries export`."""
    await throttle.enforce(((limits.STAFF_EXPORT_BY_PERSON, str(session.person_id)),))
    wanted = chosen.build_case_filter(session.person_id)
    rows = await cases.export_cases(connection, session, wanted, chosen.case_kind)
    output = io.StringIO(newline="")
    csv.writer(output).writerows(build_csv_rows(rows))
    disposition = {"Content-Disposition": 'attachment; filename="cases.csv"'}
    return Response(
        output.getvalue().encode("utf-8-sig", "replace"), 200, {**HEADERS, **disposition}, "text/csv"
    )


@router.get("/cases/{case}")
async def show_case(
    request: Request,
    session: CounsellorDep,
    encryption: EncryptionDep,
    connection: TransactionDep,
    case: UUID,
) -> Response:
    last_list = dict(parse_qsl(request.cookies.get(LIST_COOKIE, "")))
    return render(
        request,
        "case.html",
        case=await cases.read_case(connection, session, case),
        counsellors=await cases.list_counsellors(connection),
        own_id=session.person_id,
        reply_key=uuid4(),
        list_address=ListFilter.from_address(last_list, encryption).build_address(
            encryption, read_page(last_list)
        ),
    )


@router.post("/cases/{case}/assign")
async def assign_case(
    session: CounsellorDep,
    throttle: ThrottleDep,
    connection: TransactionDep,
    case: UUID,
    counsellor: TextField = "",
) -> Response:
    await _limit_changes(throttle, session)
    wanted = read_id(counsellor)
    if counsellor and wanted is None:
        raise Refusal(422, "This person is no counsellor")
    await cases.assign_case(connection, session, case, wanted)
    return _return_to(case)


@router.post("/cases/{case}/note")
async def add_note(
    session: CounsellorDep,
    throttle: ThrottleDep,
    connection: TransactionDep,
    case: UUID,
    text: TextField = "",
) -> Response:
    await _limit_changes(throttle, session)
    await cases.add_note(connection, session, case, text)
    return _return_to(case)


@router.post("/cases/{case}/reply")
async def reply(
    session: CounsellorDep,
    throttle: ThrottleDep,
    connection: TransactionDep,
    case: UUID,
    text: TextField = "",
    key: Annotated[UUID | None, Form()] = None,
) -> Response:
    """Send a reply by mail. `key` is made with the page, so a double click sends one mail."""
    await _limit_changes(throttle, session)
    await cases.reply(connection, session, case, text, key)
    return _return_to(case)


@router.post("/cases/{case}/move")
async def move_case(
    session: CounsellorDep,
    throttle: ThrottleDep,
    connection: TransactionDep,
    case: UUID,
    state: Annotated[ApplicationState, Form()],
    seen: Annotated[ApplicationState, Form()],
    note: TextField = "",
) -> Response:
    """Set the state of an application. The status is 409 if the page showed a state that is no longer current."""
    await _limit_changes(throttle, session)
    await cases.move_case(connection, session, case, state, note, seen)
    return _return_to(case)


async def _limit_changes(throttle: Throttle, session: SignedIn) -> None:
    await throttle.enforce(((limits.STAFF_CHANGE_BY_PERSON, str(session.person_id)),))


def _return_to(case: UUID) -> Response:
    return RedirectResponse(f"{PATH}/cases/{case}", 303, HEADERS)
