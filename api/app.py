"""The application: routes under /api, health beside them, the web's files under everything else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from api.body_limit import BodyLimit
from api.course.endpoints import router as course_router
from api.errors import install_error_handlers
from api.health.endpoints import router as health_router
from api.institute.disciplines import router as institute_disciplines_router
from api.request_log import RequestLog, log_requests
from api.routing import operation_id
from api.search_course.endpoints import router as search_course_router
from api.search_v2.endpoints import router as search_v2_router
from api.web_files import WebFiles
from schemas.settings import ROOT, Settings, settings
from search.catalogue import open_catalogue

WEB_FOLDER = ROOT / "web" / "dist"
DEFAULT_ELASTICSEARCH_URL = "http://127.0.0.1:9200"


def create_app(configuration: Settings, web_folder: Path = WEB_FOLDER) -> FastAPI:
    """An application that searches the engine of `configuration` and serves the files of `web_folder`."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        log_requests()
        async with open_catalogue(configuration.elasticsearch_url or DEFAULT_ELASTICSEARCH_URL) as catalogue:
            app.state.catalogue = catalogue
            yield

    app = FastAPI(
        title="Meridian",
        summary="Study programmes abroad: search, filters and counts.",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url="/api/docs",
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=operation_id,
    )
    install_error_handlers(app)
    app.include_router(course_router, prefix="/api")
    app.include_router(search_v2_router, prefix="/api")
    app.include_router(search_course_router, prefix="/api")
    app.include_router(institute_disciplines_router, prefix="/api")
    app.include_router(health_router)
    app.router.routes.append(WebFiles(web_folder))
    app.add_middleware(BodyLimit)
    app.add_middleware(RequestLog)
    return app


app = create_app(settings())
