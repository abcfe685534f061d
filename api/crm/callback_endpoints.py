"""The endpoint with which the CRM sets the state of an application."""

from typing import Annotated

from fastapi import Depends, Request

from api.application.queries import move_by_crm
from api.crm.routing import build_crm_router
from api.crm.signed_callback import check_signature, remember_callback
from api.dependencies import SettingsDep, TransactionDep
from api.errors import INVALID, WRONG_VALUE
from schemas.contracts.crm.callback import ApplicationMove
from schemas.contracts.crm.responses import CrmAccepted
from schemas.vocabulary.accounts import Message

router = build_crm_router()


async def _check_signature(request: Request, settings: SettingsDep) -> str:
    return await check_signature(request, settings.crm_callback_key)


SignatureDep = Annotated[str, Depends(_check_signature)]


@router.post("/applicationState", responses={**INVALID, **WRONG_VALUE})
async def crm_application_state(
    signature: SignatureDep, move: ApplicationMove, connection: TransactionDep
) -> CrmAccepted:
    """Set the state of an application. Only the CRM can send this request.

    The headers X-Crm-Timestamp and X-Crm-Signature contain the signature of the body (see api/account/README.md).
    """
    await remember_callback(connection, signature)
    await move_by_crm(connection, move)
    return CrmAccepted(status=200, message=Message.APPLICATION_MOVED.value)
