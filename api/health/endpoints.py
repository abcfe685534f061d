"""Health checks for supervisors and load balancers."""

from api.dependencies import LiveIndexDep
from api.errors import UNAVAILABLE
from api.routing import EitherSlashRouter
from schemas.contracts.health import Alive, Ready
from search.calls.readiness import count_searchable_courses

router = EitherSlashRouter(prefix="/health", tags=["health"])


@router.get("/live")
async def health_live() -> Alive:
    """200 while the process serves requests."""
    return Alive(status="alive")


@router.get("/ready", responses=UNAVAILABLE)
async def health_ready(live_index: LiveIndexDep) -> Ready:
    """200 when searches work, otherwise 503 with the reason."""
    return Ready(status="ready", courses=await count_searchable_courses(live_index))
