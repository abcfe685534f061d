"""GET health/live and health/ready, for load balancers and supervisors."""

from api.dependencies import LiveIndexDep
from api.errors import UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.health import Alive, Ready
from search.calls.readiness import count_searchable_courses

router = EitherSlashRouter(prefix="/health", tags=["health"])


@router.get("/live")
async def health_live() -> Alive:
    """Status 200 while the process handles requests."""
    return Alive(status="alive")


@router.get("/ready", responses=UNAVAILABLE)
async def health_ready(live_index: LiveIndexDep) -> Ready:
    """Status 200 if searches work, otherwise 503 with the reason."""
    return Ready(status="ready", courses=await count_searchable_courses(live_index))
