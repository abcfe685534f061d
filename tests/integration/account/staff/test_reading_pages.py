"""Reading the pages of analysts and editors adds entries to the audit log, and changes no other row."""

import re

from fastapi.routing import APIRoute

from api.analytics.endpoints import router as analytics_router
from api.editing.csv_endpoints import router as csv_router
from api.editing.endpoints import router as editing_router
from api.editing.image_endpoints import router as image_router
from api.editing.link_endpoints import router as link_router
from api.editing.static_endpoints import router as static_router
from schemas.vocabulary.roles import Role
from tests.integration.account.attacks.roles.analytics import put_log
from tests.integration.account.attacks.stage import Stage
from tests.integration.account.staff.test_editing import add_article, save
from tests.integration.account.test_cross_site import read_digests

ROUTERS = (analytics_router, editing_router, csv_router, image_router, link_router, static_router)
VALUES = {"noun": "blog", "key": "1", "revision": "2", "report": "trends", "image": "1"}
ABSENT = {"/api/media/1.jpg": 404}
"""The only path without a page, because no image is stored."""


async def test_no_page_of_analysts_and_editors_changes_a_row(stage: Stage) -> None:
    put_log(stage)
    browser = stage.add_staff(Role.ADMINISTRATOR).browser
    assert await add_article(browser) == "/admin/content/blog/1"
    await save(browser, "/admin/content/blog/1", heading="A new heading")
    paths = [
        re.sub(r"\{(\w+)\}", lambda found: VALUES[found[1]], route.path)
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute) and "GET" in (route.methods or ())
    ]
    assert len(paths) == 16
    before = read_digests(stage.connection)
    assert before["content_entry"]
    statuses, changed = {}, {}
    for path in paths:
        statuses[path] = (await browser.get(path)).status_code
        after = read_digests(stage.connection)
        changed[path] = {table for table in after if after[table] != before[table]} - {"audit_entry"}
    assert {path: status for path, status in statuses.items() if status not in (200, 303)} == ABSENT
    assert {path: tables for path, tables in changed.items() if tables} == {}
