"""The endpoints under institute-group/, pathway-group/ and apply-portal/ (specification, section 7)."""

from api.dependencies import PageNumber, SnapshotDep
from api.errors import DATABASE_UNAVAILABLE, INVALID, ONE_ROW
from api.group import queries
from api.group.institutes import read_institutes
from api.group.kinds import GROUP_KINDS, GroupKind
from api.revalidation import RevalidatedRoute
from api.routing import EitherSlashRouter
from schemas.contracts.catalogue.groups import (
    GroupDetail,
    GroupDisciplines,
    GroupInstituteFilter,
    GroupInstitutePage,
    GroupLocations,
    ListedGroup,
)


def _build_router(kind: GroupKind) -> EitherSlashRouter:
    """Build the five endpoints of one kind of group. Their names start with `kind.noun`, as in institute_group_list."""
    router = EitherSlashRouter(
        prefix=f"/{kind.noun.replace('_', '-')}",
        tags=[kind.title],
        responses={**INVALID, **DATABASE_UNAVAILABLE},
        route_class=RevalidatedRoute,
    )

    async def list_groups(connection: SnapshotDep) -> list[ListedGroup]:
        """All groups in the order that the team has chosen.

        Institute groups and pathway groups without a published institute are left out.
        """
        return await queries.read_groups(connection, kind)

    async def read_detail(connection: SnapshotDep, group: str) -> GroupDetail:
        """One group by id or slug. Former slugs are accepted."""
        return await queries.read_group(connection, kind, group)

    async def list_locations(connection: SnapshotDep, group: str) -> GroupLocations:
        """The countries and cities in which the members of a group have a published campus."""
        return await queries.read_locations(connection, kind, group)

    async def list_disciplines(connection: SnapshotDep, group: str) -> GroupDisciplines:
        """The disciplines of the published courses of the members of a group."""
        return await queries.read_disciplines(connection, kind, group)

    async def list_institutes(
        connection: SnapshotDep, group: str, filters: GroupInstituteFilter | None = None, page: PageNumber = 1
    ) -> GroupInstitutePage:
        """One page of the published institutes of a group that match all filters."""
        return await read_institutes(connection, kind, group, filters or GroupInstituteFilter(), page)

    one = "/{group:reference}"
    router.add_api_route("/", list_groups, methods=["GET"], name=f"{kind.noun}_list")
    for path, endpoint, method, name in (
        (one, read_detail, "GET", "detail"),
        (f"{one}/related_locations", list_locations, "GET", "locations"),
        (f"{one}/disciplines", list_disciplines, "GET", "disciplines"),
        (f"{one}/universities/", list_institutes, "POST", "institutes"),
    ):
        router.add_api_route(
            path, endpoint, methods=[method], name=f"{kind.noun}_{name}", responses=dict(ONE_ROW)
        )
    return router


group_routers = tuple(_build_router(kind) for kind in GROUP_KINDS.values())
