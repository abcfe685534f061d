"""The router and the parameters of all endpoints under /crm."""

from typing import Annotated, Any

from fastapi import Depends

from api.crm.parameters import Parameters, read_parameters
from api.errors import DATABASE_UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.crm.responses import CrmProblem

_RESPONSES: dict[int | str, dict[str, Any]] = {
    400: {"model": CrmProblem, "description": "A parameter is wrong, or the code does not match."},
    401: {"model": CrmProblem, "description": "Nobody is signed in, or the sign-in failed."},
    403: {"model": CrmProblem, "description": "Another person's user_id, or a request from another site."},
    404: {"model": CrmProblem, "description": "There is no such call or application."},
    409: {"model": CrmProblem, "description": "The submission_id was used for another form."},
    429: {"model": CrmProblem, "description": "Too many requests; see Retry-After."},
    **DATABASE_UNAVAILABLE,
}
ParametersDep = Annotated[Parameters, Depends(read_parameters)]


def build_crm_router() -> EitherSlashRouter:
    return EitherSlashRouter(root="", prefix="/crm", tags=["crm"], responses=_RESPONSES)
