"""GET health/live and health/ready, for load balancers and supervisors."""

from api.dependencies import LiveIndexDep
from api.errors import UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.health import Alive, Ready
from search.calls.readiness import count_searchable_courses

router = EitherSlashRouter(root="", prefix="/health", tags=["health"])


@router.get("/live")
async def health_live() -> Alive:
    """The status is 200 as long as the process handles requests."""
    return Alive(status="alive")


@router.get("/ready", responses=UNAVAILABLE)
async def health_ready(live_index: LiveIndexDep) -> Ready:
    """The status is 200 if the API can execute searches. Otherwise it is 503, and the body contains the reason."""
    return Ready(status="ready", courses=await count_searchable_courses(live_index))
