"""GET /metrics: the metrics of this process for Prometheus."""

from ipaddress import ip_address
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import Response

from api.metrics.series import RequestSeries
from schemas.settings import Settings
from schemas.vocabulary.operation import MetricsAudience

router = APIRouter(include_in_schema=False)

_PROXY_HEADERS = ("x-forwarded-for", "forwarded")


async def _require_admission(request: Request) -> None:
    """Raise HTTPException 404 if the client may not read the metrics, as for a path that does not exist."""
    settings: Settings = request.app.state.settings
    audience = settings.finder_metrics
    if audience is MetricsAudience.OFF or (audience is MetricsAudience.LOOPBACK and not is_local(request)):
        raise HTTPException(404, "Not Found")


async def _get_series(request: Request) -> RequestSeries:
    series: RequestSeries = request.app.state.series
    return series


@router.get("/metrics", dependencies=[Depends(_require_admission)])
async def metrics(series: Annotated[RequestSeries, Depends(_get_series)]) -> Response:
    """The metrics of this process since its start, in the text format of Prometheus."""
    return Response(generate_latest(series.registry), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Request) -> bool:
    """True if the client runs on this machine and the request has no header of a proxy."""
    if request.client is None or any(header in request.headers for header in _PROXY_HEADERS):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
