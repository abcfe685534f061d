"""The FastAPI application.

The application serves the API, the CRM calls, health checks, metrics, site maps, the pages for staff, and the page that
stops alerts. Under all other paths, the application serves the files and pages of the built site.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import APIRouter, FastAPI
from starlette.routing import BaseRoute, Route
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from api.account.cross_site import CrossSiteProtection
from api.account.endpoints import router as account_router
from api.account.secret_checks import SecretChecks
from api.analytics.endpoints import router as analytics_router
from api.application.endpoints import router as application_router
from api.blog.endpoints import router as blog_router
from api.body_limit import BodyLimit
from api.campus.endpoints import router as campus_router
from api.compression.middleware import GzipMiddleware
from api.country.endpoints import router as country_router
from api.counts.catalogue_counts import CatalogueCounts
from api.course.details.endpoints import router as course_details_router
from api.course.endpoints import router as course_router
from api.crm.callback_endpoints import router as crm_callback_router
from api.crm.endpoints import router as crm_router
from api.crm.profile_endpoints import router as crm_profile_router
from api.crm.submission_endpoints import router as crm_submission_router
from api.currency.endpoints import router as currency_router
from api.database import open_database
from api.deadline_reminder.endpoints import router as deadline_reminder_router
from api.degree_level.endpoints import router as degree_level_router
from api.discipline.endpoints import router as discipline_router
from api.document.endpoints import router as document_router
from api.documentation.endpoints import router as documentation_router
from api.edge.head_requests import HeadRequests
from api.edge.hosts import AllowedHosts
from api.edge.security_headers import SecurityHeaders, SecurityHeadersMiddleware
from api.editing.csv_endpoints import router as editing_csv_router
from api.editing.endpoints import router as editing_router
from api.editing.image_endpoints import router as editing_image_router
from api.editing.link_endpoints import router as editing_link_router
from api.editing.static_endpoints import router as editing_static_router
from api.errors import install_error_handlers
from api.experiments.current_experiment import keep_experiment_current
from api.fast_path import build_fast_path_routes
from api.followed_institute.endpoints import router as followed_institute_router
from api.group.endpoints import group_routers
from api.health.endpoints import router as health_router
from api.institute.disciplines import router as institute_disciplines_router
from api.institute.endpoints import router as institute_router
from api.location.endpoints import router as location_router
from api.logs import configure_logging
from api.map.endpoints import router as map_router
from api.marketing_card.endpoints import router as marketing_card_router
from api.metrics.endpoints import router as metrics_router
from api.metrics.middleware import RequestMetrics
from api.metrics.series import RequestSeries
from api.names.endpoints import router as names_router
from api.own_data.endpoints import router as own_data_router
from api.page.endpoints import router as page_router
from api.page_route.cached_routes import CachedRoutes
from api.page_route.endpoints import router as page_route_router
from api.popular_search.cached_searches import CachedPopularSearches
from api.rate_limits.buckets import Buckets
from api.rate_limits.middleware import RateLimits
from api.rate_limits.shared_buckets import keep_buckets_shared
from api.region.endpoints import router as region_router
from api.replacement.endpoints import router as replacement_router
from api.request_log import RequestLog
from api.routing import read_operation_id
from api.saved_search.endpoints import router as saved_search_router
from api.saved_search.unsubscribing import router as unsubscribe_router
from api.scholarship.endpoints import router as scholarship_router
from api.search.deadline import SharedSearchDeadline
from api.search.endpoints import router as search_router
from api.search.endpoints import suggestions_router
from api.search_course.endpoints import router as search_course_router
from api.search_log.endpoints import router as search_log_router
from api.search_log.search_log import open_search_log
from api.search_v2.endpoints import routers as search_v2_routers
from api.short_link.endpoints import router as short_link_router
from api.site_map.endpoints import router as site_map_router
from api.site_menu.endpoints import router as site_menu_router
from api.source.endpoints import router as source_router
from api.staff.endpoints import router as staff_router
from api.staff.second_factor_endpoints import router as second_factor_router
from api.throttling.limits import Throttle
from api.top_words.endpoints import router as top_words_router
from api.visa.endpoints import router as visa_router
from api.web_files import PageFiles, WebFiles
from schemas.settings import ROOT, Settings, read_settings
from schemas.storage.store import open_store
from schemas.vocabulary.addresses import NOT_PAGES
from search.elasticsearch_access.circuit_breaker import CircuitBreaker
from search.elasticsearch_access.log_client import open_search_log_client
from search.execution.live_index import open_live_index
from search.execution.token_keys import TokenKeys

WEB_FOLDER = ROOT / "web" / "dist"
# Starlette tries the routes in this order. The most frequently requested routes are first.
ROUTERS: tuple[APIRouter, ...] = (
    search_router,
    suggestions_router,
    location_router,
    course_router,
    *search_v2_routers,
    search_course_router,
    institute_disciplines_router,
    course_details_router,
    discipline_router,
    currency_router,
    country_router,
    degree_level_router,
    region_router,
    institute_router,
    campus_router,
    *group_routers,
    scholarship_router,
    marketing_card_router,
    blog_router,
    page_router,
    short_link_router,
    page_route_router,
    source_router,
    map_router,
    names_router,
    account_router,
    application_router,
    document_router,
    own_data_router,
    followed_institute_router,
    deadline_reminder_router,
    saved_search_router,
    visa_router,
    top_words_router,
    site_menu_router,
    replacement_router,
    search_log_router,
    crm_router,
    crm_profile_router,
    crm_submission_router,
    crm_callback_router,
    health_router,
    metrics_router,
    site_map_router,
    documentation_router,
    unsubscribe_router,
    second_factor_router,
    staff_router,
    editing_router,
    editing_image_router,
    editing_link_router,
    editing_csv_router,
    editing_static_router,
    analytics_router,
)
# All applications of this process share the routes. `include_router` would build each of them a second time, which is a
# quarter of the start of the site.
_ROUTES: Sequence[BaseRoute] = [route for router in ROUTERS for route in router.routes]
_FIRST_SEGMENTS = frozenset(each.path.split("/")[1] for each in _ROUTES if isinstance(each, Route))
"""The first segments of the paths of all routes, such as `api` and `robots.txt`."""
DEFAULT_DATABASE_URL = "postgresql://127.0.0.1:5432/postgres"
DEFAULT_ELASTICSEARCH_URL = "http://127.0.0.1:9200"


def create_app(configuration: Settings, web_folder: Path = WEB_FOLDER) -> FastAPI:
    """Build the application. It serves the files of the built site from `web_folder`."""
    configure_logging(configuration.finder_log)
    app = FastAPI(
        title="Meridian",
        summary="Study programmes abroad: search, filters and counts.",
        version="1",
        lifespan=_open_connections,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=read_operation_id,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.settings = configuration
    app.state.series = RequestSeries()
    app.state.search_log = None
    app.state.security_headers = SecurityHeaders(configuration)
    app.state.rate_limits = Buckets()
    app.state.secret_checks = SecretChecks()
    app.state.document_store = open_store(configuration)
    install_error_handlers(app)
    app.router.routes += build_fast_path_routes(app.router)
    files = PageFiles(web_folder, configuration, app.state.security_headers.policy)
    # The route of files and pages is before the API routes. Comparing a path with all API routes would take 0.2 ms of
    # processor time, a quarter of the time of a file.
    app.router.routes.append(WebFiles(files, _FIRST_SEGMENTS | NOT_PAGES))
    app.router.routes += _ROUTES
    app.router.routes.append(WebFiles(files, NOT_PAGES))
    _add_middleware(app, configuration)
    return app


def _add_middleware(app: FastAPI, configuration: Settings) -> None:
    """Add the middleware. The middleware that is added last receives a request first.

    Middleware that rejects requests is added late, so that a rejected request passes through little other middleware.
    """
    app.add_middleware(SharedSearchDeadline)
    app.add_middleware(GzipMiddleware)
    app.add_middleware(HeadRequests)
    app.add_middleware(BodyLimit)
    app.add_middleware(CrossSiteProtection, site_url=configuration.finder_site_url)
    app.add_middleware(RequestLog)
    app.add_middleware(AllowedHosts, configuration=configuration)
    app.add_middleware(RateLimits, buckets=app.state.rate_limits)
    app.add_middleware(RequestMetrics, series=app.state.series)
    app.add_middleware(SecurityHeadersMiddleware, headers=app.state.security_headers)
    if configuration.trusted_proxies:
        proxies = [str(network) for network in configuration.trusted_proxies]
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=proxies)


@asynccontextmanager
async def _open_connections(app: FastAPI) -> AsyncIterator[None]:
    """Open Elasticsearch, PostgreSQL, Valkey and the search log. They stay open while the application runs."""
    configuration: Settings = app.state.settings
    elasticsearch = configuration.elasticsearch_connection or DEFAULT_ELASTICSEARCH_URL
    async with (
        keep_buckets_shared(app.state.rate_limits, configuration.broker_url),
        open_live_index(
            elasticsearch, token_keys=TokenKeys(configuration.token_keys), breaker=CircuitBreaker()
        ) as live_index,
        open_database(configuration.database_url or DEFAULT_DATABASE_URL) as database,
        open_search_log(configuration) as search_log,
        open_search_log_client(configuration.search_log_connection or elasticsearch) as log_client,
        keep_experiment_current(database, is_enabled=search_log is not None) as experiment,
    ):
        app.state.live_index = live_index
        app.state.database = database
        app.state.search_log = search_log
        app.state.log_client = log_client
        app.state.experiment = experiment
        app.state.counts = CatalogueCounts()
        app.state.page_routes = CachedRoutes()
        app.state.popular_searches = CachedPopularSearches()
        app.state.throttle = Throttle(configuration.broker_url)
        try:
            yield
        finally:
            await app.state.throttle.close()


app = create_app(read_settings())
